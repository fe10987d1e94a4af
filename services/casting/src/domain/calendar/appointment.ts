import type { CalendarEntry, EntryKind, Span } from "./entry.ts";

/** Days for which a cancelled appointment is still given, so that every calendar hears of it and takes it out. */
const CANCELLED_DAYS = 30;
const DAY_MS = 86_400_000;

/** What a calendar of another program is given of an entry, in no language. Times are ISO 8601 in UTC. */
export interface Appointment {
  readonly kind: EntryKind;
  /** From 2 on, an audition is a callback. */
  readonly round: number;
  readonly tentative: boolean;
  readonly startsAt: string;
  /** Null for an entry that lasts all day. */
  readonly endsAt: string | null;
  /** The zone of the place. */
  readonly zone: string | null;
  readonly projectId: string;
  readonly positionId: string | null;
  readonly userId: string | null;
  readonly companyId: string;
  readonly submissionId: string | null;
  readonly slotId: string | null;
  readonly project: string;
  readonly role: string;
  readonly person: string;
  /** Room, address or city; empty if there is none. */
  readonly place: string;
  /** Address of a video call; empty if there is none. */
  readonly link: string;
  /** What casting wrote to the person: instructions. */
  readonly message: string;
  /** The terms of a request or a booking as JSON, so that revisions can be compared; null if there are none. */
  readonly terms: string | null;
}

/** An appointment as it was given last. */
export interface PublishedAppointment {
  readonly uid: string;
  readonly appointment: Appointment;
  /** Rises by one with each change, as RFC 5545, 3.8.7.4 wants it. */
  readonly sequence: number;
  /** When this revision was given first. */
  readonly modifiedAt: Date;
  readonly cancelledAt: Date | null;
}

/**
 * The name of an entry in all calendars, for good. Of auditions there is one per round: another time for the same
 * audition moves it, and does not leave the former one behind.
 */
export function uidOf({ id, kind, submissionId, round }: CalendarEntry): string {
  return `${kind === "Audition" && submissionId !== null ? `${submissionId}/audition/${round}` : id}@callboard`;
}

/** What is given now, and those of it that were not given like this before. */
export interface Revision {
  readonly shown: readonly PublishedAppointment[];
  readonly changed: readonly PublishedAppointment[];
}

/**
 * Compares what is in a calendar now with what was given before. What changed gets the next sequence; what is no longer
 * there is cancelled if it was still to come, for 30 days. An audition that is over stays as it was, although the
 * submission has moved on.
 */
export function revise(
  current: ReadonlyMap<string, Appointment>,
  given: readonly PublishedAppointment[],
  now: Date,
): Revision {
  const before = new Map(given.map((one) => [one.uid, one]));
  const present = [...current].map(([uid, appointment]) => next(uid, appointment, before.get(uid), now));
  const absent = given.flatMap((one) => (current.has(one.uid) ? [] : gone(one, now)));
  const shown = [...present, ...absent];
  return { shown, changed: shown.filter((one) => one !== before.get(one.uid)) };
}

function next(
  uid: string,
  appointment: Appointment,
  former: PublishedAppointment | undefined,
  now: Date,
): PublishedAppointment {
  if (former === undefined) return { uid, appointment, sequence: 0, modifiedAt: now, cancelledAt: null };
  if (former.cancelledAt === null && isSame(former.appointment, appointment)) return former;
  return { uid, appointment, sequence: former.sequence + 1, modifiedAt: now, cancelledAt: null };
}

function gone(former: PublishedAppointment, now: Date): readonly PublishedAppointment[] {
  const { appointment, cancelledAt, sequence } = former;
  if (cancelledAt !== null)
    return cancelledAt.getTime() > now.getTime() - CANCELLED_DAYS * DAY_MS ? [former] : [];
  if (isToCome(appointment, now))
    return [{ ...former, sequence: sequence + 1, modifiedAt: now, cancelledAt: now }];
  return appointment.kind === "Audition" ? [former] : [];
}

/** Whether it is not over yet; a day is over when it is in UTC. */
export function isToCome({ startsAt, endsAt }: Appointment, now: Date): boolean {
  return (endsAt === null ? Date.parse(startsAt) + DAY_MS : Date.parse(endsAt)) > now.getTime();
}

/** What a version before this one recorded lacks what was not known then, which is no change. */
function isSame(one: Appointment, other: Appointment): boolean {
  return (Object.keys(other) as Array<keyof Appointment>).every(
    (name) => (one[name] ?? null) === (other[name] ?? null),
  );
}

/** The part of a span in which every entry of a calendar was read: its first day may have begun before it. */
export function wholeDaysOf({ from, to }: Span): Span {
  return { from: new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS), to };
}
