import { byEnd, owedOf, saidOf, unansweredOf } from "./owed.ts";

const request = (Kind: string, Status: string) => ({
  Request: { Kind, Status, ExpiresAt: "2026-11-23T12:00:00Z" },
});
const audition = {
  AuditionId: "AUD#3",
  AuditionStatus: "Offered",
  AuditionExpiresAt: "2026-11-24T18:00:00Z",
};
const inLine = (AuditionId: string, HeldUntil: string | null) => ({ Waiting: { AuditionId, HeldUntil } });
const all = ["answerRequest", "confirmAudition"];

test.each([
  ["nothing that was asked", {}, all, null],
  ["a question about dates", request("FirstRefusal", "Open"), all, "dates"],
  ["an offer", request("Offer", "Open"), all, "offer"],
  ["an audition", audition, all, "audition"],
  ["a question before an audition", { ...audition, ...request("Avail", "Open") }, all, "dates"],
  // Free and conditional answers can still be changed; casting is not waiting for that.
  ["dates that are free", request("Hold", "Free"), all, null],
  ["dates under a condition", request("Avail", "Conditional"), all, null],
  ["an audition after an answer about dates", { ...audition, ...request("Avail", "Free") }, all, "audition"],
  ["dates that were refused", request("Avail", "NotFree"), all, null],
  ["a question that ended", request("Avail", "Expired"), all, null],
  ["an audition that is confirmed", { ...audition, AuditionStatus: "Confirmed" }, all, null],
  ["another time that was asked for", { ...audition, AuditionStatus: "ChangeRequested" }, all, null],
  ["a place in the line for the time", { ...audition, ...inLine("AUD#3", null) }, all, null],
  ["a place that is held", { ...audition, ...inLine("AUD#3", "2026-11-24T18:00:00Z") }, all, "audition"],
  ["a line for a time before", { ...audition, ...inLine("AUD#2", null) }, all, "audition"],
  ["a question to somebody else", request("Avail", "Open"), ["confirmAudition"], null],
  ["an audition of somebody else", audition, ["answerRequest"], null],
])("%s: owed is %4$s", (_, facts, ViewerCan, expected) => {
  expect(owedOf({ Data: { ...facts, ViewerCan } })?.kind ?? null).toBe(expected);
});

test("an answer is waited for until the question or the invitation ends, whoever looks", () => {
  expect(unansweredOf({ Data: request("Offer", "Open") })).toEqual({
    kind: "offer",
    until: "2026-11-23T12:00:00Z",
  });
  expect(unansweredOf({ Data: audition })).toEqual({ kind: "audition", until: "2026-11-24T18:00:00Z" });
  expect(unansweredOf({ Data: { AuditionStatus: "Offered" } })).toEqual({ kind: "audition", until: null });
});

test("the nearest end comes first", () => {
  const ends = [null, "2026-11-24T18:00:00Z", "2026-11-23T12:00:00Z"].map((until) => ({ until }));
  expect(ends.toSorted(byEnd).map(({ until }) => until?.slice(8, 10))).toEqual(["23", "24", undefined]);
});

test.each([
  ["Free", "Free"],
  ["Conditional", "Conditional"],
  ["Open", null],
  ["NotFree", null],
  ["Released", null],
])("a request that is %s says %s", (status, expected) => {
  expect(saidOf({ Data: request("Avail", status) })).toBe(expected);
});
