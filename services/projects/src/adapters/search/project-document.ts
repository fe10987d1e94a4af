import { lettersOf } from "@callboard/search/words/words.ts";
import { GENDERS } from "@callboard/catalog/appearance.ts";
import { UNION_CHOICES } from "@callboard/catalog/unions.ts";
import type { IndexDefinition, SearchDocument } from "@callboard/search/search.ts";
import type { IndexedProject } from "#app/search/search-ports.ts";
import { playedAges } from "#domain/position/age-ranges.ts";
import { filterValues, POSITION_FILTER_NAMES, sceneValue } from "#domain/position/filters.ts";
import { quantityOf, type Position } from "#domain/position/position.ts";
import { isOpenToAll, type Project } from "#domain/project/project.ts";

/** Filters whose values are counted, by the names of their criteria. */
export const FACETS = [
  "ProjectType",
  "Union",
  "RoleType",
  "Gender",
  "AgeRange",
  "Skills",
  "LocationState",
] as const;

/** The index of projects. */
export const PROJECT_INDEX: IndexDefinition = {
  name: "projects",
  text: {
    name: "A",
    company: "B",
    positions: "B",
    type: "B",
    overview: "C",
    place: "C",
    skills: "C",
    description: "D",
  },
  keywords: [...FACETS, ...POSITION_FILTER_NAMES, "scenes", "city", "status", "visibility", "company"],
  numbers: ["pay", "filmingBegin", "filmingEnd", "deadline"],
  point: true,
};

/** A city in the form used for comparison. */
export function foldCity(city: string): string {
  return lettersOf(city);
}

/** The document of a project. For an approved project only open positions count; before approval, all of them. */
export function documentOf(indexed: IndexedProject): SearchDocument {
  const { project, positions, companyName, point } = indexed;
  const wanted = project.status === "Approved" ? positions.filter(isOpen) : positions;
  const skills = unique([project.skills, ...wanted.map((position) => position.skills)]);
  const deadlines = wanted.flatMap((position) => position.submissionsDueBy?.getTime() ?? []);
  return {
    id: project.id,
    version: project.revision,
    newest: project.approvedAt ?? createdAt(project.id),
    text: {
      name: project.name,
      company: companyName,
      positions: wanted
        .map((position) => `${position.positionName ?? ""} ${position.roleType ?? ""}`)
        .join(" "),
      type: project.projectType,
      overview: project.projectOverview,
      place: [project.location, project.locationCity, project.locationState].filter(Boolean).join(" "),
      skills: skills.join(" "),
      description: project.description,
    },
    keywords: { ...keywordsOf(project, wanted), Skills: skills },
    numbers: {
      pay: maxPay(project, wanted),
      ...filmingPeriod(indexed, wanted),
      deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
    },
    point: point === null ? null : { latitude: point.lat, longitude: point.lon },
    suggest: project.name,
  };
}

function isOpen(position: Position): boolean {
  return position.roleStatus === "Open" && position.cast < quantityOf(position);
}

function keywordsOf(project: Project, positions: readonly Position[]): Record<string, readonly string[]> {
  return {
    ProjectType: present(project.projectType),
    Union: present(project.union).filter((union) => UNION_CHOICES.some((choice) => choice === union)),
    RoleType: unique([positions.flatMap((position) => present(position.roleType))]),
    // A breakdown that requires no gender or age is open to all.
    Gender: unique(positions.map((position) => (position.gender.length > 0 ? position.gender : GENDERS))),
    AgeRange: unique(positions.map(playedAges)),
    LocationState: present(project.locationState),
    ...Object.fromEntries(
      POSITION_FILTER_NAMES.map((name) => [name, unique(positions.map((one) => filterValues(name, one)))]),
    ),
    scenes: unique(
      positions.map((one) => [sceneValue("Nudity", one.nudity), sceneValue("AdultScenes", one.adultScenes)]),
    ),
    city: present(project.locationCity).map(foldCity),
    status: [project.status],
    visibility: [isOpenToAll(project) ? "Public" : "Private"],
    company: [project.companyId],
  };
}

function present(value: string | null): string[] {
  return value === null ? [] : [value];
}

function unique(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

function maxPay(project: Project, positions: readonly Position[]): number | null {
  const amounts = [project.payRate, ...positions.map((position) => position.rate)].filter(
    (pay) => pay !== null,
  );
  return amounts.length > 0 ? Math.max(...amounts) : null;
}

/**
 * From the first to the last day named by the project, its schedule or an open position. Gaps between days are
 * included: schedules move, and the cast is held over the gap.
 */
function filmingPeriod(
  { project, filmingDays }: Pick<IndexedProject, "project" | "filmingDays">,
  positions: readonly Position[],
): { filmingBegin: number | null; filmingEnd: number | null } {
  const days = [project, ...positions]
    .flatMap(({ filmingBeginDate, filmingEndDate }) => [
      ...present(filmingBeginDate),
      ...present(filmingEndDate),
    ])
    .concat(filmingDays)
    .map((day) => Date.parse(day));
  if (days.length === 0) return { filmingBegin: null, filmingEnd: null };
  return { filmingBegin: Math.min(...days), filmingEnd: Math.max(...days) };
}

const TIME_DIGITS = 12;

/** The timestamp of a UUIDv7. */
function createdAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll("-", "").slice(0, TIME_DIGITS), 16));
}
