import { openRequest } from "./open-request.ts";

const one = (AuditionStatus: string | null, Kind: string | null = null) => ({
  Data: {
    AuditionStatus,
    OpenRequest: Kind === null ? null : { Kind, ExpiresAt: "2026-11-23T12:00:00Z" },
  },
});
const offered = one("Offered", "Audition");

test.each([
  ["nothing", [], -1],
  ["only what is over", [one("Declined"), one(null)], -1],
  ["an offer before an audition", [offered, one(null, "Offer")], 1],
  ["dates before an audition", [offered, one(null, "Hold")], 1],
  ["another time before a first answer", [offered, one("ChangeRequested")], 1],
  ["an unanswered one before a planned one", [one("Confirmed"), offered], 1],
  ["a planned one before one whose line is waited in", [one("Offered"), one("Confirmed")], 1],
  ["one whose line is waited in", [one("Offered")], 0],
  ["a planned one", [one("Declined"), one("Confirmed")], 1],
])("of %s", (_name, submissions, place) => {
  expect(openRequest(submissions)).toBe(submissions[place] ?? null);
});
