import { contentLines, dayValue, textValue, utcValue } from "./content-lines.ts";

test.each([
  ["Room 4; left, then \\ up", "Room 4\\; left\\, then \\\\ up"],
  ["one\ntwo\r\nthree\rfour", "one\\ntwo\\nthree\\nfour"],
  ["a\u0000b\u0007c\td", "abc\td"],
  ['"Duke": 10', '"Duke": 10'],
])("%j is written as %j", (text, expected) => {
  expect(textValue(text)).toBe(expected);
});

const LONG = [
  ["Latin", "SUMMARY:Audition for the sailor in the last ferry at the old harbour, door on the left"],
  ["Arabic", `SUMMARY:${"تجربة أداء لدور البحّار في فيلم العبّارة الأخيرة ".repeat(4)}`],
  ["Turkish", `SUMMARY:${"ığüşöçİ".repeat(30)}`],
  ["emoji", `SUMMARY:${"🎭🎬".repeat(40)}`],
  ["exactly as long as allowed", `SUMMARY:${"x".repeat(67)}`],
] as const;

test.each(LONG)("a %s line is folded after at most 75 octets and comes back whole", (_name, line) => {
  const file = contentLines([line]);
  const lines = file.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(Math.max(...lines.map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/u);
  expect(file.replaceAll("\r\n ", "").trimEnd()).toBe(line.trimEnd());
});

test("a line of 75 octets is not folded", () => {
  expect(contentLines([`SUMMARY:${"x".repeat(67)}`])).toBe(`SUMMARY:${"x".repeat(67)}\r\n`);
});

test("times are in UTC, and days have no time", () => {
  const at = new Date("2027-03-14T10:05:07.900Z");
  expect([utcValue(at), dayValue(at)]).toEqual(["20270314T100507Z", "20270314"]);
});
