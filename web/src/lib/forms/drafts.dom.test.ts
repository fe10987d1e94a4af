import { claimDrafts, draftFields, draftOf, dropDraft, keepDraft } from "./drafts.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(["tab", "browser"] as const)("a draft of a %s is kept until it is dropped", (place) => {
  keepDraft("mail.1", { Message: "Yes." }, place);
  expect(draftFields("mail.1", place)).toEqual({ Message: "Yes." });
  dropDraft("mail.1", place);
  expect(draftOf("mail.1", place)).toBeNull();
});

test("what is about to be sent is there in another tab, changes of a record are not", () => {
  keepDraft("mail.1", "Yes.", "browser");
  keepDraft("company.1", { Name: "Vale" });
  // Another tab has session storage of its own.
  sessionStorage.clear();
  expect([draftOf("mail.1", "browser"), draftOf("company.1")]).toEqual(["Yes.", null]);
});

test("who signs in again finds their drafts; somebody else finds none, and keeps everything else", () => {
  claimDrafts("maya");
  keepDraft("mail.1", "Yes.", "browser");
  keepDraft("company.1", { Name: "Vale" });
  localStorage.setItem("callboard.settings", "{}");
  claimDrafts("maya");
  expect([draftOf("mail.1", "browser"), draftOf("company.1")]).toEqual(["Yes.", { Name: "Vale" }]);
  claimDrafts("nora");
  expect([draftOf("mail.1", "browser"), draftOf("company.1")]).toEqual([null, null]);
  expect(localStorage.getItem("callboard.settings")).toBe("{}");
});

test("something odd in the store is no draft", () => {
  localStorage.setItem("callboard.draft.mail.1", "{");
  localStorage.setItem("callboard.draft.mail.2", "[1]");
  expect([draftFields("mail.1", "browser"), draftFields("mail.2", "browser")]).toEqual([{}, {}]);
});
