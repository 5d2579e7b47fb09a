"""The first half: what Numba's front end makes of a game's kernels, before any computer is chosen.

Numba compiles and runs in one process; here only its first part is wanted, which finds types and writes LLVM
code. The rest is switched off by replacing some of its methods, so this works only with the versions of Numba
that pyproject.toml allows, and only in a process that does nothing else.
"""

from collections.abc import Callable
from typing import Any, cast

import llvmlite.binding as llvm
import msgspec
import numba
from numba.core import codegen, cpu, dispatcher, types
from numba.core.compiler_lock import global_compiler_lock

from smallbox.game import Game
from smallbox.games import find
from smallbox.kernel import jit, library
from smallbox.kernel.records import ArrayKind
from tools.kernels.made_of import sources_of

kinds: Any = types
NUMBERS = {"i8": kinds.int64, "u8": kinds.uint64, "f8": kinds.float64}


class Parameter(msgspec.Struct, frozen=True):
    """What an entry takes: a number, or an array of so many dimensions with items of this size."""

    dimensions: int = 0
    item: int = 0


class Function(msgspec.Struct, frozen=True):
    """An entry as Numba leaves it."""

    symbol: str  # what Python will ask for
    inner: str  # what Numba calls it
    parameters: list[Parameter]
    result: str | None  # as LLVM calls its type
    promised: str  # as its annotation says it


class GameCode(msgspec.Struct, frozen=True):
    """The kernels of one game, for no computer in particular."""

    game: str
    sources: str  # see library.sources_symbol
    functions: list[Function]
    bitcode: bytes


def code_of(name: str, tell: Callable[[str], None]) -> GameCode:
    """Numba's code for all entries of one of our games; `tell` hears of each when it is done."""
    switch_off_the_back_end()
    game = find(name)
    module: Any = None
    functions: list[Function] = []
    for bound in (game.kernels, game.search):
        for entry_name, entry in bound.entries.items():
            signature = tuple(numba_type(kind, game) for _, kind in library.parameters(entry))
            kernel = jit.jitted(entry)
            kernel.compile(signature)
            compiled = kernel.overloads[signature]
            symbol = library.symbol(name, bound.template, entry_name)
            functions.append(function_of(symbol, compiled, entry.__annotations__["return"]))
            module = linked(module, compiled)
            tell(entry_name)
    return GameCode(name, sources_of(game), functions, module.as_bitcode())


def switch_off_the_back_end() -> None:
    """From here on Numba optimises nothing, makes no machine code and keeps nothing on disk."""
    nothing: Callable[..., None] = lambda *_: None  # noqa: E731
    replaced: list[tuple[Any, str, Callable[..., Any]]] = [
        (codegen.CPUCodeLibrary, "_optimize_functions", set_layout),
        (codegen.CPUCodeLibrary, "_optimize_final_module", nothing),
        (codegen.CPUCodeLibrary, "_finalize_final_module", note_that_it_is_final),
        (codegen.JITCodeLibrary, "_finalize_specific", nothing),
        (codegen.JITCodeLibrary, "get_pointer_to_function", no_pointer),
        (codegen.JITCPUCodegen, "set_env", nothing),
        (cpu.CPUContext, "get_executable", no_executable),
        (dispatcher.Dispatcher, "add_overload", keep_what_was_compiled),
    ]
    for owner, name, replacement in replaced:
        if not hasattr(owner, name):
            raise SystemExit(f"Numba {numba.__version__} has no {owner.__name__}.{name}: see {__file__}")
        setattr(owner, name, replacement)
    jit.compiler().keywords["cache"] = False


def set_layout(self: Any, module: Any) -> None:
    module.data_layout = self._codegen._data_layout


def no_pointer(self: Any, name: str) -> int:
    return 0


def no_executable(*_: Any) -> Callable[..., None]:
    """Something to stand for a function; a new one each time, because Numba tells functions apart by it."""
    return lambda *_: None


def note_that_it_is_final(self: Any) -> None:
    self._finalized = True


def keep_what_was_compiled(self: Any, compiled: Any) -> None:
    self.overloads[tuple(compiled.signature.args)] = compiled


def numba_type(kind: Any, game: Game) -> Any:
    """What Numba calls what an entry takes."""
    if kind is int:
        return kinds.int64
    if isinstance(kind, ArrayKind):
        return kinds.Array(NUMBERS[kind.code], kind.dimensions, "C")
    record = game.table if kind is Any else kind
    return kinds.Array(cast(Any, numba).from_dtype(record.dtype), 1, "C")


def function_of(symbol: str, compiled: Any, promised: Any) -> Function:
    parameters = [
        Parameter(
            kind.ndim, kind.dtype.size if isinstance(kind.dtype, kinds.Record) else kind.dtype.bitwidth // 8
        )
        if isinstance(kind, kinds.Array)
        else Parameter()
        for kind in compiled.signature.args
    ]
    result = llvm_type(compiled.signature.return_type)
    inner = compiled.fndesc.llvm_func_name
    return Function(symbol, inner, parameters, result, getattr(promised, "__name__", "None"))


def llvm_type(kind: Any) -> str | None:
    """What LLVM calls a result of this type, as Numba stores it."""
    if isinstance(kind, kinds.IntEnumMember):
        kind = kind.dtype
    kind = kinds.unliteral(kind)
    if isinstance(kind, kinds.NoneType):
        return None
    if isinstance(kind, kinds.Boolean):
        return "i8"
    return "double" if kind == kinds.float64 else f"i{kind.bitwidth}"


def linked(module: Any, compiled: Any) -> Any:
    """This module together with what was compiled now."""
    with global_compiler_lock:
        compiled.library._ensure_finalized()
    more = compiled.library._final_module.clone()
    for function in more.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            is_entry = function.name == compiled.fndesc.llvm_func_name
            function.linkage = "external" if is_entry else "linkonce_odr"  # the rest may be there already
    if module is None:
        return more
    module.link_in(more)
    return module
