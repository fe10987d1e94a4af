import type { WaitingFacts } from "#domain/reminder/reminder.ts";
import type { Submission } from "#domain/submission.ts";
import type { RaisedRequest } from "#app/requests/request-ports.ts";

/** A company for whose word somebody may wait. */
export interface CompanyToRemind {
  readonly companyId: string;
  /** Where it works: the zone of its latest audition; UTC if it has none. */
  readonly zone: string;
  /** The last day on which it was reminded, YYYY-MM-DD. */
  readonly lastDay: string | null;
}

/** When a company was reminded last, locked until the end of the transaction. */
interface LockedReminder {
  readonly at: Date | null;
  readonly day: string | null;
  /** Rises by one with every reminder. */
  readonly version: number;
}

/** Somebody who may wait for their company's word. */
export interface WaitingPerson extends WaitingFacts {
  readonly submission: Submission;
}

export interface ReminderReads {
  /** Companies for whose word somebody may wait, in the order of their ids, starting after `after`. */
  companiesToRemind(now: Date, after: string | null, limit: number): Promise<readonly CompanyToRemind[]>;
}

export interface ReminderUnit {
  lockReminder(companyId: string): Promise<LockedReminder>;
  saveReminder(companyId: string, reminder: { readonly at: Date; readonly day: string }): Promise<void>;
  /** People of projects that are not closed who may wait for the company, with what ended since then; at most `limit`. */
  waitingForCompany(
    companyId: string,
    time: { readonly now: Date; readonly since: Date },
    limit: number,
  ): Promise<readonly WaitingPerson[]>;
  /** Records that the company is told of these decisions; returns those that are new, with their version raised by one. */
  notifyOfDecisions(requestIds: readonly string[]): Promise<readonly RaisedRequest[]>;
}
