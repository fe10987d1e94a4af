import { at } from "../../../support/graph.ts";
import { free, OWNERS, type AdditionCase } from "../../addition-case.ts";
import { ADDRESS, SLOT } from "../../objects.ts";
import { bare } from "../../people.ts";
import { projectRow } from "./mutations.ts";

export const PROJECTS_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  toggleFavorite: {
    service: "projects",
    query: "mutation($id: ID!) { toggleFavorite(projectId: $id) { Data { Favorite } } }",
    events: ["project.favorited"],
    make: ({ world }) => free({ id: world.fixture.project.PK }),
  },
  updateFeature: {
    service: "projects",
    query: "mutation($f: FeatureInput!) { updateFeature(feature: $f) { PK } }",
    events: ["feature.updated"],
    async make({ world }) {
      const PK = await world.workshop.feature();
      const row = { service: "projects", table: "feature", column: "id", id: bare(PK) };
      return { variables: { f: { PK, Name: "Other rooms" } }, rows: [row] };
    },
  },
  saveSearch: {
    service: "projects",
    query: "mutation($s: SavedSearchInput!) { saveSearch(search: $s) { SK } }",
    events: ["search.saved"],
    make: () => free({ s: { Name: "Leads", Criteria: { RoleType: ["Lead"] } } }),
  },
  getSavedSearches: {
    service: "projects",
    query: "{ getSavedSearches { SK } }",
    events: [],
    make: () => free({}),
  },
  deleteSavedSearch: {
    service: "projects",
    query: "mutation($SK: ID!) { deleteSavedSearch(SK: $SK) { Status } }",
    ok: ["talentSelf"],
    others: "NOT_FOUND",
    events: ["search.removed"],
    async make({ world }) {
      const query = "mutation($s: SavedSearchInput!) { saveSearch(search: $s) { SK } }";
      const { data } = await world.must("talentSelf", query, { s: { Name: "Leads" } });
      const SK = String(at(data, "saveSearch.SK"));
      const row = { service: "projects", table: "saved_search", column: "id", id: bare(SK) };
      return { variables: { SK }, rows: [row] };
    },
  },
  getFavoriteProjects: {
    service: "projects",
    query: "{ getFavoriteProjects { PK Data { Favorite } } }",
    events: [],
    make: () => free({}),
  },
  withdrawProject: {
    service: "projects",
    query: "mutation($PK: ID!) { withdrawProject(PK: $PK) { PK } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["project.withdrawn"],
    async make({ world }) {
      const { PK } = await world.workshop.project("Pending");
      return { variables: { PK }, rows: [projectRow(PK)] };
    },
  },
  restoreProject: {
    service: "projects",
    query: "mutation($PK: ID!) { restoreProject(PK: $PK) { PK } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["project.restored"],
    async make({ world }) {
      const { PK } = await world.workshop.project("Draft");
      await world.must("producerOwner", "mutation($PK: ID!) { deleteProject(PK: $PK) { Status } }", { PK });
      return { variables: { PK }, rows: [projectRow(PK)] };
    },
  },
  saveFilmingDate: {
    service: "projects",
    query: "mutation($d: FilmingDateInput!) { saveFilmingDate(filmingDate: $d) { SK } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["schedule.changed"],
    async make({ world }) {
      const { PK } = await world.workshop.project("Draft");
      const d = { PK, Date: "2099-03-02", Time: "08:00", Zone: "America/Chicago" };
      return { variables: { d }, rows: [projectRow(PK)] };
    },
  },
  saveAuditionTime: {
    service: "projects",
    query: "mutation($a: AuditionTimeInput!) { saveAuditionTime(auditionTime: $a) { Auditions { SK } } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["schedule.changed"],
    async make({ world }) {
      const { PK } = await world.workshop.project("Draft");
      return { variables: { a: { PK, ...SLOT, Place: ADDRESS.City } }, rows: [projectRow(PK)] };
    },
  },
};
