import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOTICE_WORDS } from "@callboard/catalog/events/notice-words.ts";

const FOLDER = "web/src/gen";

/** Writes the words of notices for the client, a file for each language, so that a page loads its own alone. */
export function generateNoticeWords(target: string): void {
  mkdirSync(join(target, FOLDER), { recursive: true });
  for (const language of ["en", "tr", "ar"] as const) {
    const lines = Object.entries(NOTICE_WORDS).map(
      ([name, words]) => `  ${JSON.stringify(name)}: ${JSON.stringify(words[language])},`,
    );
    const file = [
      "/** Generated from the words of notices in the catalog. */",
      "export const HAPPENING = {",
      ...lines,
      "} as const;",
      "",
    ];
    writeFileSync(join(target, FOLDER, `notice-words-${language}.ts`), file.join("\n"));
  }
}
