import { NOTICE_KINDS, type NoticeKind } from "@callboard/catalog/events/notices.ts";

/** The daily mail, which has lines of many kinds. */
export const DAILY_MAIL = "DailyMail";
/** What a link in a mail turns off: a kind of notification, or the daily mail. */
export type UnsubscribeTarget = NoticeKind | typeof DAILY_MAIL;

/** Whose mails of which kind a link turns off, and the language of its page. */
export interface Unsubscription {
  readonly userId: string;
  readonly target: UnsubscribeTarget;
  readonly language: string;
}

/** What a link turns off if it is ours, and why it does not. */
export type ReadToken = Unsubscription | "forged" | "expired";

export interface UnsubscribeTokens {
  /** A token for an address of the web, valid for 180 days from `now`. */
  write(subject: Unsubscription, now: Date): string;
  read(token: string, now: Date): ReadToken;
}

/** Whether one press in a mail, without signing in, turns a kind off. */
export function hasUnsubscribeLink(kind: NoticeKind): boolean {
  return NOTICE_KINDS.some(({ value, staysBecause }) => value === kind && staysBecause === null);
}

/** Whether a link may turn it off. */
export function isUnsubscribeTarget(target: string): target is UnsubscribeTarget {
  return target === DAILY_MAIL || hasUnsubscribeLink(target as NoticeKind);
}
