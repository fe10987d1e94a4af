import type { NoticeSubject } from "@callboard/catalog/events/notice-path.ts";
import type { ComposedMail } from "#adapters/store/mails.ts";
import type { Upstreams } from "#app/ports.ts";
import type { MailKind } from "#domain/mails/mail-kinds.ts";
import { need } from "./event-facts.ts";

/** Mails that put an appointment into a calendar, move it there or take it out. */
const APPOINTMENT_MAILS: readonly MailKind[] = [
  "audition-requested",
  "audition-confirmed",
  "audition-moved",
  "audition-declined",
  "audition-cancelled",
  "request-expired",
  "booked",
  "released",
  // A pass ends an audition that was still to come.
  "not-booked",
  "role-cast",
];

/**
 * Attached, not an alternative of the text: Outlook would show the entry in place of the mail. It is published, not a
 * request: nobody reads answers that calendars send, and Callboard has its own buttons.
 */
const FILE = { fileName: "callboard.ics", type: "text/calendar; charset=utf-8; method=PUBLISH" } as const;

/**
 * The mails about an appointment with its calendar entry, as their readers know it and in their languages. All are about
 * the same position or slot; others stay as they are. Throws if casting does not respond, so that the event is retried.
 */
export async function withCalendarFiles(
  upstreams: Pick<Upstreams, "batchGetCalendarFiles">,
  mails: readonly ComposedMail[],
  { projectId, companyId, positionId, slotId }: NoticeSubject,
): Promise<readonly ComposedMail[]> {
  const about = mails.flatMap((mail) => {
    const reading = readingOf(mail);
    return reading === null ? [] : [{ mail, reading }];
  });
  if (about.length === 0 || projectId === undefined || companyId === undefined) return mails;
  const files = need(
    await upstreams.batchGetCalendarFiles({
      projectId,
      companyId,
      userIds: [...new Set(about.map(({ reading }) => reading.userId))],
      positionId: positionId ?? null,
      // A role has one audition of a person; only what concerns all roles is about a slot.
      slotId: positionId === undefined ? (slotId ?? null) : null,
      readers: distinct(about.map(({ reading }) => reading)),
    }),
  );
  const contents = new Map(files.map(({ content, ...reading }) => [keyOf(reading), content]));
  const byKey = new Map(about.map(({ mail, reading }) => [mail.key, contents.get(keyOf(reading))]));
  return mails.map((mail) => {
    const content = byKey.get(mail.key);
    return content === undefined ? mail : { ...mail, attachments: [{ ...FILE, content }] };
  });
}

/** Whose appointments a mail is about, and who reads them. */
interface Reading {
  readonly userId: string;
  readonly reader: string;
  readonly language: string;
}

function readingOf({ kind, draft }: ComposedMail): Reading | null {
  if (draft.form !== "event" || !APPOINTMENT_MAILS.includes(kind)) return null;
  const { reader, language, facts } = draft;
  return facts.talentId ? { userId: facts.talentId, reader, language } : null;
}

const keyOf = ({ userId, reader, language }: Reading): string => `${userId}/${reader}/${language}`;

function distinct(readings: readonly Reading[]): readonly Pick<Reading, "reader" | "language">[] {
  const pairs = readings.map(
    ({ reader, language }) => [`${reader}/${language}`, { reader, language }] as const,
  );
  return [...new Map(pairs).values()];
}
