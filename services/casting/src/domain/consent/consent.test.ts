import { slotUnderConsent, underConsent } from "./consent.ts";

test.each([
  ["no consent", { quantity: 3, removed: false }, null, { quantity: 3, removed: false }],
  [
    "fewer people",
    { quantity: 3, removed: false },
    { quantity: 1, removed: false },
    { quantity: 1, removed: false },
  ],
  [
    "more people than known",
    { quantity: 1, removed: false },
    { quantity: 3, removed: false },
    { quantity: 1, removed: false },
  ],
  [
    "a removal",
    { quantity: 3, removed: false },
    { quantity: null, removed: true },
    { quantity: 3, removed: true },
  ],
  [
    "a position that is gone",
    { quantity: 3, removed: true },
    { quantity: 2, removed: false },
    { quantity: 2, removed: true },
  ],
])("a position under %s", (_name, position, consent, expected) => {
  expect(underConsent(position, consent)).toEqual(expected);
});

test.each([
  ["no consent", { capacity: 3, cancelled: false }, null, { capacity: 3, cancelled: false }],
  [
    "fewer places",
    { capacity: 3, cancelled: false },
    { capacity: 1, cancelled: false },
    { capacity: 1, cancelled: false },
  ],
  [
    "more places than known",
    { capacity: 1, cancelled: false },
    { capacity: 3, cancelled: false },
    { capacity: 1, cancelled: false },
  ],
  [
    "a cancellation",
    { capacity: 3, cancelled: false },
    { capacity: 3, cancelled: true },
    { capacity: 3, cancelled: true },
  ],
  [
    "a canceled slot",
    { capacity: 3, cancelled: true },
    { capacity: 3, cancelled: false },
    { capacity: 3, cancelled: true },
  ],
])("a slot under %s", (_name, slot, consent, expected) => {
  expect(slotUnderConsent(slot, consent)).toEqual(expected);
});
