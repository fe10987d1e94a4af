import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { SubmissionFilter } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";
import type { TalentStage } from "@callboard/catalog/booking-facts.ts";

/** By the last change, the newest first; by when a response is due; or by the name of the position. */
export type StageSort = "Changed" | "Deadline" | "Role";

/** Whose submissions to read, and which of them: all conditions that are set must hold. */
export interface StageFilter extends Pick<
  SubmissionFilter,
  "userIds" | "companyId" | "announcedTo" | "hideSuspended"
> {
  /** Each must occur in the name of the position, the project or the person. */
  readonly words: readonly string[];
}

/** A submission with the values of its cursor. */
export interface PlacedSubmission {
  readonly submission: Submission;
  readonly place: readonly string[];
}

/** How many submissions of a person are at a stage. */
export interface UserStageCount {
  readonly userId: string;
  readonly stage: TalentStage;
  readonly count: number;
}

export interface StageCounts {
  readonly counts: readonly UserStageCount[];
  /** There are more than were counted. */
  readonly areFloors: boolean;
}

/** What waits for a response of one person. */
export interface AwaitedCount {
  readonly userId: string;
  readonly count: number;
  /** When the first of it ends; null if none does. */
  readonly until: Date | null;
}

export interface StageReads {
  /** Submissions at any of the stages, as the filter's side knows them. */
  submissionsAtStages(
    filter: StageFilter,
    stages: readonly TalentStage[],
    read: { readonly page: PageRequest<StageSort>; readonly now: Date },
  ): Promise<Page<PlacedSubmission>>;
  /** Counts the submissions at each stage; stages without any are missing. */
  countByStage(filter: StageFilter): Promise<StageCounts>;
  /** Counts what waits for a response at this time, by person; whoever has nothing is missing. */
  countAwaited(filter: StageFilter, now: Date): Promise<readonly AwaitedCount[]>;
}
