import type { BookingStatus } from "#gen/graphql.ts";

/** A command on one submission, from a key or a button. */
export type Command =
  | { readonly kind: "group"; readonly number: number }
  | { readonly kind: "move" | "undo"; readonly to: BookingStatus }
  | { readonly kind: "clear" | "book" | "decline" | "audition" | "avail" | "offer" | "message" };
