import type { FastifyInstance } from "fastify";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { FailureError } from "@callboard/kit/failure.ts";
import { readFeed } from "#app/calendar/calendar-feed.ts";
import type { Deps } from "#app/ports.ts";
import { cachedPeople, cachedPositions, cachedProjects } from "#app/read-through.ts";
import { FEED_DAYS, type CalendarEntry } from "#domain/calendar/entry.ts";

/** Names are read in batches of this size. */
const NAMES_PER_READ = 500;
/** How often calendar clients should refresh, in seconds. */
const REFRESH_SECONDS = 3_600;

/**
 * `GET /api/calendar/<secret>.ics`: the calendar of the member who created the address, in RFC 5545 format. There is
 * no session: the secret grants access until its member revokes it.
 */
export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>("/api/calendar/:file", async (request, reply) => {
    const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1] ?? "";
    const entries = await readFeed(deps, secret);
    if (!entries.ok) throw new FailureError(entries.failure);
    return reply
      .header("content-type", "text/calendar; charset=utf-8")
      .header("cache-control", "private, no-store")
      .header("x-robots-tag", "noindex")
      .send(await fileOf(deps, entries.value));
  });
}

async function fileOf(deps: Deps, entries: readonly CalendarEntry[]): Promise<string> {
  const names = await namesOf(deps, entries);
  const calendar = ical({
    name: "Callboard",
    description: `From ${FEED_DAYS.back} days ago to ${FEED_DAYS.ahead} days ahead.`,
    prodId: { company: "Callboard", product: "Callboard" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  const stamp = deps.now();
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.id}@callboard`,
      stamp,
      start: entry.startsAt,
      end: entry.endsAt ?? new Date(entry.startsAt.getTime() + 86_400_000),
      allDay: entry.allDay,
      summary: names(entry),
      status: entry.tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: entry.tentative ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  return calendar.toString();
}

/** `Audition: Captain, The Harbour (Ada Lovelace)`. */
async function namesOf(
  deps: Deps,
  entries: readonly CalendarEntry[],
): Promise<(entry: CalendarEntry) => string> {
  const known = new Map<string, string>();
  const distinct = (idOf: (entry: CalendarEntry) => string | null): string[] => [
    ...new Set(entries.map(idOf).filter((id) => id !== null)),
  ];
  const keep = (names: ReadonlyMap<string, { readonly name: string }>): void => {
    for (const [id, { name }] of names) known.set(id, name);
  };
  for (const ids of parts(distinct(({ projectId }) => projectId))) {
    const projects = await cachedProjects(deps, ids);
    if (projects.ok) keep(projects.value);
  }
  for (const ids of parts(distinct(({ positionId }) => positionId))) {
    const positions = await cachedPositions(deps, ids);
    if (positions.ok) keep(positions.value);
  }
  for (const ids of parts(distinct(({ userId }) => userId)))
    for (const [id, { firstName, lastName }] of await cachedPeople(deps, ids))
      known.set(id, `${firstName} ${lastName}`.trim());
  return ({ kind, projectId, positionId, userId }) => {
    const part = [known.get(positionId ?? ""), known.get(projectId)].filter((name) => name !== undefined);
    const whose = userId === null ? "" : ` (${known.get(userId) ?? "?"})`;
    return `${WORDS[kind]}: ${part.join(", ")}${whose}`;
  };
}

const WORDS: Readonly<Record<CalendarEntry["kind"], string>> = {
  Audition: "Audition",
  Booking: "Booked",
  Avail: "Avail check",
  FirstRefusal: "First refusal",
  Hold: "Hold",
  Offer: "Offer",
  Filming: "Filming",
};

function parts(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / NAMES_PER_READ);
  return Array.from({ length: count }, (_, place) =>
    ids.slice(place * NAMES_PER_READ, (place + 1) * NAMES_PER_READ),
  );
}
