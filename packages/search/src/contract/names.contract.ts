import { found, thing } from "./contract-documents.ts";
import { NAME_PAIRS } from "./name-pairs.ts";
import type { SearchDocument, SearchIndex } from "#search.ts";

/** The contract of every search engine for names as people write and type them. */
export function describeNames(filled: (...documents: SearchDocument[]) => Promise<SearchIndex>): void {
  let index: SearchIndex;
  const names = [...new Set(NAME_PAIRS.flatMap(([, pairs]) => pairs.map(([stored]) => stored)))];
  const idOf = (name: string): string => `name${names.indexOf(name)}`;
  beforeAll(async () => {
    index = await filled(...names.map((name) => thing(idOf(name), name)));
  });

  it.each(NAME_PAIRS)("are found as they are typed: %s", async (_script, pairs) => {
    const outcomes = await Promise.all(
      pairs.map(async ([stored, typed]) => [
        stored,
        typed,
        (await found(index, { text: typed })).includes(idOf(stored)),
      ]),
    );
    expect(outcomes).toEqual(pairs);
  });

  it.each(NAME_PAIRS)("are suggested as they are typed: %s", async (_script, pairs) => {
    const typed = pairs.filter(([, , isFound]) => isFound);
    const outcomes = await Promise.all(
      typed.map(async ([stored, text]) => {
        const suggestions = await index.suggest(text);
        return [stored, text, suggestions.some(({ id }) => id === idOf(stored))];
      }),
    );
    expect(outcomes).toEqual(typed);
  });
}
