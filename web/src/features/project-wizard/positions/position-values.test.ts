import { instantOf, localMoment, positionInput } from "./position-values.ts";

test("a moment survives the way into the form and back", () => {
  expect(instantOf(localMoment("2026-12-24T18:30:00.000Z"))).toBe("2026-12-24T18:30:00.000Z");
});

test.each([[""], [null], ["soon"]])("%j is no moment", (value) => {
  expect(instantOf(value)).toBeNull();
});

test("an emptied text is cleared", () => {
  expect(positionInput({ PositionName: "Captain", Weight: "" }, null)).toMatchObject({
    PositionName: "Captain",
    Weight: null,
  });
});
