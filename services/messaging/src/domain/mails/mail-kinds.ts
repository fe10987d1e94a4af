import type { ChangeTopic } from "#domain/change-topics.ts";

const TALENT_SIDE = ["talent", "agent"] as const;
/** Mails about accounts and about features of every account; all account types read them. */
const EVERYBODY = ["talent", "agent", "casting", "admin"] as const;

/**
 * Who reads each kind of mail: the person it is about, their agent, the casting company, an admin, the invited
 * person.
 */
export const MAIL_READERS = {
  welcome: EVERYBODY,
  "company-invited": ["invitee"],
  "project-submitted": ["admin"],
  "project-resubmitted": ["admin"],
  "project-approved": ["casting"],
  "project-denied": ["casting"],
  "project-taken-down": ["casting"],
  "project-closed": ["casting"],
  "position-filled": ["casting"],
  "project-changed": TALENT_SIDE,
  "project-paused": TALENT_SIDE,
  "project-ended": TALENT_SIDE,
  "submission-received": ["casting"],
  "submission-withdrawn": ["casting"],
  "position-invited": TALENT_SIDE,
  "search-matched": EVERYBODY,
  "audition-requested": TALENT_SIDE,
  "audition-confirmed": ["talent", "agent", "casting"],
  "audition-declined": ["talent", "agent", "casting"],
  "audition-cancelled": ["talent", "agent", "casting"],
  "audition-moved": TALENT_SIDE,
  "avail-requested": TALENT_SIDE,
  "avail-moved-up": ["casting"],
  "avail-taken": ["casting"],
  "offer-made": TALENT_SIDE,
  "request-answered": ["casting"],
  "request-expired": ["talent", "agent", "casting"],
  booked: TALENT_SIDE,
  "not-booked": TALENT_SIDE,
  released: TALENT_SIDE,
  "message-unread": EVERYBODY,
  "conversation-locked": EVERYBODY,
  "report-filed": ["admin"],
  "report-actioned": EVERYBODY,
  "report-dismissed": EVERYBODY,
  warned: EVERYBODY,
  "agent-requested": ["talent"],
  "agent-linked": TALENT_SIDE,
  "agent-unlinked": TALENT_SIDE,
  "company-joined": EVERYBODY,
  "company-left": EVERYBODY,
  "roles-changed": EVERYBODY,
  "plan-changed": EVERYBODY,
  "payment-failed": EVERYBODY,
  "media-rejected": EVERYBODY,
  "media-ready": EVERYBODY,
  suspended: EVERYBODY,
  reinstated: EVERYBODY,
} as const;

export type MailKind = keyof typeof MAIL_READERS;
/** Whether a mail is about its reader's account, of any type. */
export function isForEverybody(kind: MailKind): boolean {
  return MAIL_READERS[kind] === EVERYBODY;
}

export type MailReader = (typeof MAIL_READERS)[MailKind][number];

/** Languages in which mails are written. */
export const MAIL_LANGUAGES = ["en", "tr", "ar"] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The facts of a mail; an empty text or a time that is null is left out. */
export interface MailFacts {
  /** Of the reader. */
  readonly firstName: string;
  readonly project: string;
  readonly role: string;
  readonly company: string;
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
  /** The name of a file that the reader uploaded. */
  readonly file: string;
  /** The IANA name of the zone in which times are written. */
  readonly zone: string;
}

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
  readonly topics: Readonly<Record<ChangeTopic, string>>;
  /** Why the reader receives it. */
  readonly reasons: Readonly<Record<MailReader, string>>;
  readonly mails: {
    readonly [Kind in MailKind]: Readonly<Record<(typeof MAIL_READERS)[Kind][number], MailText>>;
  };
}

export type FactLabel =
  | "project"
  | "role"
  | "company"
  | "client"
  | "performer"
  | "time"
  | "respondBy"
  | "changes";
