import { readdir } from "node:fs/promises";
import type { Namespace, Namespaces } from "../../../web/src/i18n/namespaces.ts";

export type Language = "en" | "ar";

type Leaf<Texts, Path extends string = ""> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Path}${Key}`
    : Leaf<Texts[Key], `${Path}${Key}.`>;
}[keyof Texts & string];

type Counted<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** A text of the client by bundle and path; texts with plural forms by their base. */
type Key = { [Name in Namespace]: `${Name}:${Counted<Leaf<Namespaces[Name]>>}` }[Namespace];

type Values = Readonly<Record<string, string | number>>;

/** Matches a text in one language. Values that are not given may be anything. */
export interface Words {
  readonly language: Language;
  /** The whole text. */
  (key: Key, values?: Values): RegExp;
  /** A name that begins with the text and continues with a count, a shortcut or a record. */
  begin(key: Key, values?: Values): RegExp;
}

interface Texts {
  readonly [name: string]: string | Texts;
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** The client isolates the direction of names in Latin letters. */
const ISOLATE = "[\\u2066-\\u2069]?";

/** The source of a pattern that matches exactly this text. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, "\\$&");

function formsAt(texts: Texts, path: readonly string[]): string[] {
  const last = path.at(-1) ?? "";
  const parent = path
    .slice(0, -1)
    .reduce<string | Texts | undefined>(
      (found, name) => (typeof found === "object" ? found[name] : undefined),
      texts,
    );
  if (typeof parent !== "object") return [];
  const names = [last, ...PLURALS.map((plural) => `${last}_${plural}`)];
  return names.map((name) => parent[name]).filter((text) => typeof text === "string");
}

function sourceOf(text: string, values: Values): string {
  const parts = text.split(/\{\{(\w+)\}\}/u);
  const filled = parts.map((part, index) => {
    if (index % 2 === 0) return literally(part);
    const value = values[part];
    return value === undefined ? ".*" : `${ISOLATE}${literally(String(value))}${ISOLATE}`;
  });
  return filled.join("");
}

const BUNDLES = new URL("../../../web/src/i18n/bundles/", import.meta.url);

async function load(name: string, language: Language): Promise<Texts> {
  const bundle = (await import(`../../../web/src/i18n/bundles/${name}/${language}.ts`)) as { texts: Texts };
  return bundle.texts;
}

/** The client's texts in a language, as patterns. */
export async function wordsIn(language: Language): Promise<Words> {
  const bundles = new Map<string, Texts>();
  for (const name of await readdir(BUNDLES)) bundles.set(name, await load(name, language));

  function source(key: Key, values: Values): string {
    const [name = "", path = ""] = key.split(":");
    const forms = formsAt(bundles.get(name) ?? {}, path.split("."));
    if (forms.length === 0) throw new Error(`There is no text ${key} in ${language}.`);
    return `(?:${forms.map((form) => sourceOf(form, values)).join("|")})`;
  }
  const whole = (key: Key, values: Values = {}): RegExp => new RegExp(`^${source(key, values)}$`);
  const begin = (key: Key, values: Values = {}): RegExp => new RegExp(`^${source(key, values)}`);
  return Object.assign(whole, { language, begin });
}
