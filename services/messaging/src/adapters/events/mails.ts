import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { queueMails, type ComposedMail } from "#adapters/store/mails.ts";
import { readSettings } from "#adapters/store/notices/settings.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Upstreams } from "#app/ports.ts";
import {
  DEFAULT_SETTINGS,
  isMailed,
  kindOf,
  mailTime,
  type NoticeSettings,
} from "#domain/notices/notices.ts";
import { inZoneOf, writeDraft, type MailDraft } from "#domain/mails/mail-draft.ts";
import type { MailLinks } from "#domain/mails/mail-links.ts";
import { withCalendarFiles } from "./calendar-files.ts";
import { mailTo } from "./mail-to.ts";
import { isMailedTo, NOTIFYING_EVENTS, type ReadNotice, type ReadNotices } from "./read-notices.ts";

/** Mails the people that an event is about: written first, then queued in the transaction of the inbox row. */
export function mailHandlers(
  readNotices: ReadNotices,
  upstreams: Upstreams,
  links: MailLinks,
): readonly EventHandler<Tables>[] {
  return NOTIFYING_EVENTS.map((event) =>
    on({
      schema: event.schema,
      fetch: async (message, envelope) => {
        const notices = await readNotices(event, message, envelope);
        const written = notices.map((notice) =>
          withCalendarFiles(upstreams, mailsOf(notice, envelope.id, links), notice.occurrence),
        );
        return (await Promise.all(written)).flat();
      },
      apply: (tx: Transaction<Tables>, mails) => queueWanted(tx, mails),
    }),
  );
}

function mailsOf(notice: ReadNotice, eventId: string, links: MailLinks): readonly ComposedMail[] {
  const { occurrence, subject, talent, company } = notice;
  const { what: kind, mode } = occurrence;
  if (!isMailed(kind)) return [];
  const request = { kind, mode, subject: occurrence, about: { ...subject, talent, company }, links };
  return notice.readers
    .filter((reader) => isMailedTo(notice, reader))
    .flatMap((reader) => mailTo(reader, `${eventId}:${reader.person.id}`, request));
}

/** Queues the mails that their readers want individually, each due at the end of the reader's quiet hours. */
export async function queueWanted(tx: Transaction<Tables>, mails: readonly ComposedMail[]): Promise<void> {
  if (mails.length === 0) return;
  const settings = await readSettings(
    tx,
    mails.map(({ userId }) => userId),
  );
  const now = new Date();
  await queueMails(
    tx,
    mails.flatMap((mail) => {
      const own = settings.get(mail.userId) ?? DEFAULT_SETTINGS;
      const sendAt = mailTime(kindOf(mail.kind), own, now, mail.mode);
      if (sendAt === null) return [];
      return [{ ...mail, ...inOwnZone(mail.draft, own), ...(sendAt > now ? { sendAt } : {}) }];
    }),
  );
}

/** The mail with its times in the zone that its reader chose; UTC is what settings have that chose none. */
function inOwnZone(draft: MailDraft, { zone }: NoticeSettings): Partial<ComposedMail> {
  const local = zone === DEFAULT_SETTINGS.zone ? draft : inZoneOf(draft, zone);
  const written = local === draft ? null : writeDraft(local);
  return written ? { draft: local, ...written } : {};
}
