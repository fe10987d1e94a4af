import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { queueMails, type ComposedMail } from "#adapters/store/mails.ts";
import { readSettings } from "#adapters/store/notices/notices.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { DEFAULT_SETTINGS, isMailed, kindOfMail, mailTime } from "#domain/notices.ts";
import type { ComposeMails } from "./compose-mails.ts";
import { SOURCES } from "./happenings.ts";

/** Mails the people that an event is about: composed first, then queued in the transaction of the inbox row. */
export function mailHandlers(composeMails: ComposeMails): readonly EventHandler<Tables>[] {
  return SOURCES.map(({ schema, occurrencesOf }) =>
    on({
      schema,
      fetch: async (payload, envelope) => {
        const mails: ComposedMail[] = [];
        for (const { what: kind, ...occurrence } of occurrencesOf(payload, envelope)) {
          if (isMailed(kind)) mails.push(...(await composeMails(envelope.id, { ...occurrence, kind })));
        }
        return mails;
      },
      apply: (tx: Transaction<Tables>, mails) => queueWanted(tx, mails),
    }),
  );
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
      const sendAt = mailTime(kindOfMail(mail.kind), own, now, mail.mode);
      return sendAt === null ? [] : [{ ...mail, ...(sendAt > now ? { sendAt } : {}) }];
    }),
  );
}
