import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import {
  UserProfileUpdatedSchema,
  UserReinstatedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import {
  PositionAddedSchema,
  PositionFilledSchema,
  PositionRemovedSchema,
  PositionUpdatedSchema,
  ProjectApprovedSchema,
  ProjectClosedSchema,
  ProjectDeniedSchema,
  ProjectUpdatedSchema,
  ScheduleChangedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { followPerson, followPosition, followProject, followSlots } from "#app/follow-others.ts";
import type { Others, ReadModels, Reads } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";

interface Follow {
  readonly others: Others;
  readonly reads: Reads;
  readonly models: ReadModels;
}

/** What casting does when it hears of others' changes: it keeps its own rows of their records fresh. */
export function createHandlers(within: (tx: Transaction<Tables>) => Follow): EventHandler<Tables>[] {
  const project = (tx: Transaction<Tables>, event: { projectId: string }): Promise<void> =>
    followProject(within(tx), event.projectId);
  const position = (tx: Transaction<Tables>, event: { positionId: string }): Promise<void> =>
    followPosition(within(tx), event.positionId);
  return [
    on(ProjectApprovedSchema, project),
    on(ProjectDeniedSchema, project),
    on(ProjectUpdatedSchema, project),
    on(ProjectClosedSchema, project),
    on(PositionAddedSchema, position),
    on(PositionUpdatedSchema, position),
    on(PositionFilledSchema, position),
    on(PositionRemovedSchema, (tx, event) => within(tx).models.removePosition(event.positionId)),
    on(ScheduleChangedSchema, (tx, event) => followSlots(within(tx), event.slotIds)),
    on(UserProfileUpdatedSchema, (tx, event) => followPerson(within(tx), event.userId)),
    on(UserSuspendedSchema, (tx, event) => within(tx).models.setSuspended(event.userId, true)),
    on(UserReinstatedSchema, (tx, event) => within(tx).models.setSuspended(event.userId, false)),
  ];
}
