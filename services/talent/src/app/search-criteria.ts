import { LANGUAGES } from "@callboard/catalog/appearance.ts";
import { valuesOf, type RowOf } from "@callboard/catalog/fields/field-row.ts";
import { PROFILE, SEARCHED_FIELDS, type SearchedField } from "@callboard/catalog/fields/profile.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { POST_TYPES } from "@callboard/catalog/mail.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { entries, optional, optionalLine } from "@callboard/kit/fields.ts";
import { domainName } from "@callboard/kit/form/declared-fields.ts";
import { parsePage, type PageInput, type Sorts } from "@callboard/kit/paging/page.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { freeDays } from "#domain/availability/availability.ts";
import { overlapping } from "#domain/age-ranges.ts";
import { castsMinors, isCasting, MEMBERS } from "#domain/policy.ts";
import type { SearchedDetail } from "#domain/profile-fields.ts";
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

type Searched = Readonly<Record<SearchedField, ReturnType<typeof anyOf>>>;
/** A criterion of each field by which the catalog's table has talent searched. */
const searched = Object.fromEntries(
  SEARCHED_FIELDS.map((name) => {
    const row: RowOf<"choice" | "list"> = PROFILE[name];
    return [name, anyOf(valuesOf(row.options), row.kind === "list" ? row.max : undefined)];
  }),
) as Searched;

const schema = z.object({
  ...searched,
  Text: optionalLine(MAX_TEXT_LENGTH),
  UserRole: anyOf(MEMBERS),
  Languages: anyOf(LANGUAGES),
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
    roles: criteria.UserRole,
    ...searchedOf(criteria),
    ageRange: overlapping(criteria.AgeRange),
    languages: criteria.Languages,
    locationCity: criteria.LocationCity,
    represented: criteria.Represented,
    hasMedia: criteria.HasMedia,
    available,
    roster: criteria.Roster === true,
    page,
  }));
}

function searchedOf(criteria: Readonly<Record<SearchedField, readonly string[]>>) {
  const values = SEARCHED_FIELDS.map((name) => [domainName(name), criteria[name]]);
  return Object.fromEntries(values) as Readonly<Record<SearchedDetail, readonly string[]>>;
}

/** What a scope takes besides the caller. */
interface ScopeFacts {
  readonly roster: boolean;
  /** Agents whom the caller accepted. */
  readonly agentIds: readonly string[];
  /** People who submitted to the caller's company. */
  readonly submitterIds?: readonly string[];
}

/**
 * Minors can be found by companies with an approved project and by admins; agents always find their own clients. A minor
 * finds no agents but their own, who alone may write to them.
 */
export function scopeOf(caller: Member, { roster, agentIds, submitterIds = [] }: ScopeFacts): SearchScope {
  const isAdmin = hasRole(caller, "Admin");
  const casts = isCasting(caller);
  return {
    callerId: caller.userId,
    roster,
    minors: isAdmin || castsMinors(caller),
    agentsOnly: caller.minor ? agentIds : null,
    reads: isAdmin ? "everything" : casts ? "casting" : "card",
    submitterIds,
  };
}
