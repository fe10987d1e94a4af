import type { DescMessage } from "@bufbuild/protobuf";
import type { EventRow } from "@callboard/catalog/events/event-row.ts";
import { EVENTS } from "@callboard/catalog/events/events.ts";
import * as billing from "@callboard/proto/billing/v1/events_pb.ts";
import * as casting from "@callboard/proto/casting/v1/events_pb.ts";
import * as identity from "@callboard/proto/identity/v1/events_pb.ts";
import * as media from "@callboard/proto/media/v1/events_pb.ts";
import * as messaging from "@callboard/proto/messaging/v1/events_pb.ts";
import * as projects from "@callboard/proto/projects/v1/events_pb.ts";
import * as talent from "@callboard/proto/talent/v1/events_pb.ts";

const MESSAGES = { ...billing, ...casting, ...identity, ...media, ...messaging, ...projects, ...talent };

/** The name of every event message. Messages that are only parts of an event are excluded. */
export type EventName = Exclude<
  keyof { [Name in keyof typeof MESSAGES as Name extends `${infer Event}Schema` ? Event : never]: true },
  "SearchMatch" | "PositionPay"
>;

/** What follows from each event; one without a row in the catalog does not compile. */
export const EVENT_ROWS: Readonly<Record<EventName, EventRow>> = EVENTS satisfies Readonly<
  Record<EventName, EventRow>
>;

/** An event with its message and all that follows from it. */
export interface KnownEvent {
  readonly name: EventName;
  readonly schema: DescMessage;
  readonly row: EventRow;
}

/** Every event of the product. */
export const KNOWN_EVENTS: readonly KnownEvent[] = (Object.keys(EVENT_ROWS) as EventName[]).map((name) => ({
  name,
  schema: MESSAGES[`${name}Schema`],
  row: EVENT_ROWS[name],
}));

/** The ids in fields of a message, each of which holds one or several. */
export function idsIn(message: object, fields: readonly string[]): readonly string[] {
  const values = fields.flatMap((field) => Reflect.get(message, field) as string | readonly string[]);
  return values.filter((id) => id !== "");
}
