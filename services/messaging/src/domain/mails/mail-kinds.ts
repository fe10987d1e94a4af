/** Who reads each kind of mail: the person it is about, an agent of theirs, the company that casts, an admin. */
export const MAIL_READERS = {
  welcome: ["talent", "agent", "casting", "admin"],
  "project-approved": ["casting"],
  "project-denied": ["casting"],
  "project-taken-down": ["casting"],
  "audition-requested": ["talent", "agent"],
  "audition-confirmed": ["talent", "agent", "casting"],
  "audition-declined": ["talent", "agent", "casting"],
  "audition-cancelled": ["talent", "agent", "casting"],
  booked: ["talent", "agent"],
  "not-booked": ["talent", "agent"],
  released: ["talent", "agent"],
} as const;

export type MailKind = keyof typeof MAIL_READERS;
export type MailReader = (typeof MAIL_READERS)[MailKind][number];

/** Languages in which mails are written. */
export const MAIL_LANGUAGES = ["en", "tr", "ar"] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** What a mail may say; a text that is empty and a time that is null are left out. */
export interface MailFacts {
  /** The reader's. */
  readonly firstName: string;
  readonly project: string;
  readonly role: string;
  readonly company: string;
  /** The person whom the mail is about. */
  readonly talent: string;
  /** The start of the audition. */
  readonly startsAt: Date | null;
  readonly respondBy: Date | null;
  /** The zone that times are written in, by its IANA name. */
  readonly zone: string;
}

/** The texts of one mail; `{project}` and `{talent}` are filled in. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
  /** The one thing to do about it. */
  readonly action: string;
}

/** Everything that a language says. */
export interface MailTexts {
  readonly greeting: string;
  readonly labels: Readonly<Record<FactLabel, string>>;
  /** Why the reader gets it. */
  readonly reasons: Readonly<Record<MailReader, string>>;
  readonly mails: {
    readonly [Kind in MailKind]: Readonly<Record<(typeof MAIL_READERS)[Kind][number], MailText>>;
  };
}

export const FACT_LABELS = [
  "project",
  "role",
  "company",
  "client",
  "performer",
  "time",
  "respondBy",
] as const;
export type FactLabel = (typeof FACT_LABELS)[number];
