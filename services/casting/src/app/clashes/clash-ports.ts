import type { Clash, WorkDay } from "#domain/clash/clash.ts";

/**
 * The days about which clashes are asked: those that a submission has now (of its request and its audition, or those of
 * the breakdown), those that a booking would take, or any others.
 */
export type ClashDays = "standing" | "booking" | readonly string[];

export interface ClashReads {
  /** Overlapping auditions, and days on which the same people are booked or promised elsewhere; in no order. */
  clashes(submissionIds: readonly string[], days: ClashDays): Promise<readonly Clash[]>;
  /** The days that are compared, in order. */
  workDays(submissionIds: readonly string[], days: ClashDays): Promise<readonly WorkDay[]>;
}
