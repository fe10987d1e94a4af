import type { RosterRolesQuery } from "#gen/graphql.ts";
import { oneOfEach, partsOf, rosterRoles } from "./roster-roles.ts";

const CLIENTS = Array.from({ length: 16 }, (_, index) => `USR#${index}`);

type Fits = Readonly<Record<string, readonly [number, number]>>;

const role = (SK: string, fits: Fits, TakesSubmissions = true) => ({
  SK,
  Data: {
    TakesSubmissions,
    ...Object.fromEntries(Object.entries(fits).map(([place, [Met, Of]]) => [place, { Met, Of }])),
  },
});
const response = (...projects: ReadonlyArray<readonly [string, ReadonlyArray<ReturnType<typeof role>>]>) =>
  ({
    searchProjects: { Projects: projects.map(([PK, Positions]) => ({ PK, Data: { Positions } })) },
  }) as unknown as RosterRolesQuery;
const sent = (UserId: string, PositionId: string) => ({ Data: { UserId, Position: { PositionId } } });

test.each([
  [0, 1],
  [15, 1],
  [16, 2],
  [40, 3],
])("%i clients take %i requests", (count, expected) => {
  const keys = Array.from({ length: count }, (_, index) => `USR#${index}`);
  const parts = partsOf(keys);
  expect(parts).toHaveLength(expected);
  expect(parts.flatMap((part) => Object.values(part)).filter((key) => key !== null)).toEqual(keys);
});

test("roles that most clients fit come first; open to all before fitting nobody; closed ones are left out", () => {
  const parts = [
    response(
      [
        "PRJ#1",
        [
          role("nobody", { f0: [1, 2] }),
          role("one", { f0: [2, 2], f1: [1, 2] }),
          role("closed", { f0: [2, 2] }, false),
        ],
      ],
      ["PRJ#2", [role("everyone", { f0: [0, 0], f1: [0, 0] }), role("two", { f1: [3, 3] })]],
    ),
    // The last client is in the second response, whose projects may be in another order.
    response(["PRJ#2", [role("everyone", { f0: [0, 0] }), role("two", { f0: [3, 3] })]]),
  ];
  const found = rosterRoles(parts, CLIENTS, []);
  expect(found.map(({ position, fitting }) => [position.SK, fitting])).toEqual([
    ["two", ["USR#1", "USR#15"]],
    ["one", ["USR#0"]],
    ["everyone", ["USR#0", "USR#1", "USR#15"]],
    ["nobody", []],
  ]);
});

test("who is submitted for a role does not count for it", () => {
  const parts = [response(["PRJ#1", [role("a", { f0: [1, 1], f1: [1, 1] }), role("b", { f0: [1, 1] })]])];
  const found = rosterRoles(parts, CLIENTS, [sent("USR#0", "a"), sent("USR#1", "a")]);
  expect(found.map(({ position, fitting }) => [position.SK, fitting])).toEqual([
    ["b", ["USR#0"]],
    ["a", []],
  ]);
});

test("without clients, one role of each project", () => {
  const parts = [response(["PRJ#1", [role("a", {}), role("b", {})]], ["PRJ#2", [role("c", {})]])];
  expect(oneOfEach(rosterRoles(parts, [], [])).map(({ position }) => position.SK)).toEqual(["a", "c"]);
});
