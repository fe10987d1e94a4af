import type { OpenedIndex } from "#open-index.ts";
import type { SearchDocument, SearchIndex, SearchQuery } from "#search.ts";

/** The index under test. */
export type TestedIndex = Omit<OpenedIndex, "close">;

type Facts = Partial<Omit<SearchDocument, "id">>;

let minute = 0;
/** A document with this name; each is a minute newer than the one before. */
export function thing(id: string, name: string, facts: Facts = {}): SearchDocument {
  minute += 1;
  const newest = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
  return { id, version: 1, newest, suggest: name, ...facts, text: { name, ...facts.text } };
}

/** The first 25 ids that a query finds. */
export async function found(index: SearchIndex, query: Partial<SearchQuery>): Promise<readonly string[]> {
  return (await index.search({ size: 25, ...query })).ids;
}

/** The number of documents. */
export async function totalOf(index: SearchIndex): Promise<number | undefined> {
  return (await index.search({ size: 1, withTotal: true })).total?.total;
}
