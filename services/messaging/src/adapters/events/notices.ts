import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { addNotices, type NoticeDraft } from "#adapters/store/notices/notices.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { NoticeFacts } from "#app/notices/notice-ports.ts";
import type { Upstreams } from "#app/ports.ts";
import { isHappening, kindOf, readersOf, type Happening } from "#domain/notices.ts";
import { isReachable, readAudience, readerOfRoles, readFileName, readOne } from "./event-facts.ts";
import { SOURCES, type Occurrence } from "./happenings.ts";

/** Creates in-app notifications for the people that events are about. */
export function noticeHandlers(upstreams: Upstreams): readonly EventHandler<Tables>[] {
  return SOURCES.map(({ schema, occurrencesOf }) =>
    on({
      schema,
      fetch: async (payload, envelope) => {
        const drafts: NoticeDraft[] = [];
        for (const { what, ...occurrence } of occurrencesOf(payload, envelope)) {
          if (isHappening(what))
            drafts.push(await draftOf(upstreams, envelope.id, { ...occurrence, happening: what }));
        }
        return drafts;
      },
      apply: (tx: Transaction<Tables>, drafts) => addNotices(tx, drafts),
    }),
  );
}

async function draftOf(
  upstreams: Upstreams,
  eventId: string,
  occurrence: Omit<Occurrence, "what"> & { readonly happening: Happening },
): Promise<NoticeDraft> {
  const { happening, groupKey = eventId, others = [], mode = "Now", ...about } = occurrence;
  const { userId, companyId, projectId, positionId, mediaId } = about;
  const readers = readersOf(happening);
  const [audience, project, role, file] = await Promise.all([
    readAudience(upstreams, { readers, userId, companyId, otherIds: others, asWhom: readerOfRoles }),
    readOne(projectId, upstreams.batchGetProjectNames),
    readOne(positionId, upstreams.batchGetPositionNames),
    readFileName(upstreams, mediaId),
  ]);
  const own = userId === undefined ? others : [userId, ...others];
  const isGone = mediaId !== undefined && file === "";
  const userIds = (isGone ? [] : audience.readers)
    .filter(({ person, reader }) =>
      own.includes(person.id) ? readers.includes("talent") : readers.includes(reader),
    )
    .flatMap(({ person }) => (isReachable(person) ? [person.id] : []));
  const { submissionId: _submission, slotId: _slot, mediaId: _media, ...ids } = about;
  const names = {
    project: project ?? "",
    role: role ?? "",
    person: audience.talent,
    company: audience.company,
    file,
  };
  const facts = Object.entries({ ...ids, ...names }).filter(([, value]) => value !== "");
  return {
    userIds,
    groupKey,
    happening,
    kind: kindOf(happening),
    facts: Object.fromEntries(facts) as NoticeFacts,
    mode,
  };
}
