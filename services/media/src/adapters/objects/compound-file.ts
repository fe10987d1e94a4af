/** Recognizes a Word document among compound files; spreadsheets, installers and mails use the same container. */

const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const CLASS_AT = 80;
const STREAM = 2;
const ROOT = 5;
const NO_CLASS = Buffer.alloc(16);
/** Word 6 and Word 97: {00020900-0000-0000-C000-000000000046} and {00020906-...}, in their stored byte order. */
const WORD_CLASSES = ["0009020000000000c000000000000046", "0609020000000000c000000000000046"].map((hex) =>
  Buffer.from(hex, "hex"),
);

/** The offset of a compound file's directory, from its first bytes; null if they do not contain it. */
export function directoryPlace(start: Buffer): number | null {
  if (start.length < 512) return null;
  const shift = start.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  return (start.readUInt32LE(48) + 1) * 2 ** shift;
}

function isWordStream(entry: Buffer): boolean {
  const length = Math.min(entry.readUInt16LE(NAME_LENGTH_AT), NAME_LENGTH_AT);
  const name = entry.toString("utf16le", 0, Math.max(0, length - 2));
  return entry[TYPE_AT] === STREAM && name === "WordDocument";
}

/** Whether a directory belongs to a Word document: by its class or, if it has none, by the stream of its text. */
export function isWordDirectory(directory: Buffer): boolean {
  const entries = Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) =>
    directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES),
  );
  const [root] = entries;
  if (root === undefined || root[TYPE_AT] !== ROOT) return false;
  const kind = root.subarray(CLASS_AT, CLASS_AT + 16);
  if (WORD_CLASSES.some((word) => word.equals(kind))) return true;
  return kind.equals(NO_CLASS) && entries.some(isWordStream);
}
