import { inviteEnd, refusalOfSlot, type Slot } from "./slot.ts";

const NOW = new Date("2026-05-01T10:00:00Z");
const slot: Slot = {
  id: "s",
  projectId: "p",
  startsAt: new Date("2026-05-05T10:00:00Z"),
  lengthMinutes: 15,
  zone: "Europe/Berlin",
  capacity: 2,
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
  expect(refusalOfSlot({ ...slot, ...facts }, NOW, [])?.rule ?? null).toBe(rule);
});

test("a full slot names others by their keys", () => {
  expect(refusalOfSlot({ ...slot, taken: 2 }, NOW, ["a", "b"])?.allowed).toEqual(["AUD#a", "AUD#b"]);
});

test.each([
  ["48 hours", null, null, "2026-05-03T10:00:00.000Z"],
  ["as asked", slot, new Date("2026-05-04T00:00:00Z"), "2026-05-04T00:00:00.000Z"],
  ["never after the slot", slot, new Date("2026-05-09T00:00:00Z"), "2026-05-05T10:00:00.000Z"],
])("an invitation ends: %s", (_name, of, asked, end) => {
  expect(inviteEnd(NOW, of, asked).toISOString()).toBe(end);
});
