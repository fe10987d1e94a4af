import { kindOf } from "#domain/notices/notices.ts";
import {
  DAILY_MAIL,
  hasUnsubscribeLink,
  type UnsubscribeTarget,
  type UnsubscribeTokens,
} from "#domain/unsubscribe/unsubscription.ts";
import type { MailKind } from "./mail-kinds.ts";

/** Whether a mail says that the account of its reader is locked: suspended by an admin, or closed by its member. */
export function isOfLocked(kind: MailKind | typeof DAILY_MAIL): boolean {
  return kind === "suspended" || kind === "account-closed";
}

/** Links below a mail, beside its action. */
export interface FooterLinks {
  /** Where the reader chooses what is mailed; null for somebody who cannot open it. */
  readonly settings: string | null;
  /** Turns this kind of mail off by one press, without signing in; null for what stays on. */
  readonly unsubscribe: string | null;
}

/** The full addresses that mails link to. */
export interface MailLinks {
  to(path: string): string;
  readonly settings: string;
  /** The links below a mail of a kind, or below the daily one. */
  footer(kind: MailKind | typeof DAILY_MAIL, userId: string, language: string): FooterLinks;
}

const SETTINGS = "/profile?tab=notices";
export const UNSUBSCRIBE_PATH = "/api/unsubscribe/";
const NONE: FooterLinks = { settings: null, unsubscribe: null };

/** Links below the public origin. */
export function createMailLinks(publicUrl: string, tokens: UnsubscribeTokens): MailLinks {
  const to = (path: string): string => new URL(path, publicUrl).href;
  const settings = to(SETTINGS);
  return {
    to,
    settings,
    footer(kind, userId, language) {
      // Whose account is locked opens nothing but the page that says why.
      if (isOfLocked(kind)) return NONE;
      const target: UnsubscribeTarget = kind === DAILY_MAIL ? kind : kindOf(kind);
      if (target !== DAILY_MAIL && !hasUnsubscribeLink(target)) return { settings, unsubscribe: null };
      const token = tokens.write({ userId, target, language }, new Date());
      return { settings, unsubscribe: to(`${UNSUBSCRIBE_PATH}${token}`) };
    },
  };
}
