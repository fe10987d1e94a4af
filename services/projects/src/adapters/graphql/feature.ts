import { respondWith, respond } from "@callboard/graphql/respond.ts";
import {
  readClientKey,
  readKey,
  readOptionalKey,
  readRequiredKey,
  recordKey,
} from "@callboard/kit/record-key.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { getFeature, getFeatures, isEditor } from "#app/feature/get-features.ts";
import type { Links } from "#app/feature/check-links.ts";
import { createFeature, removeFeature, updateFeature, type SaveFeature } from "#app/feature/save-feature.ts";
import { FEATURE_FIELDS } from "#domain/feature/feature.ts";
import { pickFields, writeDetails } from "@callboard/kit/form/field.ts";
import type { FeatureInput, MutationResolvers, QueryResolvers, Resolvers } from "#gen/graphql.ts";
import { OK } from "./mutations/answers.ts";
import { fileReference } from "./wire.ts";

/** Parses the input; an absent key keeps its value, null clears it. */
function readInput(feature: FeatureInput): Result<SaveFeature> {
  const { PK: _, CoverMedia, Media, ProjectId, Version: _version, ClientKey: _key, ...sent } = feature;
  const media = (Media ?? []).map((key) => readKey("media", key, "feature.Media"));
  const keys = combineValidations({
    coverMediaId: readOptionalKey("media", CoverMedia, "feature.CoverMedia"),
    media: combineValidations(Object.fromEntries(media.entries())),
    projectId: readOptionalKey("project", ProjectId, "feature.ProjectId"),
  });
  return map(keys, ({ media: mediaIds, coverMediaId, projectId }) => {
    const links: Partial<Links> = {
      ...(CoverMedia === undefined ? {} : { coverMediaId }),
      ...(Media === undefined ? {} : { mediaIds: [...new Set(Object.values(mediaIds))] }),
      ...(ProjectId === undefined ? {} : { projectId }),
    };
    return { sent, links };
  });
}

const keyOf = (key: string, path: string) =>
  map(readKey("feature", key, path), (featureId) => ({ featureId }));

export const featureQueries: Pick<QueryResolvers, "getFeaturedProjects" | "getFeatureProjectById"> = {
  getFeaturedProjects: (_, _args, { deps, actor }) =>
    respondWith(getFeatures(deps, actor), (features) => [...features]),
  getFeatureProjectById: (_, { id }, { deps, actor }) => respond(getFeature(deps, actor, keyOf(id, "id"))),
};

export const featureMutations: Pick<
  MutationResolvers,
  "createFeature" | "updateFeature" | "deleteFeatureProject"
> = {
  createFeature: (_, { feature }, { deps, actor }) => {
    const read = combineValidations({
      save: readInput(feature),
      clientKey: readClientKey(feature.ClientKey, "feature.ClientKey"),
    });
    const input = map(read, ({ save, clientKey }) => ({ ...save, clientKey }));
    return respond(createFeature(deps, actor, input));
  },
  updateFeature: (_, { feature }, { deps, actor }) => {
    const read = combineValidations({
      featureId: readRequiredKey("feature", feature.PK, "feature.PK"),
      save: readInput(feature),
      version: ok(feature.Version ?? null),
    });
    const input = map(read, ({ save, ...keys }) => ({ ...keys, ...save }));
    return respond(updateFeature(deps, actor, input));
  },
  deleteFeatureProject: (_, { PK }, { deps, actor }) =>
    respondWith(removeFeature(deps, actor, keyOf(PK, "PK")), OK),
};

export const featureResolvers: Pick<Resolvers, "Feature" | "FeatureData"> = {
  Feature: {
    PK: ({ id }) => recordKey("feature", id),
    SK: ({ id }) => recordKey("feature", id),
    Data: (feature) => ({
      ...writeDetails(FEATURE_FIELDS, pickFields(FEATURE_FIELDS, feature)),
      Version: feature.version,
      feature,
    }),
  },
  FeatureData: {
    CoverMedia: ({ feature: { coverMediaId } }) =>
      coverMediaId === null ? null : fileReference(coverMediaId),
    Media: ({ feature }) => feature.mediaIds.map(fileReference),
    Project: async ({ feature: { projectId } }, _, { loaders }) =>
      projectId === null ? null : loaders.project.load(projectId),
    CreatedBy: ({ feature }, _, { actor }) =>
      isEditor(actor) ? { __typename: "User", PK: recordKey("user", feature.createdBy) } : null,
  },
};
