import { refusal } from "#test/fake-graph.ts";
import { allLines } from "./lines/all-lines.ts";
import { visit } from "./visit.tsx";

const INTERNAL = refusal({ code: "INTERNAL", requestId: "req-7" });

/** What a missing text would show instead: "state.errorTitle". */
const KEY = /^[a-z][A-Za-z]*(?:\.[A-Za-z]+)+$/;

const withWords = allLines.filter(({ reads }) => reads !== "redirect");

test.each(withWords)("$at has an Arabic text for everything it says", async (line) => {
  const shownTexts: string[] = [];
  for (const fate of ["answered", INTERNAL] as const) {
    const page = await visit(line, { fateOf: () => fate, language: "ar" });
    const { texts } = await page.sight();
    expect(page.missing).toEqual([]);
    shownTexts.push(...texts);
    page.unmount();
  }
  expect(shownTexts.filter((text) => KEY.test(text))).toEqual([]);
  expect(shownTexts.join(" ")).toMatch(/\p{Script=Arabic}/u);
});
