import { at, type GraphAnswer } from "../../support/graph.ts";
import { newId } from "@callboard/kit/ids.ts";
import { Casting } from "./casting-targets.ts";
import { expectRefused, isGranted } from "../cells.ts";
import { ROWS, rowOf, type ActorName, type OperationRow } from "../contract.ts";
import { fixtureState } from "../mutations/mutations.ts";
import type { Target } from "../mutation-case.ts";
import { MUTATION_CASES, PROVOCATIONS, QUERY_CASES } from "../cases.ts";
import type { World } from "../world.ts";

/** Failures of the contract that no input can cause here, with the reason. */
export const NOT_PROVOKED: Readonly<Record<string, string>> = {
  "deleteGroupUser LIMIT:200 per call, 500 members":
    "one person is taken out, so neither limit can be reached",
  "createProjectInfo LIMIT:plan.monthlyProjects": "no plan limits projects: unlimited ones are part of Free",
  "updateUserStringArray CONFLICT:LAST_ADMIN":
    "an admin who writes the roles of another is one who stays; services/identity/test/roles.test.ts lets two write at once",
  "createProject LIMIT:plan.monthlyProjects": "as createProjectInfo",
  ...Object.fromEntries(
    ["projectSubmissionBookResponse", "projectSubmissionsBooking", "updateBookingStatus"].map((operation) => [
      `${operation} CONFLICT:DATES_CLASH`,
      "it takes two projects with the same days; services/casting/test/requests/clashes.test.ts has such bookings",
    ]),
  ),
  ...Object.fromEntries(
    ["geoCodeAddress", "standardizeAddress", "reverseGeoCode", "getPlaceId"].map((operation) => [
      `${operation} UNAVAILABLE:geocoder`,
      "as searchAddress; services/projects/test/addresses.test.ts takes another geocoder away",
    ]),
  ),
  "searchAddress UNAVAILABLE:geocoder":
    "the geocoder of one machine is always there; services/projects/test/search.test.ts takes another one away",
};

/** Variables that name no existing record. */
const NOWHERE: Readonly<Record<string, object>> = {
  reverseGeoCode: { v: { lat: -40, lon: -140 } },
  getPlaceId: { v: "nobody:1" },
};

const ACCESS = ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"];

/** Failures caused by the cells over project states. */
function isStateCell(row: OperationRow, failure: string): boolean {
  return Object.values(row.expectByState ?? {}).includes(failure);
}

const all = ROWS.flatMap((row) =>
  row.failures
    .filter((failure) => !ACCESS.includes(failure))
    .map((failure) => ({ operation: row.operation, row, failure })),
);

/** Typed failures with a separate test here. */
export const FAILURE_CELLS = all.filter(
  ({ operation, row, failure }) =>
    !(`${operation} ${failure}` in NOT_PROVOKED) &&
    !(isStateCell(row, failure) && PROVOCATIONS[operation]?.[failure] === undefined),
);
/** Number of typed failures of all served operations. */
export const FAILURES = all.length;
/** Failures tested by the state cells. */
export const STATE_FAILURES = all.filter(
  ({ operation, row, failure }) =>
    isStateCell(row, failure) && PROVOCATIONS[operation]?.[failure] === undefined,
).length;

const UNKNOWN_KEY_ROWS = ROWS.filter(({ failures }) => failures.includes("NOT_FOUND"));

/** An actor whom the row grants everything that the operation is about. */
function allowed(row: OperationRow): ActorName {
  const order = ["producerOwner", "talentSelf", "admin"] as const;
  return (
    order.find((name) => row.expect[name] !== "filtered" && isGranted(row.expect[name])) ?? "producerOwner"
  );
}

/** `VALIDATION:demographic.*Language` matches the path of each such field. */
function pathPattern(failure: string): RegExp {
  const path = failure
    .slice("VALIDATION:".length)
    .replaceAll(".", String.raw`\.`)
    .replaceAll("*", ".*");
  return new RegExp(`^${path}(\\..*)?$`);
}

