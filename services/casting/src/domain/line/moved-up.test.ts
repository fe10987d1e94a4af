import type { RequestStatus } from "#domain/request.ts";
import { movedUpNotice } from "./moved-up.ts";

const NOW = new Date("2026-12-01T12:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const request = (status: RequestStatus) => ({
  id: "r",
  kind: "FirstRefusal" as const,
  status,
  expiresAt: NOW,
  decideBy: null,
  version: 3,
});

test.each<[RequestStatus, number, boolean, boolean, string]>([
  // Nine minutes after a release a yes could still be called back.
  ["Open", 9, false, true, "Wait"],
  ["Open", 10, false, true, "Notify"],
  ["Free", 10, false, true, "Notify"],
  ["Conditional", 60, false, true, "Notify"],
  // Somebody in front booked the days meanwhile: that is said when it can no longer be called back.
  ["Free", 10, false, false, "Drop"],
  ["Free", 9, true, true, "Drop"],
  ["Accepted", 10, true, true, "Drop"],
  ["NotFree", 10, false, true, "Drop"],
  ["Expired", 10, false, true, "Drop"],
  ["Released", 10, false, true, "Drop"],
  ["Replaced", 9, false, true, "Drop"],
])(
  "%s, moved up %i minutes ago, booked %s, with an open day %s: %s",
  (status, minutes, booked, open, notice) => {
    const moved = { movedUpAt: ago(minutes), request: request(status), booked, hasOpenDay: open };
    expect(movedUpNotice(moved, { now: NOW, callBackMs: 600_000 })).toBe(notice);
  },
);
