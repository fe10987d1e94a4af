import { CHOICES, chosen, toggled } from "./selection.ts";
import type { Choice } from "./selection.ts";

const row = (key: string, facts: object = {}) => ({
  key,
  read: true,
  starred: false,
  important: false,
  ...facts,
});
const rows = [row("a", { read: false }), row("b", { starred: true }), row("c", { important: true })];

const EXPECTED: Readonly<Record<Choice, string>> = {
  all: "abc",
  none: "",
  read: "bc",
  unread: "a",
  starred: "b",
  unstarred: "ac",
  important: "c",
  unimportant: "ab",
};

test.each(CHOICES)("%s", (choice) => {
  expect([...chosen(choice, rows)].join("")).toBe(EXPECTED[choice]);
});

test.each([
  ["a row joins", "", "b", null, "b"],
  ["a row leaves", "ab", "b", null, "a"],
  ["a range joins, downwards", "a", "d", "b", "abcd"],
  ["a range joins, upwards", "d", "b", "d", "bcd"],
  ["a range leaves", "abcd", "c", "a", "d"],
  ["a range from a row that is gone is one row", "", "b", "x", "b"],
] as const)("%s", (_name, present, key, from, expected) => {
  const next = toggled(new Set(present), [..."abcd"], key, from);
  expect([...next].toSorted().join("")).toBe(expected);
});
