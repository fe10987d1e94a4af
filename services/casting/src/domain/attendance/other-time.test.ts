import type { Slot } from "#domain/slot.ts";
import { isSameWish, possibleTimes } from "./other-time.ts";

const NOW = new Date("2026-12-01T12:00:00Z");
const slot = (id: string, more: Partial<Slot> = {}) =>
  ({
    id,
    projectId: "p",
    startsAt: new Date("2026-12-02T12:00:00Z"),
    cancelled: false,
    capacity: 1,
    taken: 0,
    ...more,
  }) as Slot;
const SLOTS = new Map(
  [
    slot("a"),
    slot("b"),
    slot("full", { taken: 1 }),
    slot("past", { startsAt: NOW }),
    slot("gone", { cancelled: true }),
    slot("foreign", { projectId: "q" }),
  ].map((one) => [one.id, one]),
);

test.each([
  [["b", "a"], null, ["b", "a"]],
  [["a", "a"], null, ["a"]],
  [["a", "b"], "a", ["b"]],
  [["past", "gone", "foreign", "unknown", "a"], null, ["a"]],
  // Casting decides whether there is room when it offers the time.
  [["full"], null, ["full"]],
  [[], "a", []],
])("of %j, with %s offered, casting can offer %j", (wished, held, left) => {
  expect(possibleTimes(wished, { slots: SLOTS, projectId: "p", held, now: NOW })).toEqual(left);
});

test.each([
  [null, false],
  [{ slotIds: ["a"], reason: "Late" }, true],
  [{ slotIds: ["a"], reason: null }, false],
  [{ slotIds: ["b"], reason: "Late" }, false],
])("%j is the same as times a, in the word Late: %s", (one, same) => {
  expect(isSameWish(one, { slotIds: ["a"], reason: "Late" })).toBe(same);
});
