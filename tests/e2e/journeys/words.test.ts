import { wordsIn } from "./words.ts";

const english = await wordsIn("en");
const arabic = await wordsIn("ar");

test.each([
  ["a whole text", english("shell:save"), "Save", "Save all"],
  [
    "a value",
    english("projects:continueAt", { step: 2 }),
    "Continue at step 2 of 5",
    "Continue at step 3 of 5",
  ],
  ["any plural form", english("company:members"), "1 member", "1 project"],
  [
    "a name in Latin letters, isolated in Arabic",
    arabic("gallery:openOf", { name: "Ruth" }),
    "فتح \u2068Ruth\u2069",
    "فتح Sam",
  ],
  ["signs that mean something in a pattern", english("people:sortBy.Relevance"), "Best match", "Best"],
  ["the beginning of a name", english.begin("approvals:denyMore"), "Deny… D", "Approve"],
])("%s", (_what, pattern, right, wrong) => {
  expect([pattern.test(right), pattern.test(wrong)]).toEqual([true, false]);
});

test("a text that does not exist is an error, not a pattern of anything", () => {
  expect(() => english("shell:nothing" as "shell:save")).toThrow("There is no text shell:nothing in en.");
});
