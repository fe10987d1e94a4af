import type { Result } from "@callboard/kit/result.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Point } from "#domain/address.ts";
import type { Project } from "#domain/project.ts";
import type { Company, Deps, IndexedProject, Unit } from "./ports.ts";

/** Brings the search documents of projects up to date, in the transaction of the event that asks for it. */
export async function indexProjects(deps: Deps, unit: Unit, ids: readonly string[]): Promise<Result<void>> {
  const projects = await unit.projects(ids);
  const companies = await companyNames(deps, unit, [
    ...new Set(projects.map((project) => project.companyId)),
  ]);
  if (!companies.ok) return companies;
  const positions = await unit.positionsOfProjects(ids);
  const documents: IndexedProject[] = [];
  for (const project of projects) {
    documents.push({
      project,
      positions: positions.filter((position) => position.projectId === project.id),
      companyName: companies.value.get(project.companyId) ?? null,
      point: await placeOf(deps, project),
    });
  }
  await deps.search.write(documents);
  return ok();
}

/** Names as they were last told; identity is asked for those never heard of. */
async function companyNames(
  deps: Deps,
  unit: Unit,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, string>>> {
  const known: Company[] = [...(await unit.companies(ids))];
  const missing = ids.filter((id) => !known.some((company) => company.id === id));
  if (missing.length > 0) {
    const asked = await deps.identity.companies(missing);
    if (!asked.ok) return asked;
    await unit.saveCompanies(asked.value);
    known.push(...asked.value);
  }
  return ok(new Map(known.map((company) => [company.id, company.name])));
}

/** Where it films: the point of the address, else the middle of the city, else nowhere. */
async function placeOf(deps: Deps, project: Project): Promise<Point | null> {
  if (project.filmingAddress?.point) return project.filmingAddress.point;
  if (project.locationCity === null || project.locationState === null) return null;
  const found = await deps.addresses.find(`${project.locationCity}, ${project.locationState}`.toLowerCase());
  return found.ok ? (found.value[0]?.point ?? null) : null;
}

/** Takes over the names of companies that changed, and shows them in the searches. */
export async function renameCompany(deps: Deps, unit: Unit, companyId: string): Promise<Result<void>> {
  const asked = await deps.identity.companies([companyId]);
  if (!asked.ok) return asked;
  await unit.saveCompanies(asked.value);
  const ids = await unit.touchCompanyProjects(companyId);
  return indexProjects(deps, unit, ids);
}
