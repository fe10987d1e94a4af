import { afterTelling, formatCursor, isTold, LATENESS_MS, parseCursor } from "./keycloak-cursor.ts";
import type { Position } from "./keycloak-cursor.ts";

const NOW = 1_795_275_282_829;
const START: Position = { time: NOW, told: [], anew: null };

function event(id: string, time: number) {
  return { id: `${id}-0000-0000-0000-000000000000`, time, subject: "someone" };
}

it.each<[string, Position]>([
  ["nothing told", START],
  ["a page of all accounts", { ...START, anew: 45 }],
  ["the first page", { ...START, anew: 0 }],
  [
    "events of the last seconds",
    afterTelling(START, [event("aaaaaaaa", NOW + 5), event("bbbbbbbb", NOW + 5)]),
  ],
])("is read as it was written: %s", (_name, position) => {
  expect(parseCursor(formatCursor(position))).toEqual(position);
});

it.each(["0", "", "1234", "keycloak-1;;;", "keycloak-2;1;;", "keycloak-1;1;;x y"])(
  "is none: %j",
  (cursor) => {
    expect(parseCursor(cursor)).toBeNull();
  },
);

it("knows again what was told, also after writing and reading", () => {
  const after = parseCursor(formatCursor(afterTelling(START, [event("aaaaaaaa", NOW + 5)]))) ?? START;
  expect(isTold(after, event("aaaaaaaa", NOW + 5))).toBe(true);
  expect(isTold(after, event("bbbbbbbb", NOW + 5))).toBe(false);
});

it("changes with every event, also with one that became visible late", () => {
  const after = afterTelling(START, [event("aaaaaaaa", NOW + 5)]);
  const late = afterTelling(after, [event("bbbbbbbb", NOW - 3_000)]);
  expect(late.time).toBe(after.time);
  expect(formatCursor(late)).not.toBe(formatCursor(after));
});

it("forgets what is no longer read again", () => {
  const after = afterTelling(START, [event("aaaaaaaa", NOW)]);
  const later = afterTelling(after, [event("bbbbbbbb", NOW + LATENESS_MS + 1)]);
  expect(later.told).toHaveLength(1);
  expect(isTold(later, event("bbbbbbbb", NOW + LATENESS_MS + 1))).toBe(true);
});
