import { onIdempotent, type EventHandler } from "@callboard/bus/handler.ts";
import { CompanyCreatedSchema, CompanyUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import {
  PositionAddedSchema,
  PositionFilledSchema,
  PositionRemovedSchema,
  PositionUpdatedSchema,
  ProjectApprovedSchema,
  ProjectClosedSchema,
  ProjectCreatedSchema,
  ProjectDeletedSchema,
  ProjectDeniedSchema,
  ProjectMediaChangedSchema,
  ProjectRestoredSchema,
  ProjectResubmittedSchema,
  ProjectSubmittedSchema,
  ProjectUpdatedSchema,
  ProjectWithdrawnSchema,
  ScheduleChangedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { indexProjects, renameCompany } from "#app/search/index-projects.ts";
import type { Deps } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { throwFailure } from "./outcome.ts";

/** Updates the index on every change of a project, a position, a filming date or a company's name. */
export function searchIndexHandlers(deps: Deps): readonly EventHandler<Tables>[] {
  const index = async ({ projectId }: { readonly projectId: string }): Promise<void> =>
    throwFailure(await indexProjects(deps, [projectId]));
  const rename = async ({ companyId }: { readonly companyId: string }): Promise<void> =>
    throwFailure(await renameCompany(deps, companyId));
  return [
    onIdempotent(ProjectCreatedSchema, index),
    onIdempotent(ProjectUpdatedSchema, index),
    onIdempotent(ProjectSubmittedSchema, index),
    onIdempotent(ProjectResubmittedSchema, index),
    onIdempotent(ProjectApprovedSchema, index),
    onIdempotent(ProjectDeniedSchema, index),
    onIdempotent(ProjectClosedSchema, index),
    onIdempotent(ProjectWithdrawnSchema, index),
    onIdempotent(ProjectDeletedSchema, index),
    onIdempotent(ProjectRestoredSchema, index),
    onIdempotent(ProjectMediaChangedSchema, index),
    onIdempotent(PositionAddedSchema, index),
    onIdempotent(PositionUpdatedSchema, index),
    onIdempotent(PositionFilledSchema, index),
    onIdempotent(PositionRemovedSchema, index),
    // Filming dates are searchable; audition times are not.
    onIdempotent(ScheduleChangedSchema, async (changed) => {
      if (changed.filmingDateIds.length > 0) await index(changed);
    }),
    onIdempotent(CompanyCreatedSchema, rename),
    onIdempotent(CompanyUpdatedSchema, rename),
  ];
}
