import { saveBlob } from "../save-file.ts";
import type { TableFile } from "./table-file.ts";

/** The formats that tables are saved in, by the ending of the file's name. */
export type TableFormat = "csv" | "xlsx";

/** Saves a table under a name without its ending. What writes a format is loaded when it is wanted first. */
export async function saveTable<Row>(
  format: TableFormat,
  name: string,
  table: TableFile<Row>,
): Promise<void> {
  const file =
    format === "csv"
      ? (await import("./csv.ts")).csvFile(table)
      : await (await import("./xlsx.ts")).xlsxFile(table);
  saveBlob(file, `${name}.${format}`);
}
