import type { RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import type { RequestKind } from "#domain/request.ts";

export const ENTRY_KINDS = [
  "Audition",
  "Avail",
  "FirstRefusal",
  "Hold",
  "Offer",
  "Booking",
  "Filming",
] as const satisfies readonly ("Audition" | "Filming" | RequestKind)[];
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry of a calendar: an audition at its time, a day that a request or a booking keeps, or a day of filming. */
export interface CalendarEntry {
  /** Unique per submission and slot, per submission and day, or per filming day. */
  readonly id: string;
  readonly kind: EntryKind;
  /** No response or confirmation yet. */
  readonly tentative: boolean;
  readonly startsAt: Date;
  /** Set for an audition; other entries last all day. */
  readonly endsAt: Date | null;
  readonly allDay: boolean;
  readonly zone: string | null;
  readonly projectId: string;
  /**
   * Null, like the person and the fields below, for a filming day in a company's calendar, which concerns everyone.
   */
  readonly positionId: string | null;
  readonly userId: string | null;
  readonly companyId: string;
  readonly submissionId: string | null;
  readonly slotId: string | null;
  /** The round of the submission; 1 for what has none. */
  readonly round: number;
  /** Where an audition is; null if casting has not read it yet, or it is no audition. */
  readonly place: string | null;
  readonly link: string | null;
  /** What casting wrote to the person with it; empty if nothing. */
  readonly message: string;
  /** Of a day that a request or a booking keeps: all of its terms. */
  readonly terms: RequestTerms | null;
}

const DAY_MS = 86_400_000;
/** The most days that one query can span. */
export const MAX_CALENDAR_DAYS = 400;
/** The span of a feed: days back and days ahead, without a limit on entries. */
const FEED_DAYS = { back: 90, ahead: 400 } as const;

/** A time span from `from` up to but not including `to`. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The span that a feed shows. */
export function feedSpan(now: Date): Span {
  return {
    from: new Date(now.getTime() - FEED_DAYS.back * DAY_MS),
    to: new Date(now.getTime() + FEED_DAYS.ahead * DAY_MS),
  };
}

/** The days from one to another, both included; null if they are in the wrong order or too many. */
export function spanOf(from: string, to: string): Span | null {
  const span = { from: new Date(`${from}T00:00:00Z`), to: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) };
  const days = (span.to.getTime() - span.from.getTime()) / DAY_MS;
  return days >= 1 && days <= MAX_CALENDAR_DAYS ? span : null;
}
