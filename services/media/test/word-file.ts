const SECTOR = 512;

type Entry = { readonly name: string; readonly type: number; readonly kind?: string };

function entryOf({ name, type, kind = "" }: Entry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = type;
  Buffer.from(kind, "hex").copy(entry, 80);
  return entry;
}

/** A compound file whose directory comes after the bytes that a check reads first. */
function compoundFile(entries: readonly Entry[], directorySector = 20): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(directorySector, 48);
  return Buffer.concat([header, Buffer.alloc(directorySector * SECTOR), ...entries.map(entryOf)]);
}

const WORD_97 = "0609020000000000c000000000000046";
const INSTALLER = "84100c0000000000c000000000000046";

export const WORD_FILE = compoundFile([{ name: "Root Entry", type: 5, kind: WORD_97 }]);
/** As some programs write it: without a class. */
export const PLAIN_WORD_FILE = compoundFile([
  { name: "Root Entry", type: 5 },
  { name: "1Table", type: 2 },
  { name: "WordDocument", type: 2 },
]);
/** A Windows installer, with a stream that imitates Word. */
export const INSTALLER_FILE = compoundFile([
  { name: "Root Entry", type: 5, kind: INSTALLER },
  { name: "WordDocument", type: 2 },
]);
export const SPREADSHEET_FILE = compoundFile([
  { name: "Root Entry", type: 5 },
  { name: "Workbook", type: 2 },
]);
/** A file whose directory is beyond its end. */
export const CUT_FILE = PLAIN_WORD_FILE.subarray(0, 4_096);
