import type { LiveType } from "./live.ts";
import type { NoticeKind } from "./notices.ts";

/**
 * Who reads a notice, and in which role: the person it is about (whatever their account type), their agents, the
 * members of the company, all admins, an invited address.
 */
export type Reader = "talent" | "agent" | "casting" | "admin" | "invitee";

/** Fields of an event's message, and the values that they have when a row applies. */
export type Match = Readonly<Record<string, readonly (string | boolean)[]>>;

/** A live event that follows from an event. Field names are those of its message. */
export interface LiveRow {
  readonly type: LiveType;
  /** What changed, for the browser. */
  readonly what?: string;
  /** Keys that the browser gets. */
  readonly keys: readonly string[];
  /** The people who are notified; their agents, too, where the type reaches agents. */
  readonly people?: readonly string[];
  /** The members of `companyId` are notified. */
  readonly company?: boolean;
  readonly admins?: boolean;
  /** A field that hides the event from all but the company. */
  readonly companyAloneIf?: string;
  /** One event for each person in these fields. */
  readonly each?: readonly string[];
  readonly when?: Match;
  readonly unless?: Match;
}

/** The page that a notice leads to, with ids in braces: for all of its readers, or for each. */
type NoticePage = string | Readonly<Partial<Record<Reader, string>>>;

/** A notice that follows from an event: a line in people's lists, a mail, or both. */
export interface NoticeRow {
  /** The kind whose setting controls it. */
  readonly kind: NoticeKind;
  /** Who has it in their list. */
  readonly listed: readonly Reader[];
  /** Who is mailed, if they want this kind now. */
  readonly mailed: readonly Reader[];
  readonly page: NoticePage;
  /** Records it is about, with the field of the message that has each. */
  readonly about: Readonly<Partial<Record<NoticeFact, string>>>;
  /** People it is about, besides `userId`: fields of one id or of several. */
  readonly others?: readonly string[];
  readonly when?: Match;
  /** Only if nobody did it, such as an expiry. */
  readonly bySystem?: true;
  /** Arrives at most once a day. */
  readonly daily?: true;
  /** Notices with the same key are one line that counts them; `{day}` is the day of the event. */
  readonly groupKey?: string;
  /**
   * Fields that say how many it is about, and who first: their number and their ids. Nobody is notified of none.
   */
  readonly counted?: { readonly number: string; readonly people: string };
  /** Sent by an effect of its own: when a message stays unread, or page by page to everyone with a submission. */
  readonly sentBy?: "unread messages" | "project changes" | "invitations";
  /** How the readers are found where fields are not enough. */
  readonly found?: "owners of searches" | "locked participants" | "a waiting uploader";
}

type NoticeFact =
  | "userId"
  | "companyId"
  | "projectId"
  | "positionId"
  | "submissionId"
  | "slotId"
  | "conversationId"
  | "reportId"
  | "mediaId"
  | "reason"
  | "zone";

/** Whose rights an event changes: fields of its message. */
interface EndedRights {
  /** The gateway reads their rights again. */
  readonly sessions: readonly string[];
  /** Their live streams end, and begin again with new rights. */
  readonly streams: readonly string[];
}

/** Notices for which nobody has to do anything once an event has happened. */
export interface SettledNotices {
  readonly notices: readonly string[];
  /** The facts in which they agree with the event, with the field of its message that has each. */
  readonly by: Readonly<Partial<Record<NoticeFact, string>>>;
  readonly when?: Match;
}

/** All that follows from one event. */
export interface EventRow {
  /** Whether the audit log has a line for it. */
  readonly audited: boolean;
  readonly live: readonly LiveRow[];
  readonly notices: Readonly<Record<string, NoticeRow>>;
  /** Why it notifies nobody; for events without notices. */
  readonly silent?: string;
  readonly endsRights?: EndedRights;
  /** They count as read by everybody who has them, and leave the screens of their browsers. */
  readonly settles?: readonly SettledNotices[];
  /** Whether the counters of projects follow it. */
  readonly counted?: true;
}

/** Mails about accounts and about features of every account; all account types read them. */
export const EVERYBODY = ["talent", "agent", "casting", "admin"] as const;
export const TALENT_SIDE = ["talent", "agent"] as const;
export const BOTH_SIDES = ["talent", "agent", "casting"] as const;

/** Pages that several notices lead to. */
export const PAGES = {
  /** Talent and agents have one list of submissions, with one of them open; casting has a page of each. */
  submission: {
    talent: "/project-submissions?open={positionId}~{userId}",
    agent: "/project-submissions?open={positionId}~{userId}",
    casting: "/position-submission/{userId}/{positionId}",
  },
  /** The breakdown, as those read it who may submit. */
  breakdown: "/project-search?project={projectId}&whole=1",
  workspace: "/project-detail/{projectId}",
  /** The people who wait for the company's word. */
  waiting: "/waiting-for-you",
} as const;
