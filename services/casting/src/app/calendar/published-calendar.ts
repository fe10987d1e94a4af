import { all, map, ok, type Result } from "@callboard/kit/result.ts";
import { cachedPeople, cachedPositions, cachedProjects } from "#app/read-through.ts";
import type { Deps, Person } from "#app/ports.ts";
import {
  revise,
  uidOf,
  wholeDaysOf,
  type Appointment,
  type PublishedAppointment,
} from "#domain/calendar/appointment.ts";
import type { CalendarEntry, Span } from "#domain/calendar/entry.ts";
import type { Position, Project } from "#domain/position.ts";
import type { CalendarOf } from "./calendar-ports.ts";
import { allEntries } from "./read-calendar.ts";

/** Records that are read, or written, at once. */
const BATCH = 500;

/**
 * What calendars of other programs are given of a calendar now: its entries, with those that were cancelled lately. What
 * changed since they were given last is recorded, so that its sequence is the next one and stays so. `UNAVAILABLE` if
 * names are not to be had: half an entry would be a change.
 */
export async function publishedCalendar(
  deps: Deps,
  of: CalendarOf,
  span: Span,
): Promise<Result<readonly PublishedAppointment[]>> {
  const entries = await allEntries(deps, of, span);
  const names = await readNames(deps, entries);
  if (!names.ok) return names;
  const places = await readPlaces(deps, entries);
  const current = new Map(
    entries.map(
      (entry) => [uidOf(entry), appointmentOf(entry, names.value, places.get(entry.slotId ?? ""))] as const,
    ),
  );
  const { shown, changed } = revise(
    current,
    await allPublished(deps, of, { span: wholeDaysOf(span), current }),
    deps.now(),
  );
  for (const part of parts(changed))
    await deps.transaction(async (unit) => {
      await unit.savePublished(of, part);
      return ok();
    });
  return ok(
    shown.toSorted((one, other) => one.appointment.startsAt.localeCompare(other.appointment.startsAt)),
  );
}

/** Names of the companies of appointments; those that identity does not give now are missing. */
export async function companyNames(
  deps: Deps,
  published: readonly PublishedAppointment[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(published.map(({ appointment }) => appointment.companyId))];
  const names = await inBatches(ids, (part) => deps.upstreams.batchGetCompanyNames(part));
  return names.ok ? names.value : new Map();
}

/** What was given of these entries, and of others in the span. */
async function allPublished(
  deps: Deps,
  of: CalendarOf,
  { span, current }: { readonly span: Span; readonly current: ReadonlyMap<string, Appointment> },
): Promise<readonly PublishedAppointment[]> {
  const found = new Map<string, PublishedAppointment>();
  let after: PublishedAppointment | null = null;
  for (;;) {
    const page: readonly PublishedAppointment[] = await deps.reads.publishedAppointments(of, span, {
      after,
      limit: BATCH,
    });
    for (const one of page) found.set(one.uid, one);
    after = page.at(-1) ?? null;
    if (page.length < BATCH) break;
  }
  const outside = [...current.keys()].filter((uid) => !found.has(uid));
  for (const part of parts(outside))
    for (const one of await deps.reads.publishedByUid(of, part)) found.set(one.uid, one);
  return [...found.values()];
}

interface Names {
  readonly projects: ReadonlyMap<string, Project>;
  readonly positions: ReadonlyMap<string, Position>;
  readonly people: ReadonlyMap<string, Person>;
}

async function readNames(deps: Deps, entries: readonly CalendarEntry[]): Promise<Result<Names>> {
  const projects = await inBatches(distinct(entries, "projectId"), (ids) => cachedProjects(deps, ids));
  if (!projects.ok) return projects;
  const people = await inBatches(distinct(entries, "userId"), async (ids) =>
    ok(await cachedPeople(deps, ids)),
  );
  if (!people.ok) return people;
  const positions = await inBatches(distinct(entries, "positionId"), (ids) => cachedPositions(deps, ids));
  return map(positions, (found) => ({
    projects: projects.value,
    people: people.value,
    positions: found,
  }));
}

/** Where auditions are that casting read before it knew places; none if their owner does not respond. */
async function readPlaces(
  deps: Deps,
  entries: readonly CalendarEntry[],
): Promise<ReadonlyMap<string, Whereabouts>> {
  const unknown = entries.filter(({ kind, place }) => kind === "Audition" && place === null);
  const places = new Map<string, Whereabouts>();
  for (const ids of parts(distinct(unknown, "slotId"))) {
    const slots = await deps.upstreams.batchGetSlots(ids);
    if (!slots.ok) continue;
    await deps.readModels.saveSlots(slots.value);
    for (const { id, place, link } of slots.value) places.set(id, { place, link });
  }
  return places;
}

type Whereabouts = Pick<Appointment, "place" | "link">;

function appointmentOf(
  { id: _id, allDay: _allDay, startsAt, endsAt, terms, ...entry }: CalendarEntry,
  { projects, positions, people }: Names,
  late: Whereabouts | undefined,
): Appointment {
  const position = positions.get(entry.positionId ?? "");
  return {
    ...entry,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    project: projects.get(entry.projectId)?.name ?? "",
    role: position?.name ?? "",
    person: fullName(people.get(entry.userId ?? "")),
    terms: terms && JSON.stringify(terms),
    ...whereOf(entry, position, late),
  };
}

function whereOf(
  { kind, place, link }: Pick<CalendarEntry, "kind" | "place" | "link">,
  position: Position | undefined,
  late: Whereabouts = { place: "", link: "" },
): Whereabouts {
  if (kind !== "Audition") return { place: cityOf(position), link: "" };
  return { place: place ?? late.place, link: link ?? late.link };
}

function fullName(person: Person | undefined): string {
  return person ? `${person.firstName} ${person.lastName}`.trim() : "";
}

/** Where the role films, as far as a breakdown says. */
function cityOf(position: Position | undefined): string {
  if (position === undefined || position.wants.filmingType === "Remote") return "";
  return [position.wants.city, position.wants.state].filter((part) => part !== "").join(", ");
}

function distinct(
  entries: readonly CalendarEntry[],
  name: "projectId" | "positionId" | "userId" | "slotId",
): readonly string[] {
  return [...new Set(entries.flatMap((entry) => entry[name] ?? []))];
}

async function inBatches<T>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Result<ReadonlyMap<string, T>>>,
): Promise<Result<ReadonlyMap<string, T>>> {
  const found: Result<ReadonlyMap<string, T>>[] = [];
  for (const part of parts(ids)) found.push(await read(part));
  return map(all(found), (maps) => new Map(maps.flatMap((one) => [...one])));
}

function parts<T>(items: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, place) => items.slice(place * BATCH, (place + 1) * BATCH));
}
