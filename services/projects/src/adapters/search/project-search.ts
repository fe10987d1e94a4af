import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { Page } from "@callboard/kit/paging/page.ts";
import { fromCursorValues, toCursorValues } from "@callboard/search/cursor.ts";
import type { OpenedIndex } from "@callboard/search/open-index.ts";
import type { Filter, SearchResponse, SearchDocument, Sort } from "@callboard/search/search.ts";
import type { ListedProject } from "#app/listed-project.ts";
import type {
  IndexedProject,
  ProjectQuery,
  ProjectSearch,
  ProjectSort,
  SearchScope,
} from "#app/search/search-ports.ts";
import { documentOf, FACETS, foldCity } from "./project-document.ts";

const KM_PER_MILE = 1.609344;
const DAY_MS = 86_400_000;

const SORTS: Readonly<Record<ProjectSort, Sort>> = {
  Relevance: { by: "relevance" },
  Newest: { by: "newest", order: "desc" },
  Oldest: { by: "newest", order: "asc" },
  Deadline: { by: "field", field: "deadline", order: "asc" },
  Pay: { by: "field", field: "pay", order: "desc" },
};

/** Project search backed by a search engine. */
export function createProjectSearch({
  index,
  rebuild,
}: Pick<OpenedIndex, "index" | "rebuild">): ProjectSearch {
  return {
    find: async (query) => {
      const { page } = query;
      const response = await index.search({
        ...(query.text === null ? {} : { text: query.text }),
        filters: [...scopeFilters(query.scope), ...criteriaFilters(query)],
        sort: SORTS[page.sort],
        size: page.size,
        skip: page.skip,
        after: fromCursorValues(page.after),
        withTotal: page.count,
        facets: query.withFacets ? FACETS : [],
      });
      return { ...toPage(response, page), facets: response.facets };
    },
    suggest: async (text, scope) => (await index.suggest(text, scopeFilters(scope))).map((found) => found.id),
    write: (projects) => index.write(projects.map(documentOf)),
    remove: async (projects) => {
      for (const { id, revision } of projects) await index.remove(id, revision);
    },
    rebuild: (projects) => rebuild(batchesOf(projects)),
  };
}

async function* batchesOf(
  projects: AsyncIterable<readonly IndexedProject[]>,
): AsyncGenerator<readonly SearchDocument[]> {
  for await (const page of projects) yield page.map(documentOf);
}

/** Filters for the projects that the caller may find at all. */
function scopeFilters(scope: SearchScope): Filter[] {
  if (scope.kind === "everything") return [];
  if (scope.kind === "company") return [{ kind: "any", field: "company", values: [scope.companyId] }];
  return [
    { kind: "any", field: "status", values: ["Approved"] },
    { kind: "any", field: "visibility", values: ["Public"] },
  ];
}

/** Filters of the criteria, except for the text. */
export function criteriaFilters(query: Omit<ProjectQuery, "scope" | "withFacets" | "page">): Filter[] {
  const any = (field: string, values: readonly (string | null)[]): Filter[] => {
    const given = values.filter((value) => value !== null);
    return given.length > 0 ? [{ kind: "any", field, values: given }] : [];
  };
  return [
    ...any("ProjectType", query.projectTypes),
    ...any("Union", query.unions),
    ...any("Skills", query.skills),
    ...any("RoleType", query.roleTypes),
    ...any("AgeRange", query.ageRanges),
    ...any("Gender", [query.gender]),
    ...Object.entries(query.positions).flatMap(([field, values]) => any(field, values)),
    ...(query.scenes.length > 0 ? [{ kind: "all", field: "scenes", values: query.scenes } as const] : []),
    ...dueFilter(query),
    ...any("LocationState", [query.state]),
    ...any("city", [query.city === null ? null : foldCity(query.city)]),
    ...(query.minPay === null ? [] : [{ kind: "range", field: "pay", min: query.minPay } as const]),
    ...filmingFilter(query),
    ...circleFilter(query),
  ];
}

/** Matches a first due date within the period, both ends included. */
function dueFilter({ dueFrom, dueTo }: Pick<ProjectQuery, "dueFrom" | "dueTo">): Filter[] {
  if (dueFrom === null && dueTo === null) return [];
  const min = dueFrom === null ? {} : { min: Date.parse(dueFrom) };
  const max = dueTo === null ? {} : { max: Date.parse(dueTo) + DAY_MS - 1 };
  return [{ kind: "range", field: "deadline", ...min, ...max }];
}

/** Matches filming that overlaps the period. */
function filmingFilter({
  filmingFrom,
  filmingTo,
}: Pick<ProjectQuery, "filmingFrom" | "filmingTo">): Filter[] {
  if (filmingFrom === null && filmingTo === null) return [];
  const min = filmingFrom === null ? {} : { min: Date.parse(filmingFrom) };
  const max = filmingTo === null ? {} : { max: Date.parse(filmingTo) + DAY_MS - 1 };
  return [{ kind: "overlap", from: "filmingBegin", to: "filmingEnd", ...min, ...max }];
}

function circleFilter({ circle }: Pick<ProjectQuery, "circle">): Filter[] {
  if (circle === null) return [];
  const from = { latitude: circle.point.lat, longitude: circle.point.lon };
  return [{ kind: "distance", from, kilometres: circle.radiusMiles * KM_PER_MILE }];
}

/** Every hit has its own cursor; the next page's cursor also carries the counts. */
function toPage(
  { places, next, total }: SearchResponse,
  { sort, known }: ProjectQuery["page"],
): Page<ListedProject> {
  const counted = total ?? known;
  return {
    items: places.map((place) => ({ id: place.id, cursor: writeCursor(sort, toCursorValues(place)) })),
    counted,
    next: next && writeCursor(sort, toCursorValues(next), counted),
  };
}
