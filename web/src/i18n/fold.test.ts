import { fold } from "@callboard/catalog/letters/fold.ts";
import { beginsWith, hasWords, isFoundBy } from "./fold.ts";

test.each([
  ["İLE", "ile"],
  ["Island", "island"],
  ["ISPARTA", "isparta"],
  ["Kadıköy", "kadikoy"],
  ["Élan", "elan"],
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
  ["ممثله", ["ممثلة"], true],
  ["rock n roll", ["Rock’n’Roll"], true],
  ["", ["Eskrim"], true],
  ["boks", ["Eskrim", undefined], false],
])("%j finds what is called %j: %p", (typed, names, expected) => {
  expect(isFoundBy(typed, ...names)).toBe(expected);
});

test.each([
  ["obrien", "Conor O’Brien", true],
  ["o brien", "Conor OBrien", true],
  ["brien conor", "Conor O’Brien", true],
  ["jeanluc", "Jean-Luc Besson", true],
  ["عبدالله", "أحمد عبد الله", true],
  ["山田太郎", "太郎 山田", true],
  ["김민수", "민수 김", true],
  ["aliyev", "Orxan Əliyev", true],
  ["eliyev", "Orxan Əliyev", true],
  ["mueller", "Jürgen Müller", true],
  ["रीमा", "कमल राम", false],
  ["obrien ada", "Conor O’Brien", false],
  ["  ", "Conor O’Brien", true],
])("the words %j are in %j: %p", (typed, name, expected) => {
  expect(hasWords(typed, name)).toBe(expected);
});

test.each([
  ["luc", "Jean-Luc Besson", true],
  ["jean l", "Jeanluc", true],
  ["eanluc", "Jean-Luc", false],
])("%j begins a word of %j: %p", (typed, name, expected) => {
  expect(beginsWith(typed, name)).toBe(expected);
});
