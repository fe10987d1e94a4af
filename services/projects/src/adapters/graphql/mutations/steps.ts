import { readClientKey, readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { Context } from "#adapters/graphql/context.ts";
import { createProject } from "#app/project/create-project.ts";
import { saveLocation } from "#app/project/save-location.ts";
import { saveStep } from "#app/project/save-step.ts";
import type { SeenProject } from "#app/see-projects.ts";
import type { Sent } from "@callboard/kit/form/field.ts";
import type { StepName } from "#domain/project/wizard-steps.ts";
import type { InputMaybe, LocationInformationInput, MutationResolvers } from "#gen/graphql.ts";
import { owned } from "./answers.ts";

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

export const stepMutations: Pick<
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
    const keys = combineValidations({
      companyId: readOptionalKey("company", CompanyId, "projectInfo.CompanyId"),
      clientKey: readClientKey(ClientKey, "projectInfo.ClientKey"),
    });
    const input = map(keys, (read) => ({
      ...read,
      operation: "createProjectInfo" as const,
      path: "projectInfo" as const,
      sent,
      filmingDates: null,
      positions: [],
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
