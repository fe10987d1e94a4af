import { TALENT_STAGES, type TalentStage } from "@callboard/catalog/booking-facts.ts";
import type { Relation } from "#domain/policy.ts";
import { firstSubmission, type Submission } from "#domain/submission.ts";
import { STATUSES, type BookingStatus } from "#domain/booking-status.ts";
import { STAGE_VIEWS, stagesIn, statesOf, talentStage, viewNamed, type StageView } from "./talent-stage.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

function given(status: BookingStatus, former: BookingStatus | null = null): Submission {
  const sent = firstSubmission(
    { id: "1", projectId: "2", positionId: "3", userId: "4", companyId: "5", createdBy: "4" },
    {
      comments: null,
      website: null,
      socialMedia: null,
      representationName: null,
      photoId: null,
      reelId: null,
      scenesAgreedAt: null,
    },
    NOW,
  );
  const announcement = former && { dueAt: NOW, former: { ...sent, status: former } };
  return { ...sent, status, announcement };
}

const TABLE: readonly (readonly [BookingStatus, TalentStage])[] = [
  ["Submitted", "Submitted"],
  ["Viewed", "Seen"],
  ["Selected", "Consideration"],
  // Talent never sees the word: a backup is still in consideration.
  ["Backup", "Consideration"],
  ["AuditionRequested", "Audition"],
  ["AuditionConfirmed", "Audition"],
  ["AuditionDeclined", "Audition"],
  ["Auditioned", "Audition"],
  ["Callback", "Audition"],
  ["Avail", "Availability"],
  ["Offered", "Availability"],
  ["Booked", "Booked"],
  ["NotBooked", "Past"],
  ["Released", "Past"],
  ["Withdrawn", "Past"],
];

test.each(TABLE)("%s is at the stage %s", (status, stage) => {
  expect(talentStage("self", given(status))).toBe(stage);
  expect(statesOf(stage)).toContain(status);
});

test.each<[BookingStatus, TalentStage]>([
  ["Backup", "Availability"],
  ["AuditionRequested", "Availability"],
  ["Selected", "Availability"],
  ["Booked", "Booked"],
  ["NotBooked", "Past"],
])("%s, with dates that are promised, is at the stage %s", (status, stage) => {
  const request = {
    id: "r",
    kind: "Avail",
    status: "Free",
    expiresAt: NOW,
    decideBy: NOW,
    version: 1,
  } as const;
  expect(talentStage("self", { ...given(status), request })).toBe(stage);
});

test("every state is in the table, and at one stage", () => {
  expect(TABLE.map(([status]) => status).toSorted()).toEqual(STATUSES.toSorted());
  expect(TALENT_STAGES.flatMap(statesOf).toSorted()).toEqual(STATUSES.toSorted());
});

test.each<[Relation, BookingStatus, TalentStage]>([
  ["self", "NotBooked", "Audition"],
  ["agent", "NotBooked", "Audition"],
  ["self", "Booked", "Audition"],
  ["company", "NotBooked", "Past"],
  ["admin", "Booked", "Booked"],
])("until it is announced, %s finds %s at the stage %s", (relation, decided, stage) => {
  expect(talentStage(relation, given(decided, "Auditioned"))).toBe(stage);
});

test.each<[StageView, readonly TalentStage[]]>([
  ["Open", ["Submitted", "Seen", "Consideration", "Audition", "Availability"]],
  ["Booked", ["Booked"]],
  ["Past", ["Past"]],
])("%s shows %j", (view, stages) => {
  expect(stagesIn(view)).toEqual(stages);
});

test("a view is named regardless of case", () => {
  expect(STAGE_VIEWS.map((view) => viewNamed(view.toUpperCase()))).toEqual([...STAGE_VIEWS]);
  expect(["", "Viewed", "Out"].map(viewNamed)).toEqual([null, null, null]);
});
