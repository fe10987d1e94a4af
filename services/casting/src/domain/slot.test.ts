import { fewLeft, hasRoom, inviteEnd, placesLeft, refusalOfSlot, refusalOfTime, type Slot } from "./slot.ts";

const NOBODY = { others: 0, holds: false };
const NOW = new Date("2026-05-01T10:00:00Z");
const slot: Slot = {
  id: "s",
  projectId: "p",
  startsAt: new Date("2026-05-05T10:00:00Z"),
  lengthMinutes: 15,
  zone: "Europe/Berlin",
  place: "",
  link: "",
  capacity: 2,
  doorCode: "123456",
  notifiedLeft: 1,
  cancelled: false,
  taken: 1,
  version: 1,
};

test.each([
  ["with room", {}, null],
  ["full", { taken: 2 }, "SLOT_TAKEN"],
  ["cancelled, whatever its room", { cancelled: true }, "SLOT_CANCELLED"],
  ["begun", { startsAt: NOW }, "SLOT_PAST"],
])("a slot that is %s", (_name, facts, rule) => {
  const given = { ...slot, ...facts };
  expect(refusalOfSlot(given, NOW, { line: NOBODY, free: [] })?.rule ?? null).toBe(rule);
  expect(refusalOfTime(given, NOW)?.rule ?? null).toBe(rule === "SLOT_TAKEN" ? null : rule);
});

test.each([
  [0, { others: 0, holds: false }, 2],
  [1, { others: 0, holds: false }, 1],
  [2, { others: 0, holds: false }, 0],
  [1, { others: 1, holds: false }, 0],
  [0, { others: 1, holds: false }, 1],
  [0, { others: 5, holds: false }, 0],
  [1, { others: 5, holds: true }, 1],
  [2, { others: 0, holds: true }, 0],
])("of two places %i are taken, with %j in line: %i are left", (taken, line, left) => {
  expect(placesLeft({ taken, capacity: 2 }, line)).toBe(left);
  expect(hasRoom({ taken, capacity: 2 }, line)).toBe(left > 0);
});

test.each([
  [0, 0, null],
  [1, 0, 3],
  [2, 0, 2],
  [4, 0, 0],
  [0, 1, 3],
  [1, 2, 1],
  [2, 2, 0],
  [0, 5, 0],
])(
  "of four places %i are taken, with %i people in line: everybody else is notified of %s",
  (taken, inLine, few) => {
    expect(fewLeft({ taken, capacity: 4 }, inLine)).toBe(few);
  },
);

test("a full slot names others by their keys", () => {
  expect(refusalOfSlot({ ...slot, taken: 2 }, NOW, { line: NOBODY, free: ["a", "b"] })?.allowed).toEqual([
    "AUD#a",
    "AUD#b",
  ]);
});

test.each([
  // Friday: the second working day is Tuesday.
  ["by working days", null, null, "2026-05-05T18:00:00.000Z"],
  ["by working days, but with the slot", slot, null, "2026-05-05T10:00:00.000Z"],
  ["as asked", slot, new Date("2026-05-04T00:00:00Z"), "2026-05-04T00:00:00.000Z"],
  ["never after the slot", slot, new Date("2026-05-09T00:00:00Z"), "2026-05-05T10:00:00.000Z"],
])("an invitation ends: %s", (_name, of, requested, end) => {
  expect(inviteEnd(NOW, { zone: "UTC", country: null }, { slot: of, requested }).toISOString()).toBe(end);
});

test.each([
  [{ cancelled: true }, "This audition time was canceled.", "Cancelled"],
  [{ startsAt: NOW }, "This audition time has passed.", "Past"],
  [{ taken: 2 }, "This audition time has just been taken. Choose another.", "Full"],
])("a slot with %j is refused: %s", (facts, message, state) => {
  expect(refusalOfSlot({ ...slot, ...facts }, NOW, { line: NOBODY, free: [] })).toMatchObject({
    message,
    state,
  });
});
