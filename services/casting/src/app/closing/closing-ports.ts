import type { SubmissionKey } from "#app/ports.ts";
import type { Closing } from "#domain/closing/closing.ts";

/** A submission that may be passed on automatically, with its position in the order. */
export interface Unanswered extends SubmissionKey {
  readonly submissionId: string;
}

export interface ClosingReads {
  /** By position; those unknown to casting are missing. */
  closings(positionIds: readonly string[]): Promise<ReadonlyMap<string, Closing>>;
  /** Submissions whose automatic pass is due, ordered by position, starting after `after`. */
  unanswered(now: Date, after: Unanswered | null, limit: number): Promise<readonly Unanswered[]>;
}

export interface ClosingUnit {
  closings: ClosingReads["closings"];
  /**
   * Sets whether submissions still open when a position, or any position of a project, ends are passed on
   * automatically.
   */
  setAnswers(
    place: { readonly projectId: string; readonly positionId: string | null },
    on: boolean,
  ): Promise<void>;
}
