import { splitFileName } from "./file-name.ts";

test.each([
  ["Sides.pdf", ["Sides", ".pdf"]],
  ["Sides 2.1.pdf", ["Sides 2.1", ".pdf"]],
  ["Sides", ["Sides", ""]],
  [".pdf", [".pdf", ""]],
])("%s is %j", (fileName, expected) => {
  expect(splitFileName(fileName)).toEqual(expected);
});
