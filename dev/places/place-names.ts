import { fold } from "@callboard/catalog/letters/fold.ts";
import { lettersOf } from "@callboard/search/words/words.ts";
import { spellingsOf } from "@callboard/search/words/found-words.ts";

/** Scripts of a country's own languages besides Latin and Arabic, by which its places are found. */
const SCRIPTS: Readonly<Record<string, string>> = {
  ...of("Cyrillic", "RU UA BY BG RS ME BA MK KZ KG TJ MN UZ"),
  ...of("Greek", "GR CY"),
  ...of("Han", "CN TW HK MO SG"),
  ...of("Han}\\p{Script=Hiragana}\\p{Script=Katakana", "JP"),
  ...of("Hangul", "KR KP"),
  ...of("Hebrew", "IL"),
  ...of(
    "Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Gujarati}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Gurmukhi}\\p{Script=Oriya",
    "IN",
  ),
  ...of("Devanagari", "NP"),
  ...of("Bengali", "BD"),
  ...of("Sinhala}\\p{Script=Tamil", "LK"),
  ...of("Thai", "TH"),
  ...of("Georgian", "GE"),
  ...of("Armenian", "AM"),
  ...of("Khmer", "KH"),
  ...of("Lao", "LA"),
  ...of("Myanmar", "MM"),
  ...of("Ethiopic", "ET ER"),
};
/** Letters of Persian, Urdu and Central Asia that Arabic names lack. */
const NOT_ARABIC = /[پچژگکیےہۀۆێڤٹڈڑںھۇۈېۋۅ]/u;
const OTHER_ARABIC = new Set(["IR", "AF", "PK", "IN", "IQ", "CN"]);
const MIN_LETTERS = 3;

function of(scripts: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(" ").map((country) => [country, scripts]));
}

/** Words that people write short, and their long forms. */
const LONG: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", mt: "mount", ft: "fort" };

/** A name with its first word written out and written short: "St. Louis" and "Saint Louis". */
function forms(name: string): string[] {
  const [first = "", ...rest] = fold(name).split(/[^\p{L}\p{N}\p{M}]+/u);
  if (rest.join("") === "") return [name];
  const short = Object.keys(LONG).find((word) => LONG[word] === first);
  return [name, ...[LONG[first], short].flatMap((word) => (word ? [[word, ...rest].join(" ")] : []))];
}

const lettersOfAll = (names: readonly string[]): string[] =>
  names.flatMap(forms).flatMap(spellingsOf).map(lettersOf);

/** The letters by which a place is found. */
export interface PlaceNames {
  /** Of its name, written out and short; the first is the name as it is. */
  readonly own: readonly string[];
  readonly others: readonly string[];
}

/** A place's name, and its other names in Latin or Arabic letters or in those of its own country. */
export function namesOf(name: string, others: readonly string[], country: string): PlaceNames {
  const script = SCRIPTS[country];
  const readable = new RegExp(
    `^[\\p{Script=Latin}\\p{Script=Arabic}${script ? `\\p{Script=${script}}` : ""}\\P{L}]+$`,
    "u",
  );
  const isArabic = (other: string): boolean => !NOT_ARABIC.test(other) || OTHER_ARABIC.has(country);
  const own = [...new Set(lettersOfAll([name]))];
  const kept = lettersOfAll(others.filter((other) => readable.test(other) && isArabic(other)));
  const isLong = (letters: string): boolean => letters.length >= MIN_LETTERS || !/^[a-z]*$/.test(letters);
  return { own, others: [...new Set(kept)].filter((letters) => isLong(letters) && !own.includes(letters)) };
}
