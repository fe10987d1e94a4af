import { nextEnd, partsOfDay, producerWork, tabOf } from "./producer-work.ts";
import type { ExpiringSubmission, Entry, Letter, OtherTime, OwnProject, ToDecide } from "./producer-work.ts";

const now = new Date("2026-11-22T12:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

function project(PK: string, Status: string, facts: object = {}): OwnProject {
  return { PK, Data: { Status, Positions: [], SubmissionsDueBy: null, ...facts } } as unknown as OwnProject;
}

function entry(Id: string, Kind: string, data: object, facts: object = {}): Entry {
  return {
    Id,
    Kind,
    EndsAt: at(1),
    Submission: { PK: "PRJ#1", SK: Id, Data: data },
    ...facts,
  } as unknown as Entry;
}

const submission = (SK: string, hours: number): ExpiringSubmission =>
  ({
    PK: "PRJ#1",
    SK,
    Data: { OpenRequest: { Kind: "Hold", ExpiresAt: at(hours) } },
  }) as unknown as ExpiringSubmission;

const otherTime = (SK: string, AuditionStatus = "ChangeRequested"): OtherTime =>
  ({ PK: "PRJ#1", SK, Data: { AuditionStatus } }) as unknown as OtherTime;

/** So many people on whom to decide; the query reads the first alone. */
const toDecide = (Total: number): ToDecide =>
  ({
    Total,
    Submissions: [{ Data: { Project: { ProjectId: "PRJ#7" } } }].slice(0, Total),
  }) as unknown as ToDecide;

const fresh = (Count: number) => [{ Data: { Counters: [{ Stage: "New", Count }] } }];
const nothing = { projects: [], requests: [], otherTime: [], decide: toDecide(0), letters: [], now };

test("what is denied, runs out, closes, wants another time, is over, and was written comes in this order", () => {
  const work = producerWork({
    now,
    requests: [submission("3", 6)],
    letters: [{ SK: "CNV#1" } as unknown as Letter],
    projects: [
      project("PRJ#2", "Approved", { SubmissionsDueBy: at(20), Positions: fresh(3) }),
      project("PRJ#1", "Denied"),
    ],
    otherTime: [otherTime("1")],
    decide: toDecide(1),
  });
  expect(work.map(({ kind }) => kind)).toEqual([
    "denied",
    "expiring",
    "closing",
    "otherTime",
    "decide",
    "letter",
  ]);
});

test.each([
  [
    "a project that closes later",
    { projects: [project("1", "Approved", { SubmissionsDueBy: at(49), Positions: fresh(3) })] },
  ],
  [
    "one of which all is opened",
    { projects: [project("1", "Approved", { SubmissionsDueBy: at(4), Positions: fresh(0) })] },
  ],
  [
    "one that has closed",
    { projects: [project("1", "Approved", { SubmissionsDueBy: at(-1), Positions: fresh(3) })] },
  ],
  ["an audition for which another time was offered since", { otherTime: [otherTime("1", "Offered")] }],
])("%s does not wait", (_name, facts) => {
  expect(producerWork({ ...nothing, ...facts })).toEqual([]);
});

test("requests that expire come in the order of the server, without those that have a response since", () => {
  const answered = { ...submission("3", 7), Data: { ...submission("3", 7).Data, OpenRequest: null } };
  const work = producerWork({ ...nothing, requests: [submission("2", 6), answered, submission("1", 20)] });
  expect(work.map((one) => one.kind === "expiring" && [one.submission.SK, one.request, one.at])).toEqual([
    ["2", "Hold", at(6)],
    ["1", "Hold", at(20)],
  ]);
});

test("requests for another time come in the order of the server, and all decisions as one", () => {
  const work = producerWork({
    ...nothing,
    otherTime: [otherTime("2"), otherTime("1")],
    decide: toDecide(130),
  });
  expect(work.map((one) => (one.kind === "otherTime" ? one.submission.SK : one))).toEqual([
    "2",
    "1",
    { kind: "decide", count: 130, projectId: "PRJ#7" },
  ]);
});

test.each<[string, number | null, readonly (number | null)[]]>([
  ["no audition", null, []],
  ["auditions that are over", null, [-2, 0]],
  ["auditions over and ahead", 3, [-2, 5, 3, null]],
])("of %s the next to end is in %p hours", (_name, next, ends) => {
  const entries = ends.map((end, index) =>
    entry(String(index), "Audition", {}, { EndsAt: end === null ? null : at(end) }),
  );
  expect(nextEnd(entries, now)).toBe(next === null ? null : Date.parse(at(next)));
});

test("a day has what is over and what is not: an audition that goes on is not", () => {
  const when = (Id: string, from: number, to: number | null) =>
    entry(Id, "Audition", {}, { StartsAt: at(from), EndsAt: to === null ? null : at(to) });
  const day = [when("past", -2, -1), when("now", -1, 1), when("later", 2, 3), when("open", -1, null)];
  const { over, ahead } = partsOfDay(day, now);
  expect([over, ahead].map((part) => part.map(({ Id }) => Id))).toEqual([
    ["past", "open"],
    ["now", "later"],
  ]);
});

test.each([
  ["Approved", "active"],
  ["Pending", "active"],
  ["Denied", "active"],
  ["Draft", "draft"],
  ["Closed", "closed"],
])("a project that is %s is listed under %s", (status, tab) => {
  expect(tabOf(project("1", status))).toBe(tab);
});
