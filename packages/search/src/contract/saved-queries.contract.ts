import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { SavedFilter, SavedQueries } from "#saved-queries.ts";
import type { SearchDocument } from "#search.ts";
import { thing } from "./contract-documents.ts";

/** The contract of saved queries. Writes may become visible a moment later. */
export function describeSavedQueries(open: () => Promise<SavedQueries>): void {
  const AT = { latitude: 52.52, longitude: 13.4 };
  const document: SearchDocument = thing("d", "Café Noir", {
    text: { summary: "a small drama" },
    keywords: { kind: ["x"], tag: ["red", "blue"] },
    numbers: { price: 10, from: 5, to: null },
    point: AT,
  });
  const page = { after: null, size: 100 };
  const all = (queries: SavedQueries) => queries.match(document, page);

  it.each<[string, string | null, SavedFilter[], boolean]>([
    ["of nothing", null, [], true],
    ["of words in any field", "cafe DRAMA", [], true],
    ["of a word that does not occur", "cafe comedy", [], false],
    ["of any value", null, [{ kind: "any", field: "kind", values: ["y", "x"] }], true],
    ["of other values", null, [{ kind: "any", field: "kind", values: ["y"] }], false],
    ["of all values", null, [{ kind: "all", field: "tag", values: ["red", "blue"] }], true],
    ["of more values", null, [{ kind: "all", field: "tag", values: ["red", "green"] }], false],
    ["of a value that is there", null, [{ kind: "not", field: "tag", values: ["red"] }], false],
    ["of one that is not", null, [{ kind: "not", field: "tag", values: ["green"] }], true],
    ["of a range", null, [{ kind: "range", field: "price", min: 10, max: 10 }], true],
    ["of a higher range", null, [{ kind: "range", field: "price", min: 11 }], false],
    ["of a number that is missing", null, [{ kind: "range", field: "to", max: 99 }], false],
    ["of a period that it touches", null, [{ kind: "overlap", from: "from", to: "to", min: 90 }], true],
    ["of an earlier period", null, [{ kind: "overlap", from: "from", to: "to", max: 4 }], false],
    ["near by", null, [{ kind: "distance", from: { latitude: 52.5, longitude: 13.4 }, kilometres: 5 }], true],
    [
      "far away",
      null,
      [{ kind: "distance", from: { latitude: 48.1, longitude: 11.6 }, kilometres: 5 }],
      false,
    ],
    ["of its id", null, [{ kind: "ids", values: ["d"] }], true],
    ["of another id", null, [{ kind: "ids", values: ["e"] }], false],
    [
      "of which one condition fails",
      "cafe",
      [
        { kind: "any", field: "kind", values: ["x"] },
        { kind: "range", field: "price", min: 11 },
      ],
      false,
    ],
  ])("a query %s", async (_name, text, filters, isMatch) => {
    const queries = await open();
    await queries.write([
      { id: "a", version: 1, ...(text === null ? {} : { text }), filters },
      { id: "marker", version: 1, filters: [] },
    ]);
    await waitFor("the queries wait", async () => (await all(queries)).includes("marker"));
    expect(await all(queries)).toEqual(isMatch ? ["a", "marker"] : ["marker"]);
  });

  it("a document without a point is near nothing", async () => {
    const queries = await open();
    await queries.write([
      { id: "a", version: 1, filters: [{ kind: "distance", from: AT, kilometres: 9_000 }] },
      { id: "marker", version: 1, filters: [] },
    ]);
    const { point: _, ...without } = document;
    await waitFor("the queries wait", async () => (await all(queries)).length === 2);
    expect(await queries.match(without, page)).toEqual(["marker"]);
  });

  it("the newest version of a query counts, and a removed one stays removed", async () => {
    const queries = await open();
    const none: SavedFilter[] = [{ kind: "ids", values: [] }];
    await queries.write([{ id: "a", version: 2, filters: [] }]);
    await queries.write([{ id: "a", version: 1, filters: none }]);
    await queries.write([{ id: "d", version: 1, filters: none }]);
    await queries.write([{ id: "d", version: 1, filters: [] }]);
    await queries.write([{ id: "b", version: 2, removed: true }]);
    await queries.write([{ id: "b", version: 1, filters: [] }]);
    await queries.write([{ id: "c", version: 1, filters: [] }]);
    await queries.write([{ id: "c", version: 2, removed: true }]);
    await queries.write([{ id: "z", version: 1, filters: [] }]);
    await waitFor("all of them arrived", async () => (await all(queries)).includes("z"));
    expect(await all(queries)).toEqual(["a", "d", "z"]);
  });

  it("matches come in pages", async () => {
    const queries = await open();
    const ids = ["a", "b", "c", "d", "e"];
    await queries.write(ids.map((id) => ({ id, version: 1, filters: [] })));
    await waitFor("they wait", async () => (await all(queries)).length === ids.length);
    expect(await queries.match(document, { after: null, size: 2 })).toEqual(["a", "b"]);
    expect(await queries.match(document, { after: "b", size: 2 })).toEqual(["c", "d"]);
    expect(await queries.match(document, { after: "d", size: 2 })).toEqual(["e"]);
  });
}
