import { NOTICE_KINDS, type NoticeKind, type NoticeMode } from "@callboard/catalog/notices.ts";
import { nextClockTime, wallClock } from "@callboard/kit/time/wall-clock.ts";
import { isForEverybody, MAIL_READERS, type MailKind, type MailReader } from "./mails/mail-kinds.ts";

/**
 * The happenings: the kind of each, and who is notified: the person it is about (`talent`, whatever their account
 * type), their agents, the members of the company (`casting`), all admins.
 */
const HAPPENINGS = {
  "audition-requested": { kind: "AuditionRequest", readers: ["talent", "agent"] },
  "audition-confirmed": { kind: "AuditionChange", readers: ["agent", "casting"] },
  "audition-declined": { kind: "AuditionChange", readers: ["agent", "casting"] },
  "audition-cancelled": { kind: "AuditionChange", readers: ["talent", "agent"] },
  "audition-moved": { kind: "AuditionChange", readers: ["talent", "agent"] },
  booked: { kind: "Decision", readers: ["talent", "agent"] },
  "not-booked": { kind: "Decision", readers: ["talent", "agent"] },
  "in-consideration": { kind: "Progress", readers: ["talent", "agent"] },
  released: { kind: "Release", readers: ["talent", "agent"] },
  "avail-requested": { kind: "Availability", readers: ["talent", "agent"] },
  "avail-taken": { kind: "Availability", readers: ["casting"] },
  "avail-moved-up": { kind: "Availability", readers: ["casting"] },
  "offer-made": { kind: "Offer", readers: ["talent", "agent"] },
  "request-answered": { kind: "Response", readers: ["casting"] },
  "request-expired": { kind: "Response", readers: ["talent", "agent", "casting"] },
  "submission-received": { kind: "Submission", readers: ["casting"] },
  "submission-withdrawn": { kind: "Submission", readers: ["casting"] },
  "position-invited": { kind: "Invitation", readers: ["talent", "agent"] },
  "search-matched": { kind: "SavedSearch", readers: ["talent"] },
  "project-submitted": { kind: "Review", readers: ["admin"] },
  "project-resubmitted": { kind: "Review", readers: ["admin"] },
  "project-approved": { kind: "Project", readers: ["casting"] },
  "project-denied": { kind: "Project", readers: ["casting"] },
  "project-taken-down": { kind: "TakeDown", readers: ["casting"] },
  "project-closed": { kind: "Project", readers: ["casting"] },
  "position-filled": { kind: "Project", readers: ["casting"] },
  "project-changed": { kind: "Change", readers: ["talent", "agent"] },
  "project-paused": { kind: "TakeDown", readers: ["talent", "agent"] },
  "project-ended": { kind: "Change", readers: ["talent", "agent"] },
  "agent-requested": { kind: "Account", readers: ["talent"] },
  "agent-linked": { kind: "Account", readers: ["talent"] },
  "agent-unlinked": { kind: "Account", readers: ["talent"] },
  "company-joined": { kind: "Account", readers: ["talent"] },
  "company-left": { kind: "Account", readers: ["talent"] },
  "roles-changed": { kind: "Account", readers: ["talent"] },
  reinstated: { kind: "Safety", readers: ["talent"] },
  "plan-changed": { kind: "Billing", readers: ["talent"] },
  "payment-failed": { kind: "Billing", readers: ["talent"] },
  "media-rejected": { kind: "Account", readers: ["talent"] },
  "media-ready": { kind: "Account", readers: ["talent"] },
  "report-filed": { kind: "Review", readers: ["admin"] },
  "report-actioned": { kind: "Safety", readers: ["talent"] },
  "report-dismissed": { kind: "Safety", readers: ["talent"] },
  warned: { kind: "Safety", readers: ["talent"] },
  "conversation-locked": { kind: "Safety", readers: ["talent"] },
  "message-unread": { kind: "Message", readers: ["talent"] },
} as const satisfies Record<string, { kind: NoticeKind; readers: readonly MailReader[] }>;

/** Mailed and never in the list, because the person cannot see the list, or not yet. */
const MAILED_ALONE = {
  welcome: "Account",
  "company-invited": "Account",
  suspended: "Safety",
} as const satisfies Partial<Record<MailKind, NoticeKind>>;

export type Happening = keyof typeof HAPPENINGS;
export const HAPPENING_NAMES = Object.keys(HAPPENINGS) as Happening[];

/** The kind of a happening, for which people set how they are notified. */
export function kindOf(happening: Happening): NoticeKind {
  return HAPPENINGS[happening].kind;
}

/** Who is notified in the product. */
export function readersOf(happening: Happening): readonly MailReader[] {
  return HAPPENINGS[happening].readers;
}

/** Whether something is in the list of notifications; otherwise it is only mailed. */
export function isHappening(what: Happening | MailKind): what is Happening {
  return what in HAPPENINGS;
}

/** Whether something is mailed individually, if its reader wants it now. */
export function isMailed(what: Happening | MailKind): what is MailKind {
  return what in MAIL_READERS;
}

/** The kind of notification whose setting controls a mail. */
export function kindOfMail(kind: MailKind): NoticeKind {
  return isHappening(kind) ? kindOf(kind) : MAILED_ALONE[kind];
}

/** The readers of a mail: those who are notified in the product, and the person who did it, as a receipt. */
export function audienceOf(kind: MailKind): readonly MailReader[] {
  if (isForEverybody(kind)) return ["talent"];
  return MAIL_READERS[kind];
}

/** How someone wants to be notified. */
export interface NoticeSettings {
  /** Only of kinds that differ from the catalog. */
  readonly modes: Readonly<Partial<Record<NoticeKind, NoticeMode>>>;
  /** IANA name. */
  readonly zone: string;
  /** HH:MM in that zone; null means never quiet. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

export const DEFAULT_SETTINGS: NoticeSettings = { modes: {}, zone: "UTC", quietFrom: null, quietTo: null };

/** Whether a kind always arrives immediately. */
export function isMandatory(kind: NoticeKind): boolean {
  return NOTICE_KINDS.some(({ value, mandatory }) => value === kind && mandatory);
}

/** How a kind arrives. */
export function modeOf(kind: NoticeKind, { modes }: Pick<NoticeSettings, "modes">): NoticeMode {
  const known = NOTICE_KINDS.find(({ value }) => value === kind);
  if (!known || known.mandatory) return "Now";
  return modes[kind] ?? known.mode;
}

/**
 * When a mail of a kind is sent: now, at the end of the quiet hours or, if null, not individually. `wanted` is how
 * the person wants this notification, which is never sooner than its kind.
 */
export function mailTime(
  kind: NoticeKind,
  settings: NoticeSettings,
  now: Date,
  wanted: NoticeMode = "Now",
): Date | null {
  if (modeOf(kind, settings) !== "Now") return null;
  if (wanted !== "Now" && !isMandatory(kind)) return null;
  return isMandatory(kind) ? now : endOfQuiet(settings, now);
}

/** The end of the quiet hours that contain a time, by the clocks of the zone, or the time itself. */
export function endOfQuiet({ zone, quietFrom, quietTo }: NoticeSettings, now: Date): Date {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return now;
  const clock = wallClock(now, zone).toPlainTime().toString({ smallestUnit: "minute" });
  const isQuiet =
    quietFrom < quietTo ? quietFrom <= clock && clock < quietTo : quietFrom <= clock || clock < quietTo;
  return isQuiet ? nextClockTime(quietTo, zone, now) : now;
}
