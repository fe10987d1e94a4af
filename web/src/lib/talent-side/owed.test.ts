import { answerWith, owedOf, dateAnswerOf } from "./owed.ts";

const ExpiresAt = "2026-11-23T12:00:00Z";
const open = (Kind: string) => ({ Data: { OpenRequest: { Kind, ExpiresAt } } });

test.each([
  ["Audition", "audition", "confirmAudition"],
  ["Avail", "dates", "answerRequest"],
  ["FirstRefusal", "dates", "answerRequest"],
  ["Hold", "dates", "answerRequest"],
  ["Offer", "offer", "answerRequest"],
])("of an open %s an answer about the %s is owed, by %s", (kind, expected, operation) => {
  const owed = owedOf(open(kind));
  expect(owed).toEqual({ kind: expected, until: ExpiresAt });
  expect(owed && answerWith(owed)).toBe(operation);
});

test("where the server names no open request, nothing is owed", () => {
  expect(owedOf({ Data: { OpenRequest: null } })).toBeNull();
  expect(owedOf({ Data: {} })).toBeNull();
});

test.each([
  ["Free", "Free"],
  ["Conditional", "Conditional"],
  ["Open", null],
  ["NotFree", null],
  ["Released", null],
])("a request that is %s says %s", (Status, expected) => {
  expect(dateAnswerOf({ Data: { Request: { Status } } })).toBe(expected);
});
