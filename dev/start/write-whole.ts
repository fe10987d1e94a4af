import { renameSync, writeFileSync } from "node:fs";

/** Writes a file for its owner alone, whole or not at all: whoever is killed meanwhile leaves the one from before. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
