"""The kinds of computers that the kernels are compiled for.

The tests run the first and the browser; the others are linked from the same code, but never yet run.
"""

from typing import NamedTuple

from smallbox.kernel.library import file_name


class Target(NamedTuple):
    """A kind of computer."""

    system: str  # as Python's sys.platform calls it
    machine: str
    triple: str  # as LLVM calls it
    cpu: str
    linker: tuple[str, ...] = ()  # what Zig's linker is told
    features: str = ""  # that the CPU has beyond those of its kind, as LLVM calls them
    relocation: str = "pic"  # a library may be loaded anywhere
    is_small: bool = False  # size counts, too

    @property
    def name(self) -> str:
        return f"{self.system}-{self.machine}"

    @property
    def file(self) -> str:
        return file_name(self.system, self.machine)


TARGETS = (
    Target("linux", "x86_64", "x86_64-unknown-linux-gnu", "x86-64-v2", ("x86_64-linux-gnu", "-nostdlib")),
    Target("linux", "arm64", "aarch64-unknown-linux-gnu", "generic", ("aarch64-linux-gnu", "-nostdlib")),
    Target("darwin", "arm64", "arm64-apple-macosx11.0.0", "apple-m1", ("aarch64-macos",)),
    Target("win32", "x86_64", "x86_64-pc-windows-gnu", "x86-64-v2", ("x86_64-windows-gnu",)),
)

# What any browser can do since about 2021; nothing that adds and multiplies in one step, to another last bit.
BROWSER = Target(
    "browser",
    "wasm32",
    "wasm32-unknown-unknown",
    "generic",
    features="+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals",
    relocation="static",
    is_small=True,
)


def target_of_this_computer() -> Target | None:
    """The kind of computer this is, if it is one of those."""
    return next((target for target in TARGETS if target.file == file_name()), None)
