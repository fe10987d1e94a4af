import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { KNOWN_EVENTS, type KnownEvent } from "@callboard/proto/known-events.ts";
import { noticePath } from "@callboard/catalog/events/notice-path.ts";
import { addNotices, type NoticeDraft } from "#adapters/store/notices/notices.ts";
import { settleNotices } from "#adapters/store/notices/settle-notices.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { NoticeFacts } from "#app/notices/notice-ports.ts";
import { isHappening, kindOf } from "#domain/notices/notices.ts";
import { settledBy } from "#domain/notices/settled.ts";
import { isReachable } from "./event-facts.ts";
import { isListedFor, NOTIFYING_EVENTS, type ReadNotice, type ReadNotices } from "./read-notices.ts";

const isNotifying = (event: KnownEvent): boolean => NOTIFYING_EVENTS.includes(event);

/**
 * Creates in-app notifications for the people that events are about, and takes those as read for which an event leaves
 * nobody anything to do.
 */
export function noticeHandlers(readNotices: ReadNotices): readonly EventHandler<Tables>[] {
  return KNOWN_EVENTS.filter((event) => isNotifying(event) || event.row.settles !== undefined).map((event) =>
    on({
      schema: event.schema,
      fetch: async (message, envelope) => {
        const notices = isNotifying(event) ? await readNotices(event, message, envelope) : [];
        return {
          settled: settledBy(event.row, { ...message }),
          drafts: notices.flatMap((notice) => draftOf(notice, envelope.id)),
        };
      },
      apply: async (tx: Transaction<Tables>, { settled, drafts }) => {
        await settleNotices(tx, settled);
        await addNotices(tx, drafts);
      },
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
  const listed = notice.readers.filter((reader) => isListedFor(notice, reader) && isReachable(reader.person));
  const { people } = notice;
  const kept = { ...Object.fromEntries(facts), ...(people.length === 0 ? {} : { people }) } as NoticeFacts;
  return [
    {
      userIds: listed.map(({ person }) => person.id),
      paths: new Map(
        listed.map(({ person, reader }) => [person.id, noticePath(happening, reader, notice.occurrence)]),
      ),
      groupKey,
      happening,
      kind: kindOf(happening),
      facts: kept,
      mode,
      count: counted?.number ?? 1,
    },
  ];
}
