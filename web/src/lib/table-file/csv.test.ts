import { csvMoment, csvOf } from "./csv.ts";

test.each([
  [["Ana Bell", "AEA"], "Ana Bell,AEA"],
  [["Bell, Ana", 'The "Duke"'], '"Bell, Ana","The ""Duke"""'],
  [["two\nlines"], '"two\nlines"'],
  [["=HYPERLINK(1)"], "'=HYPERLINK(1)"],
  [["@a", "-a", "+a", "\t=1"], "'@a,'-a,'+a,'\t=1"],
  [["-2+3", "+1-555-0100", "-1*A1"], "'-2+3,'+1-555-0100,'-1*A1"],
  [["+90 532 123 45 67", "+1 (555) 0100", "-1"], "+90 532 123 45 67,+1 (555) 0100,-1"],
  [[1.5, -3, 1000], "1.5,-3,1000"],
])("%j is written as %j", (row, expected) => {
  expect(csvOf([row], "en")).toBe(`\ufeff${expected}\r\n`);
});

test.each([
  ["en", '"a,b",c;d,1.5'],
  ["tr", 'a,b;"c;d";1,5'],
  ["ar", '"a,b",c;d,1.5'],
])("in %s cells and decimals are parted as its spreadsheets read them", (language, expected) => {
  expect(csvOf([["a,b", "c;d", 1.5]], language)).toBe(`\ufeff${expected}\r\n`);
});

test.each([
  ["2027-03-14T07:05:00Z", "Europe/Istanbul", "2027-03-14 10:05"],
  ["2027-03-14T07:05:00Z", "America/Los_Angeles", "2027-03-13 23:05"],
  ["2027-01-01T05:00:00Z", "America/New_York", "2027-01-01 00:00"],
])("%s in %s is %s", (value, zone, expected) => {
  expect(csvMoment(value, zone)).toBe(expected);
});
