import type { Slot } from "../board.ts";
import { inGroupOrder, NO_GROUP, planFilling } from "./fill-plan.ts";
import type { Candidate, FillChoice } from "./fill-plan.ts";

function slot(key: string, time: string, facts: Partial<Slot> = {}): Slot {
  return { key, date: time.slice(0, 10), startsAt: `${time}:00Z`, minutes: 20, capacity: 1, ...facts };
}

const nine = slot("9", "2026-11-27T09:00");
const half = slot("9.20", "2026-11-27T09:20");
const ten = slot("10", "2026-11-27T10:00");
const noon = slot("12", "2026-11-27T12:00");
const next = slot("next", "2026-11-28T09:00");
const all = [next, noon, half, ten, nine];
const dawn = Date.parse("2026-11-27T00:00:00Z");

const who = (person: string, groups: readonly string[] = []): Candidate => ({ person, user: person, groups });
const at = (person: string, key: string, user = person) => ({ slot: key, person, user });
/** As they were submitted: the picks are neither first nor last. */
const people = [
  who("maybe", ["GROUP#3"]),
  who("none"),
  who("own", ["GROUP#abc"]),
  who("second", ["GROUP#2"]),
  who("pick", ["GROUP#1", "GROUP#4"]),
  who("other pick", ["GROUP#1"]),
];
const everyone: FillChoice = { group: null, date: null, from: null, breakAfter: null };

const plan = (
  choice: Partial<FillChoice>,
  facts: { placed?: ReturnType<typeof at>[]; now?: number } = {},
) => {
  const { placed, left } = planFilling(people, all, facts.placed ?? [], {
    ...everyone,
    ...choice,
    now: facts.now ?? dawn,
  });
  return {
    placed: placed.map(({ person, slot: key }) => `${person} ${key}`),
    left: left.map(({ person, why }) => `${person.person} ${why}`),
  };
};

test.each([
  [null, ["pick", "other pick", "second", "maybe", "own", "none"]],
  ["GROUP#1", ["pick", "other pick"]],
  ["GROUP#4", ["pick"]],
  [NO_GROUP, ["none"]],
])("of the group %s come %j", (group, expected) => {
  expect(inGroupOrder(people, group).map(({ person }) => person)).toEqual(expected);
});

test.each<[string, Partial<FillChoice>, { placed: string[]; left: string[] }]>([
  [
    "everyone",
    {},
    {
      placed: ["pick 9", "other pick 9.20", "second 10", "maybe 12", "own next"],
      left: ["none full"],
    },
  ],
  ["one group", { group: "GROUP#1" }, { placed: ["pick 9", "other pick 9.20"], left: [] }],
  ["a day", { group: "GROUP#2", date: "2026-11-28" }, { placed: ["second next"], left: [] }],
  [
    "a day with too few places",
    { group: "GROUP#1", date: "2026-11-28" },
    { placed: ["pick next"], left: ["other pick full"] },
  ],
  ["a first slot", { group: "GROUP#1", from: "10" }, { placed: ["pick 10", "other pick 12"], left: [] }],
  ["breaks", { group: "GROUP#1", breakAfter: 1 }, { placed: ["pick 9", "other pick 10"], left: [] }],
  [
    "breaks, which begin again each day",
    { breakAfter: 2 },
    { placed: ["pick 9", "other pick 9.20", "second 12", "maybe next"], left: ["own full", "none full"] },
  ],
])("%s", (_what, choice, expected) => {
  expect(plan(choice)).toEqual(expected);
});

test("what has begun or is taken is given to nobody", () => {
  const facts = { placed: [at("x", "10")], now: Date.parse("2026-11-27T09:10:00Z") };
  expect(plan({ group: "GROUP#1" }, facts)).toEqual({ placed: ["pick 9.20", "other pick 12"], left: [] });
});

test("a slot for several takes several", () => {
  const wide = slot("wide", "2026-11-27T10:00", { capacity: 2 });
  const { placed } = planFilling([who("a"), who("b")], [wide], [], { ...everyone, now: dawn });
  expect(placed.map(({ person, slot: key }) => [person, key])).toEqual([
    ["a", "wide"],
    ["b", "wide"],
  ]);
});

test("nobody is placed twice at one time, also for two roles; who has a clash everywhere is named", () => {
  const beside = slot("beside", "2026-11-27T09:10");
  const person: Candidate = { person: "a for Dell", user: "a", groups: [] };
  const taken = [at("a for Ruth", "9", "a")];
  const choice = { ...everyone, now: dawn };
  expect(planFilling([person], [nine, beside, noon], taken, choice).placed).toMatchObject([{ slot: "12" }]);
  expect(planFilling([person], [nine, beside], taken, choice)).toEqual({
    placed: [],
    left: [{ person, why: "clash" }],
  });
});
