import {
  answersTo,
  bookedRequest,
  isPromised,
  keepsDates,
  meaningOf,
  refusalToAnswer,
  requestEnd,
  stands,
  type RequestMark,
  type RequestStatus,
} from "./request.ts";
import type { Submission } from "./submission.ts";

const NOW = new Date("2026-05-01T12:00:00Z");
const mark = (status: RequestStatus, minutes = 60): RequestMark => ({
  id: "r",
  kind: "Avail",
  status,
  expiresAt: new Date(NOW.getTime() + minutes * 60_000),
  version: 1,
});

test.each<[RequestStatus, boolean, boolean, string | null]>([
  ["Open", true, false, null],
  ["Free", true, true, null],
  ["Conditional", true, true, null],
  ["Accepted", true, false, "Accepted"],
  ["NotFree", false, false, "NotFree"],
  ["Declined", false, false, "Declined"],
  ["Expired", false, false, "Expired"],
  ["Released", false, false, "Released"],
  ["Replaced", false, false, "Replaced"],
])("%s: stands %s, promised %s, refused as %s", (status, standing, promised, state) => {
  expect([stands(mark(status)), isPromised(mark(status))]).toEqual([standing, promised]);
  const refusal = refusalToAnswer(mark(status), NOW);
  if (state === null) expect(refusal).toBeNull();
  else expect(refusal).toMatchObject({ rule: "NOT_REQUESTED", state });
});

test.each([
  ["Booked", null, "Free", ["r"]],
  ["Booked", null, "Accepted", ["r"]],
  ["Booked", null, "Released", []],
  ["Booked", { dueAt: NOW, former: {} as Submission }, "Free", []],
  ["Offered", null, "Open", []],
] as const)("%s, announced later %j, request %s: takes %j", (status, announcement, request, ids) => {
  expect(bookedRequest({ status, announcement, request: mark(request) })).toEqual(ids);
});

test("a request that was never made, or whose time is over, cannot be answered", () => {
  expect(refusalToAnswer(null, NOW)).toMatchObject({ rule: "NOT_REQUESTED", state: "None" });
  expect(refusalToAnswer(mark("Open", -1), NOW)).toMatchObject({ state: "Expired" });
});

test("each kind has its answers, and each answer its meaning", () => {
  expect(["Avail", "FirstRefusal", "Hold"].map((kind) => answersTo(kind as "Avail").length)).toEqual([
    3, 3, 3,
  ]);
  expect(answersTo("Offer")).toEqual(["Accept", "Decline"]);
  expect(meaningOf("Accept")).toEqual({ status: "Accepted", action: "accept offer" });
});

test("a request ends after 48 hours unless said", () => {
  expect(requestEnd(NOW, null).toISOString()).toBe("2026-05-03T12:00:00.000Z");
  expect(requestEnd(NOW, NOW)).toBe(NOW);
});

test.each([
  ["Avail", true],
  ["Backup", true],
  ["Offered", true],
  ["Booked", true],
  ["Selected", false],
  ["NotBooked", false],
  ["Released", false],
  ["Withdrawn", false],
])("%s keeps dates: %s", (status, keeps) => {
  expect(keepsDates(status)).toBe(keeps);
});
