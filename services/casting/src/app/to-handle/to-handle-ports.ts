import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Submission } from "#domain/submission.ts";
import type { AuditionTask } from "#domain/to-handle/audition-task.ts";
import type { RequestTask } from "#domain/to-handle/request-task.ts";

/** Whose auditions and requests to read, and what they wait for. */
export interface TaskFilter {
  readonly companyId: string;
  readonly task: AuditionTask | RequestTask;
  /** Excludes people whose account is suspended. */
  readonly hideSuspended?: boolean;
}

/** A submission whose audition or request waits for its company, and its position in the order; the values of a cursor. */
export interface SubmissionToHandle {
  readonly submission: Submission;
  readonly place: readonly [startsAt: string, id: string];
}

export interface ToHandleReads {
  /**
   * Submissions whose audition or request waits for its company at this time: the earliest audition, or the earliest end
   * of a request, first.
   */
  auditionsToHandle(filter: TaskFilter, now: Date, page: PageRequest): Promise<Page<SubmissionToHandle>>;
}
