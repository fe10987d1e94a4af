import { sql, type RawBuilder } from "kysely";
import type { Filter, Point, Weight } from "#search.ts";
import { wantedWords, type WantedWord } from "#words/found-words.ts";
import { numberColumn } from "./postgres-schema.ts";

/** The mean radius, the same as in OpenSearch. */
export const EARTH_KM = 6_371.0087714;
const KM_PER_DEGREE = 111.19;

/** The token that represents a keyword of a field in a row. */
export function tokenOf(field: string, value: string): string {
  return `${field}=${value}`;
}

type FilterOf<Kind extends Filter["kind"]> = Extract<Filter, { kind: Kind }>;

const CONDITIONS: { readonly [Kind in Filter["kind"]]: (filter: FilterOf<Kind>) => RawBuilder<boolean> } = {
  ids: ({ values }) => sql`id = any(${[...values]}::text[])`,
  any: (filter) => sql`tokens && ${tokens(filter)}::text[]`,
  all: (filter) => sql`tokens @> ${tokens(filter)}::text[]`,
  not: (filter) => sql`not (tokens && ${tokens(filter)}::text[])`,
  range: ({ field, min = -Infinity, max = Infinity }) => {
    const column = sql.ref(numberColumn(field));
    return sql`(${column} >= ${min} and ${column} <= ${max})`;
  },
  overlap: ({ min = -Infinity, max = Infinity, ...span }) => {
    const from = sql`coalesce(${sql.ref(numberColumn(span.from))}, '-infinity')`;
    const to = sql`coalesce(${sql.ref(numberColumn(span.to))}, 'infinity')`;
    return sql`(${from} <= ${max} and ${to} >= ${min})`;
  },
  distance: ({ from, kilometres }) => within(from, kilometres),
  either: ({ filters }) =>
    filters.length === 0 ? sql`false` : sql`(${sql.join(filters.map(conditionOf), sql` or `)})`,
};

/** The condition of one filter. */
export function conditionOf(filter: Filter): RawBuilder<boolean> {
  const build = CONDITIONS[filter.kind] as (filter: Filter) => RawBuilder<boolean>;
  return build(filter);
}

function tokens(filter: { field: string; values: readonly string[] }): string[] {
  return filter.values.map((value) => tokenOf(filter.field, value));
}

/** A bounding box for the index, then the great-circle distance. */
function within({ latitude, longitude }: Point, kilometres: number): RawBuilder<boolean> {
  const north = kilometres / KM_PER_DEGREE;
  const narrow = Math.cos((Math.min(89, Math.abs(latitude) + north) * Math.PI) / 180);
  const east = north / narrow;
  const box = sql`latitude between ${latitude - north} and ${latitude + north}`;
  const turns = [longitude, longitude - 360, longitude + 360].map(
    (centre) => sql`longitude between ${centre - east} and ${centre + east}`,
  );
  const distance = sql`2 * ${sql.lit(EARTH_KM)} * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2)))`;
  return sql`(${box} and (${sql.join(turns, sql` or `)}) and ${distance} <= ${kilometres})`;
}

/** A query that requires the beginnings of folded words. */
export function startsQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(" & ");
}

/** A query that requires one of each; only in fields of a weight if it is given. With `*` for a weight, beginnings. */
export function wantedQuery(wanted: readonly WantedWord[], weight: Weight | "*" | null = null): string {
  const suffix = weight === null ? "" : `:${weight}`;
  return wanted.map((words) => `(${words.map((word) => `'${word}'${suffix}`).join(" | ")})`).join(" & ");
}

/**
 * What was typed, each word as the beginning of one, to be compared with `search_words` of `words-in-sql.ts`; null,
 * which matches nothing, of a text without words.
 */
export function typedQuery(text: string): RawBuilder<unknown> {
  const wanted = wantedWords(text);
  return sql`${wanted.length === 0 ? null : wantedQuery(wanted, "*")}::tsquery`;
}
