import { waitFor } from "@callboard/testkit/wait-for.ts";
import { found, thing, totalOf, type TestedIndex } from "./contract-documents.ts";
import { describeNames } from "./names.contract.ts";
import { describePages } from "./pages.contract.ts";
import { describeRebuild } from "./rebuild.contract.ts";
import { describeSavedQueries } from "./saved-queries.contract.ts";
import { describeSuggestions } from "./suggestions.contract.ts";
import { describeUpgrade } from "./upgrade.contract.ts";
import type { Filter, IndexDefinition, SearchDocument, SearchIndex } from "#search.ts";

const DEFINITION: IndexDefinition = {
  name: "thing",
  text: { name: "A", summary: "B", place: "D" },
  keywords: ["kind", "tag"],
  numbers: ["price", "from", "to"],
  point: true,
};

/** The search engine under test: opens an empty index. */
export interface SearchEngine {
  open(definition: IndexDefinition): Promise<TestedIndex>;
  close(): Promise<void>;
}

/** The contract of every search engine. Writes may become visible a moment later. */
export function describeSearch(engineName: string, open: () => Promise<SearchEngine>): void {
  describe(`search on ${engineName}`, () => {
    let engine: SearchEngine;
    let count = 0;

    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    async function filled(...documents: SearchDocument[]): Promise<SearchIndex> {
      return (await opened(...documents)).index;
    }
    async function opened(...documents: SearchDocument[]): Promise<TestedIndex> {
      count += 1;
      const tested = await engine.open({ ...DEFINITION, name: `thing${count}` });
      const { index } = tested;
      await index.write(documents);
      await waitFor("the documents can be found", async () => {
        return (await totalOf(index)) === documents.length;
      });
      return tested;
    }

    describe("text", () => {
      let index: SearchIndex;
      beforeAll(async () => {
        index = await filled(
          thing("cafe", "Café Noir", { text: { summary: "a small drama about coffee" } }),
          thing("istanbul", "ISTANBUL'da Bir Gün", { text: { summary: "İyi ışık, çağdaş" } }),
          thing("strasse", "Straße", { text: { place: "Łódź" } }),
          thing("drama", "Drama", { text: { summary: "nothing else" } }),
          thing("place", "Other", { text: { place: "drama quarter" } }),
          thing("code", "Room 3e12ab45", { text: { summary: "1e5 x86-64 e.g. v2.0 don't" } }),
        );
      });

      it.each([
        ["accents mean nothing", "cafe", ["cafe"]],
        ["accents typed mean nothing", "cÂfé NOÎR", ["cafe"]],
        ["the Turkish dotted capital i", "İstanbul", ["istanbul"]],
        ["the Turkish dotless i", "ıstanbul", ["istanbul"]],
        ["the Turkish words", "iyi isik cagdas", ["istanbul"]],
        ["sharp s and barred l", "strasse lodz", ["strasse"]],
        ["every word must occur, in whatever field", "noir coffee", ["cafe"]],
        ["a word that occurs nowhere", "noir tea", []],
        ["operators are only text", "noir & !coffee | ':*", ["cafe"]],
        ["letters and digits in one word", "3e12ab45", ["code"]],
        ["a word that looks like a number", "1e5 x86 64", ["code"]],
        ["letters between signs", "e g v2 don", ["code"]],
        ["a heavier field comes first", "drama", ["drama", "cafe", "place"]],
      ])("%s: %s", async (_name, text, ids) => {
        expect(await found(index, { text })).toEqual(ids);
      });
    });

    describe("names", () => describeNames(filled));

    describe("filters", () => {
      let index: SearchIndex;
      beforeAll(async () => {
        const at = (latitude: number, longitude: number) => ({ point: { latitude, longitude } });
        index = await filled(
          thing("a", "A", {
            keywords: { kind: ["x"], tag: ["red", "blue"] },
            numbers: { price: 10 },
            ...at(52.52, 13.4),
          }),
          thing("b", "B", {
            keywords: { kind: ["y"], tag: ["red"] },
            numbers: { price: 20, from: 18, to: 25 },
            ...at(52.4, 13.06),
          }),
          thing("c", "C", { keywords: { kind: ["x"] }, numbers: { from: 30 }, ...at(-16.8, 179.9) }),
        );
      });

      it.each<[string, Filter[], string[]]>([
        ["any of a field", [{ kind: "any", field: "kind", values: ["y", "z"] }], ["b"]],
        ["all of a field", [{ kind: "all", field: "tag", values: ["red", "blue"] }], ["a"]],
        ["none of a field", [{ kind: "not", field: "tag", values: ["blue"] }], ["c", "b"]],
        [
          "a value of a field, or none of those that it can have",
          [
            {
              kind: "either",
              filters: [
                { kind: "any", field: "tag", values: ["blue"] },
                { kind: "not", field: "tag", values: ["red", "blue"] },
              ],
            },
          ],
          ["c", "a"],
        ],
        ["any of nothing", [{ kind: "any", field: "kind", values: [] }], []],
        ["a value of another field", [{ kind: "any", field: "tag", values: ["x"] }], []],
        ["a range with both ends", [{ kind: "range", field: "price", min: 10, max: 19 }], ["a"]],
        [
          "an open range leaves out what has no number",
          [{ kind: "range", field: "price", min: 0 }],
          ["b", "a"],
        ],
        ["an overlapping span", [{ kind: "overlap", from: "from", to: "to", min: 25, max: 28 }], ["b", "a"]],
        ["an open span", [{ kind: "overlap", from: "from", to: "to", min: 40 }], ["c", "a"]],
        [
          "a distance",
          [{ kind: "distance", from: { latitude: 52.52, longitude: 13.4 }, kilometres: 30 }],
          ["b", "a"],
        ],
        [
          "a short distance",
          [{ kind: "distance", from: { latitude: 52.52, longitude: 13.4 }, kilometres: 20 }],
          ["a"],
        ],
        [
          "a distance across the date line",
          [{ kind: "distance", from: { latitude: -16.8, longitude: -179.9 }, kilometres: 30 }],
          ["c"],
        ],
        ["ids", [{ kind: "ids", values: ["a", "c", "nobody"] }], ["c", "a"]],
        ["none of no ids", [{ kind: "ids", values: [] }], []],
        [
          "either of two",
          [
            {
              kind: "either",
              filters: [
                { kind: "any", field: "kind", values: ["y"] },
                { kind: "range", field: "price", max: 10 },
              ],
            },
          ],
          ["b", "a"],
        ],
        [
          "both of two",
          [
            { kind: "any", field: "kind", values: ["x"] },
            { kind: "any", field: "tag", values: ["red"] },
          ],
          ["a"],
        ],
      ])("%s", async (_name, filters, ids) => {
        expect(await found(index, { filters })).toEqual(ids);
      });

      it("count the values of facets over all matches", async () => {
        const { facets } = await index.search({ size: 1, facets: ["kind", "tag"] });
        expect(facets).toEqual({
          kind: [
            { value: "x", count: 2 },
            { value: "y", count: 1 },
          ],
          tag: [
            { value: "red", count: 2 },
            { value: "blue", count: 1 },
          ],
        });
      });
    });

    describe("order and pages", () => describePages(filled));

    describe("versions", () => {
      it("a late or repeated write does nothing", async () => {
        const index = await filled(thing("v", "new name", { version: 3 }));
        await index.write([thing("v", "old name", { version: 2 }), thing("v", "same name", { version: 3 })]);
        await index.write([thing("marker", "marker")]);
        await waitFor(
          "the later write arrived",
          async () => (await found(index, { text: "marker" })).length === 1,
        );
        expect(await found(index, { text: "new" })).toEqual(["v"]);
        expect(await found(index, { text: "old" })).toEqual([]);
      });

      it("the newest of several in one batch wins", async () => {
        const index = await filled(thing("marker", "marker"));
        await index.write([thing("v", "second", { version: 2 }), thing("v", "first", { version: 1 })]);
        await waitFor("it arrived", async () => (await found(index, { text: "second" })).length === 1);
        expect(await found(index, { text: "first" })).toEqual([]);
      });

      it("a late write does not bring back what was removed, a newer one does", async () => {
        const index = await filled(thing("v", "thing", { version: 1 }));
        await index.remove("v", 3);
        await waitFor("it is gone", async () => (await found(index, {})).length === 0);
        await index.write([thing("v", "thing", { version: 2 }), thing("marker", "marker")]);
        await waitFor(
          "the marker arrived",
          async () => (await found(index, { text: "marker" })).length === 1,
        );
        expect(await found(index, { text: "thing" })).toEqual([]);
        await index.write([thing("v", "thing", { version: 4 })]);
        await waitFor("it is back", async () => (await found(index, { text: "thing" })).length === 1);
      });

      it("a removal that comes before the first write stands", async () => {
        const index = await filled(thing("marker", "marker"));
        await index.remove("v", 2);
        await index.write([thing("v", "thing", { version: 1 })]);
        await index.write([thing("later", "later")]);
        await waitFor(
          "the later write arrived",
          async () => (await found(index, { text: "later" })).length === 1,
        );
        expect(await found(index, { text: "thing" })).toEqual([]);
      });
    });

    describe("saved queries", () => describeSavedQueries(async () => (await opened()).savedQueries));

    describe("a rebuilt index", () => describeRebuild(opened));

    describe("an index of another definition", () =>
      describeUpgrade((definition) => engine.open(definition)));

    describe("suggestions", () => describeSuggestions(filled));
  });
}
