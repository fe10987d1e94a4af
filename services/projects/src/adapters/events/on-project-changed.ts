import { on, type EventHandler } from "@callboard/kit/bus/handler.ts";
import {
  PositionAddedSchema,
  PositionRemovedSchema,
  PositionUpdatedSchema,
  ProjectApprovedSchema,
  ProjectClosedSchema,
  ProjectCreatedSchema,
  ProjectDeniedSchema,
  ProjectMediaChangedSchema,
  ProjectResubmittedSchema,
  ProjectSubmittedSchema,
  ProjectUpdatedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { indexProjects } from "#app/index-projects.ts";
import type { Deps, Unit } from "#app/ports.ts";
import { done } from "./effect.ts";

/** Every change of a project or position reaches the searches. */
export function onProjectChanged<Tables>(
  deps: Deps,
  unitOf: (tx: Transaction<Tables>) => Unit,
): EventHandler<Tables>[] {
  const index = async (
    tx: Transaction<Tables>,
    { projectId }: { readonly projectId: string },
  ): Promise<void> => done(await indexProjects(deps, unitOf(tx), [projectId]));
  return [
    on(ProjectCreatedSchema, index),
    on(ProjectUpdatedSchema, index),
    on(ProjectSubmittedSchema, index),
    on(ProjectResubmittedSchema, index),
    on(ProjectApprovedSchema, index),
    on(ProjectDeniedSchema, index),
    on(ProjectClosedSchema, index),
    on(ProjectMediaChangedSchema, index),
    on(PositionAddedSchema, index),
    on(PositionUpdatedSchema, index),
    on(PositionRemovedSchema, index),
  ];
}
