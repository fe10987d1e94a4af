import { hasRole } from "@callboard/kit/actor.ts";
import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { shownPositions } from "#app/position/get-positions.ts";
import { writeAddress } from "#domain/address.ts";
import { NO_RELATION, type ViewerRelation } from "#domain/policy.ts";
import { nextDue } from "#domain/position/position-status.ts";
import { differences, snapshotOf } from "#domain/project/differences.ts";
import { riskTags } from "#domain/project/risk-tags.ts";
import type { Project } from "#domain/project/project.ts";
import { visibleContact, visibleFilmingAddress } from "#domain/view-fields.ts";
import type { FieldChange, Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { documentItems } from "./documents.ts";
import { fieldChange, fileReference, projectFields, reviewData, type ProjectFields } from "./wire.ts";

/** The caller's standing to the project; loaded only if a field of the viewer's view depends on it. */
async function relationFor({ seen }: ProjectFields, context: Context): Promise<ViewerRelation> {
  if (seen.view !== "viewer") return NO_RELATION;
  return (await context.loaders.relation.load(seen.project.id)) ?? NO_RELATION;
}

/** Changes since an admin last decided about the project. */
async function changesOf(project: Project, { loaders }: Context): Promise<FieldChange[]> {
  const before = await loaders.snapshotOf.load(project.id);
  if (!before) return [];
  const positions = (await loaders.positionsOf.load(project.id)) ?? [];
  const dates = (await loaders.filmingDatesOf.load(project.id)) ?? [];
  return differences(before, snapshotOf(project, positions, dates)).map(fieldChange);
}

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
    Media: ({ seen }) => seen.project.mediaIds.map(fileReference),
    Favorite: async ({ seen }, _, { loaders }) => (await loaders.favorite.load(seen.project.id)) ?? false,
    SupportingDocs: async (fields, _, context, info) => {
      const { view, project } = fields.seen;
      const isOpen = view === "owner" || (await relationFor(fields, context)).confirmed;
      return isOpen ? documentItems(project.supportingDocIds, context, info) : null;
    },
    ContactInformation: async (fields, _, context) => {
      const { view, project } = fields.seen;
      return visibleContact(project.contactInformation, view, await relationFor(fields, context));
    },
    FilmingAddress: async (fields, _, context) => {
      const { view, project } = fields.seen;
      return writeAddress(
        visibleFilmingAddress(project.filmingAddress, view, await relationFor(fields, context)),
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
      // For an erased creator, the company's id is stored instead.
      seen.view === "gallery" || seen.project.createdBy === seen.project.companyId
        ? null
        : { __typename: "User", PK: recordKey("user", seen.project.createdBy) },
    CompanyRecord: async ({ seen }, _, { actor, loaders }) => {
      if (!hasRole(actor, "Admin")) return null;
      const record = await loaders.companyRecord.load(seen.project.companyId);
      return record
        ? { Approved: record.approved, Denied: record.denied, Since: record.since?.toISOString() ?? null }
        : null;
    },
    RiskTags: ({ seen }, _, { actor }) => (hasRole(actor, "Admin") ? [...riskTags(seen.project)] : null),
    ReviewHistory: async ({ seen }, _, { loaders }) =>
      seen.view === "owner" ? ((await loaders.reviewsOf.load(seen.project.id)) ?? []).map(reviewData) : null,
    Changes: ({ seen }, _, context) => (seen.view === "owner" ? changesOf(seen.project, context) : null),
    SubmissionsDueBy: async ({ seen }, _, { loaders, deps }) => {
      if (seen.view === "gallery") return null;
      const positions = (await loaders.positionsOf.load(seen.project.id)) ?? [];
      return nextDue(positions, seen.project.status, deps.now())?.toISOString() ?? null;
    },
  },
};
