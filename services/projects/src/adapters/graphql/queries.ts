import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, TIME_SORTS, type Page } from "@callboard/kit/paging/page.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { ProjectFacets } from "#app/search/search-ports.ts";
import { getPosition, getPositions } from "#app/position/get-positions.ts";
import { getDocuments } from "#app/project/get-documents.ts";
import { getFavorites } from "#app/project/favorites.ts";
import { getProject } from "#app/project/get-project.ts";
import {
  CREATION_SORTS,
  getApprovalQueue,
  getCompanyProjects,
  getWaitingProjects,
  QUEUE_SORTS,
  readListText,
  readStatuses,
} from "#app/project/list-projects.ts";
import { countMonthlyProjects, getUserProjects } from "#app/project/user-projects.ts";
import { getAuditionTimes, getFilmingDates } from "#app/schedule/get-schedule.ts";
import { readCriteria } from "#app/search/search-criteria.ts";
import { searchProjects, suggestProjects } from "#app/search/search-projects.ts";
import type { SeenProject } from "#app/see-projects.ts";
import type { QueryResolvers } from "#gen/graphql.ts";
import { documentItems } from "./documents.ts";
import { savedSearchQueries } from "./saved-search.ts";
import { featureQueries } from "./feature.ts";
import { addressQueries } from "./address-queries.ts";

export const queries: QueryResolvers = {
  getProjectById: (_, { id }, { deps, actor }) => respond(getProject(deps, actor, ofProject(id, "id"))),
  getCompanyProjects: (_, { criteria }, { deps, actor }) => {
    const input = combineValidations({
      companyId: readOptionalKey("company", criteria.CompanyId, "criteria.CompanyId"),
      statuses: readStatuses(criteria.Status),
      text: readListText(criteria.Text),
      page: parsePage(criteria, { sorts: CREATION_SORTS, count: false }),
    });
    return respondWith(getCompanyProjects(deps, actor, input), ({ items }) => [...items]);
  },
  projectsPendingApproval: (_, { criteria }, { deps, actor }, info) => {
    const input = combineValidations({
      companyId: readOptionalKey("company", criteria.CompanyId, "criteria.CompanyId"),
      page: parsePage(criteria, { sorts: QUEUE_SORTS, count: selects(info, "Total", "TotalIsFloor") }),
      changed: ok(criteria.Changed ?? null),
    });
    return respondWith(getApprovalQueue(deps, actor, input), (page) => projectsPage(page));
  },
  userProjectsWaitingApproval: (_, { criteria }, { deps, actor }) => {
    const input = combineValidations({
      userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
      page: parsePage(criteria, { sorts: CREATION_SORTS, count: false }),
    });
    return respondWith(getWaitingProjects(deps, actor, input), ({ items }) => [...items]);
  },
  getProjectPositions: (_, { PK }, { deps, actor }) =>
    respond(getPositions(deps, actor, ofProject(PK, "PK"))),
  getProjectRoleById: (_, { pK, sK }, { deps, actor }) => {
    const input = combineValidations({
      projectId: readKey("project", pK, "pK"),
      positionId: readKey("position", sK, "sK"),
    });
    return respond(getPosition(deps, actor, input));
  },
  getFilmingTimes: (_, { pK }, { deps, actor }) =>
    respondWith(getFilmingDates(deps, actor, ofProject(pK, "pK")), (dates) => ({ FilmingDates: [...dates] })),
  getAuditionTimes: (_, { pK }, { deps, actor }) =>
    respondWith(getAuditionTimes(deps, actor, ofProject(pK, "pK")), (slots) => ({ Auditions: [...slots] })),
  getProjectDocs: async (_, { PK }, context, info) => {
    const ids = await respond(getDocuments(context.deps, context.actor, ofProject(PK, "PK")));
    return documentItems(ids, context, info);
  },
  searchProject: (_, { value }, { deps, actor }) => respond(suggestProjects(deps, actor, ok({ value }))),
  searchProjects: (_, { criteria }, { deps, actor }, info) => {
    const withFacets = selects(info, "Facets");
    const input = map(readCriteria(criteria, selects(info, "Total", "TotalIsFloor")), (read) => ({
      criteria: read,
      withFacets,
    }));
    return respondWith(searchProjects(deps, actor, input), (page) => projectsPage(page, page.facets));
  },
  advancedProjectSearch: (_, { criteria }, { deps, actor }) => {
    const input = map(readCriteria(criteria, false), (read) => ({ criteria: read, withFacets: false }));
    return respondWith(searchProjects(deps, actor, input), ({ items }) => [...items]);
  },
  getUserProjects: (_, { id, criteria }, { deps, actor }) => {
    const input = combineValidations({
      userId: readKey("user", id, "id"),
      page: parsePage(criteria, { sorts: CREATION_SORTS, count: false }),
    });
    return respondWith(getUserProjects(deps, actor, input), ({ items }) => [...items]);
  },
  getUserMonthlyProjects: (_, { UserId }, { deps, actor }) => {
    const input = map(readKey("user", UserId, "UserId"), (userId) => ({ userId }));
    return respond(countMonthlyProjects(deps, actor, input));
  },
  getFavoriteProjects: (_, { criteria }, { deps, actor }) => {
    const input = combineValidations({ page: parsePage(criteria, { sorts: TIME_SORTS, count: false }) });
    return respondWith(getFavorites(deps, actor, input), ({ items }) => [...items]);
  },
  filterProjects: (_, { criteria }, { deps, actor }) => {
    const input = map(readCriteria(criteria, false), (read) => ({ criteria: read, withFacets: false }));
    return respondWith(searchProjects(deps, actor, input), ({ items }) => [...items]);
  },
  ...addressQueries,
  ...featureQueries,
  ...savedSearchQueries,
};

function ofProject(key: string, path: string): Result<{ readonly projectId: string }> {
  return map(readKey("project", key, path), (projectId) => ({ projectId }));
}

function projectsPage({ items, counted, next }: Page<SeenProject>, facets: ProjectFacets = {}) {
  return {
    Projects: [...items],
    // Not counted if the totals were not selected; the values are then never read.
    Total: counted?.total ?? 0,
    TotalIsFloor: counted?.totalIsFloor ?? false,
    After: next,
    Facets: Object.entries(facets).map(([field, values]) => ({
      Field: field,
      Values: values.map(({ value, count }) => ({ Value: value, Count: count })),
    })),
  };
}
