import { BLANK_POSITION } from "./fields.ts";
import { newPosition, quantityOf } from "./position.ts";

test("a position on its first day waits for an admin", () => {
  const origin = { id: "r", projectId: "p", createdBy: "u" };
  expect(newPosition(origin, { ...BLANK_POSITION, positionName: "Mara" })).toEqual({
    ...BLANK_POSITION,
    ...origin,
    positionName: "Mara",
    roleStatus: "PendingReview",
    version: 1,
    cast: 0,
    submissions: 0,
  });
});

test.each([
  [null, 1],
  [1, 1],
  [3, 3],
])("with a quantity of %j, %i are wanted", (quantity, expected) => {
  expect(quantityOf({ ...BLANK_POSITION, quantity })).toBe(expected);
});
