import { moved, takenSlot, type Submission } from "./submission.ts";

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
