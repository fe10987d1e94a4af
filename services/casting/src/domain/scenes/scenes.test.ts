import { lacksAgreement } from "./scenes.ts";

test.each([
  [true, false, "SCENES_AGREEMENT"],
  [true, true, undefined],
  [false, false, undefined],
  [false, true, undefined],
  [null, false, undefined],
])("a position with such scenes: %s, agreed: %s; refused with %s", (adultsOnly, agreed, expected) => {
  expect(lacksAgreement({ adultsOnly, agreed })?.rule).toBe(expected);
});
