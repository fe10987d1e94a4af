import { fold, isFoundBy } from "./fold.ts";

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

test.each([
  ["eskr", ["Eskrim", "Fencing"], true],
  ["FENC", ["Eskrim", "Fencing"], true],
  ["İŞARET", ["İşaret dili", "Sign Language"], true],
  ["ısik", ["Işık şefi"], true],
  ["مهرج", ["مهرّج", "Clown"], true],
  ["", ["Eskrim"], true],
  ["boks", ["Eskrim", undefined], false],
])("%j finds what is called %j: %p", (typed, names, expected) => {
  expect(isFoundBy(typed, ...names)).toBe(expected);
});
