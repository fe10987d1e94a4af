import { FOLDERS, isEmpty, LABELS, PLACES, type StateChange } from "./mail-state.ts";

test("lists are of every folder but drafts, which stay in the client, and of what is marked", () => {
  expect(FOLDERS).toEqual(["inbox", "sent", "spam", "trash", "starred", "important"]);
});

test("a conversation is put into a folder that is not derived", () => {
  expect(PLACES).toEqual(["inbox", "spam", "trash"]);
});

test("labels are those of the catalogue, by their handles", () => {
  expect(LABELS).toEqual(["audition", "callback", "booking", "contract", "note"]);
});

const nothing: StateChange = {
  read: null,
  starred: null,
  important: null,
  muted: null,
  folder: null,
  addLabels: [],
  removeLabels: [],
};

test.each<[Partial<StateChange>, boolean]>([
  [{}, true],
  [{ read: true }, false],
  [{ read: false }, false],
  [{ starred: false }, false],
  [{ important: true }, false],
  [{ muted: false }, false],
  [{ folder: "inbox" }, false],
  [{ addLabels: ["note"] }, false],
  [{ removeLabels: ["note"] }, false],
  [{ addLabels: ["note"], removeLabels: ["note"] }, false],
])("%j says nothing: %s", (change, empty) => {
  expect(isEmpty({ ...nothing, ...change })).toBe(empty);
});
