import { asKnownTo } from "#domain/announcement.ts";
import { STATUSES, type BookingStatus } from "#domain/booking-status.ts";
import type { Relation } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";

/** The stages of a submission in talent's words; each state belongs to one. */
export const TALENT_STAGES = [
  "Submitted",
  "Seen",
  "Consideration",
  "Audition",
  "Availability",
  "Booked",
  "Past",
] as const;
export type TalentStage = (typeof TALENT_STAGES)[number];

/** What a list shows: one stage, or everything that casting has yet to decide. */
export const STAGE_VIEWS = ["Open", ...TALENT_STAGES] as const;
export type StageView = (typeof STAGE_VIEWS)[number];

const STAGE_OF: Readonly<Record<BookingStatus, TalentStage>> = {
  Submitted: "Submitted",
  Viewed: "Seen",
  Selected: "Consideration",
  Backup: "Consideration",
  AuditionRequested: "Audition",
  AuditionConfirmed: "Audition",
  AuditionDeclined: "Audition",
  Auditioned: "Audition",
  Callback: "Audition",
  Avail: "Availability",
  Offered: "Availability",
  Booked: "Booked",
  NotBooked: "Past",
  Released: "Past",
  Withdrawn: "Past",
};

/** The stage of a submission as a relation knows it: a decision counts for the talent side once it is announced. */
export function talentStage(relation: Relation, submission: Submission): TalentStage {
  return STAGE_OF[asKnownTo(relation, submission).status];
}

/** The states that belong to a stage. */
export function statesOf(stage: TalentStage): readonly BookingStatus[] {
  return STATUSES.filter((status) => STAGE_OF[status] === stage);
}

/** The stages that a view shows. */
export function stagesIn(view: StageView): readonly TalentStage[] {
  return view === "Open" ? TALENT_STAGES.filter((stage) => stage !== "Booked" && stage !== "Past") : [view];
}

/** The view of this name, regardless of case; null for any other word. */
export function viewNamed(word: string): StageView | null {
  return STAGE_VIEWS.find((view) => view.toLowerCase() === word.toLowerCase()) ?? null;
}
