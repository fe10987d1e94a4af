import type { Reader } from "@callboard/catalog/events/event-row.ts";
import {
  NOTICE_NAMES,
  NOTICES,
  type ListedNotice,
  type MailedNotice,
  type NoticeName,
} from "@callboard/catalog/events/events.ts";
import { isForEverybody } from "@callboard/catalog/events/notice-path.ts";
import { NOTICE_KINDS, type NoticeKind, type NoticeMode } from "@callboard/catalog/events/notices.ts";
import { nextClockTime, wallClock } from "@callboard/kit/time/wall-clock.ts";

/** What is a line in people's lists. */
export type Happening = ListedNotice;
export const HAPPENING_NAMES = NOTICE_NAMES.filter(
  (name): name is Happening => NOTICES[name].listed.length > 0,
);

/** The kind of a notice, for which people set how they are notified. */
export function kindOf(name: NoticeName): NoticeKind {
  return NOTICES[name].kind;
}

/** Who is notified in the product. */
export function readersOf(name: NoticeName): readonly Reader[] {
  return NOTICES[name].listed;
}

/** Whether something is in the list of notifications; otherwise it is only mailed. */
export function isHappening(name: NoticeName): name is Happening {
  return NOTICES[name].listed.length > 0;
}

/** Whether something is mailed individually, if its reader wants it now. */
export function isMailed(name: NoticeName): name is MailedNotice {
  return NOTICES[name].mailed.length > 0;
}

/** The readers of a mail: those who are notified in the product, and the person who did it, as a receipt. */
export function audienceOf(name: MailedNotice): readonly Reader[] {
  return isForEverybody(name) ? ["talent"] : NOTICES[name].mailed;
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
  /** Whether the daily mail is sent. */
  readonly dailyMail: boolean;
}

export const DEFAULT_SETTINGS: NoticeSettings = {
  modes: {},
  zone: "UTC",
  quietFrom: null,
  quietTo: null,
  dailyMail: true,
};

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
