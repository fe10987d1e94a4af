import type { BookingStatus } from "#gen/graphql.ts";

/** What a key or a button asks for, of one submission. */
export type Command =
  | { readonly kind: "group"; readonly number: number }
  | { readonly kind: "move" | "undo"; readonly to: BookingStatus }
  | { readonly kind: "clear" | "book" | "decline" | "audition" | "avail" | "offer" | "message" };
