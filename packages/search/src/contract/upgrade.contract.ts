import { waitFor } from "@callboard/testkit/wait-for.ts";
import { found, thing, type TestedIndex } from "./contract-documents.ts";
import type { IndexDefinition } from "#search.ts";

/** The contract of every search engine when another version of the owner defines an index differently. */
export function describeUpgrade(open: (definition: IndexDefinition) => Promise<TestedIndex>): void {
  let count = 0;
  const definitions = (): readonly [IndexDefinition, IndexDefinition] => {
    count += 1;
    const name = `upgraded${count}`;
    return [
      { name, text: { name: "A" }, keywords: ["kind"], numbers: ["price"] },
      { name, text: { name: "A" }, keywords: ["kind", "tag"], numbers: ["price", "weight"] },
    ];
  };
  const tagged = (id: string, name: string, version: number) =>
    thing(id, name, { version, keywords: { kind: ["x"], tag: ["fresh"] }, numbers: { weight: 7 } });
  const byTag = { filters: [{ kind: "any", field: "tag", values: ["fresh"] }] } as const;

  it("begins with what the former one has, and has the rest after a rebuild", async () => {
    const [earlier, later] = definitions();
    const former = await open(earlier);
    await former.index.write([
      thing("one", "Grey Harbour", { keywords: { kind: ["x"] } }),
      thing("two", "Sea"),
    ]);
    await former.index.remove("gone", 4);
    await waitFor("both are there", async () => (await found(former.index, {})).length === 2);
    expect(await former.isOutdated()).toBe(false);

    const opened = await open(later);
    const { index } = opened;
    expect(await found(index, {})).toEqual(["two", "one"]);
    expect(await found(index, { filters: [{ kind: "any", field: "kind", values: ["x"] }] })).toEqual(["one"]);
    expect((await index.suggest("harb")).map(({ id }) => id)).toEqual(["one"]);
    expect(await found(index, { sort: { by: "field", field: "weight", order: "desc" } })).toHaveLength(2);
    expect(await found(index, byTag)).toEqual([]);
    expect(await opened.isOutdated()).toBe(true);
    // Documents written in the meantime have the new fields, and removals are remembered.
    await index.write([tagged("three", "Written meanwhile", 1), tagged("gone", "Too late", 3)]);
    await waitFor("it is found", async () => (await found(index, byTag)).join() === "three");

    await opened.rebuild([[tagged("one", "Grey Harbour", 1), tagged("two", "Sea", 1)]]);
    await waitFor("all is there", async () => (await found(index, byTag)).length === 3);
  });

  it("is outdated until the former version is gone, and then has what that one wrote", async () => {
    const [earlier, later] = definitions();
    const former = await open(earlier);
    await former.index.write([thing("one", "First words")]);
    await waitFor("it is there", async () => (await found(former.index, {})).length === 1);
    const opened = await open(later);
    await opened.rebuild([[tagged("one", "First words", 1)]]);
    // A process of the former version continues with events and searches.
    await former.index.write([thing("one", "Second words", { version: 2 })]);
    await waitFor("it is found", async () => (await found(former.index, { text: "second" })).length === 1);
    expect(await opened.isOutdated()).toBe(true);

    await opened.rebuild([[tagged("one", "Second words", 2)]]);
    await opened.letGoFormer();
    await waitFor("it is whole", async () => (await found(opened.index, byTag)).length === 1);
    expect(await found(opened.index, { text: "second" })).toEqual(["one"]);
    expect(await opened.isOutdated()).toBe(false);
  });

  it("of the same definition is never outdated", async () => {
    const [definition] = definitions();
    const first = await open(definition);
    await first.index.write([thing("one", "Words")]);
    await first.rebuild([[thing("one", "Words")]]);
    expect(await (await open(definition)).isOutdated()).toBe(false);
  });
}
