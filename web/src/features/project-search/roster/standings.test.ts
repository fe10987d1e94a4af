import type { RosterStandingsQuery } from "#gen/graphql.ts";
import type { Person } from "../use-searcher.ts";
import { byFit, isFitting, narrowed, rangeOf, relationsOf, tallyOf } from "./standings.ts";
import type { ClientState } from "./standings.ts";

const person = (key: string, name = key): Person => ({
  key,
  name,
  ageRanges: [],
  gender: null,
  headshot: null,
});
const fits = (Met: number, Of: number): ClientState => ({ fit: { Met, Of, Criteria: [] }, status: null });
const submitted: ClientState = { ...fits(3, 3), status: "Viewed" };
const unknown: ClientState = { fit: null, status: null };
const keysOf = (people: readonly Person[]) => people.map(({ key }) => key);

test("a response is put in order by role and client; who withdrew can be submitted again", () => {
  const client = (PK: string, Fit: object | null, BookingStatus?: string) => ({
    Talent: { PK },
    Fit,
    Submission: BookingStatus === undefined ? null : { Data: { BookingStatus } },
  });
  const position = (SK: string, ...Clients: ReadonlyArray<ReturnType<typeof client>>) => ({
    SK,
    Data: { ClientFits: Clients.length > 0 ? { Clients } : null },
  });
  const half = { Met: 1, Of: 2, Criteria: [] };
  const roles = relationsOf({
    getProjectById: {
      Data: {
        Positions: [
          position("ROLE#7", client("USR#1", half, "Withdrawn"), client("USR#2", null, "Viewed")),
          position("ROLE#8", client("USR#1", null)),
          position("ROLE#9"),
        ],
      },
    },
  } as unknown as RosterStandingsQuery);
  expect([...roles.keys()]).toEqual(["ROLE#7", "ROLE#8"]);
  expect(roles.get("ROLE#7")).toEqual(
    new Map([
      ["USR#1", fits(1, 2)],
      ["USR#2", { fit: null, status: "Viewed" }],
    ]),
  );
  expect(roles.get("ROLE#8")).toEqual(new Map([["USR#1", unknown]]));
  expect(relationsOf({ getProjectById: null } as unknown as RosterStandingsQuery).size).toBe(0);
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

test("clients come in the server's order, and those of whom it says nothing last", () => {
  const clients = ["sent", "new", "half", "all", "other"].map((key) => person(key));
  const standings = new Map([
    ["all", fits(2, 2)],
    ["half", fits(1, 2)],
    ["sent", submitted],
  ]);
  expect(keysOf(byFit(clients, standings))).toEqual(["all", "half", "sent", "new", "other"]);
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
  const found = narrowed(ROSTER, { filter, text, clientStates: standings, chosen: new Set(["1", "3"]) });
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

test("whoever is submitted counts as submitted, and no longer as fitting", () => {
  const tally = (...states: ClientState[]) =>
    tallyOf(new Map(states.map((state, index) => [String(index), state])));
  expect(tally(fits(3, 3), submitted, fits(2, 3), unknown)).toEqual({ fitting: 1, submitted: 1 });
  expect(tally(submitted, submitted)).toEqual({ fitting: 0, submitted: 2 });
  expect(tally()).toEqual({ fitting: 0, submitted: 0 });
});
