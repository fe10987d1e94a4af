import { parseKey } from "@callboard/kit/record-key.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { shownPositions } from "#app/position/position-queries.ts";
import { NO_STANDING, type Standing } from "#domain/policy.ts";
import { visibleContact, visibleFilmingAddress } from "#domain/view-fields.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import {
  addressData,
  companyKey,
  mediaKey,
  projectFields,
  projectKey,
  reviewData,
  userKey,
  type ProjectFields,
} from "./wire.ts";

/** How the caller stands to the project: asked only where a field of a viewer depends on it. */
async function standingFor({ seen }: ProjectFields, context: Context): Promise<Standing> {
  if (seen.view !== "viewer") return NO_STANDING;
  return (await context.loaders.standing.load(seen.project.id)) ?? NO_STANDING;
}

const file = (id: string) => ({ __typename: "MediaItem" as const, PK: mediaKey(id) });

export const projectResolvers: Pick<Resolvers, "Project" | "ProjectData"> = {
  Project: {
    __resolveReference: (reference, { loaders }) => {
      const id = parseKey(KEY_PREFIXES.project, reference.PK, "PK");
      return id.ok ? loaders.project.load(id.value) : null;
    },
    PK: ({ project }) => projectKey(project.id),
    SK: ({ project }) => projectKey(project.id),
    Data: (seen, _, { actor, deps }) => projectFields(seen, actor, deps.clock()),
  },
  ProjectData: {
    Media: ({ seen }) => seen.project.mediaIds.map(file),
    SupportingDocs: async (fields, _, context) => {
      const { view, project } = fields.seen;
      const isOpen = view === "owner" || (await standingFor(fields, context)).confirmed;
      return isOpen ? project.supportingDocIds.map(file) : null;
    },
    ContactInformation: async (fields, _, context) => {
      const { view, project } = fields.seen;
      return visibleContact(project.contactInformation, view, await standingFor(fields, context));
    },
    FilmingAddress: async (fields, _, context) => {
      const { view, project } = fields.seen;
      return addressData(
        visibleFilmingAddress(project.filmingAddress, view, await standingFor(fields, context)),
      );
    },
    FilmingDates: async ({ seen }, _, { loaders }) =>
      seen.view === "gallery" ? [] : [...((await loaders.filmingDatesOf.load(seen.project.id)) ?? [])],
    Positions: async ({ seen }, _, { loaders }) =>
      shownPositions(seen, (await loaders.positionsOf.load(seen.project.id)) ?? []),
    Company: ({ seen }) =>
      seen.view === "gallery" ? null : { __typename: "Company", PK: companyKey(seen.project.companyId) },
    CreatedBy: ({ seen }) =>
      seen.view === "gallery" ? null : { __typename: "User", PK: userKey(seen.project.createdBy) },
    ReviewHistory: async ({ seen }, _, { loaders }) =>
      seen.view === "owner" ? ((await loaders.reviewsOf.load(seen.project.id)) ?? []).map(reviewData) : null,
    SubmissionsDueBy: async ({ seen }, _, { loaders }) => {
      if (seen.view === "gallery") return null;
      const positions = (await loaders.positionsOf.load(seen.project.id)) ?? [];
      const dues = positions.flatMap((position) =>
        position.roleStatus === "Open" ? (position.submissionsDueBy?.getTime() ?? []) : [],
      );
      return dues.length > 0 ? new Date(Math.min(...dues)).toISOString() : null;
    },
  },
};
