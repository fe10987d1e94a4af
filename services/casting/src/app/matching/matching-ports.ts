import type { SubmissionFilter } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";

/** An item that a job skipped. */
interface PassedOver {
  /** `role#user` */
  readonly key: string;
  readonly code: string;
  readonly rule: string | null;
  readonly state: string | null;
  readonly message: string;
}

/** A booking or pass of all matching submissions, done one part at a time. */
export interface BookingJob {
  readonly id: string;
  readonly positionId: string;
  readonly projectId: string;
  readonly companyId: string;
  readonly actorId: string;
  readonly booked: boolean;
  readonly filter: SubmissionFilter;
  /** How many matched when the job began. */
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  /** The first hundred skipped items. */
  readonly reasons: readonly PassedOver[];
  /** The last submission processed, in the order of sending. */
  readonly last: { readonly at: Date; readonly id: string } | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

export interface MatchingReads {
  bookingJob(id: string): Promise<BookingJob | null>;
  /** Unfinished jobs, oldest first. */
  openBookingJobs(limit: number): Promise<readonly string[]>;
  /** How many people can still be booked for a position; 0 for an unknown one. */
  placesToBook(positionId: string): Promise<number>;
  /** The people of the next submissions of a job. */
  matchingPeople(job: BookingJob, limit: number): Promise<readonly string[]>;
  /** How many submissions match. */
  countMatching(filter: SubmissionFilter): Promise<number>;
}

export interface MatchingUnit {
  insertBookingJob(job: BookingJob): Promise<void>;
  /** Null if there is none, or another process is working on it. */
  lockBookingJob(id: string): Promise<BookingJob | null>;
  saveBookingJob(job: BookingJob): Promise<void>;
  /** Locks the next submissions of a job, of those that existed when it began, in the order of their ids. */
  lockMatching(job: BookingJob, limit: number): Promise<readonly Submission[]>;
}
