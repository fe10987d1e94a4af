import type { SearchCursor } from "#cursor.ts";
import { WEIGHTS, type Filter, type Sort, type Weight } from "#search.ts";
import { TYPO_FROM } from "#typos.ts";
import type { WantedWord } from "#words/found-words.ts";

const MICROS = 1_000;
/** The most starts of words considered per mistyped one. */
const MAX_SIMILAR = 200;

/** A clause of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** Names of fields in the index. */
export const textField = (weight: Weight): string => `text_${weight.toLowerCase()}`;
export const keywordField = (field: string): string => `k_${field}`;
export const numberField = (field: string): string => `n_${field}`;

type FilterOf<Kind extends Filter["kind"]> = Extract<Filter, { kind: Kind }>;

const CLAUSES: { readonly [Kind in Filter["kind"]]: (filter: FilterOf<Kind>) => Clause } = {
  ids: ({ values }) => ({ terms: { id: values } }),
  any: ({ field, values }) => ({ terms: { [keywordField(field)]: values } }),
  all: ({ field, values }) => ({
    bool: { filter: values.map((value) => ({ term: { [keywordField(field)]: value } })) },
  }),
  not: ({ field, values }) => ({ bool: { must_not: [{ terms: { [keywordField(field)]: values } }] } }),
  range: ({ field, min, max }) => ({ range: { [numberField(field)]: bounds(min, max) } }),
  overlap: ({ from, to, min, max }) => ({
    bool: {
      filter: [
        openEnd(numberField(from), bounds(undefined, max)),
        openEnd(numberField(to), bounds(min, undefined)),
      ],
    },
  }),
  distance: ({ from, kilometres }) => ({
    geo_distance: { distance: `${kilometres}km`, point: { lat: from.latitude, lon: from.longitude } },
  }),
  either: ({ filters }) =>
    filters.length === 0
      ? { match_none: {} }
      : { bool: { should: filters.map(clauseOf), minimum_should_match: 1 } },
};

/** The condition of one filter. */
export function clauseOf(filter: Filter): Clause {
  const build = CLAUSES[filter.kind] as (filter: Filter) => Clause;
  return build(filter);
}

/** JSON has no infinity, so a bound that is not finite is open. */
function bounds(min: number | undefined, max: number | undefined): Clause {
  return {
    ...(min !== undefined && Number.isFinite(min) ? { gte: min } : {}),
    ...(max !== undefined && Number.isFinite(max) ? { lte: max } : {}),
  };
}

/** A missing end of the document's span is open. */
function openEnd(field: string, range: Clause): Clause {
  const missing = { bool: { must_not: [{ exists: { field } }] } };
  return { bool: { should: [{ range: { [field]: range } }, missing], minimum_should_match: 1 } };
}

/** Matches documents with one of the words in some text field; the score is the sum of the weights of those fields. */
export function wantedClause(words: WantedWord): Clause {
  const weights = Object.entries(WEIGHTS) as [Weight, number][];
  const should = weights.map(([weight, boost]) => ({
    constant_score: { filter: { terms: { [textField(weight)]: words } }, boost },
  }));
  return { bool: { should, minimum_should_match: 1 } };
}

/** Documents that are not removed and match conditions that do not affect the order. */
export function filtered(filters: readonly Clause[], must: readonly Clause[] = []): Clause {
  return { bool: { must, filter: [{ term: { removed: false } }, ...filters] } };
}

const TIES = [{ newest: "desc" }, { id: "asc" }] as const;

/** The order of a list; a document without the number comes last in both directions. */
export function sortClauses(sort: Sort, hasWords: boolean): readonly Clause[] {
  switch (sort.by) {
    case "relevance":
      return hasWords ? [{ _score: "desc" }, ...TIES] : TIES;
    case "newest":
      return [{ newest: sort.order }, { id: "asc" }];
    case "field":
      return [{ [numberField(sort.field)]: { order: sort.order, missing: standIn(sort) } }, ...TIES];
  }
}

/** Replaces a missing number, and is returned in the sort values of a hit, because JSON has no infinity. */
const standIn = ({ order }: { readonly order: "asc" | "desc" }): number =>
  order === "asc" ? Number.MAX_VALUE : -Number.MAX_VALUE;

/** The values by which the engine sorted a hit. */
export type SortValues = readonly (string | number | null)[];

/** The cursor of a hit, from the values by which the engine sorted it. */
export function cursorOf(sort: Sort, hasWords: boolean, values: SortValues): SearchCursor {
  const [newest, id] = values.slice(-2);
  const micros = Number(newest) * MICROS;
  const at = { newest: micros, id: String(id) };
  if (sort.by === "newest") return { ...at, rank: micros };
  if (sort.by === "relevance" && !hasWords) return { ...at, rank: 0 };
  const rank = Number(values[0]);
  return { ...at, rank: sort.by === "field" && rank === standIn(sort) ? null : rank };
}

/** The sort values after which the engine continues. */
export function searchAfter(sort: Sort, hasWords: boolean, { rank, newest, id }: SearchCursor): SortValues {
  const ties = [newest / MICROS, id];
  if (sort.by === "newest" || (sort.by === "relevance" && !hasWords)) return ties;
  return [sort.by === "field" ? (rank ?? standIn(sort)) : (rank ?? 0), ...ties];
}

/** Documents that come at or before this position when sorted newest first. */
export function noLaterThan(newest: number, id: string): Clause {
  const same = { bool: { filter: [{ term: { newest } }, { range: { id: { lte: id } } }] } };
  return { bool: { should: [{ range: { newest: { gt: newest } } }, same], minimum_should_match: 1 } };
}

/** Documents with a word in their suggest text that starts with this one. */
export function startClause(word: string): Clause {
  return { prefix: { suggest_words: word } };
}

/** Documents with a word in their suggest text that starts with this one, allowing for one typing error. */
export function typoClause(word: string): Clause {
  const fuzzy = { value: word, fuzziness: 1, prefix_length: 1, max_expansions: MAX_SIMILAR };
  if ([...word].length < TYPO_FROM) return startClause(word);
  return {
    bool: { should: [startClause(word), { fuzzy: { suggest_starts: fuzzy } }], minimum_should_match: 1 },
  };
}
