import { fromCursorValues, toCursorValues } from "#cursor.ts";
import type { SearchDocument, SearchIndex, SearchQuery } from "#search.ts";
import { found, thing } from "./contract-documents.ts";

/** The contract of every search engine for ordering, paging and counting hits. */
export function describePages(filled: (...documents: SearchDocument[]) => Promise<SearchIndex>): void {
  const documents = Array.from({ length: 23 }, (_, place) =>
    thing(`d${String(place).padStart(2, "0")}`, place % 2 === 0 ? "even thing" : "odd thing", {
      numbers: place % 3 === 0 ? {} : { price: place % 5 },
      newest: new Date(Date.UTC(2026, 0, 1 + Math.floor(place / 4))),
    }),
  );
  let index: SearchIndex;
  beforeAll(async () => {
    index = await filled(...documents);
  });

  const SORTS: [string, Partial<SearchQuery>][] = [
    ["relevance", { text: "thing", sort: { by: "relevance" } }],
    ["newest", { sort: { by: "newest", order: "desc" } }],
    ["oldest", { sort: { by: "newest", order: "asc" } }],
    ["a number upwards", { sort: { by: "field", field: "price", order: "asc" } }],
    ["a number downwards", { sort: { by: "field", field: "price", order: "desc" } }],
  ];
  it.each(SORTS)(
    "walks all hits by cursor, each once, in the order of one big page: %s",
    async (_name, query) => {
      const whole = await index.search({ ...query, size: 100 });
      const walked: string[] = [];
      let after: SearchQuery["after"] = null;
      do {
        const page = await index.search({ ...query, size: 4, after });
        walked.push(...page.ids);
        after = page.next && fromCursorValues(toCursorValues(page.next));
      } while (after);
      expect(walked).toEqual(whole.ids);
      expect(new Set(walked).size).toBe(23);
    },
  );

  it.each<[string, Partial<SearchQuery>, number | null]>([
    ["relevance, the score", { text: "thing" }, 8],
    ["newest", { sort: { by: "newest", order: "desc" } }, Date.UTC(2026, 0, 6) * 1_000],
    ["a number", { sort: { by: "field", field: "price", order: "asc" } }, 0],
  ])("makes cursors that anybody can make: by %s", async (_name, query, value) => {
    const { ids, next } = await index.search({ ...query, size: 1 });
    const document = documents.find(({ id }) => id === ids[0]);
    const newest = (document?.newest.getTime() ?? 0) * 1_000;
    expect(next).toEqual({ rank: value, newest, id: ids[0] });
  });

  it("puts what has no number last in both directions", async () => {
    const without = documents
      .filter((document) => document.numbers?.["price"] === undefined)
      .map(({ id }) => id);
    for (const order of ["asc", "desc"] as const) {
      const ids = await found(index, { sort: { by: "field", field: "price", order } });
      expect(ids.slice(-without.length).toSorted()).toEqual(without.toSorted());
    }
  });

  it("breaks ties by the newest, then by the id", async () => {
    const ids = await found(index, { text: "thing" });
    const expected = documents
      .toSorted((a, b) => b.newest.getTime() - a.newest.getTime() || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    expect(ids).toEqual(expected);
  });

  it.each(SORTS)("reaches each page by number: %s", async (_name, query) => {
    const whole = await found(index, { ...query, size: 100 });
    for (const skip of [0, 5, 10, 15, 20, 25])
      expect(await found(index, { ...query, size: 5, skip })).toEqual(whole.slice(skip, skip + 5));
  });

  it("goes on behind the place of any hit", async () => {
    const whole = await index.search({ text: "thing", size: 100 });
    expect(whole.places.map(({ id }) => id)).toEqual(whole.ids);
    const after = whole.places[9] ?? null;
    expect(await found(index, { text: "thing", size: 100, after })).toEqual(whole.ids.slice(10));
  });

  it("counts when it is asked to, on every page", async () => {
    const own = await filled(...documents.slice(0, 5));
    expect((await own.search({ size: 2 })).total).toBeNull();
    const first = await own.search({ size: 2, withTotal: true });
    expect(first.total).toEqual({ total: 5, totalIsFloor: false });
    const second = await own.search({ size: 2, withTotal: true, after: first.next });
    expect(second.total).toEqual({ total: 5, totalIsFloor: false });
    const third = await own.search({ size: 2, after: second.next });
    expect(third).toMatchObject({ total: null, next: null });
  });

  describe("of many matches", () => {
    const count = 1_500;
    let many: SearchIndex;
    beforeAll(async () => {
      // The oldest has the word in its name, the others in a field with a lower weight.
      const others = Array.from({ length: count - 1 }, (_, place) =>
        thing(`m${place}`, `Other ${place}`, { text: { place: "harbour" } }),
      );
      many = await filled(thing("oldest", "Harbour", { newest: new Date(Date.UTC(2025, 0, 1)) }), ...others);
    });

    it("relevance puts the best first, however old it is", async () => {
      expect((await found(many, { text: "harbour", size: 2 }))[0]).toBe("oldest");
    });

    it("relevance reaches as many as the total says", async () => {
      const reached = new Set<string>();
      let after: SearchQuery["after"] = null;
      let total = 0;
      do {
        const page = await many.search({ text: "harbour", size: 100, after, withTotal: true });
        page.ids.forEach((id) => reached.add(id));
        total = page.total?.total ?? 0;
        after = page.next && fromCursorValues(toCursorValues(page.next));
      } while (after);
      expect([reached.size, total]).toEqual([count, count]);
    });
  });
}
