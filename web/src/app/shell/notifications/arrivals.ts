import type { Notification } from "./notification-words.tsx";

/** At most this many lie on the page at once; the oldest gives way. */
export const STACK_MAX = 5;

/** Tells a notification apart from itself before it happened once more. */
export const arrivalOf = ({ SK, Data }: Notification): string => `${SK} ${Data.Count}`;

/** What is new in a list since it was read before, the oldest first. `known` is null for the first reading. */
export function arrivals(
  known: ReadonlySet<string> | null,
  list: readonly Notification[],
): readonly Notification[] {
  if (known === null) return [];
  return list.filter((one) => !one.Data.Read && !known.has(arrivalOf(one))).toReversed();
}
