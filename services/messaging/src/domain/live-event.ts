import type { LiveRow } from "@callboard/catalog/events/event-row.ts";
import { reachesAgents, type LiveType } from "@callboard/catalog/events/live.ts";
import { idsOf, matches, type Message } from "./notices/message.ts";

/**
 * Who is notified: these members and the agents who act for them, everyone in these companies, everyone with these
 * roles.
 */
export interface Audience {
  readonly userIds: readonly string[];
  readonly companyIds: readonly string[];
  readonly roles: readonly string[];
}

/** What a browser is notified of: that something changed, by its keys; never the record itself. */
export interface LiveEvent extends Audience {
  readonly type: LiveType;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

/** A member with an open stream. */
export interface Listener {
  readonly userId: string;
  readonly companyId: string | null;
  readonly representedIds: readonly string[];
  readonly roles: readonly string[];
}

/** Whether an event is for a listener. */
export function isFor(event: Audience & Pick<LiveEvent, "type">, listener: Listener): boolean {
  const clients = reachesAgents(event.type) ? listener.representedIds : [];
  return (
    event.userIds.some((id) => id === listener.userId || clients.includes(id)) ||
    (listener.companyId !== null && event.companyIds.includes(listener.companyId)) ||
    event.roles.some((role) => listener.roles.includes(role))
  );
}

/** A change with more people than this names no one; a browser that shows them reloads them together. */
const MAX_NAMED = 20;

/** The live events that follow from an event, by its rows. */
export function liveEventsOf(rows: readonly LiveRow[], message: Message): readonly LiveEvent[] {
  const applies = ({ when = {}, unless }: LiveRow): boolean =>
    matches(message, when) && !(unless && matches(message, unless));
  return rows.filter(applies).flatMap((row) => eventsOf(row, message));
}

function eventsOf(row: LiveRow, message: Message): readonly LiveEvent[] {
  const isHidden = row.companyAloneIf !== undefined && message[row.companyAloneIf] === true;
  const data = Object.fromEntries(row.keys.map((key) => [key, String(message[key])]));
  const event: LiveEvent = {
    type: row.type,
    data: { ...data, ...(row.what === undefined ? {} : { what: row.what }) },
    userIds: isHidden ? [] : idsOf(message, row.people ?? []),
    companyIds: row.company === true ? idsOf(message, ["companyId"]) : [],
    roles: row.admins === true ? ["Admin"] : [],
  };
  if (row.each === undefined) return [event];
  const concerned = [...new Set(idsOf(message, row.each))];
  if (concerned.length === 0 || concerned.length > MAX_NAMED) return [event];
  return concerned.map((userId) => ({ ...event, data: { ...event.data, userId } }));
}

/** The name of a member changed, and can be read in conversations. */
export function nameChanged(userId: string): LiveEvent {
  return { type: "member.changed", data: { what: "profile" }, userIds: [userId], companyIds: [], roles: [] };
}

/** People have new notifications, or have read them. */
export function noticesChanged(userIds: readonly string[]): readonly LiveEvent[] {
  if (userIds.length === 0) return [];
  return [{ type: "notification.changed", data: {}, userIds, companyIds: [], roles: [] }];
}
