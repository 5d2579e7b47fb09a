// A table on this device is recognised by its id.

const PREFIX = "device-";
const BYTES = 10;

export function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const isOnDevice = (table: string): boolean => table.startsWith(PREFIX);
