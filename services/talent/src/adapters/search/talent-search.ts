import { readCursor, writeCursor } from "@callboard/kit/paging/cursor.ts";
import { fromCursorValues, SEARCH_KEYS, toCursorValues } from "@callboard/search/cursor.ts";
import type { OpenedIndex } from "@callboard/search/open-index.ts";
import type { Filter, IndexEntry, Sort } from "@callboard/search/search.ts";
import type {
  IndexedTalent,
  SearchScope,
  TalentEntry,
  TalentQuery,
  TalentSearch,
  TalentSort,
} from "#app/ports.ts";
import { CASTING_FIELDS, documentOf } from "./talent-document.ts";

const SORTS: Readonly<Record<TalentSort, Sort>> = {
  Relevance: { by: "relevance" },
  Newest: { by: "newest", order: "desc" },
  Name: { by: "field", field: "name", order: "asc" },
};

/** The talents' index in an engine. */
export function createTalentSearch({ index, rebuild }: Pick<OpenedIndex, "index" | "rebuild">): TalentSearch {
  return {
    find: async (query) => {
      const answer = await index.search({
        ...(query.text === null ? {} : { text: query.text }),
        filters: [...scopeFilters(query.scope), ...cardFilters(query), ...castingFilters(query)],
        sort: SORTS[query.sort],
        size: query.size,
        skip: query.skip,
        after: placeOf(query),
      });
      return answer.ids;
    },
    write: (talents) => index.write(talents.map(documentOf)),
    remove: (userId, revision) => index.remove(userId, revision),
    rebuild: (entries) => rebuild(batchesOf(entries)),
    cursorOf,
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

/** Whom the caller may find at all. */
function scopeFilters({ callerId, roster, minors }: SearchScope): Filter[] {
  const own = any("agent", [callerId]);
  const adults = any("minor", ["no"]);
  const found: Filter[] = minors ? [] : [{ kind: "either", filters: [...adults, ...own] }];
  return roster ? [...found, ...own] : found;
}

function cardFilters(query: TalentQuery): Filter[] {
  const skills: Filter[] =
    query.skills.length > 0 ? [{ kind: "all", field: "skills", values: query.skills }] : [];
  return [...skills, ...any("unions", query.unions), ...any("travelPreference", query.travelPreference)];
}

/**
 * Criteria on fields that the card does not show. Who reads only cards finds by them nobody but the own clients and
 * themselves, so that filtering tells nothing that reading would not.
 */
function castingFilters(query: TalentQuery): Filter[] {
  const { reads, callerId } = query.scope;
  const ethnicity = reads === "everything" ? "anyEthnicity" : "ethnicity";
  const asked = [
    ...CASTING_FIELDS.flatMap((field) => any(field, query[field])),
    ...any(ethnicity, query.ethnicity),
  ];
  if (reads !== "card" || asked.length === 0) return asked;
  return [
    ...asked,
    { kind: "either", filters: [...any("agent", [callerId]), { kind: "ids", values: [callerId] }] },
  ];
}

const MICROS = 1_000;

/** The engine's cursor: the value that is sorted by, the newest, the id. */
function cursorOf(talent: IndexedTalent, sort: TalentSort): string | null {
  if (sort === "Relevance") return null;
  const document = documentOf(talent);
  const newest = document.newest.getTime() * MICROS;
  const rank = sort === "Name" ? (document.numbers?.["name"] ?? null) : newest;
  return writeCursor(sort, toCursorValues({ rank, newest, id: document.id }));
}

/** The place behind which the query goes on. */
function placeOf({ after, sort }: TalentQuery) {
  return fromCursorValues(after === null ? null : (readCursor(after, sort, SEARCH_KEYS)?.values ?? null));
}
