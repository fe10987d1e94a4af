import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { addNotices, type NoticeDraft } from "#adapters/store/notices/notices.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { NoticeFacts } from "#app/notices/notice-ports.ts";
import { isHappening, kindOf } from "#domain/notices/notices.ts";
import { isReachable } from "./event-facts.ts";
import { isListedFor, NOTIFYING_EVENTS, type ReadNotice, type ReadNotices } from "./read-notices.ts";

/** Creates in-app notifications for the people that events are about. */
export function noticeHandlers(readNotices: ReadNotices): readonly EventHandler<Tables>[] {
  return NOTIFYING_EVENTS.map((event) =>
    on({
      schema: event.schema,
      fetch: async (message, envelope) => {
        const notices = await readNotices(event, message, envelope);
        return notices.flatMap((notice) => draftOf(notice, envelope.id));
      },
      apply: (tx: Transaction<Tables>, drafts) => addNotices(tx, drafts),
    }),
  );
}

function draftOf(notice: ReadNotice, eventId: string): readonly NoticeDraft[] {
  const {
    what: happening,
    groupKey = eventId,
    others: _others,
    mode = "Now",
    counted,
    ...about
  } = notice.occurrence;
  if (!isHappening(happening)) return [];
  const { submissionId: _submission, slotId: _slot, mediaId: _media, ...ids } = about;
  const { project, role, file } = notice.subject;
  const names = { project, role, person: notice.talent, company: notice.company, file };
  const facts = Object.entries({ ...ids, ...names }).filter(([, value]) => value !== "");
  const userIds = notice.readers
    .filter((reader) => isListedFor(notice, reader) && isReachable(reader.person))
    .map(({ person }) => person.id);
  const { people } = notice;
  const kept = { ...Object.fromEntries(facts), ...(people.length === 0 ? {} : { people }) } as NoticeFacts;
  return [
    { userIds, groupKey, happening, kind: kindOf(happening), facts: kept, mode, count: counted?.number ?? 1 },
  ];
}
