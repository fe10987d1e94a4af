import {
  announced,
  announcedMoves,
  announcementDue,
  asAnnounced,
  asKnownTo,
  calledBack,
  callsBack,
  NOTICE_DELAYS,
} from "./announcement.ts";
import { takenSlot, type Submission } from "./submission.ts";

const NOW = new Date("2026-05-01T10:00:00Z");
const delays = { booked: 10_000, notBooked: 24 * 3_600_000 };

test.each([
  ["Booked", null, "2026-05-01T10:00:10.000Z"],
  ["Booked", "2026-05-01T12:00:00Z", "2026-05-01T10:00:10.000Z"],
  ["NotBooked", null, "2026-05-02T10:00:00.000Z"],
  ["NotBooked", "2026-05-09T10:00:00Z", "2026-05-02T10:00:00.000Z"],
  ["NotBooked", "2026-05-02T20:00:00Z", "2026-05-01T20:00:00.000Z"],
  ["NotBooked", "2026-05-01T12:00:00Z", "2026-05-01T10:00:10.000Z"],
  ["Released", null, undefined],
  ["AuditionRequested", null, undefined],
  ["Selected", null, undefined],
  ["Withdrawn", null, undefined],
] as const)("%s of someone who auditions at %s is announced at %s", (to, at, due) => {
  const auditionAt = at === null ? null : new Date(at);
  expect(announcementDue(to, NOW, { delays, auditionAt })?.toISOString()).toBe(due);
});

const former = {
  status: "AuditionConfirmed",
  slotId: "s",
  version: 3,
  viewedAt: null,
  announcement: null,
} as Submission;
const booked: Submission = {
  ...former,
  status: "Booked",
  slotId: null,
  version: 4,
  viewedAt: NOW,
  announcement: { dueAt: NOW, former },
};

test.each([
  [booked, "AuditionConfirmed", true],
  [booked, "Selected", false],
  [former, "AuditionConfirmed", false],
])("a decision is called back by the word of the state before: %#", (submission, word, expected) => {
  expect(callsBack(submission, word)).toBe(expected);
});

test("what is called back is as before, with the place at the audition, which was kept", () => {
  expect(takenSlot(booked)).toBe("s");
  expect(calledBack(booked, NOW)).toEqual({ ...former, version: 5, updatedAt: NOW });
});

test("the history that the talent's side sees has no gap where a decision waits or was called back", () => {
  const moves = [
    { from: null, to: "Submitted", announced: true },
    { from: "Submitted", to: "Booked", announced: false },
    { from: "Booked", to: "Submitted", announced: false },
    { from: "Submitted", to: "NotBooked", announced: false },
    { from: "NotBooked", to: "Withdrawn", announced: true },
  ] as const;
  expect(announcedMoves(moves).map(({ from, to }) => [from, to])).toEqual([
    [null, "Submitted"],
    ["Submitted", "Withdrawn"],
  ]);
});

test("a booking can be undone for ten seconds, a pass for a day", () => {
  expect(NOTICE_DELAYS).toEqual({ booked: 10_000, notBooked: 86_400_000 });
});

test("calling back where nothing waits leaves the submission as it is, one version later", () => {
  expect(calledBack(former, NOW)).toEqual({ ...former, version: 4, updatedAt: NOW });
});

test("an announced decision waits no longer", () => {
  expect(announced(booked, NOW)).toEqual({ ...booked, version: 5, updatedAt: NOW, announcement: null });
});

test.each([
  ["admin", booked],
  ["company", booked],
  ["self", former],
  ["agent", former],
] as const)("%s knows a booking that waits as it is for them", (relation, known) => {
  expect(asKnownTo(relation, booked)).toBe(known);
  expect(asKnownTo(relation, former)).toBe(former);
});

test("the talent's side sees what was announced", () => {
  expect([asAnnounced(booked), asAnnounced(former)]).toEqual([former, former]);
});
