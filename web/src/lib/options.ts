// The options of a game as a form: read from the JSON schema that the server sends.

export interface OptionField {
  name: string;
  kind: "number" | "choice";
  least?: number;
  most?: number;
  /** What can be chosen; null leaves it to the edition. */
  choices: (string | number | boolean | null)[];
  usual: unknown;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** The fields that a person can set; lists are for the bots' levels. */
export function optionFields(schema: unknown): OptionField[] {
  const whole = schema as Schema;
  const named = whole.$defs?.[whole.$ref?.split("/").at(-1) ?? ""] ?? whole;
  return Object.entries(named.properties ?? {}).flatMap(([name, property]) => field(name, property) ?? []);
}

function field(name: string, property: Schema): OptionField | null {
  const kinds = property.anyOf ?? [property];
  const usual = property.default;
  const number = kinds.find(({ type }) => type === "integer");
  if (number) {
    const [least, most] = [number.minimum ?? 0, number.maximum ?? 1000];
    return { name, kind: "number", least, most, choices: [], usual };
  }
  const choices = kinds.flatMap((kind): OptionField["choices"] =>
    kind.type === "null" ? [null] : kind.type === "boolean" ? [true, false] : (kind.enum ?? []),
  );
  return choices.length ? { name, kind: "choice", choices, usual } : null;
}

/** Only what differs from the usual is sent. */
export function chosenOptions(
  fields: OptionField[],
  values: Record<string, unknown>,
): Record<string, unknown> | null {
  const changed = fields.filter(({ name, usual }) => values[name] !== usual);
  return changed.length ? Object.fromEntries(changed.map(({ name }) => [name, values[name]])) : null;
}
