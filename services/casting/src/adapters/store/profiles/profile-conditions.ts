import { sql, type RawBuilder } from "kysely";
import type { PeopleFilter } from "#app/profiles/profile-ports.ts";
import type { NeededFit } from "#domain/fit/fit-level.ts";
import type { Condition, Fact } from "#domain/fit/fit.ts";

/** The column of each fact in a profile's row, and whether it is a list. */
const COLUMNS: Readonly<Record<Fact, { readonly column: string; readonly isList: boolean }>> = {
  ageRange: { column: "age_range", isList: false },
  gender: { column: "gender", isList: false },
  heightRange: { column: "height_range", isList: false },
  eyeColor: { column: "eye_color", isList: false },
  hairColors: { column: "hair_colors", isList: true },
  skills: { column: "skills", isList: true },
  languages: { column: "languages", isList: true },
  unions: { column: "unions", isList: true },
  travelPreference: { column: "travel_preference", isList: false },
  cityKey: { column: "city_key", isList: false },
  state: { column: "state", isList: false },
};

/**
 * SQL conditions of a filter over submissions. People whose profile casting has not read match no condition on
 * profiles.
 */
export function peopleConditions(filter: PeopleFilter): RawBuilder<unknown>[] {
  const { agents, noAgent } = filter;
  const ofProfile = profileConditions(filter);
  return [
    (agents.length > 0 || noAgent) &&
      sql`(submission.representation_name = any(${[...agents]}::text[])
        or (${noAgent} and submission.representation_name is null))`,
    ofProfile.length > 0 &&
      sql`exists (select from profile where profile.user_id = submission.user_id
        and ${sql.join(ofProfile, sql` and `)})`,
  ].filter((condition) => condition !== false);
}

function profileConditions({ fit, ageRanges, unions, noUnion }: PeopleFilter): RawBuilder<unknown>[] {
  return [
    ageRanges.length > 0 && sql`profile.age_range = any(${[...ageRanges]}::text[])`,
    (unions.length > 0 || noUnion) &&
      sql`(profile.unions && ${[...unions]}::text[] or (${noUnion} and cardinality(profile.unions) = 0))`,
    fit !== null && fitsWell(fit),
  ].filter((condition) => condition !== false);
}

function fitsWell({ criteria, atLeast }: NeededFit): RawBuilder<unknown> {
  const met = criteria.map((conditions) => sql`(${sql.join(conditions.map(holds), sql` or `)})::int`);
  return sql`${sql.join(met, sql` + `)} >= ${atLeast}`;
}

function holds({ fact, values, needs }: Condition): RawBuilder<unknown> {
  const { column, isList } = COLUMNS[fact];
  const has = sql.ref(`profile.${column}`);
  const wanted = sql`${[...values]}::text[]`;
  if (!isList) return sql`${has} = any(${wanted})`;
  return needs === "all" ? sql`${has} @> ${wanted}` : sql`${has} && ${wanted}`;
}
