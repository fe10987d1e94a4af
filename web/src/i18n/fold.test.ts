import { fold } from "./fold.ts";

test.each([
  ["İLE", "ile"],
  ["Island", "island"],
  ["ISPARTA", "isparta"],
  ["Kadıköy", "kadikoy"],
  [" Élan ", "elan"],
  ["ﬁlm", "film"],
  ["مُمَثِّل", "ممثل"],
])("%j is compared as %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
