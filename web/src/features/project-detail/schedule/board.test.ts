import { breakAfter, clashes, daysOf, fillInOrder, roomIn } from "./board.ts";
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
const people = ["a", "b", "c", "d", "e"].map((person) => ({ person, user: person }));
const at = (person: string, key: string, user = person) => ({ slot: key, person, user });
const dawn = Date.parse("2026-11-27T00:00:00Z");

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

test("people are placed in their order; who finds no room stays", () => {
  expect(fillInOrder(people, all, [at("x", "9.20")], dawn)).toEqual([
    at("a", "9"),
    at("b", "12"),
    at("c", "next"),
  ]);
});

test("a slot for several takes several, and what has begun takes nobody", () => {
  const wide = slot("wide", "2026-11-27T10:00", { capacity: 2 });
  expect(fillInOrder(people, [nine, wide], [], Date.parse("2026-11-27T09:30:00Z"))).toEqual([
    at("a", "wide"),
    at("b", "wide"),
  ]);
  expect(roomIn(wide, [at("a", "wide")])).toBe(1);
});

test("nobody is placed twice at one time, also for two roles", () => {
  const beside = slot("beside", "2026-11-27T09:10");
  const placed = [at("a for Ruth", "9", "a")];
  expect(clashes(beside, "a", [nine, beside], placed)).toBe(true);
  expect(clashes(nine, "a", [nine, beside], placed)).toBe(false);
  expect(fillInOrder([{ person: "a for Dell", user: "a" }], [nine, beside, noon], placed, dawn)).toEqual([
    at("a for Dell", "12", "a"),
  ]);
});
