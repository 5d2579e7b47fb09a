"""The OpenAPI page: every request in plain HTML, because our pages load no script of anybody else."""

import json
import re
from html import escape
from typing import Any

from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>smallbox</title><h1>smallbox</h1>'


class SchemaPage(OpenAPIRenderPlugin):
    """A list of what can be asked over HTTP."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        paths: dict[str, dict[str, dict[str, Any]]] = openapi_schema["paths"]
        rows = [
            f"<dt><code>{method.upper()} {escape(path)}</code> {escape(types_of(operation))}"
            f"<dd>{escape(operation.get('description', ''))}"
            for path, operations in paths.items()
            for method, operation in operations.items()
        ]
        link = '<p><a href="/api/schema/openapi.json">openapi.json</a>'
        return f"{HEAD}{link}<dl>{''.join(rows)}</dl></html>".encode()


def types_of(operation: dict[str, Any]) -> str:
    """What goes in and what comes out, by the names of docs/protocol.schema.json."""
    answers = {status: form for status, form in operation["responses"].items() if status.startswith("2")}
    return f"{named_in(operation.get('requestBody'))} → {named_in(answers)}".strip()


def named_in(part: Any) -> str:
    """The first type that is mentioned."""
    found = re.search(r'"#/components/schemas/(\w+)"', json.dumps(part))
    return found[1] if found else ""
