import fc from "fast-check";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openSettling, type Settling } from "#dev/test/until-settled.ts";
import type { ActorName } from "../authorization/contract.ts";
import { OPENED_WITHIN_MS, openWorld, type World } from "../authorization/world.ts";
import { soundRequests } from "../bad-input/requests.ts";
import { readOperations, type Operation } from "../bad-input/schema.ts";
import type { GraphAnswer } from "../support/graph.ts";
import { openOwnedRows, type OwnedRows } from "./owned-rows.ts";
import { makePrivateThings, SECRET, type PrivateThings } from "./private-things.ts";

/** Makes the requests reproducible. */
const SEED = Number(process.env["ISOLATION_SEED"] ?? 4_711);
const CALLS = Number(process.env["ISOLATION_CALLS"] ?? 2);
const STRANGERS = [
  "talentOther",
  "agentOther",
  "producerOther",
  "guest",
] as const satisfies readonly ActorName[];
const OWNERS = ["talentSelf", "agentLinked", "producerOwner"] as const satisfies readonly ActorName[];
/** Errors that disclose nothing about other people's records. */
const REFUSALS: readonly string[] = [
  "NOT_FOUND",
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "VALIDATION",
  "CONFLICT",
  "LIMIT",
];

/** Bookings that can still be taken back, which a sweep announces within minutes. */
const DUE_SOON = "select 1 from announcement where due_at < now() + interval '10 minutes'";

let world: World;
let things: PrivateThings;
let settling: Settling;
let rows: OwnedRows;
let operations: readonly Operation[];

beforeAll(async () => {
  world = await openWorld();
  things = await makePrivateThings(world);
  settling = openSettling(world.system.places.databaseUrl);
  rows = await openOwnedRows(world.databases, things.ids);
  await waitFor("no booking is about to be told", async () => {
    const due = await world.databases.query("casting", DUE_SOON);
    return due.length === 0;
  });
  operations = await readOperations();
}, OPENED_WITHIN_MS);
afterAll(async () => {
  await settling?.close();
  await world?.close();
});

const all = (kind: Operation["kind"]): readonly Operation[] => operations.filter((one) => one.kind === kind);
const requestsOf = (operation: Operation) =>
  soundRequests(operation, { scenes: things.scenes, cursors: new Map() });

/** Private ids and texts in a response that the request did not contain. */
function leaks(answer: GraphAnswer, variables: object): readonly string[] {
  const text = JSON.stringify([answer.data, answer.errors]).toLowerCase();
  const named = JSON.stringify(variables).toLowerCase();
  return [SECRET.toLowerCase(), ...things.hidden].filter((one) => text.includes(one) && !named.includes(one));
}

describe.each(STRANGERS)("%s", (stranger) => {
  test("reads nothing of others, whatever is requested with their keys", async () => {
    for (const operation of all("query"))
      await fc.assert(
        fc.asyncProperty(requestsOf(operation), async ({ query, variables }) => {
          const answer = await world.execute(stranger, query, variables);
          const codes = answer.errors.map(({ extensions }) => extensions.code);
          expect(codes.filter((code) => !REFUSALS.includes(code))).toEqual([]);
          expect(leaks(answer, variables)).toEqual([]);
        }),
        { seed: SEED, numRuns: CALLS },
      );
  });

  test("changes nothing of others, whatever is called with their keys", async () => {
    await settling.wait();
    await rows.read();
    for (const operation of all("mutation"))
      await fc.assert(
        fc.asyncProperty(requestsOf(operation), async ({ query, variables }) => {
          const answer = await world.execute(stranger, query, variables);
          expect(leaks(answer, variables)).toEqual([]);
          expect(await rows.gone()).toEqual([]);
        }),
        { seed: SEED, numRuns: CALLS },
      );
    await settling.wait();
    expect(await rows.gone()).toEqual([]);
  });
});

test("the owners read and change it with the same calls", async () => {
  const seen = new Set<string>();
  for (const operation of all("query"))
    for (const owner of OWNERS)
      for (const { query, variables } of fc.sample(requestsOf(operation), { seed: SEED, numRuns: CALLS }))
        if (leaks(await world.execute(owner, query, variables), {}).length > 0)
          seen.add(operation.field.name);
  expect(seen.size).toBeGreaterThan(12);
  await rows.read();
  for (const operation of all("mutation").filter(({ field }) => field.name.startsWith("update")))
    for (const owner of OWNERS)
      for (const { query, variables } of fc.sample(requestsOf(operation), { seed: SEED, numRuns: CALLS }))
        await world.execute(owner, query, variables);
  expect((await rows.gone()).length).toBeGreaterThan(5);
});
