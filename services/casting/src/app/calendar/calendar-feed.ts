import { createHash, randomBytes } from "node:crypto";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import type { MemberRights } from "#app/upstream-ports.ts";
import type { PublishedAppointment } from "#domain/calendar/appointment.ts";
import type { CalendarReader } from "#domain/calendar/describe.ts";
import { feedSpan } from "#domain/calendar/entry.ts";
import type { CalendarOf } from "./calendar-ports.ts";
import { companyNames, publishedCalendar } from "./published-calendar.ts";

const SECRET_BYTES = 32;
/** Account types that have a calendar of their own; an admin reads those of others. */
const FEED_ROLES = ["Talent", "Agent", "Production"] as const;

/** A feed as its member sees it; the secret is present only when it has just been created. */
export interface Feed {
  readonly createdAt: Date;
  readonly secret: string | null;
}

/** Creates the secret address of the caller's calendar; the previous address stops working at once. */
export const createCalendarFeed = forMembers<Deps, void, Feed>(FEED_ROLES, (deps, member) => {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const createdAt = deps.now();
  return deps.transaction(async (unit) => {
    await unit.saveFeed(member.userId, hashOf(secret), createdAt);
    return ok({ createdAt, secret });
  });
});

/** Revokes the secret address. Changes nothing if there is none. */
export const revokeCalendarFeed = forMembers<Deps, void, void>(FEED_ROLES, (deps, member) =>
  deps.transaction(async (unit) => {
    await unit.removeFeed(member.userId);
    return ok();
  }),
);

/** Whether the caller has a secret address, and since when; the address itself is shown only once. */
export const getCalendarFeed = forMembers<Deps, void, Feed | null>(FEED_ROLES, async (deps, member) => {
  const createdAt = await deps.reads.calendarFeed(member.userId);
  return ok(createdAt ? { createdAt, secret: null } : null);
});

/** The part of a feed that its member has in one role. */
interface FeedPart {
  readonly reader: CalendarReader;
  readonly published: readonly PublishedAppointment[];
}

/** A feed as its member may read it now. */
export interface ReadFeed {
  /** The member's language. */
  readonly language: string;
  /** Their own appointments, those of their clients, those of their company. */
  readonly parts: readonly FeedPart[];
  /** Names of the companies in it that are known. */
  readonly companies: ReadonlyMap<string, string>;
}

/** Reads a feed by its secret address, with the rights that its member has now. `NOT_FOUND` for an unknown secret. */
export async function readFeed(deps: Deps, secret: string): Promise<Result<ReadFeed>> {
  const userId = await deps.reads.feedOwner(hashOf(secret));
  if (userId === null) return fail(notFound("calendar"));
  const rights = await deps.upstreams.rightsOf([userId]);
  if (!rights.ok) return rights;
  const own = rights.value.get(userId);
  if (!own) return fail(notFound("calendar"));
  const calendars = await calendarsOf(deps, userId, own);
  if (!calendars.ok) return calendars;
  const parts: FeedPart[] = [];
  for (const { reader, of } of calendars.value) {
    const published = await publishedCalendar(deps, of, feedSpan(deps.now()));
    if (!published.ok) return published;
    parts.push({ reader, published: published.value });
  }
  const companies = await companyNames(
    deps,
    parts.flatMap(({ published }) => published),
  );
  return ok({ language: own.language, parts, companies });
}

interface CalendarInRole {
  readonly reader: CalendarReader;
  readonly of: CalendarOf;
}

async function calendarsOf(
  deps: Deps,
  userId: string,
  { roles, companyId }: MemberRights,
): Promise<Result<readonly CalendarInRole[]>> {
  const clients = roles.includes("Agent") ? await deps.upstreams.clientsOf(userId) : ok([]);
  if (!clients.ok) return clients;
  const found: CalendarInRole[] = [];
  if (roles.includes("Talent")) found.push({ reader: "talent", of: { userIds: [userId] } });
  if (clients.value.length > 0) found.push({ reader: "agent", of: { userIds: clients.value } });
  if (roles.includes("Production") && companyId !== null)
    found.push({ reader: "casting", of: { companyId } });
  return ok(found);
}

function hashOf(secret: string): Uint8Array {
  return createHash("sha256").update(secret).digest();
}
