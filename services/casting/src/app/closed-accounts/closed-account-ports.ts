import type { SubmissionKey } from "#app/ports.ts";

/** A submission of a person, with its position in the order. */
export interface OfPerson extends SubmissionKey {
  readonly submissionId: string;
}

export interface ClosedAccountUnit {
  /** Submissions of the person that are not withdrawn, in the order of their ids, starting after `after`. */
  notWithdrawn(userId: string, after: OfPerson | null, limit: number): Promise<readonly OfPerson[]>;
}
