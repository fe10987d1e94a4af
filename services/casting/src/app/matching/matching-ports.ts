import type { SubmissionFilter } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";

/** An item that a job passed over. */
export interface PassedOver {
  /** `role#user` */
  readonly key: string;
  readonly code: string;
  readonly rule: string | null;
  readonly state: string | null;
  readonly message: string;
}

/** Bookings or passes of all submissions that match, done a part at a time. */
export interface BookingJob {
  readonly id: string;
  readonly positionId: string;
  readonly projectId: string;
  readonly companyId: string;
  readonly actorId: string;
  readonly booked: boolean;
  readonly filter: SubmissionFilter;
  /** How many matched at the beginning. */
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  /** The first hundred that were passed over. */
  readonly reasons: readonly PassedOver[];
  /** The last submission that was looked at, in the order of sending. */
  readonly last: { readonly at: Date; readonly id: string } | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

export interface MatchingReads {
  bookingJob(id: string): Promise<BookingJob | null>;
  /** Jobs that are not finished, the oldest first. */
  openBookingJobs(limit: number): Promise<readonly string[]>;
  /** How many submissions match. */
  countMatching(filter: SubmissionFilter): Promise<number>;
}

export interface MatchingUnit {
  insertBookingJob(job: BookingJob): Promise<void>;
  /** Null when there is none, or another process works on it now. */
  lockBookingJob(id: string): Promise<BookingJob | null>;
  saveBookingJob(job: BookingJob): Promise<void>;
  /** The next submissions of a job, of those that were there when it began; held in the order of their ids. */
  lockMatching(job: BookingJob, limit: number): Promise<readonly Submission[]>;
}