/** Expects the failure that the contract names, with its field, state or value. */
function expectFailure(answer: GraphAnswer, failure: string, expected: object | undefined): void {
  const { extensions } = answer.errors[0] ?? {};
  const code = failure.split(":")[0];
  if (expected) {
    expect(extensions).toMatchObject(expected);
    return;
  }
  if (code === "CONFLICT") expectRefused(answer, failure);
  expect(extensions).toMatchObject({ code });
  if (code === "VALIDATION") {
    const paths = extensions?.fields?.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([expect.stringMatching(pathPattern(failure))]));
  }
  if (code === "LIMIT")
    expect(extensions).toMatchObject({ limit: expect.any(String), max: expect.any(Number) });
}

/** A bulk operation reports the failure with the item that it skips. */
function expectSkipped(answer: GraphAnswer, operation: string, skipped: object): void {
  expect(answer.errors).toEqual([]);
  expect(at(answer.data, `${operation}.Results`)).toEqual([
    expect.objectContaining({ Status: "Skipped", ...skipped }),
  ]);
}

/** Provokes every failure of every operation. */
export function describeFailures(open: () => World): void {
  let casting: Casting;
  const targets = new Map<string, Promise<Target>>();
  beforeAll(() => {
    casting = new Casting(open());
  });
  afterAll(() => open().databases.query("identity", "update account set email_verified = true"));

  async function callOf(operation: string): Promise<{ query: string; variables: Target["variables"] }> {
    const world = open();
    const queryCase = QUERY_CASES[operation];
    if (queryCase)
      return {
        query: queryCase.query,
        variables: { ...queryCase.variables(world, allowed(rowOf(operation))) },
      };
    const mutation = MUTATION_CASES[operation];
    if (!mutation) throw new Error(`${operation} is served and has no case.`);
    const state = fixtureState(rowOf(operation));
    const target = targets.get(operation) ?? mutation.make({ world, casting, state });
    targets.set(operation, target);
    return { query: mutation.query, variables: (await target).variables };
  }

  test.each(FAILURE_CELLS)("$operation: $failure", async ({ operation, row, failure }) => {
    const world = open();
    const provocation = PROVOCATIONS[operation]?.[failure];
    if (!provocation) throw new Error(`Nothing provokes ${failure} of ${operation}.`);
    const own = await callOf(operation);
    const making = { world, casting, state: fixtureState(row) };
    const variables = await provocation.variables(own.variables, making);
    const end = await world.databases.outboxEnd(row.service);
    const actor = provocation.actor ?? allowed(row);
    const answer = await world.execute(actor, provocation.query ?? own.query, variables);
    if (provocation.skipped) expectSkipped(answer, operation, provocation.skipped);
    else expectFailure(answer, failure, provocation.expected);
    expect(await ownEvents(world, row.service, end)).toEqual([]);
  });

  test.each(UNKNOWN_KEY_ROWS)("$operation: NOT_FOUND for keys that never were", async (row) => {
    const world = open();
    const { query, variables } = await callOf(row.operation);
    const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
    const unknown = newId();
    const sent: object =
      NOWHERE[row.operation] ??
      (row.operation === "getUserConversations"
        ? { c: { UserId: `USR#${unknown}` } }
        : (JSON.parse(JSON.stringify(variables).replaceAll(ids, unknown)) as object));
    const actor = allowed(row);
    expectRefused(await world.execute(actor, query, sent), "NOT_FOUND");
  });
}

/** Events of the call itself, without counter events caused by other events and announcements that became due. */
/** What follows later from an earlier cell: a role that is filled, a decision announced, a place given back. */
const LATER = ["position.filled", "submission.announced", "audition.places_changed"];

async function ownEvents(world: World, service: string, end: number): Promise<string[]> {
  const events = await world.databases.eventsAfter(service, end);
  return events.filter((name) => !LATER.includes(name));
}
