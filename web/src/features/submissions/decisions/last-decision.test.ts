import { lastDecision } from "./last-decision.ts";

type Step = readonly ["begun" | "succeeded" | "refused" | "final", string];

const made = (name: string): readonly Step[] => [
  ["begun", name],
  ["succeeded", name],
];

test.each<{ what: string; steps: readonly Step[]; calledBack: string[] }>([
  { what: "nothing was decided", steps: [], calledBack: [] },
  { what: "the only one", steps: made("a"), calledBack: ["a"] },
  { what: "the later of two", steps: [...made("a"), ...made("b")], calledBack: ["b"] },
  { what: "one on its way", steps: [...made("a"), ["begun", "b"]], calledBack: ["b"] },
  {
    what: "the one before a refused one",
    steps: [...made("a"), ["begun", "b"], ["refused", "b"]],
    calledBack: ["a"],
  },
  {
    what: "what cannot be undone, after a decision",
    steps: [...made("a"), ["final", "b"]],
    calledBack: ["b"],
  },
  {
    what: "the decision after what cannot be undone",
    steps: [["final", "a"], ...made("b")],
    calledBack: ["b"],
  },
  {
    what: "none, where the only one was refused",
    steps: [
      ["begun", "a"],
      ["refused", "a"],
    ],
    calledBack: [],
  },
  {
    what: "the one before two that were refused",
    steps: [...made("a"), ["begun", "b"], ["begun", "c"], ["refused", "b"], ["refused", "c"]],
    calledBack: ["a"],
  },
  {
    what: "the first of two whose answers came in the other order, where the second was refused",
    steps: [
      ["begun", "a"],
      ["begun", "b"],
      ["refused", "b"],
      ["succeeded", "a"],
    ],
    calledBack: ["a"],
  },
  {
    what: "the later one, where the answer about the earlier came last",
    steps: [
      ["begun", "a"],
      ["begun", "b"],
      ["succeeded", "b"],
      ["succeeded", "a"],
    ],
    calledBack: ["b"],
  },
])("$what is called back", ({ steps, calledBack }) => {
  const called: string[] = [];
  const ways = new Map<string, () => void>();
  const last = lastDecision();
  for (const [what, name] of steps) {
    const way = ways.get(name) ?? (() => void called.push(name));
    ways.set(name, way);
    last[what](way);
  }
  last.callBack();
  expect(called).toEqual(calledBack);
});
