// A table on this device is recognised by its id.
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";

const PREFIX = "device-";
const BYTES = 10;

export const newTableId = (): string => PREFIX + bytesToHex(randomBytes(BYTES));

export const isOnDevice = (table: string): boolean => table.startsWith(PREFIX);
