import { respondWith } from "@callboard/graphql/respond.ts";
import { readClientKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { approveProject } from "#app/project/approve-project.ts";
import { closeProject } from "#app/project/close-project.ts";
import { createProject, type CreateProject } from "#app/project/create-project.ts";
import { deleteProject, restoreProject } from "#app/project/delete-project.ts";
import { denyProject } from "#app/project/deny-project.ts";
import { resubmitProject } from "#app/project/resubmit-project.ts";
import { saveAndSubmit, submitProject, type SaveAndSubmit } from "#app/project/submit-project.ts";
import { updateProject, type UpdateProject } from "#app/project/update-project.ts";
import { withdrawProject } from "#app/project/withdraw-project.ts";
import type { Sent } from "@callboard/kit/form/field.ts";
import type { MutationResolvers, PositionInfoInput, ProjectInput } from "#gen/graphql.ts";
import { OK, ofProject, owned } from "./answers.ts";

/** Reads a form's input for an existing project. */
function readUpdate(project: ProjectInput): Result<UpdateProject> {
  const { PK, CompanyId, FilmingDates, Positions: _, Version, ClientKey: _key, ...sent } = project;
  const keys = combineValidations({
    projectId: readRequiredKey("project", PK, "project.PK"),
    companyId: readOptionalKey("company", CompanyId, "project.CompanyId"),
  });
  return map(keys, (ids) => ({
    ...ids,
    sent,
    filmingDates: FilmingDates ?? null,
    version: Version ?? null,
  }));
}

/** The same for a new project. */
function readNew(project: ProjectInput, operation: "createProject" | "submitProject"): Result<CreateProject> {
  const { PK: _, CompanyId, FilmingDates, Positions, Version: _version, ClientKey, ...sent } = project;
  const keys = combineValidations({
    companyId: readOptionalKey("company", CompanyId, "project.CompanyId"),
    clientKey: readClientKey(ClientKey, "project.ClientKey"),
  });
  return map(keys, (read) => ({
    ...read,
    operation,
    path: "project",
    sent,
    filmingDates: FilmingDates ?? null,
    positions: (Positions ?? []).map(positionFields),
  }));
}

/** Fields of a new position, without the keys and the version, which clients cannot set. */
function positionFields(position: PositionInfoInput): Sent {
  const sent = Object.entries(position).filter(([name]) => !NOT_FIELDS.has(name));
  return Object.fromEntries(sent);
}
const NOT_FIELDS: ReadonlySet<string> = new Set(["PK", "SK", "RoleStatus", "Version", "ClientKey"]);

function readSubmission(project: ProjectInput): Result<SaveAndSubmit> {
  return project.PK
    ? map(readUpdate(project), (update) => ({ kind: "existing", update }))
    : map(readNew(project, "submitProject"), (create) => ({ kind: "new", create }));
}

export const projectMutations: Pick<
  MutationResolvers,
  | "createProject"
  | "updateProject"
  | "submitProject"
  | "submitProjectApproval"
  | "withdrawProject"
  | "resubmitProject"
  | "approveProject"
  | "denyProject"
  | "closeProject"
  | "deleteProject"
  | "restoreProject"
> = {
  createProject: (_, { project }, { deps, actor }) =>
    owned(createProject(deps, actor, readNew(project, "createProject"))),
  updateProject: (_, { project }, { deps, actor }) =>
    respondWith(updateProject(deps, actor, readUpdate(project)), OK),
  submitProject: (_, { project }, { deps, actor }) =>
    owned(saveAndSubmit(deps, actor, readSubmission(project))),
  submitProjectApproval: (_, { PK }, { deps, actor }) =>
    owned(submitProject(deps, actor, ofProject(PK, "PK"))),
  withdrawProject: (_, { PK }, { deps, actor }) => owned(withdrawProject(deps, actor, ofProject(PK, "PK"))),
  resubmitProject: (_, { project }, { deps, actor }) =>
    owned(resubmitProject(deps, actor, readUpdate(project))),
  approveProject: (_, { projectId: key, version }, { deps, actor }) => {
    const input = map(ofProject(key, "projectId"), (project) => ({ ...project, version: version ?? null }));
    return owned(approveProject(deps, actor, input));
  },
  denyProject: (_, { projectId: key, comment }, { deps, actor }) => {
    const input = map(ofProject(key, "projectId"), (project) => ({ ...project, comment }));
    return owned(denyProject(deps, actor, input));
  },
  closeProject: (_, { PK }, { deps, actor }) =>
    respondWith(closeProject(deps, actor, ofProject(PK, "PK")), OK),
  deleteProject: (_, { PK }, { deps, actor }) =>
    respondWith(deleteProject(deps, actor, ofProject(PK, "PK")), OK),
  restoreProject: (_, { PK }, { deps, actor }) => owned(restoreProject(deps, actor, ofProject(PK, "PK"))),
};
