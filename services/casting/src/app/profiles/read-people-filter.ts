import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { UNIONS } from "@callboard/catalog/unions.ts";
import * as fields from "@callboard/kit/fields.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { FIT_LEVELS, neededFit } from "#domain/fit/fit-level.ts";
import type { Wants } from "#domain/position.ts";
import type { PeopleFilter } from "./profile-ports.ts";

/** The most agents in one filter. */
const MAX_AGENTS = 50;

/** The criteria of a list about people, as they were sent. */
export interface PeopleCriteria {
  readonly Fit?: string | null | undefined;
  readonly AgeRanges?: readonly string[] | null | undefined;
  readonly Unions?: readonly string[] | null | undefined;
  readonly NoUnion?: boolean | null | undefined;
  readonly Agents?: readonly string[] | null | undefined;
  readonly NoAgent?: boolean | null | undefined;
}

const schema = z.object({
  Fit: fields.optional(z.enum(FIT_LEVELS)),
  AgeRanges: fields.choices(AGE_RANGES),
  Unions: fields.choices(UNIONS.map(({ value }) => value)),
  NoUnion: z.boolean().nullish(),
  Agents: z
    .array(fields.line(LIMITS.nameLength))
    .max(MAX_AGENTS)
    .nullish()
    .transform((names) => [...new Set(names ?? [])]),
  NoAgent: z.boolean().nullish(),
});

/** Whether the criteria contain any condition on people. */
export function namesPeople(criteria: PeopleCriteria): boolean {
  return Object.values(criteria).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

/** Builds the filter of criteria for a breakdown; `VALIDATION` names each field below `criteria`. */
export function readPeopleFilter(criteria: PeopleCriteria, wants: Wants): Result<PeopleFilter> {
  return map(validate(schema, criteria, "criteria"), (read) => ({
    fit: read.Fit === null ? null : neededFit(wants, read.Fit),
    ageRanges: read.AgeRanges,
    unions: read.Unions,
    noUnion: read.NoUnion ?? false,
    agents: read.Agents,
    noAgent: read.NoAgent ?? false,
  }));
}

/** Whether a filter needs profiles, which talent owns. */
export function needsProfiles({ fit, ageRanges, unions, noUnion }: PeopleFilter): boolean {
  return fit !== null || ageRanges.length > 0 || unions.length > 0 || noUnion;
}
