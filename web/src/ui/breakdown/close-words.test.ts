import { closeWords } from "./close-words.ts";

const due = "2026-12-21T18:00:00Z";
const role = (SubmissionsDueBy: string | null) => ({ Data: { SubmissionsDueBy } });

test.each([
  ["no roles", [], "closes"],
  ["one time, written in two ways", [role(due), role("2026-12-21T18:00:00.000Z")], "closes"],
  ["a role without a time", [role(due), role(null)], "closes"],
  ["a role that was due before and is filled", [role(due), role("2026-12-01T18:00:00Z")], "closes"],
  ["a later role", [role(due), role("2026-12-22T18:00:00Z")], "closesFirst"],
])("%s: %3$s", (_, positions, expected) => {
  expect(closeWords(due, positions)).toBe(expected);
});
