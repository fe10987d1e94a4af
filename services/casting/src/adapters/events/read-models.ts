import type { Transaction } from "kysely";
import type { Actor } from "@callboard/kit/actor.ts";
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
  ProjectDeletedSchema,
  ProjectDeniedSchema,
  ProjectRestoredSchema,
  ProjectResubmittedSchema,
  ProjectSubmittedSchema,
  ProjectUpdatedSchema,
  ProjectWithdrawnSchema,
  ScheduleChangedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import {
  TalentDemographicsUpdatedSchema,
  TalentSkillsUpdatedSchema,
} from "@callboard/proto/talent/v1/events_pb.ts";
import {
  isStillSuspended,
  readPerson,
  readPosition,
  readProfile,
  readProject,
  readRestoredProject,
  readSchedule,
  type SyncDeps,
  type SaveReadModels,
} from "#app/read-models/sync-read-models.ts";
import type { ReadModels } from "#app/read-models/read-model-ports.ts";
import { withdrawOpen } from "#app/closed-accounts/withdraw-open.ts";
import { notifyPlacesLeft } from "#app/waiting/notify-places-left.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createReadModels } from "#adapters/store/read-models.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** The actor of changes that projects made. */
const PROJECTS: Actor = { kind: "system", service: "projects" };

type Tx = Transaction<Tables>;

const save = (tx: Tx, fetched: SaveReadModels): Promise<void> => fetched(createReadModels(tx));

const write =
  <Event>(change: (models: ReadModels, event: Event) => Promise<void>) =>
  (tx: Tx, _: unknown, event: Event): Promise<void> =>
    change(createReadModels(tx), event);

/** Keeps casting's copies of other services' records up to date. */
export function readModelHandlers(deps: SyncDeps): readonly EventHandler<Tables>[] {
  return [...projectHandlers(deps), ...positionHandlers(deps), ...personHandlers(deps)];
}

function projectHandlers(deps: SyncDeps): readonly EventHandler<Tables>[] {
  const fetch = ({ projectId }: { projectId: string }) => readProject(deps, projectId);
  return [
    on({ schema: ProjectSubmittedSchema, fetch, apply: save }),
    on({ schema: ProjectWithdrawnSchema, fetch, apply: save }),
    on({ schema: ProjectResubmittedSchema, fetch, apply: save }),
    on({
      schema: ProjectRestoredSchema,
      fetch: ({ projectId }) => readRestoredProject(deps, projectId),
      apply: save,
    }),
    on({
      schema: ProjectDeletedSchema,
      apply: write((models, { projectId }: { projectId: string }) => models.removeProject(projectId)),
    }),
    on({ schema: ProjectApprovedSchema, fetch, apply: save }),
    on({ schema: ProjectDeniedSchema, fetch, apply: save }),
    on({ schema: ProjectUpdatedSchema, fetch, apply: save }),
    on({
      schema: ProjectClosedSchema,
      fetch,
      // Decisions in a closed project cannot be called back, so there is no reason to delay their announcement.
      apply: async (tx: Tx, fetched, { projectId }) => {
        await save(tx, fetched);
        await createReadModels(tx).announceNow(projectId);
      },
    }),
    on({
      schema: ScheduleChangedSchema,
      fetch: (changed) => readSchedule(deps, changed),
      apply: async (tx: Tx, fetched, { slotIds, movedSlotIds }, { occurredAt }) => {
        await save(tx, fetched);
        await createReadModels(tx).markMoved(movedSlotIds, { occurred: occurredAt, learned: new Date() });
        await notifyPlacesLeft(unitOf(tx), PROJECTS, slotIds);
      },
    }),
  ];
}

function positionHandlers(deps: SyncDeps): readonly EventHandler<Tables>[] {
  const fetch = ({ positionId }: { positionId: string }) => readPosition(deps, positionId);
  return [
    on({ schema: PositionAddedSchema, fetch, apply: save }),
    on({ schema: PositionUpdatedSchema, fetch, apply: save }),
    on({ schema: PositionFilledSchema, fetch, apply: save }),
    on({
      schema: PositionRemovedSchema,
      apply: write((models, { positionId }: { positionId: string }) => models.removePosition(positionId)),
    }),
  ];
}

function personHandlers(deps: SyncDeps): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserProfileUpdatedSchema,
      fetch: ({ userId }) => readPerson(deps, userId),
      apply: save,
    }),
    on({
      schema: TalentDemographicsUpdatedSchema,
      fetch: ({ userId }) => readProfile(deps, userId),
      apply: save,
    }),
    on({ schema: TalentSkillsUpdatedSchema, fetch: ({ userId }) => readProfile(deps, userId), apply: save }),
    on({
      schema: UserSuspendedSchema,
      fetch: async ({ userId, closed }) => closed && isStillSuspended(deps, userId),
      apply: async (tx: Tx, isClosed, { userId }) => {
        if (isClosed) await withdrawOpen(unitOf(tx), userId, new Date());
        await createReadModels(tx).setSuspended(userId, true);
      },
    }),
    on({
      schema: UserReinstatedSchema,
      apply: write((models, { userId }: { userId: string }) => models.setSuspended(userId, false)),
    }),
  ];
}
