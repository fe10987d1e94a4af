import { belongsTo, criteriaOf, folderOrLabel } from "./mail-address.ts";

test.each([
  ["inbox", "inbox"],
  ["drafts", "drafts"],
  ["starred", "starred"],
  ["callback", "callback"],
  ["Inbox", null],
  ["archive", null],
  ["", null],
  [undefined, null],
])("the address %s names %s", (handle, expected) => {
  expect(folderOrLabel(handle)).toBe(expected);
});

test("labels are read from the address as labels, everything else as folders", () => {
  expect([criteriaOf("note"), criteriaOf("starred")]).toEqual([{ Label: "note" }, { Folder: "starred" }]);
});

test.each([
  ["inbox", "inbox", true],
  ["inbox", "trash", false],
  ["inbox", "spam", false],
  ["audition", "trash", false],
  ["trash", "trash", true],
  ["trash", "inbox", false],
  ["spam", "inbox", false],
  ["sent", "spam", true],
  ["starred", "inbox", true],
  ["starred", "trash", false],
] as const)("in %s a conversation of %s stays: %s", (place, folder, expected) => {
  expect(belongsTo(place, folder)).toBe(expected);
});
