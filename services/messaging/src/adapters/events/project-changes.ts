import type { RolePay } from "@callboard/catalog/terms/pay-text.ts";
import type { Transaction } from "kysely";
import type { EventPayload, EventSchema } from "@callboard/bus/event.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import {
  PositionUpdatedSchema,
  ProjectClosedSchema,
  ProjectDeniedSchema,
  ProjectUpdatedSchema,
  ScheduleChangedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { addProjectNotices, type ProjectNoticeDraft } from "#adapters/store/notices/project-notices.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Upstreams } from "#app/ports.ts";
import { topicsOf, type ChangeTopic } from "#domain/change-topics.ts";
import { need } from "./event-facts.ts";

/** Records changes of a project; the people with active submissions are then notified page by page. */
export function projectChangeHandlers(
  upstreams: Pick<Upstreams, "batchGetApproved">,
): readonly EventHandler<Tables>[] {
  const remember = <S extends EventSchema>(
    schema: S,
    toDrafts: (payload: EventPayload<S>) => readonly ProjectNoticeDraft[],
  ): EventHandler<Tables> =>
    on({
      schema,
      fetch: async (payload) => {
        const drafts = toDrafts(payload);
        const changes = drafts.filter(isChange);
        if (changes.length === 0) return drafts;
        const approved = need(
          await upstreams.batchGetApproved([...new Set(changes.map((one) => one.projectId))]),
        );
        return drafts.filter((draft) => !isChange(draft) || approved.has(draft.projectId));
      },
      apply: (tx: Transaction<Tables>, drafts) => addProjectNotices(tx, drafts),
    });
  return [
    remember(ProjectUpdatedSchema, ({ fields, ...project }) => changed(project, topicsOf(fields))),
    remember(PositionUpdatedSchema, ({ fields, formerPay, pay, ...position }) => {
      if (!formerPay || !pay) return changed(position, topicsOf(fields));
      const topics = topicsOf(fields).filter((topic) => topic !== "Pay");
      return [
        ...changed(position, topics),
        {
          what: "pay-changed",
          ...keysOf(position),
          payChange: { former: plain(formerPay), now: plain(pay) },
        },
      ];
    }),
    remember(ScheduleChangedSchema, ({ movedSlotIds, filmingDateIds, ...project }) => [
      ...changed(project, filmingDateIds.length > 0 ? ["Dates"] : []),
      ...movedSlotIds.map((slotId) => ({ what: "audition-moved", ...keysOf(project), slotId }) as const),
    ]),
    remember(ProjectClosedSchema, (project) => [{ what: "project-ended", ...keysOf(project) }]),
    remember(ProjectDeniedSchema, ({ takenDown, ...project }) =>
      takenDown ? [{ what: "project-paused", ...keysOf(project) }] : [],
    ),
  ];
}

/** Changes of a breakdown matter once it is approved. */
function isChange({ what }: ProjectNoticeDraft): boolean {
  return what === "project-changed" || what === "pay-changed";
}

/** Pay without what the wire adds to it. */
function plain({ rate, rateFrequency, rate2, rate2Frequency }: RolePay): RolePay {
  return { rate, rateFrequency, rate2, rate2Frequency };
}

interface Keys {
  readonly projectId: string;
  readonly companyId: string;
  readonly positionId?: string;
}

function keysOf({ projectId, companyId, positionId }: Keys): Keys {
  return { projectId, companyId, ...(positionId === undefined ? {} : { positionId }) };
}

function changed(keys: Keys, changes: readonly ChangeTopic[]): readonly ProjectNoticeDraft[] {
  return changes.length === 0 ? [] : [{ what: "project-changed", ...keysOf(keys), changes }];
}
