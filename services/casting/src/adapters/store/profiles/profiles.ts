import { sql, type Kysely } from "kysely";
import type {
  FacetValue,
  KnownProfile,
  ProfileReads,
  SubmissionFacets,
} from "#app/profiles/profile-ports.ts";
import { cityKeyOf } from "#domain/fit/fit.ts";
import type { Tables } from "../tables.ts";

/** The most values counted per kind; the most frequent ones are kept. */
const MAX_VALUES = 100;

type Db = Kysely<Tables>;

/** Reads casting's copies of the profiles of people with submissions. */
export function profileReads(db: Db): ProfileReads {
  return {
    async withoutProfile(positionIds, limit) {
      const { rows } = await sql<{ user_id: string }>`
        select distinct user_id from submission where position_id = any(${[...positionIds]}::uuid[])
          and not exists (select from profile where profile.user_id = submission.user_id)
        limit ${limit}`.execute(db);
      return rows.map((row) => row.user_id);
    },
    facets: (positionIds, hideSuspended) => facets(db, positionIds, hideSuspended),
  };
}

/** Stores profiles; a version older than the stored one changes nothing. */
export async function saveProfiles(db: Db, profiles: readonly KnownProfile[]): Promise<void> {
  if (profiles.length === 0) return;
  const rows = profiles.map((profile) => ({
    user_id: profile.userId,
    age_range: profile.ageRanges[0] ?? "",
    other_age_ranges: profile.ageRanges.slice(1),
    gender: profile.gender,
    height_range: profile.heightRange,
    eye_color: profile.eyeColor,
    hair_colors: profile.hairColors,
    skills: profile.skills,
    languages: profile.languages,
    unions: profile.unions,
    travel_preference: profile.travelPreference,
    city_key: cityKeyOf(profile.city),
    state: profile.state,
    country: profile.country,
    version: profile.version,
  }));
  await sql`
    insert into profile (user_id, age_range, other_age_ranges, gender, height_range, eye_color, hair_colors, skills,
      languages, unions, travel_preference, city_key, state, country, version)
    select user_id, age_range, other_age_ranges, gender, height_range, eye_color, hair_colors, skills,
      languages, unions, travel_preference, city_key, state, country, version
    from jsonb_populate_recordset(null::profile, ${JSON.stringify(rows)}::jsonb)
    order by user_id
    on conflict (user_id) do update set age_range = excluded.age_range,
      other_age_ranges = excluded.other_age_ranges, gender = excluded.gender,
      height_range = excluded.height_range, eye_color = excluded.eye_color, hair_colors = excluded.hair_colors,
      skills = excluded.skills, languages = excluded.languages, unions = excluded.unions,
      travel_preference = excluded.travel_preference, city_key = excluded.city_key, state = excluded.state,
      country = excluded.country, version = excluded.version
    where profile.version <= excluded.version`.execute(db);
}

interface FacetRow {
  readonly position_id: string;
  readonly kind: "age" | "union" | "agent" | "unread";
  /** Null for no union, no agent, or a profile that has not been read. */
  readonly value: string | null;
  readonly count: number;
}

async function facets(
  db: Db,
  positionIds: readonly string[],
  hideSuspended: boolean,
): Promise<ReadonlyMap<string, SubmissionFacets>> {
  const shown = hideSuspended
    ? sql`and not exists (select from person where person.id = submission.user_id and person.suspended)`
    : sql``;
  const { rows } = await sql<FacetRow>`
    with shown as (
      select position_id, representation_name, array_prepend(age_range, other_age_ranges) as ages, coalesce(unions, '{}') as unions,
        profile.user_id is null as is_unread
      from submission
      left join profile on profile.user_id = submission.user_id
      where position_id = any(${[...positionIds]}::uuid[]) ${shown}),
    valued as (
      select position_id, 'age' as kind, age as value from shown cross join unnest(ages) as age where age <> ''
      union all select position_id, 'union', named from shown cross join unnest(unions) as named
      union all select position_id, 'union', null from shown where cardinality(unions) = 0
      union all select position_id, 'agent', representation_name from shown
      union all select position_id, 'unread', null from shown where is_unread),
    counted as (
      select position_id, kind, value, count(*) as count,
        row_number() over (partition by position_id, kind order by value is null desc, count(*) desc, value) as place
      from valued group by position_id, kind, value)
    select position_id, kind, value, count from counted where place <= ${MAX_VALUES}
    order by position_id, kind, place`.execute(db);
  return new Map(positionIds.map((id) => [id, facetsOf(rows.filter((row) => row.position_id === id))]));
}

function facetsOf(rows: readonly FacetRow[]): SubmissionFacets {
  const values = (kind: FacetRow["kind"]): FacetValue[] =>
    rows.flatMap((row) =>
      row.kind === kind && row.value !== null ? [{ value: row.value, count: row.count }] : [],
    );
  const nobody = (kind: FacetRow["kind"]): number =>
    rows.find((row) => row.kind === kind && row.value === null)?.count ?? 0;
  return {
    ageRanges: values("age"),
    unions: values("union"),
    agents: values("agent"),
    noUnion: nobody("union"),
    noAgent: nobody("agent"),
    isWhole: nobody("unread") === 0,
  };
}
