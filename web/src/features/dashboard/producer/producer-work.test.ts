import { daysAhead, daysBeyond, partsOfDay, producerWork, tabOf } from "./producer-work.ts";
import type { Entry, Letter, OwnProject } from "./producer-work.ts";

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

const fresh = (Count: number) => [{ Data: { Counters: [{ Stage: "New", Count }] } }];
const nothing = { projects: [], entries: [], far: [], letters: [], now };

test("what is denied, runs out, closes, wants another time, is over, and was written comes in this order", () => {
  const work = producerWork({
    now,
    far: [],
    letters: [{ SK: "CNV#1" } as unknown as Letter],
    projects: [
      project("PRJ#2", "Approved", { SubmissionsDueBy: at(20), Positions: fresh(3) }),
      project("PRJ#1", "Denied"),
    ],
    entries: [
      entry("1", "Audition", { AuditionStatus: "ChangeRequested" }),
      entry("2", "Audition", { AuditionStatus: "CheckedIn" }, { EndsAt: at(-1) }),
      entry("3", "Avail", { Request: { Status: "Open", ExpiresAt: at(6) } }),
    ],
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
  [
    "a request that was answered",
    { entries: [entry("3", "Hold", { Request: { Status: "Free", ExpiresAt: at(6) } })] },
  ],
  [
    "one with days left",
    { entries: [entry("3", "Hold", { Request: { Status: "Open", ExpiresAt: at(60) } })] },
  ],
  ["a confirmed audition", { entries: [entry("1", "Audition", { AuditionStatus: "Confirmed" })] }],
])("%s does not wait", (_name, facts) => {
  expect(producerWork({ ...nothing, ...facts })).toEqual([]);
});

test("a request for several days waits once", () => {
  const day = entry("3", "Avail", { Request: { Status: "Open", ExpiresAt: at(6) } });
  expect(producerWork({ ...nothing, entries: [day, day] })).toHaveLength(1);
});

test("an audition request that nobody has answered waits with the others, the first to expire first", () => {
  const entries = [
    entry("1", "Hold", { Request: { Status: "Open", ExpiresAt: at(20) } }),
    entry("2", "Audition", { AuditionStatus: "Offered", AuditionExpiresAt: at(6) }),
    entry("3", "Audition", { AuditionStatus: "Confirmed", AuditionExpiresAt: at(5) }),
    entry("4", "Audition", { AuditionStatus: "Offered", AuditionExpiresAt: at(60) }),
  ];
  const work = producerWork({ ...nothing, entries });
  expect(work.map((one) => one.kind === "expiring" && [one.entry.Id, one.at])).toEqual([
    ["2", at(6)],
    ["1", at(20)],
  ]);
});

test("a request for days far away waits as well, and once where it is also for near ones", () => {
  const near = entry("1", "Hold", { Request: { Status: "Open", ExpiresAt: at(20) } });
  const later = entry("2", "Avail", { Request: { Status: "Open", ExpiresAt: at(6) } });
  const work = producerWork({ ...nothing, entries: [near], far: [near, later] });
  expect(work.map((one) => one.kind === "expiring" && one.entry.Id)).toEqual(["2", "1"]);
});

test("the days whose requests are read follow each other without a gap, and are within what may be read", () => {
  const [near, far] = [daysAhead(), daysBeyond()];
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  expect(day(far.from) - day(near.to)).toBe(1);
  expect(day(far.to) - day(far.from)).toBeLessThan(400);
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
])("a project that is %s stands under %s", (status, tab) => {
  expect(tabOf(project("1", status))).toBe(tab);
});
