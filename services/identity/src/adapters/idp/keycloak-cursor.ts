import type { KeycloakEvent } from "./keycloak-events.ts";

/**
 * How far Keycloak's events are read. Events of one moment become visible in any order, so the last seconds are read
 * again each time, and the cursor remembers which of them were told.
 */
export type Position = {
  /** Epoch milliseconds, by Keycloak's clock, of the newest event that was told. */
  readonly time: number;
  /** What was told of the last seconds before it. */
  readonly told: readonly { readonly time: number; readonly mark: string }[];
  /** Where reading all accounts anew stands; null when it is over. */
  readonly anew: number | null;
};

/** Milliseconds by which an event may become visible later than a younger one. */
export const LATENESS_MS = 10_000;

const VERSION = "keycloak-1";
const MARK_LENGTH = 8;

/** Enough of an event's id to know it again within the seconds that are read twice. */
export function markOf(id: string): string {
  return id.slice(0, MARK_LENGTH);
}

export function formatCursor({ time, told, anew }: Position): string {
  const marks = told.map((one) => `${time - one.time}.${one.mark}`).join(",");
  return `${VERSION};${time};${anew ?? ""};${marks}`;
}

/** null for a cursor that another provider gave out, or none. */
export function parseCursor(cursor: string): Position | null {
  const [, timeText = "", anewText = "", marks = ""] =
    /^keycloak-1;(\d+);(\d*);([\w.,]*)$/.exec(cursor) ?? [];
  if (timeText === "") return null;
  const time = Number(timeText);
  const told = marks.split(",").flatMap((entry) => {
    const [age = "", mark] = entry.split(".");
    return mark === undefined ? [] : [{ time: time - Number(age), mark }];
  });
  return { time, told, anew: anewText === "" ? null : Number(anewText) };
}

/** Whether an event was told before. */
export function isTold(position: Position, event: Pick<KeycloakEvent, "id">): boolean {
  const mark = markOf(event.id);
  return position.told.some((one) => one.mark === mark);
}

/** The position after telling these events, the oldest first. */
export function afterTelling(position: Position, events: readonly KeycloakEvent[]): Position {
  const time = Math.max(position.time, ...events.map((event) => event.time));
  const told = [...position.told, ...events.map((event) => ({ time: event.time, mark: markOf(event.id) }))];
  return { ...position, time, told: told.filter((one) => one.time >= time - LATENESS_MS) };
}
