import { respond, respondWith } from "@callboard/kit/graphql/respond.ts";
import type { Result } from "@callboard/kit/result.ts";
import { addPosition } from "#app/position/add-position.ts";
import { approveProject } from "#app/project/approve-project.ts";
import { changePosition } from "#app/position/change-position.ts";
import { createProject } from "#app/project/create-project.ts";
import { denyProject } from "#app/project/deny-project.ts";
import { removePosition } from "#app/position/remove-position.ts";
import { resubmitProject } from "#app/project/resubmit-project.ts";
import { saveAuditionTimes } from "#app/schedule/save-audition-times.ts";
import { saveFilmingDate } from "#app/schedule/save-filming-date.ts";
import { saveLocation } from "#app/project/save-location.ts";
import { saveMedia } from "#app/project/save-media.ts";
import { saveStep } from "#app/project/save-step.ts";
import type { SeenProject } from "#app/see-projects.ts";
import { submitProject } from "#app/project/submit-project.ts";
import type { Project } from "#domain/project/project.ts";
import type { StepName } from "#domain/project/wizard-steps.ts";
import type {
  AdditionalInformationInput,
  ContactInfoInput,
  LocationInformationInput,
  MutationResolvers,
  ProjectInfoInput,
} from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import {
  additionalChanges,
  contactChanges,
  filmingDateChanges,
  filmingDateFields,
  locationChanges,
  positionChanges,
  projectInfoChanges,
  resubmitChanges,
  slotChanges,
} from "./input.ts";

/** Whoever may write a project has the owner's view of it. */
function owned(result: Result<Project> | Promise<Result<Project>>): Promise<SeenProject> {
  return respondWith(result, (project) => ({ project, view: "owner" }));
}

const OK = (): { Status: string } => ({ Status: "OK" });

function common(
  step: StepName,
  input: { readonly PK: string; readonly Version?: number | null | undefined },
) {
  return { step, key: input.PK, version: input.Version ?? null };
}

function saveInfo(projectInfo: ProjectInfoInput, { deps, actor }: Context): Promise<SeenProject> {
  const changes = projectInfoChanges(projectInfo);
  const input = { PK: projectInfo.PK ?? "", Version: projectInfo.Version };
  return owned(saveStep(deps, actor, { ...common("projectInfo", input), changes }));
}

function saveContact(contactInfo: ContactInfoInput, { deps, actor }: Context): Promise<SeenProject> {
  const changes = contactChanges(contactInfo);
  return owned(saveStep(deps, actor, { ...common("contactInfo", contactInfo), changes }));
}

function saveAdditional(info: AdditionalInformationInput, { deps, actor }: Context): Promise<SeenProject> {
  const changes = additionalChanges(info);
  return owned(saveStep(deps, actor, { ...common("additionalInformation", info), changes }));
}

function saveLocationStep(
  location: LocationInformationInput,
  { deps, actor }: Context,
): Promise<SeenProject> {
  const changes = locationChanges(location);
  const filmingDates = location.FilmingDates?.map(filmingDateFields) ?? null;
  return owned(
    saveLocation(deps, actor, { ...common("locationInformation", location), changes, filmingDates }),
  );
}

export const mutations: MutationResolvers = {
  createProjectInfo: (_, { projectInfo }, context) => {
    if (projectInfo.PK) return saveInfo(projectInfo, context);
    const { deps, actor } = context;
    const company = projectInfo.CompanyId ?? null;
    const changes = projectInfoChanges(projectInfo);
    return owned(createProject(deps, actor, { changes, company, clientKey: projectInfo.ClientKey ?? null }));
  },
  updateProjectInfo: (_, { projectInfo }, context) => saveInfo(projectInfo, context),
  createContactInfo: (_, { contactInfo }, context) => saveContact(contactInfo, context),
  updateContactInfo: (_, { contactInfo }, context) => saveContact(contactInfo, context),
  createAdditionalInfo: (_, { additionalInformation }, context) =>
    saveAdditional(additionalInformation, context),
  updateAdditionalInfo: (_, { additionalInformation }, context) =>
    saveAdditional(additionalInformation, context),
  createLocationInfo: (_, { locationInformation }, context) => saveLocationStep(locationInformation, context),
  updateLocationlInfo: (_, { locationInformation }, context) =>
    saveLocationStep(locationInformation, context),
  saveProjectPosition: (_, { positionInfo }, { deps, actor }) => {
    const { PK: projectKey, ClientKey } = positionInfo;
    const changes = positionChanges(positionInfo);
    return owned(addPosition(deps, actor, { projectKey, changes, clientKey: ClientKey ?? null }));
  },
  updateProjectPosition: (_, { positionInfo }, { deps, actor }) =>
    owned(
      changePosition(deps, actor, {
        projectKey: positionInfo.PK,
        key: positionInfo.SK ?? "",
        changes: positionChanges(positionInfo),
        roleStatus: positionInfo.RoleStatus ?? null,
        version: positionInfo.Version ?? null,
      }),
    ),
  deleteProjectPosition: (_, { pK, sK }, { deps, actor }) =>
    respondWith(removePosition(deps, actor, { projectKey: pK, key: sK }), OK),
  submitProjectApproval: (_, { PK }, { deps, actor }) => owned(submitProject(deps, actor, { key: PK })),
  resubmitProject: (_, { project }, { deps, actor }) =>
    owned(
      resubmitProject(deps, actor, {
        key: project.PK,
        changes: resubmitChanges(project),
        version: project.Version ?? null,
      }),
    ),
  approveProject: (_, { projectId, version }, { deps, actor }) =>
    owned(approveProject(deps, actor, { key: projectId, version: version ?? null })),
  denyProject: (_, { projectId, comment }, { deps, actor }) =>
    owned(denyProject(deps, actor, { key: projectId, comment })),
  saveProjectMedia: (_, { media }, { deps, actor }) =>
    owned(saveMedia(deps, actor, { projectKey: media.PK, keys: media.Media })),
  saveFilmingDate: (_, { filmingDate }, { deps, actor }) =>
    respond(
      saveFilmingDate(deps, actor, {
        projectKey: filmingDate.PK ?? null,
        key: filmingDate.SK ?? null,
        changes: filmingDateChanges(filmingDate),
        clientKey: filmingDate.ClientKey ?? null,
      }),
    ),
  saveAuditionTime: (_, { auditionTime }, { deps, actor }) => {
    const { PK, SK, SeriesCount, BreakMinutes, ClientKey } = auditionTime;
    const save = saveAuditionTimes(deps, actor, {
      projectKey: PK,
      key: SK ?? null,
      changes: slotChanges(auditionTime),
      series: { seriesCount: SeriesCount ?? 1, breakMinutes: BreakMinutes ?? 0 },
      clientKey: ClientKey ?? null,
    });
    return respondWith(save, (slots) => ({ Auditions: [...slots] }));
  },
};
