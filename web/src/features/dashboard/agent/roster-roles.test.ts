import type { RosterRolesQuery } from "#gen/graphql.ts";
import { oneOfEach, rosterRoles } from "./roster-roles.ts";

type FoundProject = RosterRolesQuery["searchProjects"]["Projects"][number];

/** A role with the fits of the first clients, in the order in which the server lists them. */
const role = (
  SK: string,
  Fitting: number,
  fits: ReadonlyArray<readonly [number, number]> | null,
  TakesSubmissions = true,
) => ({
  SK,
  Data: {
    TakesSubmissions,
    ClientFits: fits && {
      Fitting,
      Clients: fits.map(([Met, Of], place) => ({ Talent: { PK: `USR#${place}` }, Fit: { Met, Of } })),
    },
  },
});
const project = (PK: string, ...Positions: ReadonlyArray<ReturnType<typeof role>>) =>
  ({ PK, Data: { Positions } }) as unknown as FoundProject;

test("roles that most clients fit come first; open to all before fitting nobody; closed ones are left out", () => {
  const found = rosterRoles([
    project(
      "PRJ#1",
      role("nobody", 0, [[1, 2]]),
      role("one", 1, [
        [2, 2],
        [1, 2],
      ]),
      role("closed", 1, [[2, 2]], false),
      role("unknown", 0, null),
    ),
    project(
      "PRJ#2",
      role("everyone", 40, [
        [0, 0],
        [0, 0],
      ]),
      role("all sent", 0, [[0, 0]]),
      role("many", 12, [
        [3, 3],
        [3, 3],
      ]),
    ),
  ]);
  expect(found.map(({ position, fitting, first, open }) => [position.SK, fitting, first, open])).toEqual([
    ["many", 12, ["USR#0", "USR#1"], false],
    ["one", 1, ["USR#0"], false],
    ["everyone", 40, ["USR#0", "USR#1"], true],
    ["nobody", 0, [], false],
    ["unknown", 0, [], false],
    ["all sent", 0, [], true],
  ]);
});

test("without clients, one role of each project", () => {
  const found = rosterRoles([
    project("PRJ#1", role("a", 0, []), role("b", 0, [])),
    project("PRJ#2", role("c", 0, [])),
  ]);
  expect(oneOfEach(found).map(({ position }) => position.SK)).toEqual(["a", "c"]);
});
