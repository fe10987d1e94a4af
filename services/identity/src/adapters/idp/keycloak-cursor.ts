import type { KeycloakEvent } from "./keycloak-events.ts";

/**
 * How far Keycloak's events are read. Events of one moment become visible in any order, so the last seconds are read
 * again each time, and the cursor remembers which of them were delivered.
 */
export type Position = {
  /** Epoch milliseconds, by Keycloak's clock, of the newest event that was delivered. */
  readonly time: number;
  /** Events of the last seconds before it that were delivered. */
  readonly delivered: readonly { readonly time: number; readonly shortId: string }[];
  /** Where the scan of all accounts continues; null when it is over. */
  readonly rescanFrom: number | null;
};

/** Milliseconds by which an event may become visible later than a younger one. */
export const MAX_EVENT_LAG_MS = 10_000;

const VERSION = "keycloak-1";
const SHORT_ID_LENGTH = 8;

/** Enough of an event's id to recognize it within the seconds that are read twice. */
export function shortIdOf(id: string): string {
  return id.slice(0, SHORT_ID_LENGTH);
}

export function formatCursor({ time, delivered, rescanFrom }: Position): string {
  const entries = delivered.map((event) => `${time - event.time}.${event.shortId}`).join(",");
  return `${VERSION};${time};${rescanFrom ?? ""};${entries}`;
}

/** null for a cursor that another provider gave out, or none. */
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

/** Whether an event was delivered before. */
export function isDelivered(position: Position, event: Pick<KeycloakEvent, "id">): boolean {
  const shortId = shortIdOf(event.id);
  return position.delivered.some((known) => known.shortId === shortId);
}

/** The position after these events, the oldest first, are delivered. */
export function advance(position: Position, events: readonly KeycloakEvent[]): Position {
  const time = Math.max(position.time, ...events.map((event) => event.time));
  const delivered = [
    ...position.delivered,
    ...events.map((event) => ({ time: event.time, shortId: shortIdOf(event.id) })),
  ];
  return { ...position, time, delivered: delivered.filter((event) => event.time >= time - MAX_EVENT_LAG_MS) };
}
