import type { ReportKind } from "@callboard/catalog/reports.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Attachment } from "#domain/attachment.ts";
import type { Person } from "#domain/conversation.ts";
import type { ReportStatus } from "#domain/report.ts";

export interface ReportDraft {
  readonly id: string;
  readonly reporterId: string;
  readonly conversationId: string;
  readonly reason: string;
  readonly comment: string | null;
  readonly messages: readonly SealedMessage[];
  readonly seal: string;
}

/** A report of a project or of a person. */
export interface ContentReportDraft {
  readonly id: string;
  readonly kind: Exclude<ReportKind, "Messages">;
  readonly reporterId: string;
  /** The person, or the creator of the project. */
  readonly reportedId: string;
  /** Null for a person. */
  readonly projectId: string | null;
  /** The company of the project or of the person; null if there is none. */
  readonly companyId: string | null;
  /** Title of the project; empty for a person. */
  readonly subject: string;
  readonly reason: string;
  readonly comment: string | null;
  readonly seal: string;
}

/** A message as it was when it was reported. */
export interface SealedMessage {
  readonly id: string;
  readonly sender: Person;
  readonly body: string;
  readonly attachments: readonly Attachment[];
  readonly sentAt: Date;
}

export interface Report {
  readonly id: string;
  readonly reporter: Person;
  readonly reported: Person;
  readonly kind: ReportKind;
  /** Null unless messages were reported. */
  readonly conversationId: string | null;
  /** Null unless a project was reported. */
  readonly projectId: string | null;
  readonly subject: string;
  readonly reason: string;
  readonly comment: string | null;
  readonly status: ReportStatus;
  readonly reviewerId: string | null;
  readonly action: string | null;
  readonly note: string | null;
  readonly appeal: string | null;
  readonly appealedBy: string | null;
  readonly seal: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ReportChange {
  readonly status: ReportStatus;
  readonly reviewerId?: string;
  readonly action?: string | null;
  readonly note?: string | null;
  readonly appeal?: string;
  readonly appealedBy?: string;
}

export interface ReportWrites {
  /** The number of reports that the member filed within a day; concurrent ones of the same member wait. */
  countReportedToday(userId: string): Promise<number>;
  /** Those of the messages of a conversation that the member may read and did not write, earliest first. */
  sealable(
    conversationId: string,
    userId: string,
    messageIds: readonly string[],
  ): Promise<readonly SealedMessage[]>;
  addReport(draft: ReportDraft): Promise<void>;
  /** The reporter's open report with the same words about the same thing; null if there is none. */
  sameOpenReport(draft: ContentReportDraft): Promise<string | null>;
  addContentReport(draft: ContentReportDraft): Promise<void>;
  lockReport(id: string): Promise<Report | null>;
  /** Saves the change; returns the new version. */
  saveReport(id: string, change: ReportChange): Promise<number>;
  /**
   * Locks a conversation, or unlocks it if this report had locked it; returns its participants and version if it
   * changed.
   */
  setLocked(
    conversationId: string,
    locked: boolean,
  ): Promise<{ readonly participantIds: readonly string[]; readonly version: number } | null>;
}

export interface ReportList {
  readonly status: ReportStatus | null;
  /** Only reports of this company's projects and people; null for all. */
  readonly companyId: string | null;
  readonly page: PageRequest;
}

export interface ReportReads {
  reports(wanted: ReportList): Promise<Page<Report>>;
  report(id: string): Promise<Report | null>;
  /** The sealed copies, by report. */
  reportedMessages(reportIds: readonly string[]): Promise<ReadonlyMap<string, readonly SealedMessage[]>>;
}
