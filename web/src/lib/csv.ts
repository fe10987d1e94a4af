export const CSV_TYPE = "text/csv;charset=utf-8";

/** A cell that a spreadsheet would run as a formula is made text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file that spreadsheets open, in Excel's reading of it: UTF-8 with its mark, CRLF. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
