import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Submission } from "#domain/submission.ts";

/** Whose open requests to read: all conditions that are set must hold. */
export interface OpenRequestFilter {
  readonly userIds?: readonly string[];
  readonly companyId?: string;
  /** Excludes people whose account is suspended. */
  readonly hideSuspended?: boolean;
  /** Only requests that expire before this instant; null sets no condition. */
  readonly expiresBefore: Date | null;
}

/** A submission with an open request, and its position in the order; the values of a cursor. */
export interface AwaitedSubmission {
  readonly submission: Submission;
  readonly place: readonly [expiresAt: string, nearestAt: string, id: string];
}

export interface OpenRequestReads {
  /**
   * Submissions with a request that is open at this time: the earliest expiry first, then the nearest audition or day.
   */
  openRequests(filter: OpenRequestFilter, now: Date, page: PageRequest): Promise<Page<AwaitedSubmission>>;
}
