import { localDay } from "#ui/when/local-day.ts";

/** Whether a feature is shown now, will be, or no longer is. */
export type FeatureTime = "shown" | "coming" | "over";

type Times = { readonly ShowFrom?: string | null; readonly ShowUntil?: string | null };

export function featureTime({ ShowFrom, ShowUntil }: Times, now = new Date()): FeatureTime {
  if (ShowUntil && new Date(ShowUntil) <= now) return "over";
  return ShowFrom && new Date(ShowFrom) > now ? "coming" : "shown";
}

/** The day of an instant in this browser's zone, as the value of a form field; empty if there is none. */
export function dayField(instant: string | null | undefined): string {
  return instant ? localDay(0, new Date(instant)) : "";
}

/** The first or last moment of a form's day; null if it is empty. */
export function instantOf(day: string | undefined, edge: "first" | "last"): string | null {
  if (!day) return null;
  return new Date(`${day}T${edge === "first" ? "00:00:00" : "23:59:59"}`).toISOString();
}
