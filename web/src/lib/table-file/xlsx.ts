import { writeXlsx, type Cell } from "hucre/xlsx";
import { directionOf } from "#i18n/formats.ts";
import { wallClock, type FileColumn, type TableFile } from "./table-file.ts";

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** How the cells of a column are shown; texts have no format. */
const FORMATS: Partial<Readonly<Record<FileColumn<never>["kind"], string>>> = {
  money: "#,##0.00",
  day: "yyyy-mm-dd",
  moment: "yyyy-mm-dd hh:mm",
};

/** Spreadsheets refuse a file with a longer text in a cell. */
const MAX_TEXT = 32_767;
/** Widths in characters: a long note does not push the other columns out of sight. */
const MIN_WIDTH = 8;
const MAX_WIDTH = 48;

type CellValue = string | number | Date | null;

/** Dates of a spreadsheet have no zone: what the clock of the zone shows, as if it were UTC. */
function dateOf(instant: string, zone: string): Date {
  const { year, month, day, hour, minute } = wallClock(instant, zone);
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
}

function valueOf<Row>(column: FileColumn<Row>, row: Row, zone: string): CellValue {
  const value = column.of(row) ?? "";
  if (value === "") return null;
  if (typeof value === "number") return value;
  if (column.kind === "day") return new Date(`${value}T00:00:00Z`);
  if (column.kind === "moment") return dateOf(value, zone);
  return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT - 1)}…` : value;
}

/** Room for the longest line of a column: dates have their format's length, numbers some room for their marks. */
function widthOf(title: string, format: string | undefined, values: readonly CellValue[]): number {
  const lengthOf = (value: CellValue): number => {
    if (value === null) return 0;
    if (value instanceof Date) return (format ?? "").length;
    if (typeof value === "number") return value.toFixed(2).length + 2;
    return Math.max(...value.split("\n").map((line) => line.length));
  };
  const longest = values.reduce<number>((most, value) => Math.max(most, lengthOf(value)), title.length);
  return Math.min(Math.max(longest + 2, MIN_WIDTH), MAX_WIDTH);
}

type Cells = readonly (readonly [position: string, cell: Partial<Cell>])[];

function boldTitles(count: number): Cells {
  return Array.from({ length: count }, (_, column) => [`0,${column}`, { style: { font: { bold: true } } }]);
}

/** Addresses that open when they are pressed. */
function linksOf<Row>(columns: readonly FileColumn<Row>[], values: readonly (readonly CellValue[])[]): Cells {
  return columns.flatMap(({ kind }, column) =>
    (kind === "link" ? (values[column] ?? []) : []).flatMap((target, row) =>
      typeof target === "string" ? [[`${row + 1},${column}`, { hyperlink: { target } }] as const] : [],
    ),
  );
}

/**
 * A table as an Excel file: days and moments are dates, sums and counts are numbers, addresses are links, the titles stay
 * in sight, and the columns of a language that is written from right to left run so. A text is never taken for a formula.
 */
export async function xlsxFile<Row>({ columns, rows, language, zone }: TableFile<Row>): Promise<Blob> {
  const values = columns.map((column) => rows.map((row) => valueOf(column, row, zone)));
  const file = await writeXlsx({
    sheets: [
      {
        name: "1",
        view: { rightToLeft: directionOf(language) === "rtl" },
        freezePane: { rows: 1 },
        cells: new Map([...boldTitles(columns.length), ...linksOf(columns, values)]),
        columns: columns.map(({ kind, title }, index) => {
          const format = FORMATS[kind];
          return { width: widthOf(title, format, values[index] ?? []), ...(format && { numFmt: format }) };
        }),
        rows: [
          columns.map(({ title }) => title),
          ...rows.map((_, row) => values.map((column) => column[row] ?? null)),
        ],
      },
    ],
  });
  return new Blob([new Uint8Array(file)], { type: XLSX_TYPE });
}
