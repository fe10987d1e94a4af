import {
  advance,
  formatCursor,
  isDelivered,
  MAX_EVENT_LAG_MS,
  parseCursor,
  type Position,
} from "./keycloak-cursor.ts";

const NOW = 1_795_275_282_829;
const START: Position = { time: NOW, delivered: [], rescanFrom: null };

function event(id: string, time: number) {
  return { id: `${id}-0000-0000-0000-000000000000`, time, subject: "someone" };
}

it.each<[string, Position]>([
  ["nothing delivered", START],
  ["a page of all accounts", { ...START, rescanFrom: 45 }],
  ["the first page", { ...START, rescanFrom: 0 }],
  ["events of the last seconds", advance(START, [event("aaaaaaaa", NOW + 5), event("bbbbbbbb", NOW + 5)])],
])("is read as it was written: %s", (_name, position) => {
  expect(parseCursor(formatCursor(position))).toEqual(position);
});

it.each(["0", "", "1234", "keycloak-1;;;", "keycloak-2;1;;", "keycloak-1;1;;x y"])(
  "is none: %j",
  (cursor) => {
    expect(parseCursor(cursor)).toBeNull();
  },
);

it("recognizes what was delivered, also after writing and reading", () => {
  const after = parseCursor(formatCursor(advance(START, [event("aaaaaaaa", NOW + 5)]))) ?? START;
  expect(isDelivered(after, event("aaaaaaaa", NOW + 5))).toBe(true);
  expect(isDelivered(after, event("bbbbbbbb", NOW + 5))).toBe(false);
});

it("changes with every event, also with one that became visible late", () => {
  const after = advance(START, [event("aaaaaaaa", NOW + 5)]);
  const late = advance(after, [event("bbbbbbbb", NOW - 3_000)]);
  expect(late.time).toBe(after.time);
  expect(formatCursor(late)).not.toBe(formatCursor(after));
});

it("forgets what is no longer read again", () => {
  const after = advance(START, [event("aaaaaaaa", NOW)]);
  const later = advance(after, [event("bbbbbbbb", NOW + MAX_EVENT_LAG_MS + 1)]);
  expect(later.delivered).toHaveLength(1);
  expect(isDelivered(later, event("bbbbbbbb", NOW + MAX_EVENT_LAG_MS + 1))).toBe(true);
});
