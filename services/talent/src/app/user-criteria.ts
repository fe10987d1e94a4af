import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { invalid, type FieldFailure } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type PageInput } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { overlapping } from "#domain/age-ranges.ts";
import { isCasting } from "#domain/policy.ts";
import { CATALOGUES, wireName } from "#domain/profile-fields.ts";
import { SORTS, type SearchScope, type TalentQuery, type TalentSort } from "./ports.ts";

export const CRITERIA = [
  "heightRange",
  "eyeColor",
  "ageRange",
  "ethnicity",
  "gender",
  "primaryLanguage",
  "currentHairColor",
  "skills",
  "unions",
  "travelPreference",
] as const;
type Criterion = (typeof CRITERIA)[number];

/** What to look for, as it was sent. */
export interface UserCriteriaInput extends PageInput {
  readonly text: string | null;
  readonly values: Readonly<Record<Criterion, readonly string[]>>;
  readonly roster: boolean;
}

const TEXT_MOST = 100;

/** The query that criteria stand for, within what the caller may find; all bad fields in one VALIDATION. */
export function parseUserCriteria(member: Member, input: UserCriteriaInput): Result<TalentQuery> {
  const page = parsePage({ Page: input.Page, PageSize: input.PageSize }, { sorts: TIME_SORTS });
  const sort = sortOf(input.SortOrder ?? null);
  const pageFields = page.ok ? [] : (page.failure.fields ?? []);
  const fields = [
    ...checkValues(input),
    ...checkText(input),
    ...pageFields,
    ...(sort.ok ? [] : [sort.failure]),
  ];
  if (fields.length > 0 || !page.ok || !sort.ok) return fail(invalid(fields));
  return ok({
    ...input.values,
    ageRange: overlapping(input.values.ageRange),
    text: input.text?.trim() || null,
    scope: scopeOf(member, input.roster),
    sort: sort.value,
    skip: input.After ? 0 : page.value.skip,
    size: page.value.size,
    after: input.After ?? null,
  });
}

function checkText({ text }: UserCriteriaInput): FieldFailure[] {
  if (text === null || text.length <= TEXT_MOST) return [];
  return [{ path: "criteria.Text", rule: "TOO_LONG", message: `Text has at most ${TEXT_MOST} characters.` }];
}

function checkValues({ values }: UserCriteriaInput): FieldFailure[] {
  return CRITERIA.flatMap((criterion) => {
    const catalogue: readonly string[] = CATALOGUES[criterion];
    if (values[criterion].every((value) => catalogue.includes(value))) return [];
    const name = wireName(criterion);
    const message = `${name} has a value that is not in the catalogue.`;
    return [{ path: `criteria.${name}`, rule: "CATALOG", message }];
  });
}

function sortOf(asked: string | null): Result<TalentSort, FieldFailure> {
  if (asked === null || asked.toLowerCase() === "desc") return ok("Newest");
  const sort = SORTS.find((known) => known.toLowerCase() === asked.toLowerCase());
  if (sort) return ok(sort);
  return fail({
    path: "criteria.SortOrder",
    rule: "CATALOG",
    message: `SortOrder is any of ${SORTS.join(", ")}.`,
  });
}

/** Minors are found by those who cast and by admins; an agent's own clients are always found by the agent. */
function scopeOf(member: Member, roster: boolean): SearchScope {
  const isAdmin = hasRole(member, "Admin");
  const casts = isCasting(member);
  return {
    callerId: member.userId,
    roster,
    minors: isAdmin || casts,
    reads: isAdmin ? "everything" : casts ? "casting" : "card",
  };
}
