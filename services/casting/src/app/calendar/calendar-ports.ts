import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { CalendarEntry, Span } from "#domain/calendar/entry.ts";
import type { Person } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";

/** Whose entries: of people as they know their submissions, or of a company; nobody's without either. */
export interface CalendarOf {
  readonly userIds?: readonly string[];
  readonly companyId?: string;
  readonly projectId?: string;
}

export interface SubmittedEntry extends CalendarEntry {
  readonly submission: Submission | null;
  /** Whose it is; null for what is nobody's, and where casting does not know them yet. */
  readonly person: Person | null;
}

export interface CalendarReads {
  /** Entries in the order of their beginning. */
  calendar(of: CalendarOf, span: Span, page: PageRequest): Promise<Page<CalendarEntry>>;
  /** The same with their people, and their submissions as the company knows them; null for what has none. One statement. */
  submittedCalendar(of: CalendarOf, span: Span, page: PageRequest): Promise<Page<SubmittedEntry>>;
  /** When the member's feed was made; null without one. */
  calendarFeed(userId: string): Promise<Date | null>;
  /** Whose feed has a secret with this hash. */
  feedOwner(secretHash: Uint8Array): Promise<string | null>;
}

export interface CalendarUnit {
  /** The former address of the member stops working. */
  saveFeed(userId: string, secretHash: Uint8Array, createdAt: Date): Promise<void>;
  removeFeed(userId: string): Promise<void>;
}
