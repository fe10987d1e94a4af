import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { fromCursorValues, toCursorValues } from "@callboard/search/cursor.ts";
import { lettersOf } from "@callboard/search/words/words.ts";
import type { OpenedIndex } from "@callboard/search/open-index.ts";
import { MAX_SUGGESTIONS, type Filter, type IndexEntry, type Sort } from "@callboard/search/search.ts";
import type { SearchScope, TalentEntry, TalentQuery, TalentSearch, TalentSort } from "#app/ports.ts";
import { daysOf } from "#domain/availability/availability.ts";
import { MEMBERS } from "#domain/policy.ts";
import { SEARCHED } from "#domain/profile-fields.ts";
import { documentOf } from "./talent-document.ts";

const SORTS: Readonly<Record<TalentSort, Sort>> = {
  Relevance: { by: "relevance" },
  Newest: { by: "newest", order: "desc" },
  Name: { by: "field", field: "name", order: "asc" },
  Completeness: { by: "field", field: "completeness", order: "desc" },
};

/** Talent search backed by a search engine. */
export function createTalentSearch({ index, rebuild }: Pick<OpenedIndex, "index" | "rebuild">): TalentSearch {
  return {
    find: async (query) => {
      const { page } = query;
      const { places } = await index.search({
        ...(query.text === null ? {} : { text: query.text }),
        filters: [
          ...scopeFilters(query.scope),
          ...roleFilters(query.roles),
          ...cardFilters(query),
          ...castingFilters(query),
          ...closeFilters(query),
        ],
        sort: SORTS[page.sort],
        size: page.size,
        skip: page.skip,
        after: fromCursorValues(page.after),
      });
      return places.map((place) => ({
        userId: place.id,
        cursor: writeCursor(page.sort, toCursorValues(place)),
      }));
    },
    suggest: async (text, scope) => {
      const filters = scopeFilters(scope);
      const named = (await index.suggest(text, filters)).map(({ id }) => id);
      if (named.length >= MAX_SUGGESTIONS) return named;
      const { ids } = await index.search({ text, filters, size: MAX_SUGGESTIONS });
      return [...new Set([...named, ...ids])].slice(0, MAX_SUGGESTIONS);
    },
    write: (talent) => index.write(talent.map(documentOf)),
    remove: (userId, revision) => index.remove(userId, revision),
    rebuild: (entries) => rebuild(batchesOf(entries)),
  };
}

async function* batchesOf(
  entries: AsyncIterable<readonly TalentEntry[]>,
): AsyncGenerator<readonly IndexEntry[]> {
  for await (const page of entries)
    yield page.map(({ talent, listed }) =>
      listed ? documentOf(talent) : { id: talent.member.id, version: talent.revision, removed: true },
    );
}

function any(field: string, values: readonly string[]): Filter[] {
  return values.length > 0 ? [{ kind: "any", field, values }] : [];
}

/** Filters for the people whom the caller may find at all. */
function scopeFilters({ callerId, roster, minors, agentsOnly }: SearchScope): Filter[] {
  const own = any("agent", [callerId]);
  const adults: Filter = { kind: "either", filters: [...any("minor", ["no"]), ...own] };
  const noAgent: Filter = { kind: "not", field: "role", values: ["Agent"] };
  return [
    ...(minors ? [] : [adults]),
    ...(agentsOnly === null ? [] : [{ kind: "either", filters: [noAgent, ...ids(agentsOnly)] } as const]),
    ...(roster ? own : []),
  ];
}

/** Filters on account types. */
function roleFilters(roles: readonly string[]): Filter[] {
  if (!roles.includes("Talent")) return any("role", roles);
  // Documents written by the previous version have no account types, and are of performers alone.
  const former: Filter = { kind: "not", field: "role", values: MEMBERS };
  return [{ kind: "either", filters: [...any("role", roles), former] }];
}

/** Anyone may filter by the fields of the card. */
function cardFilters(query: TalentQuery): Filter[] {
  return SEARCHED.card.flatMap((field) => {
    const values = query[field];
    return field === "skills" && values.length > 0 ? [{ kind: "all", field, values }] : any(field, values);
  });
}

/**
 * Filters on fields outside the card. Callers who read only cards can match no one with them except themselves and
 * their own clients, so filtering discloses nothing that reading would not.
 */
function castingFilters(query: TalentQuery): Filter[] {
  const { scope, locationCity, represented } = query;
  const ethnicity = scope.reads === "everything" ? "anyEthnicity" : "ethnicity";
  const filters = [
    ...SEARCHED.casting.flatMap((field) => any(field, query[field])),
    ...any("languages", query.languages),
    ...any("locationCity", locationCity === null ? [] : [lettersOf(locationCity)]),
    ...any("represented", represented === null ? [] : [represented ? "yes" : "no"]),
    ...any(ethnicity, query.ethnicity),
  ];
  if (scope.reads !== "card" || filters.length === 0) return filters;
  return [...filters, { kind: "either", filters: closeTo(scope) }];
}

/**
 * Filters on data that even casting cannot read for everyone. Public media match for anyone; other media and
 * booked-out days match only people who submitted to the caller's company, own clients and the caller; completeness
 * does not even match those who submitted.
 */
function closeFilters({ scope, hasMedia, available, page }: TalentQuery): Filter[] {
  const readers = [...closeTo(scope), ...ids(scope.submitterIds)];
  const narrowed = (...filters: readonly Filter[]): Filter[] =>
    scope.reads === "everything" ? [] : [{ kind: "either", filters }];
  const media = any("media", hasMedia);
  const free: Filter[] =
    available === null
      ? []
      : [
          { kind: "not", field: "bookedOut", values: daysOf(available) },
          // Documents written by the previous version have neither booked-out days nor this field.
          ...any("represented", ["yes", "no"]),
        ];
  return [
    ...media,
    ...(media.length > 0 ? narrowed(...any("publicMedia", hasMedia), ...readers) : []),
    ...free,
    ...(free.length > 0 ? narrowed(...readers) : []),
    ...(page.sort === "Completeness" ? narrowed(...closeTo(scope)) : []),
  ];
}

function ids(values: readonly string[]): Filter[] {
  return values.length > 0 ? [{ kind: "ids", values }] : [];
}

/** The caller and the caller's clients. */
function closeTo({ callerId }: SearchScope): Filter[] {
  return [...any("agent", [callerId]), ...ids([callerId])];
}
