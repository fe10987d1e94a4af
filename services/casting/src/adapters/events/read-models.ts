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
import {
  readPerson,
  readPosition,
  readProject,
  readSlots,
  type Follow,
  type SaveReadModels,
} from "#app/follow-others.ts";
import type { ReadModels } from "#app/ports.ts";
import { openReadModels } from "#adapters/store/read-models.ts";
import type { Tables } from "#adapters/store/tables.ts";

export type { Follow } from "#app/follow-others.ts";

/** Casting keeps its own rows of other services' records up to date. */
export function readModelHandlers(deps: Follow): readonly EventHandler<Tables>[] {
  const save = (tx: Transaction<Tables>, fetched: SaveReadModels): Promise<void> =>
    fetched(openReadModels(tx));
  const write =
    <Event>(change: (models: ReadModels, event: Event) => Promise<void>) =>
    (tx: Transaction<Tables>, _: unknown, event: Event): Promise<void> =>
      change(openReadModels(tx), event);
  const project = {
    fetch: ({ projectId }: { projectId: string }) => readProject(deps, projectId),
    apply: save,
  };
  const position = {
    fetch: ({ positionId }: { positionId: string }) => readPosition(deps, positionId),
    apply: save,
  };
  return [
    on({ schema: ProjectApprovedSchema, ...project }),
    on({ schema: ProjectDeniedSchema, ...project }),
    on({ schema: ProjectUpdatedSchema, ...project }),
    on({ schema: ProjectClosedSchema, ...project }),
    on({ schema: PositionAddedSchema, ...position }),
    on({ schema: PositionUpdatedSchema, ...position }),
    on({ schema: PositionFilledSchema, ...position }),
    on({
      schema: PositionRemovedSchema,
      apply: write((models, { positionId }: { positionId: string }) => models.removePosition(positionId)),
    }),
    on({
      schema: ScheduleChangedSchema,
      fetch: ({ slotIds }) => readSlots(deps, slotIds),
      apply: save,
    }),
    on({
      schema: UserProfileUpdatedSchema,
      fetch: ({ userId }) => readPerson(deps, userId),
      apply: save,
    }),
    on({
      schema: UserSuspendedSchema,
      apply: write((models, { userId }: { userId: string }) => models.setSuspended(userId, true)),
    }),
    on({
      schema: UserReinstatedSchema,
      apply: write((models, { userId }: { userId: string }) => models.setSuspended(userId, false)),
    }),
  ];
}
