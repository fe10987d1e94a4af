import { openRequest } from "./open-request.ts";

const one = (AuditionStatus: string | null, Status: string | null = null, more: object = {}) => ({
  Data: {
    AuditionStatus,
    Request: Status === null ? null : { Kind: "Avail", Status, ExpiresAt: "2026-11-23T12:00:00Z" },
    ...more,
  },
});
const inLine = { AuditionId: "AUD#3", Waiting: { AuditionId: "AUD#3", HeldUntil: null } };

test.each([
  ["nothing", [], -1],
  ["only what is over", [one("Declined"), one(null, "Expired")], -1],
  ["an offer before an audition", [one("Offered"), one(null, "Open")], 1],
  ["another time before a first answer", [one("Offered"), one("ChangeRequested")], 1],
  ["an unanswered one before a planned one", [one("Confirmed"), one("Offered")], 1],
  ["dates that were answered", [one(null, "Free")], -1],
  ["an audition after dates that were answered", [one("Offered", "Free")], 0],
  ["a planned one before one whose line is waited in", [one("Offered", null, inLine), one("Confirmed")], 1],
  ["one whose line is waited in", [one("Offered", null, inLine)], 0],
  ["a planned one", [one("Declined"), one("Confirmed")], 1],
])("of %s", (_name, submissions, place) => {
  expect(openRequest(submissions)).toBe(submissions[place] ?? null);
});
