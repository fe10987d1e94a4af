import { renameSync, writeFileSync } from "node:fs";

/** Writes a file atomically, accessible only to its owner: if the process is killed, the previous one remains. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
