import { respond, respondWith } from "@callboard/kit/graphql/respond.ts";
import { getProject } from "#app/project/get-project.ts";
import { getPosition, getPositions } from "#app/position/position-queries.ts";
import {
  getApprovalQueue,
  getCompanyProjects,
  getWaitingProjects,
  type ProjectsPage,
} from "#app/project/project-lists.ts";
import { getAuditionTimes, getFilmingDates } from "#app/schedule/schedule-queries.ts";
import { searchAddress } from "#app/search/search-address.ts";
import type { SearchInput } from "#app/search/search-criteria.ts";
import { searchProjects, suggestProjects } from "#app/search/search-projects.ts";
import type { ProjectFilterCriteria, ProjectSearchCriteria, QueryResolvers } from "#gen/graphql.ts";
import { cents, pointOf } from "./input.ts";
import { isSelected } from "./is-selected.ts";
import { geocodedAddress } from "./wire.ts";

const LIST_ALONE = { withTotal: false, withFacets: false };

export const queries: QueryResolvers = {
  getProjectById: (_, { id }, { deps, actor }) => respond(getProject(deps, actor, { key: id })),
  getCompanyProjects: (_, { criteria }, { deps, actor }) => {
    const { CompanyId, Status, ...page } = criteria;
    return respond(
      getCompanyProjects(deps, actor, { ...page, company: CompanyId ?? null, statuses: Status ?? null }),
    );
  },
  projectsPendingApproval: (_, { criteria }, { deps, actor }) => {
    const { CompanyId, ...page } = criteria;
    return respondWith(getApprovalQueue(deps, actor, { ...page, company: CompanyId ?? null }), pageData);
  },
  userProjectsWaitingApproval: (_, { criteria }, { deps, actor }) => {
    const { UserId, ...page } = criteria;
    return respond(getWaitingProjects(deps, actor, { ...page, user: UserId ?? null }));
  },
  getProjectPositions: (_, { PK }, { deps, actor }) => respond(getPositions(deps, actor, { projectKey: PK })),
  getProjectRoleById: (_, { pK, sK }, { deps, actor }) =>
    respond(getPosition(deps, actor, { projectKey: pK, key: sK })),
  getFilmingTimes: (_, { pK }, { deps, actor }) =>
    respondWith(getFilmingDates(deps, actor, { projectKey: pK }), (dates) => ({ FilmingDates: [...dates] })),
  getAuditionTimes: (_, { pK }, { deps, actor }) =>
    respondWith(getAuditionTimes(deps, actor, { projectKey: pK }), (slots) => ({ Auditions: [...slots] })),
  searchProject: (_, { value }, { deps, actor }) => respond(suggestProjects(deps, actor, { value })),
  searchProjects: (_, { criteria }, { deps, actor }, info) => {
    const wanted = {
      withTotal: isSelected(info, ["Total", "TotalIsFloor"]),
      withFacets: isSelected(info, ["Facets"]),
    };
    return respondWith(searchProjects(deps, actor, searchInput(criteria), wanted), pageData);
  },
  filterProjects: (_, { criteria }, { deps, actor }) =>
    respondWith(searchProjects(deps, actor, searchInput(criteria), LIST_ALONE), (page) => [...page.projects]),
  searchAddress: (_, { address }, { deps, actor }) =>
    respondWith(searchAddress(deps, actor, { address }), (found) => found.map(geocodedAddress)),
};

function pageData(page: ProjectsPage) {
  return {
    Projects: [...page.projects],
    // Nobody reads them where they were not asked for.
    Total: page.total?.total ?? 0,
    TotalIsFloor: page.total?.totalIsFloor ?? false,
    After: page.after,
    Facets: Object.entries(page.facets).map(([field, values]) => ({
      Field: field,
      Values: values.map(({ value, count }) => ({ Value: value, Count: count })),
    })),
  };
}

function searchInput(criteria: ProjectSearchCriteria | ProjectFilterCriteria): SearchInput {
  const { Page, PageSize, After, SortOrder } = criteria;
  return {
    Page,
    PageSize,
    After,
    SortOrder,
    text: ("Text" in criteria ? criteria.Text : null) ?? null,
    ...listCriteria(criteria),
    ...placeCriteria(criteria),
    union: criteria.Union ?? null,
    gender: criteria.Gender ?? null,
    payRateMin: cents(criteria.PayRateMin) ?? null,
    filmingFrom: criteria.FilmingFrom ?? null,
    filmingTo: criteria.FilmingTo ?? null,
    mine: criteria.Mine === true,
  };
}

function listCriteria({ ProjectType, Skills, RoleType, AgeRange }: ProjectFilterCriteria) {
  return {
    projectType: ProjectType ?? null,
    skills: Skills ?? null,
    roleType: RoleType ?? null,
    ageRange: AgeRange ?? null,
  };
}

function placeCriteria({ Location }: ProjectFilterCriteria) {
  return {
    city: Location?.City ?? null,
    state: Location?.State ?? null,
    point: pointOf(Location?.Point),
    radiusMiles: Location?.RadiusMiles ?? null,
  };
}
