// The options of a game as a form.
import type { OptionField } from "../protocol/messages";

/** The options that a person can set; those of each seat are for the bots' levels. */
export function formFields(fields: OptionField[]): OptionField[] {
  return fields.filter(({ kind }) => kind !== "per-seat");
}

/** Only what differs from the default is sent. */
export function chosenOptions(
  fields: OptionField[],
  values: Record<string, unknown>,
): Record<string, unknown> | null {
  const changed = fields.filter((field) => values[field.name] !== field.default);
  return changed.length ? Object.fromEntries(changed.map(({ name }) => [name, values[name]])) : null;
}
