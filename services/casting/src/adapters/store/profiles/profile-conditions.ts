import { sql, type RawBuilder } from "kysely";
import type { PeopleFilter } from "#app/profiles/profile-ports.ts";
import type { NeededFit } from "#domain/fit/fit-level.ts";
import type { Condition, Fact } from "#domain/fit/fit.ts";

/** Every playing age of a profile. */
const AGES = sql`array_prepend(profile.age_range, profile.other_age_ranges)`;

/** Each fact in a profile's row, and whether it is a list. */
const FACTS: Readonly<Record<Fact, { readonly has: RawBuilder<unknown>; readonly isList: boolean }>> = {
  ageRanges: { has: AGES, isList: true },
  gender: { has: column("gender"), isList: false },
  heightRange: { has: column("height_range"), isList: false },
  eyeColor: { has: column("eye_color"), isList: false },
  hairColors: { has: column("hair_colors"), isList: true },
  skills: { has: column("skills"), isList: true },
  languages: { has: column("languages"), isList: true },
  unions: { has: column("unions"), isList: true },
  travelPreference: { has: column("travel_preference"), isList: false },
  cityKey: { has: column("city_key"), isList: false },
  state: { has: column("state"), isList: false },
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
    ageRanges.length > 0 && sql`${AGES} && ${[...ageRanges]}::text[]`,
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
  const { has, isList } = FACTS[fact];
  const wanted = sql`${[...values]}::text[]`;
  if (!isList) return sql`${has} = any(${wanted})`;
  return needs === "all" ? sql`${has} @> ${wanted}` : sql`${has} && ${wanted}`;
}

function column(name: string): RawBuilder<unknown> {
  return sql.ref(`profile.${name}`);
}
