import { readKey } from "@callboard/kit/record-key.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { isOfCompany } from "#domain/policy.ts";
import { placesLeft } from "#domain/slot.ts";
import type { AuditionTimeDataResolvers, AuditionTimeResolvers } from "#gen/graphql.ts";
import { wire } from "../wire.ts";

/** The fields that casting adds to audition slots; projects decides whether the caller sees the slot at all. */
export const auditionTimeResolvers: AuditionTimeResolvers = {
  PK: ({ projectId }) => wire.project(projectId),
  SK: ({ slotId }) => wire.slot(slotId),
  Data: (parent) => parent,
  __resolveReference: (reference) => {
    const { PK, SK } = reference as { PK: string; SK: string };
    const keys = combineValidations({
      projectId: readKey("project", PK, "PK"),
      slotId: readKey("auditionTime", SK, "SK"),
    });
    return keys.ok ? keys.value : null;
  },
};

export const auditionTimeDataResolvers: AuditionTimeDataResolvers = {
  PlacesLeft: async ({ slotId }, _, { actor, loaders }) => {
    const slot = await loaders.slots.load(slotId);
    if (!slot) return null;
    const project = await loaders.projects.load(slot.projectId);
    if (!project || !isOfCompany(actor, project.companyId)) return null;
    const others = (await loaders.lineLengths.load(slotId)) ?? 0;
    return placesLeft(slot, { others, holds: false });
  },
};
