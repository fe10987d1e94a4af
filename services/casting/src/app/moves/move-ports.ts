import type { BookingStatus } from "@callboard/catalog/booking-status.ts";
import type { Submission } from "#domain/submission.ts";
import type { CancellationDue } from "#domain/terms/cancellation-due.ts";

/** A move of a submission, as its history shows it. */
export interface Move {
  readonly from: BookingStatus | null;
  readonly to: BookingStatus;
  readonly at: Date;
  /** Bare id of who made it; null if it happened by itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
  /** Why casting booked over days on which the person has something else; for the company alone. */
  readonly clashReason: string | null;
  /** What the cancellation terms said was due; null if it was no release from a booking that recorded some. */
  readonly due: CancellationDue | null;
  /** False for a decision that the talent side does not know yet, or never will. */
  readonly announced: boolean;
}

/** A move, as the history stores it. */
export interface NewMove {
  readonly submission: Submission;
  readonly from: BookingStatus | null;
  readonly reason: string | null;
  readonly clashReason?: string | null;
  readonly due?: CancellationDue | null;
  readonly announced: boolean;
}
