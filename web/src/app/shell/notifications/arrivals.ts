import type { Notification } from "./notification-words.tsx";

/** Maximum number of notifications on the page; the oldest is dropped. */
export const STACK_MAX = 5;

/** Identifies an occurrence of a notification: when it happens again, its count changes. */
export const arrivalOf = ({ SK, Data }: Notification): string => `${SK} ${Data.Count}`;

/** Unread notifications that were not in the previous list, oldest first. `known` is null for the first list. */
export function arrivals(
  known: ReadonlySet<string> | null,
  list: readonly Notification[],
): readonly Notification[] {
  if (known === null) return [];
  return list.filter((one) => !one.Data.Read && !known.has(arrivalOf(one))).toReversed();
}
