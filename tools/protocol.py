"""Write the server's messages, the games' Structs and the kernels' entries as TypeScript: `make protocol`.

The messages and Structs also become a JSON schema.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from smallbox.games import find
from smallbox.kernel.webassembly import FORM, ModuleFile
from smallbox.registry import OWN_GAMES
from smallbox.server import messages
from tools.kernels.description import Description
from tools.kernels.typescript import entries_and_fields

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web/src/protocol"
SCHEMA = ROOT / "docs/protocol.schema.json"
HEAD = "// Made by `make protocol` from the server's Structs: do not edit.\n"

Schema = dict[str, Any]


def short(name: str) -> str:
    """The name of a Struct; where two modules of a game use it, that of the cards says so."""
    *_, module, own = ("", *name.split("."))
    return f"Cards{own}" if module == "cards" else own


def typescript(schema: Schema) -> str:
    """The TypeScript of a JSON schema."""
    if "$ref" in schema:
        return short(schema["$ref"].rsplit("/", 1)[1])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(typescript(one) for one in schema[several]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            item = typescript(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object" if "properties" not in schema:
            return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
        case _:
            return "unknown"


def interface(name: str, schema: Schema, may_omit: bool) -> str:
    """A Struct as an interface; what the server sends is always complete unless it omits defaults."""
    if "properties" not in schema:
        return f"export type {name} = {typescript(schema)};\n"
    lines: list[str] = []
    required = set(schema.get("required", []))
    for field, form in schema["properties"].items():
        optional = "" if field in required or not may_omit else "?"
        lines.append(f"  {field}{optional}: {typescript(form)};")
    about = schema.get("description", "").strip().splitlines()
    comment = f"/** {about[0]} */\n" if about else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def module(structs: dict[str, Any], loose: set[str]) -> tuple[str, Schema]:
    """A TypeScript module with these types and all that they mention."""
    _, components = msgspec.json.schema_components(list(structs.values()), ref_template="#/$defs/{name}")
    parts = [interface(short(name), form, name in loose) for name, form in components.items()]
    for name, form in structs.items():
        if name not in components:
            [said], _ = msgspec.json.schema_components([form], ref_template="#/$defs/{name}")
            parts.append(f"export type {name} = {typescript(said)};\n")
    return HEAD + "\n" + "\n".join(parts), components


def omits_defaults(form: Any) -> bool:
    return (
        isinstance(form, type) and issubclass(form, msgspec.Struct) and form.__struct_config__.omit_defaults
    )


def all_files() -> dict[Path, str]:
    """Every generated file with its text."""
    from_client = {struct.__name__ for struct in messages.FromClient.__args__}
    asked = {
        struct.__name__ for struct in messages.OverHttp if struct.__struct_config__.forbid_unknown_fields
    }
    structs: dict[str, Any] = {struct.__name__: struct for struct in messages.OverHttp}
    structs |= {"FromClient": messages.FromClient, "FromTable": messages.FromTable}
    text, components = module(structs, from_client | asked)
    text += f"\nexport const PROTOCOL = {messages.PROTOCOL};\n"
    text += f"export const SUBPROTOCOL = {json.dumps(messages.SUBPROTOCOL)};\n"
    files = {TYPES / "messages.ts": text}
    schemas: Schema = {"messages": components}
    for game in map(find, OWN_GAMES):
        view = sys.modules[game.view.__module__]
        forms = {"View": view.View, "Event": view.Event, "Move": game.move, "Options": game.options}
        forms["Cards"] = game.cards
        names = {name for name, form in vars(view).items() if omits_defaults(form)}
        moves = sys.modules[game.encode.__module__]
        names |= {name for name, form in vars(moves).items() if omits_defaults(form)}
        text, components = module(forms, names | {"Options", game.options.__name__})
        files[TYPES / f"{game.name}.ts"] = text
        schemas[game.name] = components
    text, _ = module({"Description": Description, "ModuleFile": ModuleFile}, set())
    files[TYPES / "description.ts"] = text + f"\nexport const FORM = {FORM};\n"
    files[TYPES / "entries.ts"] = entries_and_fields()
    files[SCHEMA] = json.dumps(schemas, indent=1, ensure_ascii=False) + "\n"
    return files


def main() -> int:
    """Write the files, or with --check say which are out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    check = parser.parse_args().check
    stale: list[Path] = []
    for path, text in all_files().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in stale:
        sys.stdout.write(f"{'out of date' if check else 'written'}: {path.relative_to(ROOT)}\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
