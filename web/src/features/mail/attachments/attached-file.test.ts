import { kindOf } from "./attached-file.ts";

test.each([
  ["sides.pdf", "application/pdf", "application/pdf"],
  ["Sides.DOCX", "", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["Sides.doc", "", "application/msword"],
  ["notes.txt", "", "text/plain"],
  ["notes", "", "application/octet-stream"],
])("%s of the kind %j is sent as %s", (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind);
});
