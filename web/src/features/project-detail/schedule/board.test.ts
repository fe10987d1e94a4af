import { breakAfter, clashes, daysOf, roomIn } from "./board.ts";
import type { Slot } from "./board.ts";

function slot(key: string, time: string, facts: Partial<Slot> = {}): Slot {
  const date = time.slice(0, 10);
  return { key, date, startsAt: `${time}:00Z`, minutes: 20, capacity: 1, ...facts };
}

const nine = slot("9", "2026-11-27T09:00");
const half = slot("9.20", "2026-11-27T09:20");
const noon = slot("12", "2026-11-27T12:00");
const next = slot("next", "2026-11-28T09:00");
const all = [next, noon, half, nine];
const at = (person: string, key: string, user = person) => ({ slot: key, person, user });

test("days and their slots come in order of time", () => {
  expect(daysOf(all)).toEqual([
    { date: "2026-11-27", slots: [nine, half, noon] },
    { date: "2026-11-28", slots: [next] },
  ]);
});

test.each([
  [nine, half, null],
  [half, noon, noon.startsAt],
  [noon, next, null],
  [next, undefined, null],
])("between %j and %j is the break %j", (one, other, expected) => {
  expect(breakAfter(one, other)).toBe(expected);
});

test("a slot for several has room for several", () => {
  const wide = slot("wide", "2026-11-27T10:00", { capacity: 2 });
  expect(roomIn(wide, [at("a", "wide")])).toBe(1);
});

test("an overlapping slot of another role is a clash", () => {
  const beside = slot("beside", "2026-11-27T09:10");
  const placed = [at("a for Ruth", "9", "a")];
  expect(clashes(beside, "a", [nine, beside], placed)).toBe(true);
  expect(clashes(nine, "a", [nine, beside], placed)).toBe(false);
});
