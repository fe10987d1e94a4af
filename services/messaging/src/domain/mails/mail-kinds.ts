import type { RolePay } from "@callboard/catalog/terms/pay-text.ts";
import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import type { EVERYBODY, Reader } from "@callboard/catalog/events/event-row.ts";
import type { DueTerms, RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import type { MailedNotice, MailReaderOf } from "@callboard/catalog/events/events.ts";
import type { ChangeTopic } from "#domain/change-topics.ts";

export type MailKind = MailedNotice;
export type MailReader = Reader;

/** Languages in which mails are written. */
export const MAIL_LANGUAGES = LANGUAGE_TAGS;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The facts of a mail; an empty text or a time that is null is left out. */
export interface MailFacts {
  /** Of the reader. */
  readonly firstName: string;
  readonly project: string;
  readonly role: string;
  readonly company: string;
  /** Who invites to be represented. */
  readonly agent?: string;
  /** The person that the mail is about. */
  readonly talent: string;
  /** The id of that person; null if there is none. */
  readonly talentId?: string | null;
  /** People whose own words the mail quotes. */
  readonly quotedIds?: readonly string[];
  /** The start of the audition. */
  readonly startsAt: Date | null;
  readonly respondBy: Date | null;
  /** The parts of a breakdown that changed. */
  readonly changes: readonly ChangeTopic[];
  /** Of a change of pay: what a role paid and pays. */
  readonly payChange?: { readonly former: RolePay; readonly now: RolePay };
  /** The name of a file that the reader uploaded. */
  readonly file: string;
  /** The IANA name of the zone of the place, in which times are written for readers without a zone. */
  readonly zone: string;
  // Those that follow are missing in mails from before they were said.
  /** The reader's own zone; null if it is not known. */
  readonly readerZone?: string | null;
  /** The zone of the talent's place by the profile; null if that is not known. */
  readonly talentZone?: string | null;
  /** Length of the audition. */
  readonly minutes?: number | null;
  readonly place?: string;
  /** Whether the talent side may read the place and the link. */
  readonly placeShown?: boolean;
  readonly videoLink?: string;
  /** The days, the fee and the terms as they stand on the request, the offer or the booking. */
  readonly terms?: RequestTerms | null;
  /** Of a release: what the cancellation terms said is due. */
  readonly due?: DueTerms | null;
  /** The state of the request after the talent side responded. */
  readonly response?: string;
}

/** Kinds of requests, each with its name and what it asks of the talent side. */
type RequestTexts = Readonly<
  Record<
    "Avail" | "FirstRefusal" | "Hold" | "Offer" | "Booking",
    { readonly name: string; readonly meaning: string }
  >
>;

/** The texts of one mail; `{project}` and `{talent}` are filled in. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
  /** The label of the only action. */
  readonly action: string;
}

/** The same text for each account type. */
export function forEverybody(text: MailText): Readonly<Record<(typeof EVERYBODY)[number], MailText>> {
  return { talent: text, agent: text, casting: text, admin: text };
}

/** All mail texts of a language. */
export interface MailTexts {
  readonly greeting: string;
  readonly labels: Readonly<Record<FactLabel, string>>;
  readonly requests: RequestTexts;
  readonly responses: Readonly<Record<"Free" | "Conditional" | "NotFree" | "Accepted" | "Declined", string>>;
  /** `{time}` is the time on the clocks of the place. */
  readonly there: string;
  /** Instead of a place that is shown later. */
  readonly placeLater: string;
  readonly topics: Readonly<Record<ChangeTopic, string>>;
  /** Labels of the links below a mail. */
  readonly footer: { readonly settings: string; readonly unsubscribe: string };
  /** Why the reader receives it. */
  readonly reasons: Readonly<Record<MailReader, string>>;
  readonly mails: {
    readonly [Kind in MailKind]: Readonly<Record<MailReaderOf<Kind>, MailText>>;
  };
}

export type FactLabel =
  | "project"
  | "role"
  | "company"
  | "agent"
  | "client"
  | "performer"
  | "request"
  | "response"
  | "time"
  | "length"
  | "place"
  | "videoCall"
  | "respondBy"
  | "due"
  | "changes"
  | "formerPay"
  | "pay";
