import { at } from "../../../support/graph.ts";
import { WORD } from "../../objects.ts";
import type { Granted, QueryCase } from "../../query-case.ts";
import {
  expectPositionView,
  expectProjectView,
  POSITION_SELECTION,
  PROJECT_SELECTION,
  TALENT_SIDE,
} from "../../views.ts";
import { keysIn, type World } from "../../world.ts";

const states = (world: World, ...names: readonly string[]): string[] =>
  names.map((name) => world.fixture.byState[name]?.PK ?? "");

/** Draft, Pending, Denied and Private projects of the fixture, which no search may show to members. */
const hidden = (world: World): string[] =>
  states(world, "Draft", "Pending", "Denied", "Approved/Private", "Closed/Private", "Deleted");

function expectSearched(keys: readonly string[], { world, view }: Granted): void {
  expect(keys).toEqual(
    expect.arrayContaining([world.fixture.project.PK, ...states(world, "Approved/Public")]),
  );
  const unseen =
    view === "filtered" ? [...hidden(world), ...states(world, "Closed/Public")] : states(world, "Deleted");
  expect(keys.filter((key) => unseen.includes(key))).toEqual([]);
}

/** Every state for the company and admins; others see what is open to them, including what they submitted to. */
function expectOwnProjects(
  keys: readonly string[],
  { view, actor, world }: Pick<Granted, "view" | "actor" | "world">,
): void {
  const all = states(world, "Draft", "Pending", "Denied", "Approved/Private", "Closed/Private");
  const own = TALENT_SIDE.includes(actor) ? states(world, "Approved/Private", "Closed/Private") : [];
  expect(keys).toEqual(expect.arrayContaining(states(world, "Approved/Public", "Closed/Public")));
  const secret = all.filter((key) => keys.includes(key));
  if (view === "ok") expect(secret.toSorted()).toEqual(all.toSorted());
  else expect(secret.filter((key) => !own.includes(key))).toEqual([]);
}

/** The offline geocoder's id of the city's first postal code. */
const AUSTIN = "offline:US:TX:78701:austin";

const oneAddress = (call: string, type: string, v: unknown): QueryCase => ({
  query: `query($v: ${type}!) { ${call} { City } }`,
  variables: () => ({ v }),
  check: ({ value }) => expect(at(value, "City")).toBe("Austin"),
});

const DOCUMENT = "PK Data { FileName ContentUrl Status }";

/** Documents of the fixture's project, each with name and link. */
const documentsOf = ({ fixture }: World): object[] => [
  {
    PK: fixture.document,
    Data: { FileName: "sides.pdf", ContentUrl: expect.stringMatching(/./), Status: "Ready" },
  },
];

