import { localeOf } from "#i18n/formats.ts";
import { numberFormat } from "#i18n/intl.ts";
import { wallClock, type FileColumn, type TableFile } from "./table-file.ts";

/** A cell: a text as it is, or a number in the way of writing of the file's language. */
type Cell = string | number;

/** A sign in front of a number or a phone number, which no spreadsheet takes for a formula: nothing is reckoned in it. */
const SIGNED_NUMBER = /^[+-]\d[\d\s().,]*$/;

/** How spreadsheets in a language read a file: with a decimal comma, cells are parted by semicolons. */
function marksOf(language: string): { readonly decimal: string; readonly separator: string } {
  const parts = numberFormat(localeOf(language)).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  return { decimal, separator: decimal === "," ? ";" : "," };
}

/** Writes a cell as text if a spreadsheet would otherwise execute it as a formula (CSV injection). */
function guarded(value: string): string {
  return /^[=+\-@\t\r]/.test(value) && !SIGNED_NUMBER.test(value) ? `'${value}` : value;
}

/**
 * Rows as a CSV file in the form that Excel expects in a language: UTF-8 with a byte order mark, CRLF, and a comma or a
 * semicolon between cells.
 */
export function csvOf(rows: readonly (readonly Cell[])[], language: string): string {
  const { decimal, separator } = marksOf(language);
  const write = (value: Cell): string => {
    const text = typeof value === "number" ? String(value).replace(".", decimal) : guarded(value);
    const isPlain = !/["\n\r]/.test(text) && !text.includes(separator);
    return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((row) => row.map(write).join(separator)).join("\r\n")}\r\n`;
}

/** A moment as spreadsheets read it in every language, in the clock of a zone: `2027-03-14 10:05`. */
export function csvMoment(instant: string, zone: string): string {
  const { year, month, day, hour, minute } = wallClock(instant, zone);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** A table as a CSV file. */
export function csvFile<Row>({ columns, rows, language, zone }: TableFile<Row>): Blob {
  const cellOf = (column: FileColumn<Row>, row: Row): Cell => {
    const value = column.of(row) ?? "";
    return column.kind === "moment" && value !== "" ? csvMoment(String(value), zone) : value;
  };
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row)));
  return new Blob([csvOf([columns.map(({ title }) => title), ...cells], language)], {
    type: "text/csv;charset=utf-8",
  });
}
