import type { Sent } from "@callboard/kit/form/field.ts";
import { BLANK_FEATURE, isShown, readFeature } from "./feature.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const EARLIER = new Date("2026-05-01T12:00:00Z");
const LATER = new Date("2026-07-01T12:00:00Z");

test.each([
  [null, null, null, true],
  [EARLIER, LATER, null, true],
  [NOW, null, null, true],
  [LATER, null, null, false],
  [null, NOW, null, false],
  [null, EARLIER, null, false],
  [null, null, EARLIER, false],
])("from %s until %s, removed %s, is shown: %s", (showFrom, showUntil, removedAt, expected) => {
  expect(isShown({ showFrom, showUntil, removedAt }, NOW)).toBe(expected);
});

test.each<[Sent, string[]]>([
  [{ Name: "A" }, []],
  [{}, ["feature.Name"]],
  [{ Name: "x".repeat(121), Description: "x".repeat(5001) }, ["feature.Name", "feature.Description"]],
  [{ Name: "A", ShowFrom: NOW.toISOString(), ShowUntil: LATER.toISOString() }, []],
  [{ Name: "A", ShowFrom: NOW.toISOString(), ShowUntil: NOW.toISOString() }, ["feature.ShowUntil"]],
  [{ Name: "A", ShowFrom: LATER.toISOString() }, []],
  [{ Name: "A", ShowUntil: EARLIER.toISOString() }, []],
  [{ Name: "A", ShowFrom: LATER.toISOString(), ShowUntil: NOW.toISOString() }, ["feature.ShowUntil"]],
])("%j fails in %j", (sent, paths) => {
  expect(readFeature(BLANK_FEATURE, sent).failures.map(({ path }) => path)).toEqual(paths);
});

test("a period that ends before it begins is refused by that rule", () => {
  const sent = { Name: "A", ShowFrom: LATER.toISOString(), ShowUntil: NOW.toISOString() };
  expect(readFeature(BLANK_FEATURE, sent).failures).toEqual([
    { path: "feature.ShowUntil", rule: "ORDER", message: "A feature must end after it begins." },
  ]);
});
