import { isIn, isOpen } from "./stages.ts";

test.each([
  ["Submitted", true],
  ["Backup", true],
  ["AuditionDeclined", true],
  ["Offered", true],
  ["Booked", false],
  ["NotBooked", false],
  ["Released", false],
  ["Withdrawn", false],
])("%s is open: %s", (status, expected) => {
  expect(isOpen(status)).toBe(expected);
});

test("a state stands under one of several words, or under none of them", () => {
  expect(isIn("Avail", "consideration", "availability")).toBe(true);
  expect(isIn("Booked", "consideration", "availability")).toBe(false);
});
