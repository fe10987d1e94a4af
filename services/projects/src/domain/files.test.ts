import { isDocument } from "./files.ts";

test.each([
  ["application/pdf", true],
  ["image/png", true],
  ["image/jpeg", true],
  ["video/mp4", false],
  ["application/pdf2", false],
  ["text/image/", false],
  ["", false],
])("%s is a document: %s", (contentType, expected) => {
  expect(isDocument(contentType)).toBe(expected);
});
