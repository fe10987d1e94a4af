import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { shownPositions } from "#app/position/get-positions.ts";
import { writeAddress } from "#domain/address.ts";
import { NO_STANDING, type Standing } from "#domain/policy.ts";
import { visibleContact, visibleFilmingAddress } from "#domain/view-fields.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { projectFields, reviewData, type ProjectFields } from "./wire.ts";

/** How the caller stands to the project: asked only where a field of a viewer depends on it. */
async function standingFor({ seen }: ProjectFields, context: Context): Promise<Standing> {
  if (seen.view !== "viewer") return NO_STANDING;
  return (await context.loaders.standing.load(seen.project.id)) ?? NO_STANDING;
}

const file = (id: string) => ({ __typename: "MediaItem" as const, PK: recordKey("media", id) });

export const projectResolvers: Pick<Resolvers, "Project" | "ProjectData"> = {
  Project: {
    __resolveReference: (reference, { loaders }) => {
      const id = readKey("project", reference.PK, "PK");
      return id.ok ? loaders.project.load(id.value) : null;
    },
    PK: ({ project }) => recordKey("project", project.id),
    SK: ({ project }) => recordKey("project", project.id),
    Cursor: ({ cursor }) => cursor ?? null,
    Data: (seen, _, { actor, deps }) => projectFields(seen, actor, deps.now()),
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
      return writeAddress(
        visibleFilmingAddress(project.filmingAddress, view, await standingFor(fields, context)),
      );
    },
    FilmingDates: async ({ seen }, _, { loaders }) =>
      seen.view === "gallery" ? [] : [...((await loaders.filmingDatesOf.load(seen.project.id)) ?? [])],
    Positions: async ({ seen }, _, { loaders }) =>
      shownPositions(seen, (await loaders.positionsOf.load(seen.project.id)) ?? []),
    Company: ({ seen }) =>
      seen.view === "gallery"
        ? null
        : { __typename: "Company", PK: recordKey("company", seen.project.companyId) },
    CreatedBy: ({ seen }) =>
      seen.view === "gallery" ? null : { __typename: "User", PK: recordKey("user", seen.project.createdBy) },
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
