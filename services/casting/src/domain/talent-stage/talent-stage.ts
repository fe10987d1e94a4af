import { TALENT_STAGES, UNKNOWN, type TalentStage } from "@callboard/catalog/booking-facts.ts";
import { BOOKING_STATUS, statusesWhere, type BookingStatus } from "@callboard/catalog/booking-status.ts";
import { asKnownTo } from "#domain/announcement.ts";
import type { Relation } from "#domain/policy.ts";
import { isActive } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { announcedStatus } from "./told-status.ts";

/** What a list shows: one stage, or everything that casting has yet to decide. */
export const STAGE_VIEWS = ["Open", ...TALENT_STAGES, UNKNOWN] as const;
export type StageView = (typeof STAGE_VIEWS)[number];

/**
 * The stage of a submission as a relation knows it: a decision counts for the talent side once it is announced, and as
 * long as dates are asked for or promised, whatever else casting does, it is about them.
 */
export function talentStage(relation: Relation, submission: Submission): TalentStage {
  const known = asKnownTo(relation, submission);
  const { isOpen, talentStage: stage } = BOOKING_STATUS[announcedStatus(known)];
  return isOpen && isActive(known.request) ? "Availability" : stage;
}

/** The states that belong to a stage. */
export function statesOf(stage: TalentStage): readonly BookingStatus[] {
  return statusesWhere(({ talentStage: own }) => own === stage);
}

/** The stages that a view shows. */
export function stagesIn(view: StageView): readonly TalentStage[] {
  return view === "Open" ? TALENT_STAGES.filter((stage) => stage !== "Booked" && stage !== "Past") : [view];
}

/** The view of this name, regardless of case; null for any other word. */
export function viewNamed(word: string): StageView | null {
  return STAGE_VIEWS.find((view) => view.toLowerCase() === word.toLowerCase()) ?? null;
}
