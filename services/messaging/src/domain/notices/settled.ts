import type { EventRow, SettledNotices } from "@callboard/catalog/events/event-row.ts";
import { idsOf, matches, type Message } from "./message.ts";

/** Notices that wait for nobody any more: those with one of the names whose facts are the same. */
export interface Settled {
  readonly happenings: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
}

/** What an event settles by its row; without an id that they need, nothing. */
export function settledBy({ settles = [] }: EventRow, message: Message): readonly Settled[] {
  return settles.flatMap(({ notices, by, when = {} }: SettledNotices) => {
    const facts = Object.entries(by).flatMap(([fact, field]) =>
      idsOf(message, [field]).map((id) => [fact, id] as const),
    );
    const isWhole = facts.length === Object.keys(by).length;
    return isWhole && matches(message, when)
      ? [{ happenings: notices, facts: Object.fromEntries(facts) }]
      : [];
  });
}
