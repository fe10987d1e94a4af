import { SKILLS } from "@callboard/catalog/skills.ts";
import { renderHook } from "@testing-library/react";
import { inLanguage } from "#test/render-page.tsx";
import { useCatalogOptions } from "./use-catalog-options.ts";

async function optionsIn(language: string, values: readonly string[], list: "skills" | "ageRanges" | null) {
  await inLanguage(language, ["skills"]);
  return renderHook(() => useCatalogOptions()(values, list)).result.current;
}

const labelsIn = async (...of: Parameters<typeof optionsIn>) =>
  (await optionsIn(...of)).map(({ label }) => label);

test.each([
  ["en", ["Archery", "Cello", "DJ", "Singer", "Violin"], ["Archery", "Cello", "DJ", "Singer", "Violin"]],
  // Ç follows C, and Ş follows S, whatever comes after them.
  [
    "tr",
    ["Cello", "Casting Director", "Singer", "Lyricist", "Improvisation"],
    ["Cast direktörü", "Çello", "Doğaçlama", "Söz yazarı", "Şarkıcı"],
  ],
  ["tr", ["Sign Language", "Best Boy"], ["Işık şefi yardımcısı", "İşaret dili"]],
  ["ar", ["Writer", "Actor", "Piano"], ["بيانو", "كاتب", "ممثل"]],
])("%s: skills are in the order of the reader's alphabet", async (language, values, labels) => {
  expect(await labelsIn(language, values, "skills")).toEqual(labels);
});

test("in English all skills keep the catalog's order", async () => {
  expect(await labelsIn("en", SKILLS, "skills")).toEqual(SKILLS);
});

test("what is chosen is the catalog's value, which also finds it", async () => {
  expect(await optionsIn("tr", ["Fencing"], "skills")).toEqual([
    { value: "Fencing", label: "Eskrim", also: "Fencing" },
  ]);
});

test("a list with an order of its own keeps it", async () => {
  expect(await labelsIn("tr", ["Under 12", "13-21", "Over 60"], "ageRanges")).toEqual([
    "12 ve altı",
    "13–21",
    "60 üstü",
  ]);
});

test.each([
  ["en", "Log Rolling"],
  ["tr", "Log Rolling"],
  // Isolated, so that it doesn't move what is next to it.
  ["ar", "\u2068Log Rolling\u2069"],
])("%s: a skill outside the catalog stays as it was typed", async (language, label) => {
  expect(await labelsIn(language, ["Log Rolling"], "skills")).toEqual([label]);
});
