import { formatsFor } from "#i18n/formats.ts";
import { countText } from "./count-text.ts";

const isolated = (text: string) => `\u2066${text}\u2069`;

test.each([
  ["en", 1_234, false, "1,234"],
  ["en", 100_000, false, "100,000"],
  ["en", 0, true, isolated("0+")],
  ["en", 43_210, true, isolated("43,210+")],
  ["en", 100_000, true, isolated("100,000+")],
  // The server counts one more, to know that there are more.
  ["en", 100_001, true, isolated("100,000+")],
  ["tr", 100_001, true, isolated("100.000+")],
  ["tr", 1_234, false, "1.234"],
  ["ar", 100_001, true, isolated("100,000+")],
  ["ar", 1_234, false, "1,234"],
])("%s: %p counted, of more: %p, is %p", (language, count, isFloor, text) => {
  expect(countText(formatsFor(language), count, isFloor)).toBe(text);
});
