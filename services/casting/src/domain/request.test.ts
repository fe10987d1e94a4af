import type { BookingStatus } from "./booking-status.ts";
import {
  ANSWERS,
  answersTo,
  centsOf,
  feeOf,
  isBookedForGood,
  isPromised,
  keepsDates,
  meaningOf,
  refusalToAnswer,
  refusalToCallBack,
  isActive,
  statusBeforeRequest,
  type RequestKind,
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
  decideBy: null,
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
])("%s: open %s, promised %s, refused as %s", (status, standing, promised, state) => {
  expect([isActive(mark(status)), isPromised(mark(status))]).toEqual([standing, promised]);
  const refusal = refusalToAnswer(mark(status), NOW);
  if (state === null) expect(refusal).toBeNull();
  else expect(refusal).toMatchObject({ rule: "NOT_REQUESTED", state });
});

test.each([
  ["Booked", null, true],
  ["Booked", { dueAt: NOW, former: {} as Submission }, false],
  ["Offered", null, false],
] as const)("%s, announced later %j: booked for good %s", (status, announcement, isBooked) => {
  expect(isBookedForGood({ status, announcement })).toBe(isBooked);
});

test("a request that was never made, or whose time is over, cannot be answered", () => {
  expect(refusalToAnswer(null, NOW)).toMatchObject({
    rule: "NOT_REQUESTED",
    message: "There is no open request to respond to.",
    state: "None",
  });
  expect(refusalToAnswer(mark("Open", -1), NOW)).toMatchObject({ state: "Expired" });
});

test("each kind has its answers, and each answer its meaning", () => {
  for (const kind of ["Avail", "FirstRefusal"] as const)
    expect(answersTo(kind)).toEqual(["Free", "NotFree", "Conditional"]);
  expect(answersTo("Hold")).toEqual(["Free", "NotFree", "Conditional", "TakeBack"]);
  expect(answersTo("Offer")).toEqual(["Accept", "Decline", "TakeBack"]);
  expect(answersTo("Booking")).toEqual([]);
  expect(ANSWERS.map((answer) => [answer, meaningOf(answer)])).toEqual([
    ["Free", { status: "Free", action: "answer avail" }],
    ["NotFree", { status: "NotFree", action: "answer not free" }],
    ["Conditional", { status: "Conditional", action: "answer avail" }],
    ["Accept", { status: "Accepted", action: "accept offer" }],
    ["Decline", { status: "Declined", action: "decline offer" }],
    ["TakeBack", { status: "Open", action: "take back" }],
  ]);
});

test.each<[BookingStatus, BookingStatus | null, BookingStatus | null]>([
  ["Callback", "Viewed", "Callback"],
  ["Backup", "Selected", "Backup"],
  ["Avail", "Callback", "Callback"],
  ["Offered", "Callback", "Callback"],
  ["Avail", null, null],
])("a request in %s, after %s, that comes to nothing leads back to %s", (status, formerStatus, to) => {
  expect(statusBeforeRequest({ status, formerStatus })).toBe(to);
});

test.each([
  ["Avail", true],
  ["Backup", true],
  ["Offered", true],
  ["Booked", true],
  ["Selected", true],
  ["AuditionRequested", true],
  ["Auditioned", true],
  ["Submitted", false],
  ["NotBooked", false],
  ["Released", false],
  ["Withdrawn", false],
] as const)("%s keeps dates: %s", (status, keeps) => {
  expect(keepsDates(status)).toBe(keeps);
});

const answeredAt = new Date("2026-05-01T11:50:01Z");
test.each<[RequestKind, RequestStatus, Date | null, boolean]>([
  ["Offer", "Accepted", answeredAt, true],
  ["Hold", "Free", answeredAt, true],
  ["Hold", "Conditional", answeredAt, true],
  ["Offer", "Accepted", new Date("2026-05-01T11:50:00Z"), false],
  ["Avail", "Free", answeredAt, false],
  ["FirstRefusal", "Free", answeredAt, false],
  ["Offer", "Open", null, false],
  ["Hold", "NotFree", answeredAt, false],
  ["Booking", "Accepted", answeredAt, false],
])("%s, %s at %s, can be called back: %s", (kind, status, at, can) => {
  const refusal = refusalToCallBack({ kind, status, answeredAt: at }, { now: NOW, callBackMs: 600_000 });
  expect(refusal === null).toBe(can);
  if (!can) expect(refusal).toMatchObject({ rule: "NOT_REQUESTED", state: status });
});

test("without a request nothing is open and nothing is promised", () => {
  expect([isActive(null), isPromised(null)]).toEqual([false, false]);
});

test.each([
  [null, null, null],
  [0, 0, 0],
  [0.01, 1, 0.01],
  [19.99, 1_999, 19.99],
  [0.005, 1, 0.01],
  [1_200.5, 120_050, 1_200.5],
  [1_000_000_000, 100_000_000_000, 1_000_000_000],
])("a fee of %j is %j cents, and shown as %j", (fee, cents, shown) => {
  expect(centsOf(fee)).toBe(cents);
  expect(feeOf(cents)).toBe(shown);
});
