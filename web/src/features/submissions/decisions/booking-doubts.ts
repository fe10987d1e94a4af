import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";

/** How many people a role needs, and how many are booked. */
export type Places = { readonly booked: number; readonly wanted: number };

/** The places of a role, from the GraphQL response. */
export function placesOf({
  Cast,
  Quantity,
}: {
  Cast?: number | null;
  Quantity?: number | null;
}): Places | null {
  return typeof Quantity === "number" ? { booked: Cast ?? 0, wanted: Quantity } : null;
}

/** The days that a booking takes, null if unknown, and what the person has on them. */
export type Days = {
  readonly work: readonly string[] | null;
  readonly taken: readonly { readonly Kind: string; readonly Date: string }[];
  /** False if the days that the person booked out could not be read. */
  readonly ownDaysChecked: boolean;
};

/** A reason to suspect that a booking is a mistake rather than a decision. */
export type BookingDoubt =
  | { readonly kind: "early" | "minor" | "noDays" | "unchecked" }
  | { readonly kind: "fit"; readonly met: number; readonly of: number }
  | { readonly kind: "clash"; readonly taken: Days["taken"] }
  | { readonly kind: "full"; readonly booked: number; readonly wanted: number };

type Facts = Pick<WallCard_SubmissionFragment["Data"], "BookingStatus" | "Fit"> & {
  readonly User: { readonly Data: { readonly Minor: boolean | null } } | null;
  /** Null if they could not be read. */
  readonly days?: Days | null;
};

/**
 * Reasons to confirm a booking: the person was not considered before, fewer than half of the criteria are met, their
 * dates clash or could not be checked, the booking takes no days, they are a minor, or the role is full.
 */
export function bookingDoubts(facts: Facts, places: Places | null): readonly BookingDoubt[] {
  const { BookingStatus, Fit, User, days } = facts;
  const doubts: BookingDoubt[] = [];
  if (BookingStatus === "Submitted" || BookingStatus === "Viewed") doubts.push({ kind: "early" });
  if (Fit && Fit.Met * 2 < Fit.Of) doubts.push({ kind: "fit", met: Fit.Met, of: Fit.Of });
  if (days !== undefined) doubts.push(...dayDoubts(days));
  if (User?.Data.Minor === true) doubts.push({ kind: "minor" });
  if (places && places.booked >= places.wanted) doubts.push({ kind: "full", ...places });
  return doubts;
}

function dayDoubts(days: Days | null): readonly BookingDoubt[] {
  if (days === null) return [{ kind: "unchecked" }];
  const { work, taken, ownDaysChecked } = days;
  const doubts: BookingDoubt[] = taken.length > 0 ? [{ kind: "clash", taken }] : [];
  if (work?.length === 0) doubts.push({ kind: "noDays" });
  if (!ownDaysChecked) doubts.push({ kind: "unchecked" });
  return doubts;
}
