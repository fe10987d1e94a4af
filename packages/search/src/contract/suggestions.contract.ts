import { thing } from "./contract-documents.ts";
import type { Filter, SearchDocument, SearchIndex } from "#search.ts";

/** What every search engine promises of the words that somebody begins to type. */
export function describeSuggestions(filled: (...documents: SearchDocument[]) => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await filled(
      thing("grey", "The Grey Harbour", { keywords: { kind: ["x"] } }),
      thing("harbour", "Harbour Lights", { keywords: { kind: ["y"] } }),
      thing("isik", "Işıklar", { keywords: { kind: ["x"] } }),
      thing("silent", "Harbour unseen", { suggest: null }),
      ...Array.from({ length: 12 }, (_, place) => thing(`many${place}`, `Many ${place}`)),
    );
  });

  it.each([
    ["the start of the text comes first", "har", ["harbour", "grey"]],
    ["the start of each word", "ha gr", ["grey"]],
    ["not the middle of a word", "arbour", []],
    ["Turkish letters", "ISIK", ["isik"]],
    ["spaces around", "  lights ", ["harbour"]],
    ["nothing typed", "   ", []],
  ])("%s: %s", async (_name, text, ids) => {
    expect((await index.suggest(text)).map(({ id }) => id)).toEqual(ids);
  });

  it("respect filters, answer the text as it was written, and are ten at most", async () => {
    const filter: Filter = { kind: "any", field: "kind", values: ["x"] };
    expect(await index.suggest("har", [filter])).toEqual([{ id: "grey", text: "The Grey Harbour" }]);
    expect(await index.suggest("many")).toHaveLength(10);
  });
}
