import { on, type EventHandler } from "@callboard/bus/handler.ts";
import {
  PositionAddedSchema,
  PositionFilledSchema,
  PositionRemovedSchema,
  PositionUpdatedSchema,
  ProjectApprovedSchema,
  ProjectDeniedSchema,
  ProjectMediaChangedSchema,
  ProjectResubmittedSchema,
  ProjectSubmittedSchema,
  ProjectUpdatedSchema,
  ScheduleChangedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { positionChanged, projectChanged } from "#domain/live-event.ts";
import type { OrderMails } from "./mails.ts";

interface ProjectFacts {
  readonly projectId: string;
  readonly companyId: string;
}

/** What messaging does when projects and positions change: mails to the company, open browsers. */
export function projectHandlers(orderMails: OrderMails): readonly EventHandler<Tables>[] {
  const told =
    (what: string, queue: boolean) => (tx: Parameters<typeof logLiveEvents>[0], facts: ProjectFacts) =>
      logLiveEvents(tx, [
        projectChanged({ projectId: facts.projectId, companyId: facts.companyId, what, queue }),
      ]);
  const position = (tx: Parameters<typeof logLiveEvents>[0], facts: ProjectFacts & { positionId: string }) =>
    logLiveEvents(tx, [positionChanged(facts)]);

  return [
    on<Tables, typeof ProjectUpdatedSchema>(ProjectUpdatedSchema, told("updated", false)),
    on<Tables, typeof ProjectMediaChangedSchema>(ProjectMediaChangedSchema, told("media", false)),
    on<Tables, typeof ScheduleChangedSchema>(ScheduleChangedSchema, told("schedule", false)),
    on<Tables, typeof ProjectSubmittedSchema>(ProjectSubmittedSchema, told("submitted", true)),
    on<Tables, typeof ProjectResubmittedSchema>(ProjectResubmittedSchema, told("resubmitted", true)),
    on<Tables, typeof ProjectApprovedSchema>(ProjectApprovedSchema, async (tx, facts, envelope) => {
      const { projectId, companyId } = facts;
      const path = `/project-detail/${projectId}`;
      await orderMails(tx, envelope, { kind: "project-approved", userIds: [], companyId, projectId, path });
      await told("approved", true)(tx, facts);
    }),
    on<Tables, typeof ProjectDeniedSchema>(ProjectDeniedSchema, async (tx, facts, envelope) => {
      const { projectId, companyId } = facts;
      const path = `/create-project/${projectId}`;
      await orderMails(tx, envelope, { kind: "project-denied", userIds: [], companyId, projectId, path });
      await told("denied", true)(tx, facts);
    }),
    on<Tables, typeof PositionAddedSchema>(PositionAddedSchema, position),
    on<Tables, typeof PositionUpdatedSchema>(PositionUpdatedSchema, position),
    on<Tables, typeof PositionRemovedSchema>(PositionRemovedSchema, position),
    on<Tables, typeof PositionFilledSchema>(PositionFilledSchema, position),
  ];
}
