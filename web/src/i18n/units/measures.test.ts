import { measureIn, readMeasure } from "./measures.ts";

test.each([
  ["180", 180],
  ["180 cm", 180],
  ["1.80 m", 180],
  ["1,8", 180],
  ["180 سم", 180],
  ["5'11\"", 180],
  ["5’ 11”", 180],
  ["5 ft 11 in", 180],
  ["6'", 183],
  ["5'11\" (180 cm)", 180],
  ["tall", null],
  ["", null],
])("the height %s is %j cm", (text, expected) => expect(readMeasure("cm", text)).toBe(expected));

test.each([
  ["72", 72],
  ["72 kg", 72],
  ["160 lb", 73],
  ["160 lbs (73 kg)", 73],
  ["72 كغم", 72],
  ["light", null],
])("the weight %s is %j kg", (text, expected) => expect(readMeasure("kg", text)).toBe(expected));

test.each([
  ["en", "cm", 180, "5'11\" (180 cm)"],
  ["en", "cm", 152, "5'0\" (152 cm)"],
  ["en", "kg", 72, "159 lb (72 kg)"],
  ["tr", "cm", 180, "180 cm"],
  ["tr", "kg", 72, "72 kg"],
  ["en", "cm", null, ""],
] as const)("in %s, %s %j is %s", (language, measure, value, expected) =>
  expect(measureIn(language, measure, value)).toBe(expected),
);

test.each(["en", "tr", "ar"])("what is shown in %s is read again as it was", (language) => {
  const heights = Array.from({ length: 201 }, (_, place) => 50 + place);
  const again = heights.map((cm) =>
    readMeasure("cm", measureIn(language, "cm", cm).replace(/^.*\((.*)\)$/, "$1")),
  );
  expect(again).toEqual(heights);
});
