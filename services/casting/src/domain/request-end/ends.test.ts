import { answerEnd, beginOf, decisionEnd, placeOfTalent } from "./ends.ts";

const LA = placeOfTalent({ state: "CA", country: null, zone: null });
const ZONE = { "Los Angeles": LA, London: { zone: "Europe/London", country: "GB" } } as const;

test("a talent is where the profile says, otherwise where the occasion is", () => {
  expect(LA).toEqual({ zone: "America/Los_Angeles", country: "US" });
});

test.each([
  [{ state: "CA", country: "US" }, "Europe/Berlin", "America/Los_Angeles", "US"],
  [{ state: null, country: "US" }, "Europe/Berlin", "Europe/Berlin", "US"],
  // A state that was said before the country was.
  [{ state: "CA", country: "TR" }, null, "Europe/Istanbul", "TR"],
  [{ state: null, country: "GB" }, "America/New_York", "Europe/London", "GB"],
  // Several zones.
  [{ state: null, country: "CA" }, "America/Toronto", "America/Toronto", "CA"],
  [{ state: "", country: null }, "Europe/Berlin", "Europe/Berlin", null],
  [{ state: null, country: null }, null, "UTC", null],
])("talent of %j, for what is in %s, is in %s, %s", (where, zone, own, country) => {
  expect(placeOfTalent({ ...where, zone })).toEqual({ zone: own, country });
});

test.each([
  // Friday 17:00: the weekend does not count.
  ["Los Angeles", "2026-12-05T01:00:00Z", null, "2026-12-09T02:00:00.000Z"],
  // Tuesday 10:00: 48 hours would be Thursday 10:00.
  ["Los Angeles", "2026-12-01T18:00:00Z", null, "2026-12-04T02:00:00.000Z"],
  // Tuesday 20:00: 48 hours are later than the end of work.
  ["Los Angeles", "2026-12-02T04:00:00Z", null, "2026-12-04T04:00:00.000Z"],
  // Christmas Eve, then two bank holidays around a weekend.
  ["London", "2026-12-24T17:00:00Z", null, "2026-12-30T18:00:00.000Z"],
  // Over the night in which clocks go forward, the end stays at 18:00.
  ["London", "2027-03-26T12:00:00Z", null, "2027-03-31T17:00:00.000Z"],
  ["London", "2026-12-01T10:00:00Z", "2026-12-02T09:00:00Z", "2026-12-02T09:00:00.000Z"],
] as const)("in %s, sent %s for what begins %s: due %s", (where, now, begins, end) => {
  expect(answerEnd(new Date(now), ZONE[where], begins && new Date(begins)).toISOString()).toBe(end);
});

test.each([
  [["2026-12-04", "2026-12-05"], "2026-12-01T18:00:00Z", "2026-12-04T08:00:00.000Z"],
  [["2026-12-01"], "2026-12-01T18:00:00Z", "2026-12-02T08:00:00.000Z"],
] as const)("days %j, at %s, begin %s", (dates, now, begins) => {
  expect(beginOf(dates, LA, new Date(now))?.toISOString()).toBe(begins);
});

test("no days never begin", () => {
  expect(beginOf([], LA, new Date(0))).toBeNull();
});

test.each([
  // Tuesday: the fifth working day is the next Tuesday.
  [[], null, "2026-12-01T18:00:00Z", "2026-12-09T02:00:00.000Z"],
  [["2026-12-20"], null, "2026-12-01T18:00:00Z", "2026-12-09T02:00:00.000Z"],
  [["2026-12-04"], null, "2026-12-01T18:00:00Z", "2026-12-04T02:00:00.000Z"],
  // At work's end of the day before, it is until the days begin.
  [["2026-12-04"], null, "2026-12-04T03:00:00Z", "2026-12-04T08:00:00.000Z"],
  [["2026-12-20"], "2026-12-02T18:00:00Z", "2026-12-01T18:00:00Z", "2026-12-02T18:00:00.000Z"],
  [["2026-12-04"], "2026-12-24T18:00:00Z", "2026-12-01T18:00:00Z", "2026-12-04T02:00:00.000Z"],
  [[], "2026-12-24T18:00:00Z", "2026-12-01T18:00:00Z", "2026-12-24T18:00:00.000Z"],
] as const)("for %j, chosen %s, responded to %s: decided by %s", (dates, chosen, at, end) => {
  expect(decisionEnd(new Date(at), LA, { dates, chosen: chosen && new Date(chosen) }).toISOString()).toBe(
    end,
  );
});
