import { openRequestOf, type OpenFacts } from "./open-request.ts";
import type { RequestKind, RequestStatus } from "#domain/request.ts";
import type { InviteStatus } from "#domain/submission.ts";

const now = new Date("2026-11-22T12:00:00Z");
const later = new Date("2026-11-23T12:00:00Z");
const past = new Date("2026-11-22T11:59:59Z");

const NOTHING: OpenFacts["submission"] = {
  status: "Viewed",
  slotId: null,
  auditionStatus: null,
  auditionExpiresAt: null,
  request: null,
};
const invited = (auditionStatus: InviteStatus, more: Partial<OpenFacts["submission"]> = {}) => ({
  ...NOTHING,
  status: "AuditionRequested" as const,
  slotId: "3",
  auditionStatus,
  auditionExpiresAt: later,
  ...more,
});
const requested = (
  kind: RequestKind,
  status: RequestStatus,
  more: Partial<OpenFacts["submission"]> = {},
): OpenFacts["submission"] => ({
  ...NOTHING,
  status: kind === "Offer" ? "Offered" : "Avail",
  request: { id: "1", kind, status, expiresAt: later, decideBy: null, version: 1 },
  ...more,
});
const inLine = (slotId: string, held = false) => ({ slotId, held });

test.each<[string, OpenFacts["submission"], Partial<OpenFacts>, string | null]>([
  ["nothing that was requested", NOTHING, {}, null],
  ["an avail check", requested("Avail", "Open"), {}, "Avail"],
  ["a first refusal", requested("FirstRefusal", "Open"), {}, "FirstRefusal"],
  ["a hold", requested("Hold", "Open"), {}, "Hold"],
  ["an offer", requested("Offer", "Open"), {}, "Offer"],
  ["an audition request", invited("Offered"), {}, "Audition"],
  ["an audition request without a slot", invited("Offered", { slotId: null }), {}, "Audition"],
  ["one that never expires", invited("Offered", { auditionExpiresAt: null }), {}, "Audition"],
  // The answer can still be changed; casting is not waiting for that.
  ["dates that are free", requested("Hold", "Free"), {}, null],
  ["dates that are free under a condition", requested("Avail", "Conditional"), {}, null],
  ["dates that were refused", requested("Avail", "NotFree", { status: "Selected" }), {}, null],
  ["a request that expired", requested("Avail", "Expired", { status: "Selected" }), {}, null],
  ["a request that was replaced", requested("Avail", "Replaced"), {}, null],
  // The sweep that ends it may come up to a minute later.
  ["a request whose time is over", withEnd(requested("Offer", "Open"), past), {}, null],
  ["a request whose time is over now", withEnd(requested("Offer", "Open"), now), {}, null],
  ["an audition request whose time is over", invited("Offered", { auditionExpiresAt: past }), {}, null],
  ["a request of a backup", requested("Avail", "Open", { status: "Backup" }), {}, "Avail"],
  ["an avail after a decision that waits", requested("Avail", "Open"), { decided: true }, "Avail"],
  ["a request of someone booked", requested("Offer", "Open", { status: "Booked" }), {}, null],
  ["an old request beside an audition request", both(), {}, "Audition"],
  ["a confirmed audition", invited("Confirmed", { status: "AuditionConfirmed" }), {}, null],
  ["another time that was requested", invited("ChangeRequested"), {}, null],
  ["a declined audition", invited("Declined", { status: "AuditionDeclined" }), {}, null],
  ["a place in the line for the time", invited("Offered"), { waiting: inLine("3") }, null],
  ["a place that is held", invited("Offered"), { waiting: inLine("3", true) }, "Audition"],
  ["a place in the line for another time", invited("Offered"), { waiting: inLine("2") }, "Audition"],
  ["an audition request of a closed project", invited("Offered"), { projectClosed: true }, null],
  ["an offer of a closed project", requested("Offer", "Open"), { projectClosed: true }, null],
  ["an audition request after a decision", invited("Offered"), { decided: true }, "Audition"],
  ["an offer after a decision", requested("Offer", "Open"), { decided: true }, null],
])("%s: open is %4$s", (_, submission, facts, kind) => {
  const standing = { submission, waiting: null, projectClosed: false, decided: false, ...facts };
  expect(openRequestOf(standing, now)?.kind ?? null).toBe(kind);
});

test("it is open until the invitation or the request expires", () => {
  const until = (submission: OpenFacts["submission"]) =>
    openRequestOf({ submission, waiting: null, projectClosed: false, decided: false }, now)?.expiresAt;
  expect(until(invited("Offered"))).toBe(later);
  expect(until(requested("Hold", "Open"))).toBe(later);
  expect(until(invited("Offered", { auditionExpiresAt: null }))).toBeNull();
});

function withEnd(submission: OpenFacts["submission"], expiresAt: Date): OpenFacts["submission"] {
  const { request } = submission;
  return { ...submission, request: request && { ...request, expiresAt } };
}

function both(): OpenFacts["submission"] {
  return invited("Offered", { request: requested("Avail", "Open").request });
}
