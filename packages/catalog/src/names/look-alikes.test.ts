import { nameKeyOf } from "./look-alikes.ts";

test.each([
  ["Marsh Lane Pictures", "MARSH LANE pictures"],
  ["Marsh Lane Pictures", "Marsh-Lane Pictures, Inc."],
  ["Marsh Lane Pictures", "The MarshLane Pictures Ltd"],
  ["Marsh Lane Pictures", "M\u{430}rsh L\u{430}ne Pictur\u{435}s"],
  ["Marsh Lane Pictures", "Marsh Iane Pictures"],
  ["Marsh Lane Pictures", "M\u{e1}rsh Lane P\u{131}ctures"],
  ["ΑΒΓ Films", "AB\u{393} Films"],
  ["The Company", "THE COMPANY"],
])("%s is taken for %s", (one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other));
});

test.each([
  ["Marsh Lane Pictures", "Marsh Lane Films"],
  ["North Light", "North Night"],
  ["محمد", "محمود"],
  ["李小龍", "李小龙"],
])("%s is not taken for %s", (one, other) => {
  expect(nameKeyOf(one)).not.toBe(nameKeyOf(other));
});
