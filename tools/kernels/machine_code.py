"""The second half: Numba's code becomes one library of all games for each kind of computer.

For the browser it becomes one WebAssembly module a game, because a page plays one game at a time.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding

from smallbox.kernel.library import sources_symbol
from smallbox.kernel.webassembly import section
from tools.kernels.bitcode import Function, GameCode, Parameter
from tools.kernels.targets import Target

llvm: Any = llvmlite.binding  # has no types
ZIG = [sys.executable, "-m", "ziglang"]
STACK = 65536  # bytes of a module's memory; it comes first, so that a stack too deep is an error, not a mess
RESULTS = {"int": "i64", "float": "double", "bool": "zeroext i8", "None": "void"}


def object_of(code: GameCode, target: Target) -> bytes:
    """A game's kernels as an object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc=target.relocation, codemodel="default"
    )
    header = f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n'
    module = llvm.parse_assembly(header + portable(str(llvm.parse_bitcode(code.bitcode))))
    module.link_in(llvm.parse_assembly(header + edges(code, target)))
    exported = {function.symbol for function in code.functions}
    for function in module.functions:
        if not function.is_declaration:
            if function.name not in exported:
                function.linkage = "internal"
            if target.is_small:
                function.add_function_attribute("optsize")
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=2 if target.is_small else 3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    return machine.emit_object(module)


def portable(text: str) -> str:
    """LLVM code without what only concerns the computer it was written on."""
    text = re.sub(r"^target (datalayout|triple) = .*$", "", text, flags=re.MULTILINE)
    text = text.replace("= common global", "= internal global")  # Numba's environments: nobody looks at them
    return text.replace("@sqrt(", "@llvm.sqrt.f64(")  # one instruction everywhere


def edges(code: GameCode, target: Target) -> str:
    """What Python sees: plain functions round those of Numba, and what they were made of."""
    sources = code.sources.encode() + b"\0"
    text = "".join(f"\\{byte:02X}" for byte in sources)
    visible = "dllexport " if target.system == "win32" else ""
    lines = [f'@{sources_symbol(code.game)} = {visible}constant [{len(sources)} x i8] c"{text}"']
    lines += [edge(function, visible) for function in code.functions]
    return "\n".join(lines)


def edge(function: Function, visible: str) -> str:
    """A plain function that calls one of Numba's.

    Numba wants a place for the result and one for an exception (which no kernel of ours raises), and for each
    array its owner, its size and the steps between its items.
    """
    outer, body = list[str](), list[str]()
    inner = ["ptr %result", "ptr %exception"]
    for number, parameter in enumerate(function.parameters):
        if not parameter.dimensions:
            outer.append(f"i64 %number{number}")
            inner.append(f"i64 %number{number}")
        else:
            more, passed = array_arguments(number, parameter)
            outer += [f"ptr %array{number}", *(f"i64 %size{number}.{i}" for i in range(parameter.dimensions))]
            body += more
            inner += passed
    declared = ", ".join(argument.split(" ")[0] for argument in inner)
    result = RESULTS[function.promised]
    return "\n".join(
        [
            f'declare i32 @"{function.inner}"({declared})',
            f"define {visible}{result} @{function.symbol}({', '.join(outer)}) {{",
            "  %result = alloca i64, align 8",
            "  %exception = alloca ptr, align 8",
            *body,
            f'  %status = call i32 @"{function.inner}"({", ".join(inner)})',
            *returned(function),
            "}",
        ]
    )


def array_arguments(number: int, parameter: Parameter) -> tuple[list[str], list[str]]:
    """What Numba wants to know of an array without gaps: the sums for it, and the arguments."""
    item = parameter.item
    if parameter.dimensions == 1:
        count = f"%size{number}.0"
        shape, strides, body = [f"i64 {count}"], [f"i64 {item}"], list[str]()
    else:
        count, row = f"%count{number}", f"%row{number}"
        body = [
            f"  {count} = mul i64 %size{number}.0, %size{number}.1",
            f"  {row} = mul i64 %size{number}.1, {item}",
        ]
        shape = [f"i64 %size{number}.0", f"i64 %size{number}.1"]
        strides = [f"i64 {row}", f"i64 {item}"]
    passed = ["ptr null", "ptr null", f"i64 {count}", f"i64 {item}", f"ptr %array{number}", *shape, *strides]
    return body, passed


def returned(function: Function) -> list[str]:
    """Load the result, and make it what the annotation promises."""
    kind, promised = function.result, RESULTS[function.promised].split(" ")[-1]
    if kind is None:
        return ["  ret void"]
    lines = [f"  %small = load {kind}, ptr %result"]
    if kind == promised:
        return [*lines, f"  ret {kind} %small"]
    return [*lines, f"  %value = sext {kind} %small to {promised}", f"  ret {promised} %value"]


def link(objects: Sequence[Path], target: Target, library: Path) -> None:
    """Put the objects of all games into one library."""
    unfinished = objects[0].with_name(library.name)  # the linker may leave other files beside it
    run_linker(["cc", "-shared", "-s", "-target", *target.linker, "-o", unfinished, *objects])
    unfinished.replace(library)


def link_module(code: GameCode, compiled: Path, description: bytes, module: Path) -> None:
    """Make a WebAssembly module that needs nothing from outside, and describes itself."""
    unfinished = compiled.with_name(module.name)
    exported = [f"--export={function.symbol}" for function in code.functions]
    shape = ["--no-entry", "--strip-all", "--gc-sections", "--stack-first", "-z", f"stack-size={STACK}"]
    run_linker(["wasm-ld", *shape, *exported, "--export=__heap_base", compiled, "-o", unfinished])
    with unfinished.open("ab") as file:
        file.write(section(description))
    unfinished.replace(module)


def run_linker(arguments: Sequence[Any]) -> None:
    made = subprocess.run([*ZIG, *arguments], capture_output=True, text=True, check=False)  # noqa: S603
    if made.returncode:
        raise SystemExit(f"Linking failed: {' '.join(map(str, arguments))}\n{made.stderr}")
