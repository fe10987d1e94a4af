import { strFromU8, unzipSync } from "fflate";

/** A cell as its file says it: the type, the format of numbers and the value, whatever wrote it. */
export type ReadCell = {
  readonly type: "text" | "number" | "empty";
  readonly format: string;
  readonly value: string | number;
};

export type ReadSheet = {
  readonly rows: readonly (readonly ReadCell[])[];
  readonly rightToLeft: boolean;
  /** Rows that stay in sight. */
  readonly frozen: number;
  readonly widths: readonly number[];
  readonly formulas: number;
  /** Addresses that cells open. */
  readonly links: readonly string[];
};

const elements = (from: Document | Element, name: string): Element[] => [
  ...from.getElementsByTagNameNS("*", name),
];

/** The column of a cell's position, from 1: 28 for AB7. */
function columnOf(position: string): number {
  const letters = position.replaceAll(/\d/g, "");
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Reads the first sheet of an Excel file from its XML. */
export async function readXlsx(file: Blob): Promise<ReadSheet> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = (name: string): Document => {
    const part = parts[name];
    if (part === undefined) throw new Error(`No ${name} in ${Object.keys(parts).join(", ")}`);
    const parsed = new DOMParser().parseFromString(strFromU8(part), "application/xml");
    expect(elements(parsed, "parsererror")).toEqual([]);
    return parsed;
  };
  const sheet = xml("xl/worksheets/sheet1.xml");
  const texts = elements(xml("xl/sharedStrings.xml"), "si").map(({ textContent }) => textContent ?? "");
  const styles = xml("xl/styles.xml");
  const formats = new Map(
    elements(styles, "numFmt").map((one) => [one.getAttribute("numFmtId"), one.getAttribute("formatCode")]),
  );
  const looks = elements(styles, "cellXfs").flatMap((one) => elements(one, "xf"));
  const cellOf = (cell: Element): ReadCell => {
    const [held] = elements(cell, "v");
    const look = looks[Number(cell.getAttribute("s") ?? 0)];
    const format = formats.get(look?.getAttribute("numFmtId") ?? "") ?? "";
    if (held === undefined) return { type: "empty", format, value: "" };
    const isText = cell.getAttribute("t") === "s";
    const value = Number(held.textContent);
    return isText ? { type: "text", format, value: texts[value] ?? "" } : { type: "number", format, value };
  };
  const empty: ReadCell = { type: "empty", format: "", value: "" };
  // Empty cells without a format are left out: the others say where they are.
  const rowOf = (row: Element): ReadCell[] => {
    const cells = elements(row, "c");
    const last = columnOf(cells.at(-1)?.getAttribute("r") ?? "A");
    const filled: ReadCell[] = Array.from({ length: last }, () => empty);
    for (const cell of cells) filled[columnOf(cell.getAttribute("r") ?? "") - 1] = cellOf(cell);
    return filled;
  };
  const links = parts["xl/worksheets/_rels/sheet1.xml.rels"] && xml("xl/worksheets/_rels/sheet1.xml.rels");
  return {
    rows: elements(sheet, "row").map(rowOf),
    rightToLeft: elements(sheet, "sheetView")[0]?.getAttribute("rightToLeft") === "1",
    frozen: Number(elements(sheet, "pane")[0]?.getAttribute("ySplit") ?? 0),
    widths: elements(sheet, "col").map((one) => Number(one.getAttribute("width"))),
    formulas: elements(sheet, "f").length,
    links: links ? elements(links, "Relationship").map((one) => one.getAttribute("Target") ?? "") : [],
  };
}

const DAY_MS = 86_400_000;

/** The day and time that a number of a cell with a date's format stands for: `2027-03-14 10:05`. */
export function shownDate({ value }: ReadCell): string {
  const epoch = Date.UTC(1899, 11, 30);
  const minutes = Math.round((Number(value) * DAY_MS) / 60_000);
  return new Date(epoch + minutes * 60_000).toISOString().slice(0, 16).replace("T", " ");
}
