import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { TERM_WORDS } from "@callboard/catalog/terms/term-words.ts";

const FOLDER = "web/src/gen";

/** Writes the words of a request's terms for the client, a file for each language, so that a page loads its own alone. */
export function generateTermWords(target: string): void {
  mkdirSync(join(target, FOLDER), { recursive: true });
  for (const language of LANGUAGE_TAGS) {
    const file = [
      "/** Generated from the words of terms in the catalog. */",
      `export const TERM_WORDS = ${JSON.stringify(TERM_WORDS[language], null, 2)} as const;`,
      "",
    ];
    writeFileSync(join(target, FOLDER, `term-words-${language}.ts`), file.join("\n"));
  }
}
