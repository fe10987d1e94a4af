import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { PublishedAppointment } from "#domain/calendar/appointment.ts";
import type { CalendarEntry, EntryKind, Span } from "#domain/calendar/entry.ts";
import type { Person } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";

/**
 * Whose entries to read: those of people as they know their submissions, or those of a company; with neither, none.
 */
export interface CalendarOf {
  readonly userIds?: readonly string[];
  readonly companyId?: string;
  readonly projectId?: string;
  /** Only entries of these kinds. */
  readonly kinds?: readonly EntryKind[];
}

export interface SubmittedEntry extends CalendarEntry {
  readonly submission: Submission | null;
  /** The person; null if the entry belongs to no one, or if casting does not know the person yet. */
  readonly person: Person | null;
}

/** What calendars of other programs were given; the talent side and the company are each given what they know. */
export interface PublishedReads {
  /** Those that begin in the span, in the order of their start; the next page begins after the last one. */
  publishedAppointments(
    of: CalendarOf,
    span: Span,
    page: { readonly after: PublishedAppointment | null; readonly limit: number },
  ): Promise<readonly PublishedAppointment[]>;
  publishedByUid(of: CalendarOf, uids: readonly string[]): Promise<readonly PublishedAppointment[]>;
}

export interface PublishedUnit {
  /** Records revisions; one that is older than the recorded one changes nothing. */
  savePublished(of: CalendarOf, published: readonly PublishedAppointment[]): Promise<void>;
}

export interface CalendarReads extends PublishedReads {
  /** Entries ordered by start. */
  calendar(of: CalendarOf, span: Span, page: PageRequest): Promise<Page<CalendarEntry>>;
  /**
   * The same with their people, and their submissions as the company knows them (null if there is none). One
   * statement.
   */
  submittedCalendar(of: CalendarOf, span: Span, page: PageRequest): Promise<Page<SubmittedEntry>>;
  /** When the member's feed was created; null if there is none. */
  calendarFeed(userId: string): Promise<Date | null>;
  /** The owner of the feed whose secret has this hash. */
  feedOwner(secretHash: Uint8Array): Promise<string | null>;
}

export interface CalendarUnit extends PublishedUnit {
  /** Replaces the member's previous address, which stops working. */
  saveFeed(userId: string, secretHash: Uint8Array, createdAt: Date): Promise<void>;
  removeFeed(userId: string): Promise<void>;
}
