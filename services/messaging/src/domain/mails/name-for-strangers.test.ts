import { nameForStrangers } from "./name-for-strangers.ts";

test.each([
  ["Marsh Lane Pictures", true],
  ["P!nk & Söhne (2nd Unit)", true],
  ["CALLBOARD Security", false],
  ["Ｃａｌｌｂｏａｒｄ Support", false],
  ["Sign in at https://pay.example", false],
  ["WWW.example", false],
])("%s is named to strangers: %s", (name, isNamed) => {
  expect(nameForStrangers(name)).toBe(isNamed ? name : "");
});
