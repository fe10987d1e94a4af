import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { addPosition } from "#app/position/add-position.ts";
import { changePosition } from "#app/position/change-position.ts";
import { removePosition } from "#app/position/remove-position.ts";
import { approveProject } from "#app/project/approve-project.ts";
import { createProject } from "#app/project/create-project.ts";
import { denyProject } from "#app/project/deny-project.ts";
import { resubmitProject } from "#app/project/resubmit-project.ts";
import { saveLocation } from "#app/project/save-location.ts";
import { saveMedia } from "#app/project/save-media.ts";
import { saveStep } from "#app/project/save-step.ts";
import { submitProject } from "#app/project/submit-project.ts";
import { saveAuditionTimes } from "#app/schedule/save-audition-times.ts";
import { saveFilmingDate } from "#app/schedule/save-filming-date.ts";
import type { SeenProject } from "#app/see-projects.ts";
import type { Sent } from "#domain/field.ts";
import type { Project } from "#domain/project/project.ts";
import type { StepName } from "#domain/project/wizard-steps.ts";
import type { InputMaybe, LocationInformationInput, MutationResolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";

/** Whoever may write a project has the owner's view of it. */
function owned(result: Promise<Result<Project>>): Promise<SeenProject> {
  return respondWith(result, (project) => ({ project, view: "owner" }));
}

const OK = (): { Status: string } => ({ Status: "OK" });

interface StepSent {
  readonly PK?: InputMaybe<string>;
  readonly Version?: InputMaybe<number>;
}

function writeStep(step: StepName, { deps, actor }: Context, sent: StepSent & Sent): Promise<SeenProject> {
  const { PK, Version, ...fields } = sent;
  const input = map(readRequiredKey("project", PK, `${step}.PK`), (projectId) => ({
    step,
    projectId,
    sent: fields,
    version: Version ?? null,
  }));
  return owned(saveStep(deps, actor, input));
}

function writeLocation({ deps, actor }: Context, location: LocationInformationInput): Promise<SeenProject> {
  const { PK, Version, FilmingDates, ...sent } = location;
  const input = map(readKey("project", PK, "locationInformation.PK"), (projectId) => ({
    projectId,
    sent,
    filmingDates: FilmingDates ?? null,
    version: Version ?? null,
  }));
  return owned(saveLocation(deps, actor, input));
}

const steps: Pick<
  MutationResolvers,
  | "createProjectInfo"
  | "updateProjectInfo"
  | "createContactInfo"
  | "updateContactInfo"
  | "createAdditionalInfo"
  | "updateAdditionalInfo"
  | "createLocationInfo"
  | "updateLocationlInfo"
> = {
  createProjectInfo: (_, { projectInfo }, context) => {
    if (projectInfo.PK) return writeStep("projectInfo", context, projectInfo);
    const { CompanyId, ClientKey, ...sent } = projectInfo;
    const input = map(readOptionalKey("company", CompanyId, "projectInfo.CompanyId"), (companyId) => ({
      companyId,
      sent,
      clientKey: ClientKey ?? null,
    }));
    return owned(createProject(context.deps, context.actor, input));
  },
  updateProjectInfo: (_, { projectInfo }, context) => writeStep("projectInfo", context, projectInfo),
  createContactInfo: (_, { contactInfo }, context) => writeStep("contactInfo", context, contactInfo),
  updateContactInfo: (_, { contactInfo }, context) => writeStep("contactInfo", context, contactInfo),
  createAdditionalInfo: (_, { additionalInformation }, context) =>
    writeStep("additionalInformation", context, additionalInformation),
  updateAdditionalInfo: (_, { additionalInformation }, context) =>
    writeStep("additionalInformation", context, additionalInformation),
  createLocationInfo: (_, { locationInformation }, context) => writeLocation(context, locationInformation),
  updateLocationlInfo: (_, { locationInformation }, context) => writeLocation(context, locationInformation),
};

const positions: Pick<
  MutationResolvers,
  "saveProjectPosition" | "updateProjectPosition" | "deleteProjectPosition"
> = {
  saveProjectPosition: (_, { positionInfo }, { deps, actor }) => {
    const { PK, SK: _sk, ClientKey, ...sent } = positionInfo;
    const input = map(readKey("project", PK, "positionInfo.PK"), (projectId) => ({
      projectId,
      sent,
      clientKey: ClientKey ?? null,
    }));
    return owned(addPosition(deps, actor, input));
  },
  updateProjectPosition: (_, { positionInfo }, { deps, actor }) => {
    const { PK, SK, RoleStatus, Version, ...sent } = positionInfo;
    const keys = combineValidations({
      projectId: readKey("project", PK, "positionInfo.PK"),
      positionId: readRequiredKey("position", SK, "positionInfo.SK"),
    });
    const input = map(keys, (ids) => ({
      ...ids,
      sent,
      roleStatus: RoleStatus ?? null,
      version: Version ?? null,
    }));
    return owned(changePosition(deps, actor, input));
  },
  deleteProjectPosition: (_, { pK, sK }, { deps, actor }) => {
    const input = combineValidations({
      projectId: readKey("project", pK, "pK"),
      positionId: readKey("position", sK, "sK"),
    });
    return respondWith(removePosition(deps, actor, input), OK);
  },
};

export const mutations: MutationResolvers = {
  ...steps,
  ...positions,
  submitProjectApproval: (_, { PK }, { deps, actor }) =>
    owned(
      submitProject(
        deps,
        actor,
        map(readKey("project", PK, "PK"), (projectId) => ({ projectId })),
      ),
    ),
  resubmitProject: (_, { project: { PK, Version, ...sent } }, { deps, actor }) => {
    const input = map(readKey("project", PK, "project.PK"), (projectId) => ({
      projectId,
      sent,
      version: Version ?? null,
    }));
    return owned(resubmitProject(deps, actor, input));
  },
  approveProject: (_, { projectId: key, version }, { deps, actor }) => {
    const input = map(readKey("project", key, "projectId"), (projectId) => ({
      projectId,
      version: version ?? null,
    }));
    return owned(approveProject(deps, actor, input));
  },
  denyProject: (_, { projectId: key, comment }, { deps, actor }) => {
    const input = map(readKey("project", key, "projectId"), (projectId) => ({ projectId, comment }));
    return owned(denyProject(deps, actor, input));
  },
  saveProjectMedia: (_, { media }, { deps, actor }) => {
    const keys = media.Media.map((key) => readKey("media", key, "media.Media"));
    const files = combineValidations(Object.fromEntries(keys.entries()));
    const input = combineValidations({
      projectId: readKey("project", media.PK, "media.PK"),
      mediaIds: map(files, (ids) => Object.values(ids)),
    });
    return owned(saveMedia(deps, actor, input));
  },
  saveFilmingDate: (_, { filmingDate: { PK, SK, ClientKey, ...sent } }, { deps, actor }) => {
    const keys = combineValidations({
      projectId: readRequiredKey("project", PK, "filmingDate.PK"),
      filmingDateId: readOptionalKey("filmingDate", SK, "filmingDate.SK"),
    });
    const input = map(keys, (ids) => ({ ...ids, sent, clientKey: ClientKey ?? null }));
    return respond(saveFilmingDate(deps, actor, input));
  },
  saveAuditionTime: (_, { auditionTime: { PK, SK, ClientKey, ...sent } }, { deps, actor }) => {
    const keys = combineValidations({
      projectId: readKey("project", PK, "auditionTime.PK"),
      slotId: readOptionalKey("auditionTime", SK, "auditionTime.SK"),
    });
    const input = map(keys, (ids) => ({ ...ids, sent, clientKey: ClientKey ?? null }));
    return respondWith(saveAuditionTimes(deps, actor, input), (slots) => ({ Auditions: [...slots] }));
  },
};
