import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withTexts, writtenTexts } from "./bundle-source.ts";
import { BUNDLES, exportTexts, flatten, importTexts, nest } from "./text-files.ts";

const TURKISH = `import { NAMES } from "#names.ts";

export const texts = {
  // Seen by everybody.
  title: "Roller",
  names: NAMES,
  nested: { "Full Time": "Tam zamanlı", open_one: "{{count}} rol", open_other: "{{count}} rol" },
} as const satisfies object;
`;

let bundles: string;
beforeEach(() => {
  bundles = mkdtempSync(join(tmpdir(), "callboard-texts-"));
  mkdirSync(join(bundles, "roles"));
  const english = `export const texts = { title: "Roles", names: { A: "a" }, nested: { "Full Time": "Full time", open_one: "{{count}} role", open_other: "{{count}} roles" } };`;
  writeFileSync(join(bundles, "roles/en.ts"), english);
  writeFileSync(join(bundles, "roles/tr.ts"), TURKISH);
});
afterEach(() => rmSync(bundles, { recursive: true }));

const read = (language: string): string => readFileSync(join(bundles, `roles/${language}.ts`), "utf8");

test("the texts of a bundle are those that it writes itself", () => {
  expect([...writtenTexts(TURKISH)].map(([key, { text }]) => [key, text])).toEqual([
    ["title", "Roller"],
    ["nested.Full Time", "Tam zamanlı"],
    ["nested.open_one", "{{count}} rol"],
    ["nested.open_other", "{{count}} rol"],
  ]);
});

test("a text is replaced where it is written, and nothing else changes", () => {
  const next = withTexts(TURKISH, new Map([["nested.Full Time", "Tam 'zaman'"]]));
  expect(next).toBe(TURKISH.replace("Tam zamanlı", "Tam 'zaman'"));
});

test("texts that came back are written", async () => {
  const texts = {
    title: "Roller ve işler",
    nested: { "Full Time": "Tam zamanlı", open_one: "{{count}} rol", open_other: "{{count}} rol" },
  };
  const { problems, changed } = await importTexts({ bundles, language: "tr" }, { roles: texts });
  expect([problems, changed]).toEqual([[], [join(bundles, "roles/tr.ts")]]);
  expect(read("tr")).toBe(TURKISH.replace('"Roller"', '"Roller ve işler"'));
});

test("nothing is written while one text is wrong, and each is named", async () => {
  const texts = { title: "Roller!", titel: "Roller", nested: { open_one: "{{sayı}} rol" } };
  const { problems, changed } = await importTexts({ bundles, language: "tr" }, { roles: texts, rolls: {} });
  expect(changed).toEqual([]);
  expect(problems.map(({ key }) => key).toSorted()).toEqual(
    [
      "rolls",
      "roles:titel",
      "roles:nested.Full Time",
      "roles:nested.open_one",
      "roles:nested.open_other",
    ].toSorted(),
  );
  expect(read("tr")).toBe(TURKISH);
});

test("a new language gets files of its own, in its own plural forms", async () => {
  const texts = { title: "役", nested: { "Full Time": "常勤", open_other: "役{{count}}件" } };
  const { problems } = await importTexts({ bundles, language: "ja" }, { roles: texts });
  expect(problems).toEqual([]);
  expect([...writtenTexts(read("ja"))].map(([key, { text }]) => [key, text])).toEqual([
    ["title", "役"],
    ["nested.Full Time", "常勤"],
    ["nested.open_other", "役{{count}}件"],
  ]);
  expect(read("ja")).toContain('Translated<typeof english, "other">');
});

test("a value that is no text is refused by its key", () => {
  expect(() => flatten({ nested: { open: 3 } })).toThrow(
    "nested.open is neither a text nor an object of texts.",
  );
  expect([
    ...flatten(
      nest(
        new Map([
          ["a.b", "1"],
          ["a.c", "2"],
        ]),
      ),
    ),
  ]).toEqual([
    ["a.b", "1"],
    ["a.c", "2"],
  ]);
});

test.each(["en", "tr", "ar"])(
  "what leaves in %s is what the pages show, with its English and its pages",
  async (language) => {
    const { texts, context } = await exportTexts(language);
    for (const [bundle, inner] of Object.entries(texts)) {
      const { texts: shown } = (await import(join(BUNDLES, bundle, `${language}.ts`))) as { texts: unknown };
      const all = flatten(shown);
      for (const [key, text] of flatten(inner))
        expect([bundle, key, all.get(key)]).toEqual([bundle, key, text]);
    }
    expect(Object.values(context).filter(({ english }) => english === "")).toEqual([]);
    const { pages, screens } =
      Object.entries(context).find(([key]) => key.startsWith("dashboard:"))?.[1] ?? {};
    expect(pages).toEqual(["/dashboard"]);
    expect(screens).toContain("docs/screens/producer/dashboard.webp");
  },
);
