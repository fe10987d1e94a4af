import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { sharedFiles } from "./shared-files.ts";

const FILE_COSTS = 100;

/** The files of modules written as `{ id: [size, ...imports] }`, for users that each count in full. */
function filesOf(
  written: Readonly<Record<string, readonly [size: number, ...imports: string[]]>>,
  users: readonly string[],
  isShared: (id: string) => boolean = () => true,
): string[][] {
  const modules = new Map(
    Object.entries(written).map(([id, [size, ...imports]]) => [id, { size, imports }] as const),
  );
  const counted = new Map(users.map((user) => [user, 1]));
  return sharedFiles({ modules, users: counted, isShared, fileCosts: FILE_COSTS })
    .map((ids) => ids.toSorted())
    .toSorted(([one = ""], [other = ""]) => one.localeCompare(other));
}

test("what one page alone needs stays with it, and what the same pages need is one file", () => {
  const files = filesOf({ a: [1, "x", "y", "own"], b: [1, "x"], x: [900, "y"], y: [900], own: [900] }, [
    "a",
    "b",
  ]);
  expect(files).toEqual([["x", "y"]]);
});

test.each([
  ["less than a file for each who needs both", 199, [["x", "y"]]],
  ["as much", 200, [["x"], ["y"]]],
])("two parts are one file while what others fetch in vain costs %s", (_what, size, files) => {
  // a and b need both, c needs only x and would fetch y in vain.
  const needs = { a: [1, "x", "y"], b: [1, "x", "y"], c: [1, "x"] } as const;
  expect(filesOf({ ...needs, x: [5_000], y: [size] }, ["a", "b", "c"])).toEqual(files);
});

test("the pair that saves most goes first", () => {
  // y could join x, which one more page needs, or z, which two more need; with both, c would fetch z in vain.
  const needs = {
    a: [1, "x", "y", "z"],
    b: [1, "x", "y", "z"],
    c: [1, "x"],
    d: [1, "z"],
    e: [1, "z"],
  } as const;
  const found = filesOf({ ...needs, x: [4_000], y: [90], z: [4_000] }, ["a", "b", "c", "d", "e"]);
  expect(found).toEqual([["x", "y"], ["z"]]);
});

const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A random client: modules that import later ones, and pages that import any. */
const clients = fc
  .tuple(fc.integer({ min: 6, max: 16 }), fc.integer({ min: 6, max: 16 }))
  .chain(([modules, pages]) =>
    fc.record({
      modules: fc.tuple(
        ...indexes(modules).map((at) =>
          fc.tuple(fc.integer({ min: 1, max: 120 }), fc.subarray([...indexes(modules)].slice(at + 1))),
        ),
      ),
      pages: fc.tuple(...indexes(pages).map(() => fc.subarray([...indexes(modules)], { minLength: 1 }))),
    }),
  );

/** Whether the imports between files form a cycle. */
function waitForEachOther(files: readonly string[][], needs: (id: string) => readonly string[]): boolean {
  const fileOf = new Map(files.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  let left = files.map((ids, at) => ({
    at,
    needed: new Set(ids.flatMap((id) => needs(id).map((other) => fileOf.get(other) ?? at))),
  }));
  for (;;) {
    const there = new Set(left.map(({ at }) => at));
    const next = left.filter(({ at, needed }) =>
      [...needed].some((other) => other !== at && there.has(other)),
    );
    if (next.length === left.length) return left.length > 0;
    left = next;
  }
}

test("no two files wait for each other, whatever needs what", () => {
  fc.assert(
    fc.property(clients, ({ modules, pages }) => {
      const name = (at: number): string => `m${at}`;
      const written = Object.fromEntries([
        ...modules.map(([size, needs], at) => [name(at), [size, ...needs.map(name)]] as const),
        ...pages.map((needs, at) => [`page ${at}`, [1, ...needs.map(name)]] as const),
      ]) as Parameters<typeof filesOf>[0];
      const files = filesOf(
        written,
        pages.map((_, at) => `page ${at}`),
      );
      expect(waitForEachOther(files, (id) => (written[id]?.slice(1) ?? []) as string[])).toBe(false);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test("what has a place of its own is in no file, and neither is a page that another one needs", () => {
  const found = filesOf(
    { a: [1, "x", "frame"], b: [1, "x", "frame", "a"], x: [1], frame: [1] },
    ["a", "b"],
    (id) => id !== "frame",
  );
  expect(found).toEqual([["x"]]);
});

test("what comes with a part counts too for who would fetch it in vain", () => {
  // c would fetch y with x, and low with y; the others need only low.
  const others = ["d", "e", "f", "g", "h"];
  const needs = { a: [1, "x", "y"], b: [1, "x", "y"], c: [1, "x"] } as const;
  const lowOnly = Object.fromEntries(others.map((id) => [id, [1, "low"] as const]));
  const files = (low: number) =>
    filesOf({ ...needs, ...lowOnly, x: [5_000], y: [50, "low"], low: [low] }, ["a", "b", "c", ...others]);
  expect(files(40)).toEqual([["low"], ["x", "y"]]);
  expect(files(60)).toEqual([["low"], ["x"], ["y"]]);
});

test("who counts for less decides less", () => {
  const modules = new Map(
    Object.entries({ a: ["x", "y"], b: ["x", "y"], dialog: ["x"], x: [], y: [] }).map(([id, imports]) => [
      id,
      { imports, size: id === "y" ? 1_000 : 5_000 },
    ]),
  );
  const files = (weight: number) =>
    sharedFiles({
      modules,
      users: new Map([
        ["a", 1],
        ["b", 1],
        ["dialog", weight],
      ]),
      isShared: () => true,
      fileCosts: FILE_COSTS,
    }).length;
  expect([files(1), files(0.1)]).toEqual([2, 1]);
});
