import type { SubmissionKey } from "#app/ports.ts";
import type { Closing } from "#domain/closing/closing.ts";

/** A submission that may be answered by itself, with its place in their order. */
export interface Unanswered extends SubmissionKey {
  readonly submissionId: string;
}

export interface ClosingReads {
  /** By position; those that casting does not know are missing. */
  closings(positionIds: readonly string[]): Promise<ReadonlyMap<string, Closing>>;
  /** Submissions whose answer is due, in the order of positions, from the one behind `after` on. */
  unanswered(now: Date, after: Unanswered | null, limit: number): Promise<readonly Unanswered[]>;
}

export interface ClosingUnit {
  closings: ClosingReads["closings"];
  /** Whether those who are open at the end of a position, or of any of a project, are answered by themselves. */
  setAnswers(
    place: { readonly projectId: string; readonly positionId: string | null },
    on: boolean,
  ): Promise<void>;
}
