import { inverseOf, withChange } from "./mail-changes.ts";
import type { MailState } from "./mail-changes.ts";

const plain: MailState = {
  Read: false,
  Unread: 2,
  Starred: false,
  Important: false,
  Muted: false,
  Folder: "inbox",
  Labels: ["note"],
};

test.each([
  ["reading", { Read: true }, { Read: true, Unread: 0 }],
  ["marking as unread", { Read: false }, { Read: false, Unread: 2 }],
  ["a star", { Starred: true }, { Starred: true }],
  ["another folder", { Folder: "trash" }, { Folder: "trash" }],
  ["a label more", { AddLabels: ["booking", "note"] }, { Labels: ["note", "booking"] }],
  ["a label less", { RemoveLabels: ["note"] }, { Labels: [] }],
  ["taking off wins", { AddLabels: ["note"], RemoveLabels: ["note"] }, { Labels: [] }],
])("%s", (_name, change, expected) => {
  expect(withChange(plain, change)).toEqual({ ...plain, ...expected });
});

test("what goes back goes to where each came from", () => {
  const before = new Map([
    ["a", plain],
    ["b", { ...plain, Folder: "spam" }],
    ["c", plain],
  ]);
  expect(inverseOf(before, { Folder: "trash" })).toEqual([
    { keys: ["a", "c"], change: { Folder: "inbox" } },
    { keys: ["b"], change: { Folder: "spam" } },
  ]);
});

test("a label that was there before stays", () => {
  const before = new Map([
    ["a", plain],
    ["b", { ...plain, Labels: [] }],
  ]);
  expect(inverseOf(before, { AddLabels: ["note"] })).toEqual([
    { keys: ["a"], change: {} },
    { keys: ["b"], change: { RemoveLabels: ["note"] } },
  ]);
});
