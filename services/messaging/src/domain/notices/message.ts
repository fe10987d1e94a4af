import type { Match } from "@callboard/catalog/events/event-row.ts";

/** The message of an event: fields by name. */
export type Message = Readonly<Record<string, unknown>>;

/** Whether each of the fields has one of the values; of a list, whether any of its items has. */
export function matches(message: Message, when: Match): boolean {
  return Object.entries(when).every(([field, values]) =>
    [message[field]].flat().some((value) => values.includes(value as string | boolean)),
  );
}

/** The ids in fields of a message, each of which holds one or several; empty ones are left out. */
export function idsOf(message: Message, fields: readonly string[]): readonly string[] {
  const ids = fields.flatMap((field) => message[field] as string | readonly string[] | undefined);
  return ids.filter((id): id is string => typeof id === "string" && id !== "");
}
