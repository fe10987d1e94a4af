import { changeLanguage, i18n, loadTexts, startTexts } from "./i18n.ts";

beforeAll(() => startTexts("en"));

test.each([
  ["en", "1,680 members"],
  ["tr", "1.680 üye"],
  ["ar", "1,680 عضوًا"],
])("a number in a text is grouped as in %s", async (language, expected) => {
  await changeLanguage(language);
  await loadTexts("company");
  expect(i18n.t("company:members", { count: 1680 })).toBe(expected);
});
