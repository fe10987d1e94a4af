import type { Result } from "@callboard/kit/result.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Point } from "#domain/address.ts";
import type { Project } from "#domain/project/project.ts";
import type { Company, Deps } from "#app/ports.ts";
import type { IndexedProject } from "#app/search/search-ports.ts";

/**
 * Updates the search documents of projects. Idempotent: a document that is not newer changes nothing. Do not call it
 * within a transaction: it calls upstreams, the geocoder and the engine.
 */
export async function indexProjects(deps: Deps, ids: readonly string[]): Promise<Result<void>> {
  const documents = await documentsOf(deps, await deps.reads.projects(ids));
  if (!documents.ok) return documents;
  await deps.search.write(documents.value);
  const isFound = new Set(documents.value.map(({ project }) => project.id));
  const missing = ids.filter((id) => !isFound.has(id));
  if (missing.length > 0) await deps.search.remove(await deps.reads.deletedProjects(missing));
  return ok();
}

/** The search documents of these projects, in the same order. */
export async function documentsOf(
  deps: Deps,
  projects: readonly Project[],
): Promise<Result<readonly IndexedProject[]>> {
  const companies = await companyNames(deps, [...new Set(projects.map((project) => project.companyId))]);
  if (!companies.ok) return companies;
  // Read after the projects: positions and dates may be newer than the revision says, but never older.
  const ids = projects.map((project) => project.id);
  const positions = Map.groupBy(await deps.reads.positionsOfProjects(ids), ({ projectId }) => projectId);
  const days = Map.groupBy(await deps.reads.filmingDates(ids), ({ projectId }) => projectId);
  const places = await placesOf(deps, projects);
  return ok(
    projects.map((project) => ({
      project,
      positions: positions.get(project.id) ?? [],
      filmingDays: (days.get(project.id) ?? []).map(({ date }) => date),
      companyName: companies.value.get(project.companyId) ?? null,
      point: places.get(cityOf(project) ?? "") ?? nearby(project),
    })),
  );
}

/** Stored names; only unknown ones are requested from identity. */
async function companyNames(
  deps: Deps,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, string>>> {
  const known: Company[] = [...(await deps.reads.companies(ids))];
  const missing = ids.filter((id) => !known.some((company) => company.id === id));
  if (missing.length > 0) {
    const fetched = await deps.upstreams.identity.companies(missing);
    if (!fetched.ok) return fetched;
    const saved = await deps.transaction(async (unit) => ok(await unit.saveCompanies(fetched.value)));
    if (!saved.ok) return saved;
    known.push(...fetched.value);
  }
  return ok(new Map(known.map((company) => [company.id, company.name])));
}

/**
 * Centers of the cities of projects; one lookup per city. Members do not see where in the city a project films, so a
 * search by distance must not find it either.
 */
async function placesOf(
  deps: Deps,
  projects: readonly Project[],
): Promise<ReadonlyMap<string, Point | null>> {
  const cities = projects.flatMap((project) => cityOf(project) ?? []);
  const places = new Map<string, Point | null>();
  for (const city of new Set(cities)) {
    const found = await deps.addresses.find(city);
    places.set(city, found.ok ? (found.value[0]?.point ?? null) : null);
  }
  return places;
}

/** Degrees of a grid of about seven miles. */
const GRID = 0.1;

/** For a project whose city is not known: its point, as coarse as a city. */
function nearby({ filmingAddress }: Project): Point | null {
  const point = filmingAddress?.point;
  if (!point) return null;
  const coarse = (degrees: number): number => Math.round(degrees / GRID) * GRID;
  return { lat: coarse(point.lat), lon: coarse(point.lon) };
}

function cityOf({ locationCity, locationState }: Project): string | null {
  return locationCity === null || locationState === null
    ? null
    : `${locationCity}, ${locationState}`.toLowerCase();
}

/** Number of projects whose company name is updated together. */
const RENAMED_AT_ONCE = 200;

/** Stores a company's changed name and updates it in the searches. */
export async function renameCompany(deps: Deps, companyId: string): Promise<Result<void>> {
  const fetched = await deps.upstreams.identity.companies([companyId]);
  if (!fetched.ok) return fetched;
  let after: string | null = null;
  for (;;) {
    const from: string | null = after;
    const touched: Result<readonly string[]> = await deps.transaction(async (unit) => {
      await unit.saveCompanies(fetched.value);
      return ok(await unit.touchCompanyProjects(companyId, from, RENAMED_AT_ONCE));
    });
    if (!touched.ok) return touched;
    const indexed = await indexProjects(deps, touched.value);
    if (!indexed.ok) return indexed;
    after = touched.value.at(-1) ?? null;
    if (touched.value.length < RENAMED_AT_ONCE) return ok();
  }
}
