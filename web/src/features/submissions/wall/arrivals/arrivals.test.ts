import { allShown, MAX_HELD, withFound } from "./arrivals.ts";
import type { Arrivals } from "./arrivals.ts";
import type { WallItem } from "../wall-item.ts";

const items = (...keys: readonly string[]) => keys.map((SK) => ({ SK })) as unknown as readonly WallItem[];
const keysOf = ({ shown, held }: Arrivals) => ({
  shown: shown.map(({ SK }) => SK).join(""),
  held: held.map(({ SK }) => SK).join(""),
});

test.each([
  { what: "the first", shown: "", held: "", found: "ba", mayMove: false, then: { shown: "", held: "ba" } },
  {
    what: "later ones",
    shown: "",
    held: "ba",
    found: "dc",
    mayMove: false,
    then: { shown: "", held: "dcba" },
  },
  {
    what: "some again",
    shown: "",
    held: "ba",
    found: "cb",
    mayMove: false,
    then: { shown: "", held: "cba" },
  },
  { what: "nobody new", shown: "", held: "ba", found: "", mayMove: false, then: { shown: "", held: "ba" } },
  {
    what: "known ones",
    shown: "b",
    held: "c",
    found: "cbk",
    mayMove: false,
    then: { shown: "b", held: "c" },
  },
  {
    what: "a free wall",
    shown: "a",
    held: "cb",
    found: "d",
    mayMove: true,
    then: { shown: "dcba", held: "" },
  },
])("$what: who came earlier is kept", ({ shown, held, found, mayMove, then }) => {
  const before = { shown: items(...shown), held: items(...held) };
  expect(keysOf(withFound(before, items(...found), { known: items("k"), mayMove }))).toEqual(then);
});

test("of very many, the newest wait", () => {
  const many = items(...Array.from({ length: MAX_HELD }, (_, index) => `old ${index}`));
  const { held } = withFound({ shown: [], held: many }, items("new"), { known: [], mayMove: false });
  expect(held).toHaveLength(MAX_HELD);
  expect(held[0]?.SK).toBe("new");
});

test("all who waited are put on the wall, each once", () => {
  const shown = allShown({ shown: items("b", "a"), held: items("d", "c", "b") });
  expect(keysOf(shown)).toEqual({ shown: "dcba", held: "" });
});
