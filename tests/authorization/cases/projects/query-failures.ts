import {
  NO_KEY,
  badPage,
  badSearch,
  noId,
  noProject,
  put,
  within,
  type Provocation,
  type Provocations,
} from "../../failures/provocation.ts";

/** All address queries share one quota. */
const sixty: Provocation = {
  actor: "talentThird",
  async variables(own, { world }) {
    const query = `query($a: String!) { searchAddress(address: $a) { PlaceId } }`;
    for (let call = 0; call < 60; call += 1) await world.execute("talentThird", query, { a: "Austin, TX" });
    return own;
  },
};

export const PROJECTS_QUERY_FAILURES: Provocations = {
  getProjectById: noId,
  filterProjects: badSearch,
  searchProjects: badSearch,
  searchProject: { "VALIDATION:value": put("v", "x".repeat(101)) },
  getCompanyProjects: {
    ...badPage,
    "VALIDATION:criteria.CompanyId": within("c", { CompanyId: NO_KEY }),
    "CONFLICT:NO_COMPANY": { ...put("c", {}), actor: "producerNoCompany" },
  },
  projectsPendingApproval: badPage,
  userProjectsWaitingApproval: {
    ...badPage,
    "VALIDATION:criteria.UserId": within("c", { UserId: NO_KEY }),
  },
  getProjectPositions: noProject("PK"),
  getProjectRoleById: { ...noProject("pK"), "VALIDATION:sK": put("SK", NO_KEY) },
  getFilmingTimes: noProject("pK"),
  getAuditionTimes: noProject("pK"),
  getProjectDocs: noProject("PK"),
  getFeatureProjectById: noId,
  advancedProjectSearch: badSearch,
  getUserProjects: noId,
  getUserMonthlyProjects: { "VALIDATION:UserId": put("id", NO_KEY) },
  geoCodeAddress: { "VALIDATION:address": put("v", "x".repeat(301)), "LIMIT:60 per minute and user": sixty },
  standardizeAddress: { "VALIDATION:address": put("v", ""), "LIMIT:60 per minute and user": sixty },
  reverseGeoCode: {
    "VALIDATION:geoPoint": put("v", { lat: 91, lon: 0 }),
    "LIMIT:60 per minute and user": sixty,
  },
  getPlaceId: { "VALIDATION:placeId": put("v", ""), "LIMIT:60 per minute and user": sixty },
  searchAddress: {
    "VALIDATION:address": put("a", "x".repeat(301)),
    "LIMIT:60 per minute and user": sixty,
  },
};
