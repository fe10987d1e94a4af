import type { KeycloakEvent } from "./keycloak-events.ts";

/**
 * How far Keycloak's events have been read. Events of the same moment can become visible in any order, so the last
 * few seconds are read again each time, and the cursor remembers which of their events were delivered.
 */
export type Position = {
  /** Timestamp of the newest delivered event, in epoch milliseconds by Keycloak's clock. */
  readonly time: number;
  /** Events delivered in the last seconds before `time`. */
  readonly delivered: readonly { readonly time: number; readonly shortId: string }[];
  /** Where the scan of all accounts continues; null if no scan is in progress. */
  readonly rescanFrom: number | null;
};

/** Maximum delay, in milliseconds, with which an event becomes visible after a newer one. */
export const MAX_EVENT_LAG_MS = 10_000;

const VERSION = "keycloak-1";
const SHORT_ID_LENGTH = 8;

/** A prefix of an event's id, long enough to be unique within the seconds that are read twice. */
function shortIdOf(id: string): string {
  return id.slice(0, SHORT_ID_LENGTH);
}

export function formatCursor({ time, delivered, rescanFrom }: Position): string {
  const entries = delivered.map((event) => `${time - event.time}.${event.shortId}`).join(",");
  return `${VERSION};${time};${rescanFrom ?? ""};${entries}`;
}

/** Returns null for an empty cursor or one issued by another provider. */
export function parseCursor(cursor: string): Position | null {
  const [, timeText = "", rescanText = "", entries = ""] =
    /^keycloak-1;(\d+);(\d*);([\w.,]*)$/.exec(cursor) ?? [];
  if (timeText === "") return null;
  const time = Number(timeText);
  const delivered = entries.split(",").flatMap((entry) => {
    const [age = "", shortId] = entry.split(".");
    return shortId === undefined ? [] : [{ time: time - Number(age), shortId }];
  });
  return { time, delivered, rescanFrom: rescanText === "" ? null : Number(rescanText) };
}

/** Whether an event has been delivered before. */
export function isDelivered(position: Position, event: Pick<KeycloakEvent, "id">): boolean {
  const shortId = shortIdOf(event.id);
  return position.delivered.some((known) => known.shortId === shortId);
}

/** The position after delivering these events, which must be sorted oldest first. */
export function advance(position: Position, events: readonly Pick<KeycloakEvent, "id" | "time">[]): Position {
  const time = Math.max(position.time, ...events.map((event) => event.time));
  const delivered = [
    ...position.delivered,
    ...events.map((event) => ({ time: event.time, shortId: shortIdOf(event.id) })),
  ];
  return { ...position, time, delivered: delivered.filter((event) => event.time >= time - MAX_EVENT_LAG_MS) };
}
