import { csvOf } from "./csv.ts";

test.each([
  [["Ana Bell", "AEA"], "Ana Bell,AEA"],
  [["Bell, Ana", 'The "Duke"'], '"Bell, Ana","The ""Duke"""'],
  [["two\nlines"], '"two\nlines"'],
  [["=HYPERLINK(1)"], "'=HYPERLINK(1)"],
  [["+1", "-1", "@a"], "'+1,'-1,'@a"],
])("%j is written as %j", (row, expected) => {
  expect(csvOf([row])).toBe(`\ufeff${expected}\r\n`);
});
