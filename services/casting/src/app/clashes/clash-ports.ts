import type { Clash, WorkDay } from "#domain/clash/clash.ts";

/**
 * The days about which clashes are asked: those that a submission has now (of its request and its audition, or those of
 * the breakdown), those that a booking would take, or any others.
 */
export type ClashDays = "standing" | "booking" | readonly string[];

/** The days that are compared, in order, and what others have on them: auditions and bookings or promises elsewhere. */
export interface ComparedDays {
  readonly workDays: readonly WorkDay[];
  /** In no order. */
  readonly clashes: readonly Clash[];
}

export interface ClashReads {
  comparedDays(submissionIds: readonly string[], days: ClashDays): Promise<ComparedDays>;
}

export interface ClashLocks {
  /** Lets one booking of a person wait for another, until the transaction ends. */
  lockDaysOf(userIds: readonly string[]): Promise<void>;
}
