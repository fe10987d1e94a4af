import { AGE_RANGES, GENDERS } from "@callboard/catalog/appearance.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { ROLE_TYPES } from "@callboard/catalog/position-types.ts";
import { PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNION_CHOICES } from "@callboard/catalog/unions.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { day, entries, optional, optionalLine } from "@callboard/kit/fields.ts";
import { parsePage, type PageInput, type PageRequest, type Sorts } from "@callboard/kit/paging/page.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { combineValidations, rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { ProjectQuery, ProjectSort, SearchScope } from "#app/search/search-ports.ts";
import { pointSchema, stateSchema } from "#domain/address.ts";
import { amount } from "@callboard/kit/form/field.ts";
import { POSITION_FILTER_NAMES, POSITION_FILTERS, sceneValue } from "#domain/position/filters.ts";
import { overlapping } from "#domain/position/age-ranges.ts";

export const TEXT_LENGTH = 100;
const MAX_RADIUS = 500;
const DEFAULT_RADIUS = 50;

/** Searches sort by a number, then newest first, then by id. */
const KEYS = ["number?", "time", "uuid"] as const;
const SORTS: Sorts<ProjectSort> = {
  Relevance: { order: "desc", keys: KEYS },
  Newest: { order: "desc", keys: KEYS },
  Oldest: { order: "asc", keys: KEYS },
  Deadline: { order: "asc", keys: KEYS },
  Pay: { order: "desc", keys: KEYS },
};

const anyOf = (values: readonly string[], max?: number) =>
  optional(entries(values, max)).transform((chosen) => chosen ?? []);

const location = z
  .object({
    City: optionalLine(LIMITS.nameLength),
    State: stateSchema,
    Point: optional(pointSchema),
    RadiusMiles: optional(z.number().min(1).max(MAX_RADIUS)),
  })
  .superRefine(({ Point, RadiusMiles }, context) => {
    if (RadiusMiles !== null && Point === null)
      context.addIssue({
        code: "custom",
        path: ["Point"],
        params: rule("REQUIRED", "").params,
        message: "is required when RadiusMiles is set.",
      });
  });

const schema = z.object({
  Text: optionalLine(TEXT_LENGTH),
  ProjectType: anyOf(PROJECT_TYPES),
  Union: optional(z.enum(UNION_CHOICES)),
  Skills: anyOf(SKILLS, LIMITS.skills),
  RoleType: anyOf(ROLE_TYPES),
  AgeRange: anyOf(AGE_RANGES),
  Gender: optional(z.enum(GENDERS)),
  PayRateMin: optional(amount),
  FilmingFrom: optional(day),
  FilmingTo: optional(day),
  Mine: optional(z.boolean()),
  Location: optional(location),
  ...Object.fromEntries(POSITION_FILTER_NAMES.map((name) => [name, anyOf(POSITION_FILTERS[name])])),
  Nudity: optional(z.boolean()),
  AdultScenes: optional(z.boolean()),
  DueFrom: optional(day),
  DueTo: optional(day),
});

const SCENES = ["Nudity", "AdultScenes"] as const;

/** Values that match a union filter: productions under both kinds of contract match either. */
const FITTING_UNIONS: Readonly<Record<string, readonly string[]>> = {
  Union: ["Union", "Both"],
  "Non-Union": ["Non-Union", "Both"],
  Both: ["Both"],
};

/** Search criteria without the caller's scope. `mine` restricts it to the caller's company. */
export interface Criteria extends Omit<ProjectQuery, "scope" | "withFacets"> {
  readonly mine: boolean;
}

/**
 * Reads the criteria of a search; all invalid fields in one VALIDATION. Sorts by relevance if there is a text,
 * otherwise newest first.
 */
export function readCriteria(
  sent: PageInput & { readonly Text?: unknown },
  count: boolean,
  path = "criteria",
): Result<Criteria> {
  const SortOrder =
    sent.SortOrder || (typeof sent.Text === "string" && sent.Text.trim() !== "" ? "Relevance" : "Newest");
  const read = combineValidations({
    fields: validate(schema, sent, path),
    page: parsePage({ ...sent, SortOrder }, { sorts: SORTS, count }),
  });
  return map(read, ({ fields, page }) => toCriteria(fields, page));
}

function toCriteria(fields: z.output<typeof schema>, page: PageRequest<ProjectSort>): Criteria {
  const { Location } = fields;
  return {
    text: fields.Text,
    projectTypes: fields.ProjectType,
    unions: fields.Union === null ? [] : (FITTING_UNIONS[fields.Union] ?? []),
    skills: fields.Skills,
    roleTypes: fields.RoleType,
    ageRanges: overlapping(fields.AgeRange),
    gender: fields.Gender,
    positions: Object.fromEntries(
      POSITION_FILTER_NAMES.map((name) => [name, (fields as Record<string, unknown>)[name] ?? []]),
    ),
    scenes: SCENES.flatMap((scene) => {
      const wanted = fields[scene];
      return wanted === null ? [] : [sceneValue(scene, wanted)];
    }),
    dueFrom: fields.DueFrom,
    dueTo: fields.DueTo,
    city: Location?.City ?? null,
    state: Location?.State ?? null,
    circle: Location?.Point
      ? { point: Location.Point, radiusMiles: Location.RadiusMiles ?? DEFAULT_RADIUS }
      : null,
    minPay: fields.PayRateMin,
    filmingFrom: fields.FilmingFrom,
    filmingTo: fields.FilmingTo,
    mine: fields.Mine === true,
    page,
  };
}

/** Members find approved public projects; with `mine`, those of their own company; admins find everything. */
export function scopeOf(member: Member, mine: boolean): SearchScope {
  const companyId = hasRole(member, "Production") ? member.organisationId : null;
  if (mine && companyId !== null) return { kind: "company", companyId };
  return hasRole(member, "Admin") ? { kind: "everything" } : { kind: "public" };
}
