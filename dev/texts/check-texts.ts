/** A text that cannot be taken in, by its key, and why. */
export interface Problem {
  readonly key: string;
  readonly why: string;
}

const FORM = /_(zero|one|two|few|many|other)$/;

/** The plural forms that i18next looks for in a language. */
export const formsOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The keys whose text counts something, without the name of the form. */
const countedOf = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key) => key.endsWith("_other")).map((key) => key.replace(FORM, "")));

/** The keys that a language must have, made from those of another: each counted one in all of its own forms. */
export function keysOf(language: string, reference: readonly string[]): readonly string[] {
  const counted = countedOf(reference);
  const keys = reference.flatMap((key) => {
    const base = key.replace(FORM, "");
    if (!counted.has(base) || !FORM.test(key)) return [key];
    return key.endsWith("_other") ? formsOf(language).map((form) => `${base}_${form}`) : [];
  });
  return keys;
}

/** The English text behind a key; each form of a counted one has that of `other`. */
export const englishOf = (key: string, english: ReadonlyMap<string, string>): string | undefined =>
  english.get(key) ?? english.get(key.replace(FORM, "_other"));

const placeholders = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{[^{}]*\}\}/g) ?? [])].filter((one) => one !== "{{count}}").toSorted();

function wrongPlaceholders(key: string, text: string, original: string): readonly Problem[] {
  // A text for nothing needs no number and no name.
  if (key.endsWith("_zero")) return [];
  const [found, needed] = [placeholders(text), placeholders(original)];
  const absent = needed.filter((one) => !found.includes(one)).map((one) => `${one} is missing`);
  const foreign = found
    .filter((one) => !needed.includes(one))
    .map((one) => `${one} is not in the English text`);
  return [...absent, ...foreign].map((why) => ({ key, why }));
}

function unused(key: string, language: string, expected: readonly string[]): Problem {
  const form = FORM.exec(key)?.[1];
  const isCounted = form !== undefined && countedOf(expected).has(key.replace(FORM, ""));
  if (!isCounted) return { key, why: "no page has this text" };
  return { key, why: `${language} has no plural form ${form}: ${formsOf(language).join(", ")}` };
}

/**
 * Everything that is wrong with texts that came back: keys that are missing, empty or unused, plural forms that the
 * language needs or does not have, and placeholders that differ from the English text.
 */
export function problemsOf(
  language: string,
  expected: readonly string[],
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): readonly Problem[] {
  const missing = expected
    .filter((key) => (texts.get(key) ?? "").trim() === "")
    .map((key): Problem => ({ key, why: texts.has(key) ? "it is empty" : "it is missing" }));
  const wrong = [...texts].flatMap(([key, text]) => {
    if (!expected.includes(key)) return [unused(key, language, expected)];
    return text.trim() === "" ? [] : wrongPlaceholders(key, text, englishOf(key, english) ?? "");
  });
  return [...missing, ...wrong];
}
