import i18next from "i18next";
import { lineOf } from "./card-facts.ts";

const FACTS = ["22–30", "", "5′7″–6′0″", "AEA"];

test.each([
  ["en", "22–30 · 5′7″–6′0″ · AEA"],
  ["tr", "22–30 · 5′7″–6′0″ · AEA"],
  ["ar", "\u206822–30\u2069 · \u20685′7″–6′0″\u2069 · \u2068AEA\u2069"],
])("in %s, facts in one line keep their own direction", async (lng, line) => {
  await i18next.init({ lng, resources: {} });
  expect(lineOf(FACTS)).toBe(line);
});
