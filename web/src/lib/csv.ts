export const CSV_TYPE = "text/csv;charset=utf-8";

/** Writes a cell as text if a spreadsheet would otherwise execute it as a formula (CSV injection). */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file in the form Excel expects: UTF-8 with a byte order mark, CRLF. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
