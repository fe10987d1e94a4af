import type { RolePay } from "@callboard/catalog/terms/pay-text.ts";
import type { NoticeKind } from "@callboard/catalog/events/notices.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { UnsubscribeTarget } from "#domain/unsubscribe/unsubscription.ts";
import type { NoticeSettings } from "#domain/notices/notices.ts";

/** A person with the name of then; empty once they were erased. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** What a notification is about: bare ids, and names as they were then. */
export interface NoticeFacts {
  readonly projectId?: string;
  readonly positionId?: string;
  readonly userId?: string;
  readonly companyId?: string;
  readonly conversationId?: string;
  readonly reportId?: string;
  /** The reason, as the name of a rule. */
  readonly reason?: string;
  /** The parts of a breakdown that changed. */
  readonly changes?: readonly string[];
  /** Of a change of pay: what the role paid and pays. */
  readonly formerPay?: RolePay;
  readonly pay?: RolePay;
  readonly project?: string;
  readonly role?: string;
  readonly person?: string;
  readonly company?: string;
  /** The first of the people that it counts. */
  readonly people?: readonly NamedPerson[];
  /** The zone in which a reader's day begins who chose none. */
  readonly zone?: string;
  readonly file?: string;
}

export interface Notice {
  readonly id: string;
  readonly userId: string;
  readonly happening: string;
  readonly kind: string;
  readonly facts: NoticeFacts;
  readonly count: number;
  readonly read: boolean;
  readonly createdAt: Date;
}

export interface NoticeList {
  readonly unread: boolean;
  readonly kind: NoticeKind | null;
  readonly page: PageRequest;
}

export interface NoticeReads {
  notices(userId: string, wanted: NoticeList): Promise<Page<Notice>>;
  countUnreadNotices(userId: string): Promise<number>;
  /** How people want to be notified; people without settings are missing. */
  noticeSettings(userIds: readonly string[]): Promise<ReadonlyMap<string, NoticeSettings>>;
}

/** A browser in which somebody gets notifications. */
export interface PushBrowser {
  /** Where its push service takes them. */
  readonly endpoint: string;
  readonly kinds: readonly NoticeKind[];
}

/** What is stored of a browser: its keys and its language, besides. */
interface SavedBrowser extends PushBrowser {
  readonly publicKey: string;
  readonly secret: string;
  readonly language: string;
}

export interface PushReads {
  /** The person's own browsers, oldest first. */
  pushBrowsers(userId: string): Promise<readonly PushBrowser[]>;
}

export interface PushWrites {
  /** Adds or changes a browser, which belongs to nobody else from then on; the oldest give way to the latest ten. */
  savePushBrowser(userId: string, browser: SavedBrowser): Promise<void>;
  removePushBrowser(userId: string, endpoint: string): Promise<void>;
}

export interface NoticeWrites {
  /** Marks the user's own notifications as read, all of them without ids; returns how many were unread. */
  markNoticesRead(userId: string, ids: readonly string[] | null): Promise<number>;
  saveNoticeSettings(userId: string, settings: NoticeSettings): Promise<void>;
  /** Turns off the mails of a kind, or the daily one; nothing changes for somebody without them, or erased. */
  stopMails(userId: string, target: UnsubscribeTarget): Promise<void>;
}
