import { firstSubmission, moved, submissionCursor, takenSlot, type Submission } from "./submission.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
const EARLIER = new Date("2026-05-01T10:00:00Z");
const base: Submission = {
  id: "i",
  projectId: "p",
  positionId: "r",
  userId: "u",
  companyId: "c",
  status: "Submitted",
  round: 1,
  comments: null,
  website: null,
  socialMedia: null,
  representationName: null,
  photoId: null,
  reelId: null,
  scenesAgreedAt: null,
  createdBy: "u",
  submittedAt: EARLIER,
  viewedAt: null,
  updatedAt: EARLIER,
  slotId: null,
  auditionStatus: null,
  auditionExpiresAt: null,
  auditionMessage: null,
  formerStatus: null,
  version: 3,
  request: null,
  announcement: null,
};
const confirmed: Submission = {
  ...base,
  status: "AuditionConfirmed",
  slotId: "s",
  auditionStatus: "Confirmed",
};

test("every move raises the version and the time of change", () => {
  expect(moved(base, "Viewed", NOW)).toMatchObject({
    status: "Viewed",
    version: 4,
    updatedAt: NOW,
    viewedAt: NOW,
  });
});

test.each([
  ["Selected", NOW],
  ["Booked", NOW],
  ["Withdrawn", null],
] as const)("moving on to %s fills in a skipped look: %s", (to, viewedAt) => {
  expect(moved(base, to, NOW).viewedAt).toEqual(viewedAt);
});

test("the first look stays", () => {
  expect(moved({ ...base, viewedAt: EARLIER }, "Selected", NOW).viewedAt).toEqual(EARLIER);
});

test.each([
  ["Auditioned", "s", "Done"],
  ["Withdrawn", null, "Cancelled"],
  ["AuditionDeclined", null, "Cancelled"],
  ["Booked", null, "Cancelled"],
  ["NotBooked", null, "Cancelled"],
] as const)(
  "from a confirmed audition to %s the slot is %s and the invitation %s",
  (to, slotId, auditionStatus) => {
    expect(moved(confirmed, to, NOW)).toMatchObject({ slotId, auditionStatus });
  },
);

test("a callback begins a new round without a slot", () => {
  const auditioned = moved(confirmed, "Auditioned", NOW);
  expect(moved(auditioned, "Callback", NOW)).toMatchObject({ round: 2, slotId: null, auditionStatus: null });
});

test.each([
  ["AuditionRequested", null],
  ["AuditionConfirmed", "s"],
  ["Auditioned", "s"],
  ["Booked", null],
] as const)("in %s a submission takes the place %s", (status, slot) => {
  expect(takenSlot({ ...confirmed, status })).toBe(slot);
});

test("a first submission is new in everything but what was sent", () => {
  const facts = { id: "s", projectId: "p", positionId: "r", userId: "t", companyId: "c", createdBy: "a" };
  const content = {
    comments: "Hello.",
    website: null,
    socialMedia: null,
    representationName: "Ana",
    photoId: "f",
    reelId: null,
    scenesAgreedAt: null,
  };
  expect(firstSubmission(facts, content, NOW)).toEqual({
    ...facts,
    ...content,
    status: "Submitted",
    round: 1,
    submittedAt: NOW,
    viewedAt: null,
    updatedAt: NOW,
    slotId: null,
    auditionStatus: null,
    auditionExpiresAt: null,
    auditionMessage: null,
    formerStatus: null,
    request: null,
    version: 1,
    announcement: null,
  });
});

test("what is sent again was not looked at, and has no audition", () => {
  expect(moved({ ...confirmed, viewedAt: null }, "Submitted", NOW)).toMatchObject({
    viewedAt: null,
    slotId: null,
    auditionStatus: null,
    round: confirmed.round,
  });
});

test("a callback that is said again is the same round, and no other move begins one", () => {
  const called = { ...base, status: "Callback", round: 2 } as const;
  expect(moved(called, "Callback", NOW).round).toBe(2);
  expect(moved(called, "Avail", NOW).round).toBe(2);
});

test.each([
  ["AuditionRequested", "Selected", null, "Cancelled"],
  ["AuditionRequested", "AuditionConfirmed", "s", "Offered"],
  ["AuditionConfirmed", "AuditionRequested", "s", "Offered"],
  ["Auditioned", "Booked", "s", "Offered"],
] as const)("from %s to %s the slot is %s and the invitation %s", (from, to, slotId, auditionStatus) => {
  const before: Submission = { ...confirmed, status: from, auditionStatus: "Offered" };
  expect(moved(before, to, NOW)).toMatchObject({ slotId, auditionStatus });
});

test("its place in the order is when it was sent", () => {
  expect(submissionCursor({ ...base, id: "s", submittedAt: EARLIER })).toEqual([
    "2026-05-01T10:00:00.000Z",
    "s",
  ]);
});
