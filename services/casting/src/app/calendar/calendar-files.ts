import { map, ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { isToCome, type PublishedAppointment } from "#domain/calendar/appointment.ts";
import type { CalendarReader } from "#domain/calendar/describe.ts";
import { feedSpan, type EntryKind } from "#domain/calendar/entry.ts";
import { companyNames, publishedCalendar } from "./published-calendar.ts";

/** What a mail brings along: not a check, a hold or an offer, which stand in nobody's calendar by a mail. */
const MAILED_KINDS: readonly EntryKind[] = ["Audition", "Booking", "Filming"];

/** Whose appointments in a project mails need, and as who knows them; null sets no condition. */
export interface WantedFiles {
  readonly projectId: string;
  readonly companyId: string;
  readonly userIds: readonly string[];
  readonly positionId: string | null;
  readonly slotId: string | null;
  readonly readers: readonly CalendarReader[];
}

/** A person's appointments as one of the readers knows them. */
interface PersonsAppointments {
  readonly userId: string;
  readonly reader: CalendarReader;
  readonly published: readonly PublishedAppointment[];
}

/** Appointments for mails, with the names of their companies. */
export interface MailedAppointments {
  readonly found: readonly PersonsAppointments[];
  readonly companies: ReadonlyMap<string, string>;
}

/**
 * Appointments to come, and those that were called off lately, with the sequences that the feeds have; people without
 * any are omitted. A slot that is named is read from its owner first, because a mail about its move can be quicker than
 * the event is here.
 */
export async function mailedAppointments(
  deps: Deps,
  wanted: WantedFiles,
): Promise<Result<MailedAppointments>> {
  const { projectId, companyId, userIds, slotId, readers } = wanted;
  if (slotId !== null) {
    const slots = await deps.upstreams.batchGetSlots([slotId]);
    if (!slots.ok) return slots;
    await deps.readModels.saveSlots(slots.value);
  }
  const found: PersonsAppointments[] = [];
  const bySide = { talent: { userIds, projectId }, company: { userIds, projectId, companyId } } as const;
  for (const side of ["talent", "company"] as const) {
    const own = readers.filter((reader) => (reader === "casting") === (side === "company"));
    if (own.length === 0) continue;
    const published = await publishedCalendar(deps, bySide[side], feedSpan(deps.now()));
    if (!published.ok) return published;
    const fitting = published.value.filter((one) => isWanted(one, wanted, deps.now()));
    found.push(...own.flatMap((reader) => byPerson(fitting, reader)));
  }
  const companies = await companyNames(
    deps,
    found.flatMap(({ published }) => published),
  );
  return map(ok(found), (all) => ({ found: all, companies }));
}

function isWanted(
  { appointment, cancelledAt }: PublishedAppointment,
  { positionId, slotId }: WantedFiles,
  now: Date,
): boolean {
  if (!MAILED_KINDS.includes(appointment.kind)) return false;
  if (positionId !== null && appointment.positionId !== positionId) return false;
  if (slotId !== null && appointment.slotId !== slotId) return false;
  return cancelledAt !== null || isToCome(appointment, now);
}

function byPerson(
  published: readonly PublishedAppointment[],
  reader: CalendarReader,
): readonly PersonsAppointments[] {
  const people = Map.groupBy(published, ({ appointment }) => appointment.userId);
  return [...people].flatMap(([userId, own]) =>
    userId === null ? [] : [{ userId, reader, published: own }],
  );
}
