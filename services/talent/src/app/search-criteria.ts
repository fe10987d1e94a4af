import { LIMITS } from "@callboard/catalog/limits.ts";
import { POST_TYPES } from "@callboard/catalog/mail.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { entries, optional, optionalLine } from "@callboard/kit/fields.ts";
import { parsePage, type PageInput, type Sorts } from "@callboard/kit/paging/page.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { freeDays } from "#domain/availability/availability.ts";
import { overlapping } from "#domain/age-ranges.ts";
import { castsMinors, isCasting } from "#domain/policy.ts";
import { CHOICES } from "#domain/profile-fields.ts";
import type { SearchScope, TalentQuery, TalentSort } from "./ports.ts";

/** Maximum number of characters of a search text. */
export const MAX_TEXT_LENGTH = 100;

/** Searches sort by a number, then newest first, then by id. */
const KEYS = ["number?", "time", "uuid"] as const;
const SORTS: Sorts<TalentSort> = {
  Newest: { order: "desc", keys: KEYS },
  Name: { order: "asc", keys: KEYS },
  Relevance: { order: "desc", keys: KEYS },
  Completeness: { order: "desc", keys: KEYS },
};

const anyOf = (values: readonly string[], max?: number) =>
  optional(entries(values, max)).transform((chosen) => chosen ?? []);

const schema = z.object({
  Text: optionalLine(MAX_TEXT_LENGTH),
  HeightRange: anyOf(CHOICES.heightRange),
  EyeColor: anyOf(CHOICES.eyeColor),
  AgeRange: anyOf(CHOICES.ageRange),
  Ethnicity: anyOf(CHOICES.ethnicity),
  Gender: anyOf(CHOICES.gender),
  PrimaryLanguage: anyOf(CHOICES.primaryLanguage),
  CurrentHairColor: anyOf(CHOICES.currentHairColor),
  Skills: anyOf(CHOICES.skills, LIMITS.skills),
  Unions: anyOf(CHOICES.unions),
  TravelPreference: anyOf(CHOICES.travelPreference),
  Languages: anyOf(CHOICES.primaryLanguage),
  NaturalHairColor: anyOf(CHOICES.naturalHairColor),
  LocationState: anyOf(CHOICES.locationState),
  LocationCity: optionalLine(LIMITS.nameLength),
  Represented: optional(z.boolean()),
  HasMedia: anyOf(POST_TYPES),
  Roster: optional(z.boolean()),
});

/** Search criteria; the scope is added from the caller. */
export interface SearchInput extends Omit<TalentQuery, "scope"> {
  readonly roster: boolean;
}

/** Reads the criteria of a search; all invalid fields in one VALIDATION. Newest first by default. */
export function readCriteria(input: PageInput): Result<SearchInput> {
  const read = combineValidations({
    criteria: validate(schema, input, "criteria"),
    available: validate(freeDays, input, "criteria"),
    page: parsePage(input, { sorts: SORTS, count: false }),
  });
  return map(read, ({ criteria, available, page }) => ({
    text: criteria.Text,
    heightRange: criteria.HeightRange,
    eyeColor: criteria.EyeColor,
    ageRange: overlapping(criteria.AgeRange),
    ethnicity: criteria.Ethnicity,
    gender: criteria.Gender,
    primaryLanguage: criteria.PrimaryLanguage,
    currentHairColor: criteria.CurrentHairColor,
    skills: criteria.Skills,
    unions: criteria.Unions,
    travelPreference: criteria.TravelPreference,
    languages: criteria.Languages,
    naturalHairColor: criteria.NaturalHairColor,
    locationState: criteria.LocationState,
    locationCity: criteria.LocationCity,
    represented: criteria.Represented,
    hasMedia: criteria.HasMedia,
    available,
    roster: criteria.Roster === true,
    page,
  }));
}

/**
 * Minors can be found by companies with an approved project and by admins; agents always find their own clients. `submitterIds` are
 * those of the caller's company.
 */
export function scopeOf(caller: Member, roster: boolean, submitterIds: readonly string[] = []): SearchScope {
  const isAdmin = hasRole(caller, "Admin");
  const casts = isCasting(caller);
  return {
    callerId: caller.userId,
    roster,
    minors: isAdmin || castsMinors(caller),
    reads: isAdmin ? "everything" : casts ? "casting" : "card",
    submitterIds,
  };
}
