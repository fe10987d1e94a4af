import { onRepeatable, type EventHandler } from "@callboard/bus/handler.ts";
import {
  PositionAddedSchema,
  PositionFilledSchema,
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
import { indexProjects } from "#app/index-projects.ts";
import type { Deps } from "#app/ports.ts";
import { done } from "./effect.ts";

/** Every change of a project or position reaches the searches. */
export function onProjectChanged<Tables>(deps: Deps): EventHandler<Tables>[] {
  const index = async ({ projectId }: { readonly projectId: string }): Promise<void> =>
    done(await indexProjects(deps, [projectId]));
  return [
    onRepeatable(ProjectCreatedSchema, index),
    onRepeatable(ProjectUpdatedSchema, index),
    onRepeatable(ProjectSubmittedSchema, index),
    onRepeatable(ProjectResubmittedSchema, index),
    onRepeatable(ProjectApprovedSchema, index),
    onRepeatable(ProjectDeniedSchema, index),
    onRepeatable(ProjectClosedSchema, index),
    onRepeatable(ProjectMediaChangedSchema, index),
    onRepeatable(PositionAddedSchema, index),
    onRepeatable(PositionUpdatedSchema, index),
    onRepeatable(PositionFilledSchema, index),
    onRepeatable(PositionRemovedSchema, index),
  ];
}
