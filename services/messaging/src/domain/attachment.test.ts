import { maySend, requireContent, type UploadedFile } from "./attachment.ts";

const file: UploadedFile = {
  id: "file",
  ownerId: "sender",
  status: "Ready",
  purpose: "Attachment",
  fileName: "sides.pdf",
  contentType: "application/pdf",
  size: 10,
};

test.each([
  ["one's own", {}, true],
  ["one's own that is being checked", { status: "Scanning" }, true],
  ["one's own that waits for its bytes", { status: "Pending" }, false],
  ["one's own that was refused", { status: "Rejected" }, false],
  ["one's own that was deleted", { status: "Deleted" }, false],
  ["a document of one's own", { purpose: "Document" }, false],
  ["somebody else's", { ownerId: "other" }, false],
])("%s may be sent: %s", (_name, change, expected) => {
  expect(maySend({ ...file, ...change }, "sender")).toBe(expected);
});

test.each([
  ["words alone", "See you.", 0, null],
  ["a file alone", "", 1, null],
  ["both", "See this.", 2, null],
  ["neither", "", 0, "REQUIRED"],
])("a message of %s", (_name, body, files, rule) => {
  const checked = requireContent(body, files, "message.Message");
  const expected = { code: "VALIDATION", fields: [{ path: "message.Message", rule }] };
  expect(checked).toMatchObject(rule === null ? { ok: true } : { ok: false, failure: expected });
});
