import { LIMITS } from "@callboard/catalog/limits.ts";

const HOUR_MS = 3_600_000;

/** How long a project has waited for a decision. */
export type Waited = {
  readonly unit: "underAnHour" | "hours" | "days";
  /** Whole hours of the first two days, then whole days. */
  readonly count: number;
  /** Beyond the time within which admins decide. */
  readonly late: boolean;
};

/** The time since a project was submitted; null if that is not known. */
export function waitedSince(submittedAt: string | null | undefined, now: number): Waited | null {
  const since = Date.parse(submittedAt ?? "");
  if (Number.isNaN(since)) return null;
  const hours = Math.max(0, Math.floor((now - since) / HOUR_MS));
  const late = hours >= LIMITS.reviewHours;
  if (hours === 0) return { unit: "underAnHour", count: 0, late };
  return hours < 48
    ? { unit: "hours", count: hours, late }
    : { unit: "days", count: Math.floor(hours / 24), late };
}
