import { AGE_RANGES, GENDERS } from "@callboard/catalog/appearance.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { ROLE_TYPES } from "@callboard/catalog/position-types.ts";
import { PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNION_CHOICES } from "@callboard/catalog/unions.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { invalid, type FieldFailure } from "@callboard/kit/failure.ts";
import {
  decodeCursor,
  parsePage,
  TIME_SORTS,
  type PageInput,
  type PageRequest,
} from "@callboard/kit/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { isPoint, STATE_CODES, type Point } from "#domain/address.ts";
import { cleanText } from "#domain/changes.ts";
import { overlapping } from "#domain/position/age-ranges.ts";
import { checkFields, day, listOf, money, oneOf, text } from "#domain/field-checks.ts";
import { SORTS, type ProjectQuery, type ProjectSort, type SearchScope } from "#app/ports.ts";

/** What to look for, as it was sent. `payRateMin` is in cents. */
export interface SearchInput extends PageInput {
  readonly text: string | null;
  readonly projectType: readonly string[] | null;
  readonly union: string | null;
  readonly skills: readonly string[] | null;
  readonly roleType: readonly string[] | null;
  readonly ageRange: readonly string[] | null;
  readonly gender: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly point: Point | null;
  readonly radiusMiles: number | null;
  readonly payRateMin: number | null;
  readonly filmingFrom: string | null;
  readonly filmingTo: string | null;
  readonly mine: boolean;
}

const TEXT_MOST = 100;
const RADIUS_MOST = 500;
const DEFAULT_RADIUS = 50;

const RULES = {
  text: { check: text(TEXT_MOST) },
  projectType: { check: listOf(PROJECT_TYPES, PROJECT_TYPES.length) },
  union: { check: oneOf(UNION_CHOICES) },
  skills: { check: listOf(SKILLS, LIMITS.skills) },
  roleType: { check: listOf(ROLE_TYPES, ROLE_TYPES.length) },
  ageRange: { check: listOf(AGE_RANGES, AGE_RANGES.length) },
  gender: { check: oneOf(GENDERS) },
  payRateMin: { check: money },
  filmingFrom: { check: day },
  filmingTo: { check: day },
};
const PLACE_RULES = { city: { check: text(LIMITS.nameLength) }, state: { check: oneOf(STATE_CODES) } };

/** What a choice of union asks for: productions under both kinds of contract fit either. */
const FITTING_UNIONS: Readonly<Record<string, readonly string[]>> = {
  Union: ["Union", "Both"],
  "Non-Union": ["Non-Union", "Both"],
  Both: ["Both"],
};

/** What the criteria say; which counts are wanted besides, the caller says. */
type CriteriaQuery = Omit<ProjectQuery, "withTotal" | "withFacets">;

/** The query that criteria stand for, within what the caller may find; all bad fields in one VALIDATION. */
export function parseCriteria(member: Member, input: SearchInput): Result<CriteriaQuery> {
  const page = parsePage({ Page: input.Page, PageSize: input.PageSize }, { sorts: TIME_SORTS });
  const sort = sortOf(input);
  const fields = [
    ...checkFields("criteria", { ...input }, RULES),
    ...checkFields("criteria.Location", { ...input }, PLACE_RULES),
    ...checkCircle(input),
    ...(page.ok ? [] : (page.failure.fields ?? [])),
  ];
  if (sort === undefined)
    fields.push({
      path: "criteria.SortOrder",
      rule: "CATALOG",
      message: `SortOrder is any of ${SORTS.join(", ")}.`,
    });
  if (input.After && !isKey(input.After) && decodeCursor(input.After) === null)
    fields.push({ path: "criteria.After", rule: "CURSOR", message: "This cursor was not given out by us." });
  if (fields.length > 0 || !page.ok || sort === undefined) return fail(invalid(fields));
  return ok({ ...queryOf(input, page.value), scope: scopeOf(member, input.mine), sort });
}

/** True for the key of a project, which can stand for a cursor. */
export function isKey(after: string): boolean {
  return after.includes("#") || after.length === 36;
}

function queryOf(input: SearchInput, page: PageRequest): Omit<CriteriaQuery, "scope" | "sort"> {
  return {
    text: cleanText(input.text ?? ""),
    projectTypes: input.projectType ?? [],
    unions: input.union === null ? [] : (FITTING_UNIONS[input.union] ?? []),
    skills: input.skills ?? [],
    roleTypes: input.roleType ?? [],
    ageRanges: overlapping(input.ageRange ?? []),
    gender: input.gender,
    city: cleanText(input.city ?? ""),
    state: input.state,
    circle: circleOf(input),
    payLeast: input.payRateMin,
    filmingFrom: input.filmingFrom,
    filmingTo: input.filmingTo,
    skip: input.After ? 0 : page.skip,
    size: page.size,
    after: input.After ?? null,
  };
}

function circleOf({ point, radiusMiles }: SearchInput): ProjectQuery["circle"] {
  return point === null ? null : { point, radiusMiles: radiusMiles ?? DEFAULT_RADIUS };
}

const ALIASES: Readonly<Record<string, ProjectSort>> = { desc: "Newest", asc: "Oldest" };

function sortOf(input: SearchInput): ProjectSort | undefined {
  const asked = input.SortOrder;
  if (!asked) return input.text ? "Relevance" : "Newest";
  return ALIASES[asked.toLowerCase()] ?? SORTS.find((sort) => sort.toLowerCase() === asked.toLowerCase());
}

/** Members find what is approved and public; `Mine` finds the own company's; admins find everything. */
export function scopeOf(member: Member, mine: boolean): SearchScope {
  const companyId = hasRole(member, "Production") ? member.organisationId : null;
  if (mine && companyId !== null) return { kind: "company", companyId };
  return hasRole(member, "Admin") ? { kind: "everything" } : { kind: "public" };
}

function checkCircle({ point, radiusMiles }: SearchInput): FieldFailure[] {
  const fields: FieldFailure[] = [];
  if (!isPoint(point))
    fields.push({ path: "criteria.Location.Point", rule: "RANGE", message: "Point is not on earth." });
  if (radiusMiles === null) return fields;
  if (point === null)
    fields.push({ path: "criteria.Location.Point", rule: "REQUIRED", message: "A radius needs its centre." });
  if (!(radiusMiles >= 1 && radiusMiles <= RADIUS_MOST)) {
    const message = `RadiusMiles is from 1 to ${RADIUS_MOST}.`;
    fields.push({ path: "criteria.Location.RadiusMiles", rule: "RANGE", message });
  }
  return fields;
}
