import { NAME_CASES } from "@callboard/testkit/name-cases.ts";
import { optionalName, properName } from "./fields.ts";

const name = properName(60);

test.each(NAME_CASES.taken)("%s is a name", (text) => {
  expect(name.safeParse(text).success).toBe(true);
});

test.each(NAME_CASES.refused)("%s is refused as a name", (text) => {
  expect(name.safeParse(text).success).toBe(false);
});

test("a name has 60 characters at most, and one that is hard to read is judged at once", () => {
  expect(name.safeParse("x".repeat(61)).success).toBe(false);
  expect(properName(5_000).safeParse(`cal${"l|".repeat(2_000)}`).success).toBe(true);
});

test.each([null, undefined, "", "  "])("a last name may be missing: %j", (text) => {
  expect(optionalName(60).parse(text)).toBe("");
});

test.each(NAME_CASES.refused)("%s is refused as a last name", (text) => {
  expect(optionalName(60).safeParse(text).success).toBe(false);
});
