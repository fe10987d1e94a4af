import { keepMailDraft, mailDraft, mailDrafts, newDraft, replyDraft } from "./mail-drafts.ts";

beforeEach(() => localStorage.clear());

test("drafts of mail are listed, the newest first, and those of other forms are not", () => {
  localStorage.setItem("callboard.draft.deny.PRJ#1", JSON.stringify({ comment: "No" }));
  const put = (name: string, Message: string, at: string) =>
    localStorage.setItem(`callboard.draft.${name}`, JSON.stringify({ Message, at }));
  put(replyDraft("CNV#1"), "Older", "2026-11-20T08:00:00Z");
  put(newDraft(""), "Newer", "2026-11-21T08:00:00Z");
  expect(mailDrafts().map(({ name, Message }) => [name, Message])).toEqual([
    ["mail.new.any", "Newer"],
    ["mail.1", "Older"],
  ]);
});

test("a draft has its time, and goes when its words do", () => {
  keepMailDraft(replyDraft("CNV#1"), { Message: "Hello" });
  expect(Date.parse(mailDraft(replyDraft("CNV#1")).at ?? "")).not.toBeNaN();
  keepMailDraft(replyDraft("CNV#1"), { Message: "  " });
  expect(mailDrafts()).toEqual([]);
});

test("a draft of files alone is one", () => {
  const files = [{ key: "MED#1", name: "sides.pdf", size: 10, type: "application/pdf" }];
  keepMailDraft(replyDraft("CNV#1"), { Message: "", files });
  expect(mailDrafts()).toMatchObject([{ files }]);
});