export const PROJECTS_QUERIES: Readonly<Record<string, QueryCase>> = {
  getProjectById: {
    query: `query($id: ID!) {
      getProjectById(id: $id) { ${PROJECT_SELECTION} Data { SupportingDocs { ${DOCUMENT} } } } }`,
    variables: ({ fixture }) => ({ id: fixture.project.PK }),
    check: ({ value, view, actor, world }) => {
      expectProjectView(value, view);
      const isOpen = view === "owner" || TALENT_SIDE.includes(actor);
      expect(at(value, "Data.SupportingDocs")).toEqual(isOpen ? documentsOf(world) : null);
    },
  },
  filterProjects: {
    query: "query($c: ProjectFilterCriteria!) { filterProjects(criteria: $c) { PK } }",
    variables: () => ({ c: { ProjectType: ["Featured Film"], PageSize: 100 } }),
    check: (granted) => expectSearched(keysIn(granted.value), granted),
  },
  searchProject: {
    query: "query($v: String!) { searchProject(value: $v) { PK } }",
    variables: () => ({ v: WORD }),
    check: (granted) => {
      const { world, view, value } = granted;
      const unseen = view === "filtered" ? hidden(world) : states(world, "Deleted");
      const keys = keysIn(value);
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((key) => unseen.includes(key))).toEqual([]);
    },
  },
  searchProjects: {
    query: "query($c: ProjectSearchCriteria!) { searchProjects(criteria: $c) { Total Projects { PK } } }",
    variables: () => ({ c: { Text: WORD, PageSize: 100 } }),
    check: (granted) => {
      const keys = keysIn(at(granted.value, "Projects"));
      expectSearched(keys, granted);
      expect(at(granted.value, "Total")).toBe(keys.length);
    },
  },
  getCompanyProjects: {
    query: "query($c: CompanyProjectsCriteria!) { getCompanyProjects(criteria: $c) { PK } }",
    variables: ({ people }) => ({ c: { CompanyId: people.companyA, PageSize: 100 } }),
    check: ({ value, view, actor, world }) => expectOwnProjects(keysIn(value), { view, actor, world }),
  },
  projectsPendingApproval: {
    query: "query($c: ApprovalCriteria!) { projectsPendingApproval(criteria: $c) { Projects { PK } } }",
    variables: () => ({ c: { PageSize: 100 } }),
    check: ({ value, world }) =>
      expect(keysIn(at(value, "Projects"))).toEqual(expect.arrayContaining(states(world, "Pending"))),
  },
  userProjectsWaitingApproval: {
    query: "query($c: WaitingApprovalCriteria!) { userProjectsWaitingApproval(criteria: $c) { PK } }",
    variables: ({ people }) => ({ c: { UserId: people.of.producerOwner.key, PageSize: 100 } }),
    check: ({ value, world }) =>
      expect(keysIn(value).toSorted()).toEqual(expect.arrayContaining(states(world, "Pending", "Denied"))),
  },
  getProjectPositions: {
    query: `query($PK: ID!) { getProjectPositions(PK: $PK) { ${POSITION_SELECTION} } }`,
    variables: ({ fixture }) => ({ PK: fixture.project.PK }),
    check: ({ value, view }) => expectPositionView(at(value, "0"), view),
  },
  getProjectRoleById: {
    query: `query($PK: ID!, $SK: ID!) { getProjectRoleById(pK: $PK, sK: $SK) { ${POSITION_SELECTION} } }`,
    variables: ({ fixture }) => fixture.project,
    check: ({ value, view }) => expectPositionView(value, view),
  },
  getFilmingTimes: {
    query: "query($PK: ID!) { getFilmingTimes(pK: $PK) { FilmingDates { SK Data { Date } } } }",
    variables: ({ fixture }) => ({ PK: fixture.project.PK }),
    check: ({ value }) => expect(at(value, "FilmingDates")).toHaveLength(1),
  },
  getAuditionTimes: {
    query: "query($PK: ID!) { getAuditionTimes(pK: $PK) { Auditions { SK } } }",
    variables: ({ fixture }) => ({ PK: fixture.project.PK }),
    check: ({ value, view }) => expect(at(value, "Auditions")).toHaveLength(view === "filtered" ? 0 : 3),
  },
  advancedProjectSearch: {
    query: "query($c: AdvancedProjectSearchCriteria!) { advancedProjectSearch(criteria: $c) { PK } }",
    variables: () => ({ c: { Text: WORD, ProjectType: ["Featured Film"], PageSize: 100 } }),
    check: (granted) => expectSearched(keysIn(granted.value), granted),
  },
  getUserProjects: {
    query: "query($id: ID!) { getUserProjects(id: $id, criteria: { PageSize: 100 }) { PK } }",
    variables: ({ people }) => ({ id: people.of.producerOwner.key }),
    check: ({ value, view, actor, world }) => expectOwnProjects(keysIn(value), { view, actor, world }),
  },
  getUserMonthlyProjects: {
    query: "query($id: ID!) { getUserMonthlyProjects(UserId: $id) }",
    variables: ({ people }) => ({ id: people.of.producerOwner.key }),
    check: ({ value }) => expect(value).toBeGreaterThan(7),
  },
  getFeaturedProjects: {
    query: "{ getFeaturedProjects { PK Data { CreatedBy { PK } } } }",
    variables: () => ({}),
    check: ({ value, actor, world }) => {
      expect(keysIn(value)).toContain(world.fixture.feature);
      expect(at(value, "0.Data.CreatedBy.PK") !== undefined).toBe(actor === "admin");
    },
  },
  getFeatureProjectById: {
    query: "query($id: ID!) { getFeatureProjectById(id: $id) { PK } }",
    variables: ({ fixture }) => ({ id: fixture.feature }),
    check: ({ value, world }) => expect(at(value, "PK")).toBe(world.fixture.feature),
  },
  getProjectDocs: {
    query: `query($PK: ID!) { getProjectDocs(PK: $PK) { ${DOCUMENT} } }`,
    variables: ({ fixture }) => ({ PK: fixture.project.PK }),
    check: ({ value, view, world }) => expect(value).toEqual(view === "filtered" ? [] : documentsOf(world)),
  },
  geoCodeAddress: oneAddress("geoCodeAddress(address: $v)", "String", "Austin, TX"),
  standardizeAddress: oneAddress("standardizeAddress(address: $v)", "String", "Austin, TX"),
  reverseGeoCode: oneAddress("reverseGeoCode(geoPoint: $v)", "PointInput", { lat: 30.27, lon: -97.74 }),
  getPlaceId: oneAddress("getPlaceId(placeId: $v)", "ID", AUSTIN),
  searchAddress: {
    query: "query($a: String!) { searchAddress(address: $a) { FormattedAddress } }",
    variables: () => ({ a: "Austin, TX" }),
    check: ({ value }) => expect(Array.isArray(value) && value.length > 0).toBe(true),
  },
};
