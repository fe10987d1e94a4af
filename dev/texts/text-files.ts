import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withTexts, writtenTexts } from "./bundle-source.ts";
import { englishOf, formsOf, keysOf, problemsOf, type Problem } from "./check-texts.ts";
import { pagesByBundle, type Shown } from "./text-context.ts";

/** The client's texts: a folder for each bundle, in it a file for each language. */
export const BUNDLES = resolve(import.meta.dirname, "../../web/src/i18n/bundles");
/** It has every text in words of its own; English takes some from the catalog. */
const REFERENCE = "tr";

/** Texts as i18next has them: a text, or more of them by the next part of their key. */
export interface Texts {
  [key: string]: string | Texts;
}

interface Context extends Shown {
  readonly english: string;
}

/** What leaves for a translator. */
export interface Exported {
  /** By bundle, i18next JSON v4. */
  readonly texts: Texts;
  /** By `bundle:key`. */
  readonly context: Readonly<Record<string, Context>>;
}

/** A language in a folder of bundles. */
interface Place {
  readonly bundles: string;
  readonly language: string;
}

const bundleNames = ({ bundles }: Place): readonly string[] => readdirSync(bundles).toSorted();
const fileOf = ({ bundles, language }: Place, bundle: string): string =>
  join(bundles, bundle, `${language}.ts`);

/** The texts by their whole key. Throws for a value that is neither a text nor an object of texts. */
export function flatten(texts: unknown, above = ""): ReadonlyMap<string, string> {
  if (typeof texts === "string") return new Map([[above, texts]]);
  if (typeof texts !== "object" || texts === null || Array.isArray(texts))
    throw new Error(`${above || "The file"} is neither a text nor an object of texts.`);
  const inner = Object.entries(texts).flatMap(([key, value]) => [
    ...flatten(value, above === "" ? key : `${above}.${key}`),
  ]);
  return new Map(inner);
}

/** Texts by their whole key as i18next nests them. */
export function nest(flat: ReadonlyMap<string, string>): Texts {
  const texts: Texts = {};
  for (const [key, text] of flat) {
    const parts = key.split(".");
    const last = parts.pop() ?? key;
    let place = texts;
    for (const part of parts) place = (place[part] ??= {}) as Texts;
    place[last] = text;
  }
  return texts;
}

function written(place: Place, bundle: string): ReadonlyMap<string, string> {
  const file = fileOf(place, bundle);
  if (!existsSync(file)) return new Map();
  return new Map([...writtenTexts(readFileSync(file, "utf8"))].map(([key, { text }]) => [key, text]));
}

function keysOfBundle(place: Place, bundle: string): readonly string[] {
  if (place.language === "en") return [...written(place, bundle).keys()];
  return keysOf(place.language, [...written({ ...place, language: REFERENCE }, bundle).keys()]);
}

async function englishTexts(place: Place, bundle: string): Promise<ReadonlyMap<string, string>> {
  const { texts } = (await import(fileOf({ ...place, language: "en" }, bundle))) as { texts: unknown };
  return flatten(texts);
}

/** Names of the catalog are English already. */
const nameIn = (key: string): string => key.split(".").at(-1) ?? key;

/** All texts of a language that a translator can change; those that it lacks are empty. */
export async function exportTexts(language: string): Promise<Exported> {
  const place = { bundles: BUNDLES, language };
  const texts: Texts = {};
  const context: Record<string, Context> = {};
  const shown = await pagesByBundle();
  for (const bundle of bundleNames(place)) {
    const [now, english] = [written(place, bundle), await englishTexts(place, bundle)];
    const keys = keysOfBundle(place, bundle);
    texts[bundle] = nest(new Map(keys.map((key) => [key, now.get(key) ?? ""])));
    for (const key of keys)
      context[`${bundle}:${key}`] = {
        english: englishOf(key, english) ?? nameIn(key),
        ...(shown.get(bundle) ?? { pages: [], screens: [] }),
      };
  }
  return { texts, context };
}

/** A bundle of a language that has none. */
function newBundle(language: string, texts: ReadonlyMap<string, string>): string {
  const forms = formsOf(language)
    .map((form) => `"${form}"`)
    .join(" | ");
  return [
    'import type { texts as english } from "./en.ts";',
    'import type { Translated } from "#i18n/texts.ts";',
    "",
    `export const texts = ${JSON.stringify(nest(texts), null, 2)} as const satisfies Translated<typeof english, ${forms}>;`,
    "",
  ].join("\n");
}

/**
 * Writes the texts of a language that came back, by bundle, unless something is wrong with any of them. Returns what is
 * wrong, and the files that changed.
 */
export async function importTexts(
  place: Place,
  texts: unknown,
): Promise<{ readonly problems: readonly Problem[]; readonly changed: readonly string[] }> {
  const { language } = place;
  const back = new Map<string, ReadonlyMap<string, string>>(
    Object.entries(texts as Texts).map(([bundle, inner]) => [bundle, flatten(inner, "")]),
  );
  const names = bundleNames(place);
  const problems: Problem[] = [...back.keys()]
    .filter((bundle) => !names.includes(bundle))
    .map((bundle) => ({ key: bundle, why: "there is no such bundle" }));
  for (const bundle of names) {
    const english = await englishTexts(place, bundle);
    const found = problemsOf(
      language,
      keysOfBundle(place, bundle),
      english,
      back.get(bundle) ?? new Map<string, string>(),
    );
    problems.push(...found.map(({ key, why }) => ({ key: `${bundle}:${key}`, why })));
  }
  return { problems, changed: problems.length > 0 ? [] : write(place, back) };
}

function write(place: Place, back: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
  const changed: string[] = [];
  for (const [bundle, texts] of back) {
    const file = fileOf(place, bundle);
    const before = existsSync(file) ? readFileSync(file, "utf8") : null;
    const after = before === null ? newBundle(place.language, texts) : withTexts(before, texts);
    if (after === before) continue;
    writeFileSync(file, after);
    changed.push(file);
  }
  return changed;
}
