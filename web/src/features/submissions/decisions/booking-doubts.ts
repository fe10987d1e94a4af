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

/** A reason to suspect that a booking is a mistake rather than a decision. */
export type BookingDoubt =
  | { readonly kind: "early" | "minor" }
  | { readonly kind: "fit"; readonly met: number; readonly of: number }
  | { readonly kind: "clash"; readonly dates: readonly string[] }
  | { readonly kind: "full"; readonly booked: number; readonly wanted: number };

type Facts = Pick<WallCard_SubmissionFragment["Data"], "BookingStatus" | "Fit"> & {
  readonly User: { readonly Data: { readonly Minor: boolean | null } };
  /** Days on which the person is booked or has an audition elsewhere. */
  readonly clashes?: readonly string[];
};

/**
 * Reasons to confirm a booking: the person was not considered before, fewer than half of the criteria are met, their
 * dates clash, they are a minor, or the role is full.
 */
export function bookingDoubts(facts: Facts, places: Places | null): readonly BookingDoubt[] {
  const { BookingStatus, Fit, User, clashes = [] } = facts;
  const doubts: BookingDoubt[] = [];
  if (BookingStatus === "Submitted" || BookingStatus === "Viewed") doubts.push({ kind: "early" });
  if (Fit && Fit.Met * 2 < Fit.Of) doubts.push({ kind: "fit", met: Fit.Met, of: Fit.Of });
  if (clashes.length > 0) doubts.push({ kind: "clash", dates: clashes });
  if (User.Data.Minor === true) doubts.push({ kind: "minor" });
  if (places && places.booked >= places.wanted) doubts.push({ kind: "full", ...places });
  return doubts;
}
