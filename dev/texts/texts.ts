/**
 * `npm run texts -- export LANGUAGE [FOLDER]`: the texts of the pages as i18next JSON, and beside them where each is
 * seen and its English. `npm run texts -- import FILE`: takes them in again unless something is wrong with them.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { readCommand, refuseUsage, requireKnown, UsageRefused } from "#dev/command-line/read-command.ts";
import { BUNDLES, exportTexts, importTexts } from "./text-files.ts";

const root = resolve(import.meta.dirname, "../..");

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  console.log(relative(process.cwd(), file));
}

async function leave(language: string, folder: string): Promise<void> {
  requireKnown("language", [language], LANGUAGE_TAGS);
  const { texts, context } = await exportTexts(language);
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, `${language}.json`), texts);
  writeJson(join(folder, `${language}.context.json`), context);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch (error) {
    refuseUsage(new UsageRefused(`${file} cannot be read as JSON: ${(error as Error).message}`));
  }
}

async function comeBack(file: string): Promise<void> {
  const language = basename(file, ".json");
  requireKnown("language", [language], LANGUAGE_TAGS);
  const { problems, changed } = await importTexts({ bundles: BUNDLES, language }, readJson(file));
  for (const { key, why } of problems) console.error(`${key}: ${why}`);
  if (problems.length > 0) {
    console.error(`\n${problems.length} to correct in ${file}; nothing was changed.`);
    process.exitCode = 1;
    return;
  }
  if (changed.length > 0)
    spawnSync(join(root, "node_modules/.bin/oxfmt"), [...changed], { cwd: root, stdio: "inherit" });
  for (const path of changed) console.log(relative(process.cwd(), path));
  console.log(changed.length === 0 ? "Every text is as it was." : "Now: npm test -- pages");
}

const { words } = readCommand("texts");
const [act = "", what, folder = "texts"] = words;
if (what === undefined)
  refuseUsage(
    new UsageRefused("Say which: npm run texts -- export tr, or npm run texts -- import texts/tr.json"),
  );
requireKnown("way", [act], ["export", "import"]);
await (act === "export" ? leave(what, folder) : comeBack(what));
