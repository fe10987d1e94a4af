import { createHash, randomBytes } from "node:crypto";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "#app/ports.ts";
import { feedSpan, type CalendarEntry } from "#domain/calendar/entry.ts";
import type { CalendarOf } from "./calendar-ports.ts";
import { allEntries } from "./read-calendar.ts";

const SECRET_BYTES = 32;

/** A feed as its member sees it; the secret is present only when it has just been created. */
export interface Feed {
  readonly createdAt: Date;
  readonly secret: string | null;
}

/** Creates the secret address of the caller's calendar; the previous address stops working at once. */
export const createCalendarFeed = forMembers<Deps, void, Feed>(["Talent", "Production"], (deps, member) => {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const createdAt = deps.now();
  return deps.transaction(async (unit) => {
    await unit.saveFeed(member.userId, hashOf(secret), createdAt);
    return ok({ createdAt, secret });
  });
});

/** Revokes the secret address. Changes nothing if there is none. */
export const revokeCalendarFeed = forMembers<Deps, void, void>(["Talent", "Production"], (deps, member) =>
  deps.transaction(async (unit) => {
    await unit.removeFeed(member.userId);
    return ok();
  }),
);

/** Whether the caller has a secret address, and since when; the address itself is shown only once. */
export const getCalendarFeed = forMembers<Deps, void, Feed | null>(
  ["Talent", "Production"],
  async (deps, member) => {
    const createdAt = await deps.reads.calendarFeed(member.userId);
    return ok(createdAt ? { createdAt, secret: null } : null);
  },
);

/** Reads a feed by its secret address, with the rights that its member has now. `NOT_FOUND` for an unknown secret. */
export async function readFeed(deps: Deps, secret: string): Promise<Result<readonly CalendarEntry[]>> {
  const userId = await deps.reads.feedOwner(hashOf(secret));
  if (userId === null) return fail(notFound("calendar"));
  const rights = await deps.upstreams.rightsOf([userId]);
  if (!rights.ok) return rights;
  const own = rights.value.get(userId);
  if (!own) return fail(notFound("calendar"));
  const now = deps.now();
  const parts: CalendarOf[] = [];
  if (own.roles.includes("Talent")) parts.push({ userIds: [userId] });
  if (own.roles.includes("Production") && own.companyId !== null) parts.push({ companyId: own.companyId });
  const entries: CalendarEntry[] = [];
  for (const part of parts) entries.push(...(await allEntries(deps, part, feedSpan(now))));
  return ok(entries);
}

function hashOf(secret: string): Uint8Array {
  return createHash("sha256").update(secret).digest();
}
