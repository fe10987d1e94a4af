import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";

/** How many people a role takes, and how many are booked. */
export type Places = { readonly booked: number; readonly wanted: number };

/** The places of a role, as the graph has them. */
export function placesOf({
  Cast,
  Quantity,
}: {
  Cast?: number | null;
  Quantity?: number | null;
}): Places | null {
  return typeof Quantity === "number" ? { booked: Cast ?? 0, wanted: Quantity } : null;
}

/** Something about a booking that a slip of the finger would explain better than a decision. */
export type BookingDoubt =
  | { readonly kind: "early" }
  | { readonly kind: "fit"; readonly met: number; readonly of: number }
  | { readonly kind: "full"; readonly booked: number; readonly wanted: number };

type Facts = Pick<WallCard_SubmissionFragment["Data"], "BookingStatus" | "Fit">;

/** Why a booking should be confirmed first: nobody has considered the person yet, criteria are open, or the role is full. */
export function bookingDoubts({ BookingStatus, Fit }: Facts, places: Places | null): readonly BookingDoubt[] {
  const doubts: BookingDoubt[] = [];
  if (BookingStatus === "Submitted" || BookingStatus === "Viewed") doubts.push({ kind: "early" });
  if (Fit && Fit.Met < Fit.Of) doubts.push({ kind: "fit", met: Fit.Met, of: Fit.Of });
  if (places && places.booked >= places.wanted) doubts.push({ kind: "full", ...places });
  return doubts;
}
