import { openRequest } from "./open-request.ts";

const one = (AuditionStatus: string | null, Status: string | null = null) => ({
  Data: { AuditionStatus, Request: Status === null ? null : { Status } },
});

test.each([
  ["nothing", [], -1],
  ["only what is over", [one("Declined"), one(null, "Expired")], -1],
  ["an offer before an audition", [one("Offered"), one(null, "Open")], 1],
  ["another time before a first answer", [one("Offered"), one("ChangeRequested")], 1],
  ["an unanswered one before a planned one", [one("Confirmed"), one("Offered")], 1],
  ["a planned one", [one("Declined"), one("Confirmed")], 1],
])("of %s", (_name, submissions, place) => {
  expect(openRequest(submissions)).toBe(submissions[place] ?? null);
});
