import { ACCOUNT_EVENTS } from "./accounts.ts";
import { CASTING_EVENTS } from "./casting.ts";
import type { EventRow, NoticeRow } from "./event-row.ts";
import { IDENTITY_EVENTS } from "./identity.ts";
import { MESSAGING_EVENTS } from "./messaging.ts";
import { PROJECT_EVENTS } from "./projects.ts";

/**
 * One row per event, by the name of its message: what browsers are told, who is notified and mailed, on which page
 * they see it, whether the audit log keeps it, and whose rights it changes. Everything that decides by the kind of an
 * event is read from here.
 */
export const EVENTS = {
  ...IDENTITY_EVENTS,
  ...PROJECT_EVENTS,
  ...CASTING_EVENTS,
  ...MESSAGING_EVENTS,
  ...ACCOUNT_EVENTS,
} as const;

type Rows = typeof EVENTS;
type KnownEvent = keyof Rows;

type NoticesOf<Row> = Row extends { readonly notices: infer Notices } ? Notices : never;
type KeysOf<Union> = Union extends Union ? keyof Union : never;
type ValueOf<Union, Key> = Union extends Union ? (Key extends keyof Union ? Union[Key] : never) : never;
type AllNotices = NoticesOf<Rows[KnownEvent]>;

/** Everything that somebody is notified of. */
export type NoticeName = KeysOf<AllNotices>;
/** The row of a notice, with its literal types. */
type RowOfNotice<Name extends NoticeName> = ValueOf<AllNotices, Name>;

type NamesWith<Field extends "listed" | "mailed"> = {
  [Name in NoticeName]: RowOfNotice<Name>[Field & keyof RowOfNotice<Name>] extends readonly [] ? never : Name;
}[NoticeName];

/** What is a line in people's lists. */
export type ListedNotice = NamesWith<"listed">;
/** What is mailed. */
export type MailedNotice = NamesWith<"mailed">;
/** The roles in which a notice is mailed. */
export type MailReaderOf<Name extends MailedNotice> = RowOfNotice<Name>["mailed" &
  keyof RowOfNotice<Name>] extends readonly (infer Reader extends string)[]
  ? Reader
  : never;

/** Every notice, once; what several events cause is the same in each. */
export const NOTICES = Object.fromEntries(
  Object.values<EventRow>(EVENTS).flatMap(({ notices }) => Object.entries(notices)),
) as Readonly<Record<NoticeName, NoticeRow>>;

export const NOTICE_NAMES = Object.keys(NOTICES) as NoticeName[];
