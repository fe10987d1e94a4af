import { keysOf, problemsOf } from "./check-texts.ts";

const ENGLISH = new Map([
  ["title", "Roles of {{project}}"],
  ["open_one", "{{count}} open role"],
  ["open_other", "{{count}} open roles"],
  ["nested.close", "Close"],
]);
const KEYS = [...ENGLISH.keys()];

const TURKISH = {
  title: "{{project}} rolleri",
  open_one: "{{count}} açık rol",
  open_other: "{{count}} açık rol",
  "nested.close": "Kapat",
};

const problems = (language: string, texts: Readonly<Record<string, string>>) =>
  problemsOf(language, keysOf(language, KEYS), ENGLISH, new Map(Object.entries(texts))).map(
    ({ key, why }) => `${key}: ${why}`,
  );

const without = (key: keyof typeof TURKISH): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(TURKISH).filter(([other]) => other !== key));

test("a language has each counted text in its own plural forms", () => {
  expect(keysOf("tr", KEYS)).toEqual(KEYS);
  expect(keysOf("ja", KEYS)).toEqual(["title", "open_other", "nested.close"]);
  expect(keysOf("ar", KEYS).filter((key) => key.startsWith("open"))).toHaveLength(6);
});

test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
  ["whole", "tr", TURKISH, []],
  ["a missing text", "tr", without("nested.close"), ["nested.close: it is missing"]],
  ["an empty text", "tr", { ...TURKISH, "nested.close": " " }, ["nested.close: it is empty"]],
  ["an unused text", "tr", { ...TURKISH, "nested.open": "Aç" }, ["nested.open: no page has this text"]],
  ["a placeholder that is gone", "tr", { ...TURKISH, title: "Roller" }, ["title: {{project}} is missing"]],
  [
    "a placeholder that was translated",
    "tr",
    { ...TURKISH, title: "{{proje}} rolleri" },
    ["title: {{project}} is missing", "title: {{proje}} is not in the English text"],
  ],
  ["a count that a form leaves out", "tr", { ...TURKISH, open_one: "bir açık rol" }, []],
  ["a missing plural form", "tr", without("open_one"), ["open_one: it is missing"]],
  [
    "a plural form of another language",
    "tr",
    { ...TURKISH, open_few: "{{count}} açık rol" },
    ["open_few: tr has no plural form few: one, other"],
  ],
  [
    "four plural forms that are missing",
    "ar",
    TURKISH,
    ["zero", "two", "few", "many"].map((form) => `open_${form}: it is missing`),
  ],
])("%s", (_, language, texts, expected) => {
  expect(problems(language, texts).toSorted()).toEqual(expected.toSorted());
});
