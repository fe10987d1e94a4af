import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserReinstatedSchema, UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { ProjectApprovedSchema, ProjectClosedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { keepClosed, keepReopened, keepSuspended } from "#adapters/store/endings.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Ends conversations 30 days after their project closes, and when the account of one of two people ends. */
export function endingHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: ProjectClosedSchema,
      apply: (tx: Transaction<Tables>, _, { projectId }, { occurredAt }) =>
        keepClosed(tx, projectId, occurredAt),
    }),
    on({
      schema: ProjectApprovedSchema,
      apply: (tx: Transaction<Tables>, _, { projectId }) => keepReopened(tx, projectId),
    }),
    on({
      schema: UserSuspendedSchema,
      apply: (tx: Transaction<Tables>, _, { userId }) => keepSuspended(tx, userId, true),
    }),
    on({
      schema: UserReinstatedSchema,
      apply: (tx: Transaction<Tables>, _, { userId }) => keepSuspended(tx, userId, false),
    }),
  ];
}
