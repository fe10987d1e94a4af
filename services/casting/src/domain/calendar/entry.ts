import type { RequestKind } from "#domain/request.ts";

/** What stands in a calendar: an audition at its time, a day that a request or a booking keeps, or a day of filming. */
export interface CalendarEntry {
  /** Of one submission: its slot, or one day; or of a day of filming. */
  readonly id: string;
  readonly kind: "Audition" | "Booking" | "Filming" | RequestKind;
  /** Still to be answered or confirmed. */
  readonly tentative: boolean;
  readonly startsAt: Date;
  /** Of an audition; a day lasts all day. */
  readonly endsAt: Date | null;
  readonly allDay: boolean;
  readonly zone: string | null;
  readonly projectId: string;
  /** Null, with whom and what follows, for a day of filming in a company's calendar: it is everybody's. */
  readonly positionId: string | null;
  readonly userId: string | null;
  readonly companyId: string;
  readonly submissionId: string | null;
}

const DAY_MS = 86_400_000;
/** Days that one question can span. */
export const MAX_CALENDAR_DAYS = 400;
/** What a feed shows: days back and days ahead, however much that is. */
export const FEED_DAYS = { back: 90, ahead: 400 } as const;

/** A time from `from` up to `to`, without it. */
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

/** The days from one to another, both included; null where they are in the wrong order or too many. */
export function spanOf(from: string, to: string): Span | null {
  const span = { from: new Date(`${from}T00:00:00Z`), to: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) };
  const days = (span.to.getTime() - span.from.getTime()) / DAY_MS;
  return days >= 1 && days <= MAX_CALENDAR_DAYS ? span : null;
}
