import { waitFor } from "@callboard/testkit/wait-for.ts";
import { found, thing, totalOf, type TestedIndex } from "./contract-documents.ts";
import type { IndexEntry, SearchDocument } from "#search.ts";

/** The contract of every search engine for rebuilding an index. */
export function describeRebuild(opened: (...documents: SearchDocument[]) => Promise<TestedIndex>): void {
  it("is searched only when it is whole, and loses nothing that was written meanwhile", async () => {
    const { index, rebuild } = await opened(
      thing("kept", "old words"),
      thing("gone", "old words"),
      thing("hidden", "old words"),
      thing("passed", "old words"),
    );
    await index.remove("before", 4);
    async function* all(): AsyncGenerator<readonly IndexEntry[]> {
      yield [thing("kept", "fresh words", { version: 2 }), { id: "hidden", version: 1, removed: true }];
      expect(await found(index, { text: "old" })).toHaveLength(4);
      expect(await found(index, { text: "fresh" })).toEqual([]);
      await index.write([
        thing("meanwhile", "late words"),
        thing("kept", "newest words", { version: 3 }),
        thing("passed", "late words", { version: 2 }),
      ]);
      await index.remove("gone", 5);
      yield [thing("other", "fresh words"), thing("gone", "fresh words", { version: 4 })];
      yield [thing("before", "fresh words", { version: 3 })];
    }
    await rebuild(all());
    await waitFor("all is there", async () => (await found(index, { text: "words" })).length === 4);
    expect(await found(index, { text: "newest" })).toEqual(["kept"]);
    expect(await found(index, { text: "late" })).toEqual(["passed", "meanwhile"]);
    expect(await found(index, { text: "fresh" })).toEqual(["other"]);
    // Removals are remembered, so a late write restores nothing.
    await index.write([thing("gone", "late", { version: 4 }), thing("hidden", "late", { version: 1 })]);
    await index.write([thing("marker", "marker")]);
    await waitFor("the marker arrived", async () => (await found(index, { text: "marker" })).length === 1);
    expect(await found(index, {})).toHaveLength(5);
  });

  it("takes writes at every moment", async () => {
    const { index, rebuild } = await opened(thing("steady", "old"));
    let rebuilt = false;
    let written = 0;
    const writing = async (): Promise<void> => {
      // A rebuild that is refused while the engine removes the former index is retried, as for an event.
      while (!rebuilt)
        await index.write([thing(`w${written}`, "steady writer")]).then(
          () => (written += 1),
          () => undefined,
        );
    };
    const rebuilding = rebuild([[thing("steady", "fresh")]]).finally(() => {
      rebuilt = true;
    });
    await Promise.all([rebuilding, writing()]);
    expect(written).toBeGreaterThan(0);
    await waitFor("all is there", async () => (await totalOf(index)) === written + 1);
  });

  it("that fails changes nothing, and the next one succeeds", async () => {
    const { index, rebuild } = await opened(thing("old", "old words"));
    async function* broken(): AsyncGenerator<readonly IndexEntry[]> {
      yield [thing("half", "fresh words")];
      throw new Error("the owner's database is gone");
    }
    await expect(rebuild(broken())).rejects.toThrow("the owner's database is gone");
    expect(await found(index, { text: "words" })).toEqual(["old"]);
    await rebuild([[thing("whole", "fresh words")]]);
    await waitFor("it is whole", async () => (await found(index, { text: "words" })).length === 2);
  });
}
