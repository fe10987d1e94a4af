import type { RosterStandingsQuery } from "#gen/graphql.ts";
import type { Person } from "../use-searcher.ts";
import { byFit, isFitting, narrowed, partsOf, rangeOf, standingsOf } from "./standings.ts";
import type { Standing } from "./standings.ts";

const person = (key: string, name = key): Person => ({
  key,
  name,
  ageRange: null,
  gender: null,
  headshot: null,
});
const fits = (Met: number, Of: number): Standing => ({ fit: { Met, Of, Criteria: [] }, status: null });
const submitted: Standing = { ...fits(3, 3), status: "Viewed" };
const unknown: Standing = { fit: null, status: null };
const keysOf = (people: readonly Person[]) => people.map(({ key }) => key);

test.each([
  [0, 0],
  [1, 1],
  [7, 1],
  [8, 2],
  [40, 6],
])("%i clients take %i requests", (count, expected) => {
  const keys = Array.from({ length: count }, (_, index) => `USR#${index}`);
  const parts = partsOf("PRJ#1", keys);
  expect(parts).toHaveLength(expected);
  const named = parts.flatMap((part) => Object.values({ ...part, id: null }));
  expect(named.filter((client) => client !== null)).toEqual(keys);
});

test("responses are put together by role and client; who withdrew can be submitted again", () => {
  const keys = Array.from({ length: 8 }, (_, index) => `USR#${index}`);
  const answer = (places: object) =>
    ({
      getProjectById: { Data: { Positions: [{ SK: "ROLE#7", Data: places }] } },
    }) as unknown as RosterStandingsQuery;
  const sent = (BookingStatus: string) => ({ Data: { BookingStatus } });
  const roles = standingsOf(
    [
      answer({ f1: { Met: 1, Of: 2, Criteria: [] }, s1: sent("Withdrawn"), s2: sent("Viewed") }),
      answer({ f0: { Met: 2, Of: 2, Criteria: [] } }),
    ],
    keys,
  );
  expect([...roles.keys()]).toEqual(["ROLE#7"]);
  const role = roles.get("ROLE#7");
  expect([...(role?.keys() ?? [])]).toEqual(keys);
  expect(role?.get("USR#1")).toEqual(fits(1, 2));
  expect(role?.get("USR#2")).toEqual({ fit: null, status: "Viewed" });
  expect(role?.get("USR#7")).toEqual(fits(2, 2));
});

test.each([
  ["all that is asked for", fits(3, 3), true],
  ["nothing that is asked for", fits(0, 0), true],
  ["some of it", fits(2, 3), false],
  ["unknown", unknown, false],
  ["submitted", submitted, false],
  ["not read", undefined, false],
])("fits: %s", (_, standing, expected) => {
  expect(isFitting(standing)).toBe(expected);
});

test("who fits best comes first, then who cannot be judged, then who is submitted", () => {
  const clients = ["sent", "unknown", "half", "all", "open"].map((key) => person(key));
  const standings = new Map([
    ["sent", submitted],
    ["unknown", unknown],
    ["half", fits(1, 2)],
    ["all", fits(2, 2)],
    ["open", fits(0, 0)],
  ]);
  expect(keysOf(byFit(clients, standings))).toEqual(["all", "open", "half", "unknown", "sent"]);
  expect(keysOf(byFit(clients, null))).toEqual(keysOf(clients));
});

const ROSTER = [person("1", "Tanyeli Özdemir"), person("2", "Élan Özdemir"), person("3", "Tom Reed")];

test.each([
  ["all", "", ["1", "2", "3"]],
  ["all", "ozdemir", ["1", "2"]],
  ["all", " özd tan ", ["1"]],
  ["all", "reed tan", []],
  ["fits", "", ["2"]],
  ["chosen", "", ["1", "3"]],
  ["chosen", "tom", ["3"]],
] as const)("%s, named “%s”, leaves %j", (filter, text, expected) => {
  const standings = new Map([
    ["1", fits(1, 2)],
    ["2", fits(2, 2)],
  ]);
  const found = narrowed(ROSTER, { filter, text, standings, chosen: new Set(["1", "3"]) });
  expect(keysOf(found)).toEqual(expected);
});

test.each([
  ["a", "c", ["a", "b", "c"]],
  ["c", "a", ["a", "b", "c"]],
  ["b", "b", ["b"]],
  [null, "c", ["c"]],
  ["hidden", "c", ["c"]],
])("from %s to %s: %j", (from, to, expected) => {
  expect(rangeOf(["a", "b", "c", "d"], from, to)).toEqual(expected);
});
