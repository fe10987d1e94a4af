import { waitFor } from "@callboard/testkit/wait-for.ts";
import { SERVICES, type ServiceName } from "#dev/topology.ts";
import { OPENED_WITHIN_MS, openWorld, type World } from "../authorization/world.ts";
import { ADDED, SERVED } from "../contract/served-operations.ts";
import type { GraphAnswer } from "../support/graph.ts";
import { keepDown } from "../support/keep-down.ts";
import { prepareCalls, type Call } from "./calls.ts";
import { outcomeWithout, tableOf, type Outcome } from "./outcomes.ts";

const AGAIN_MS = 500;
/** Longer than the gateway caches actors. */
const SESSION_MS = 6_000;
const BACK_WITHIN_MS = 120_000;
const table = new Map<ServiceName, Readonly<Record<string, string>>>();
let world: World;

beforeAll(async () => {
  world = await openWorld({ apart: true });
}, OPENED_WITHIN_MS);
afterAll(async () => {
  process.stdout.write(tableOf(table));
  await world?.close();
});

/** Classifies a response: whole, in part, or none; anything else is returned as its error text. */
function outcomeOf({ operation, refusal }: Call, { data, errors }: GraphAnswer): Outcome | string {
  const others = errors.filter(({ extensions }) => extensions.code !== "UNAVAILABLE");
  // It is enough that the input is checked.
  if (refusal !== null && errors[0]?.extensions.code === refusal) return "whole";
  if (others.length > 0) return JSON.stringify(others);
  if (errors.length === 0) return "whole";
  return data[operation] === null || data[operation] === undefined ? "none" : "in part";
}

async function outcomes(): Promise<Record<string, Outcome | string>> {
  const found: Record<string, Outcome | string> = {};
  for (const call of calls) found[call.operation] = outcomeOf(call, await call.send());
  return found;
}

/**
 * Forgets what a try has used up of the limits, which are not under test: counted calls, the day's conversations, and
 * the pending uploads of tries that ended half-way. Otherwise a limit would hide what the product waits for.
 */
async function restoreLimits(): Promise<void> {
  for (const { database } of SERVICES) await world.databases.query(database, "delete from quota");
  await world.databases.query(
    "messaging",
    "update conversation set created_at = created_at - interval '2 days' where created_at > now() - interval '1 day'",
  );
  await world.databases.query("media", "update file set status = 'Deleted' where status = 'Pending'");
}

/** A limit does not recover as services do: waiting would only hide which one it is. */
function unlessLimited(error: unknown): Error {
  if (error instanceof Error && error.message.includes('"code":"LIMIT"')) return error;
  throw error;
}

let calls: readonly Call[];
beforeEach(async () => {
  // After an outage, connections recover at different times.
  const prepared = await waitFor(
    "everything to go on",
    async () => {
      await restoreLimits();
      return prepareCalls(world).catch(unlessLimited);
    },
    BACK_WITHIN_MS,
    AGAIN_MS,
  );
  if (prepared instanceof Error) throw prepared;
  calls = prepared;
});

test("with all services every operation goes on", async () => {
  const all = [...SERVED, ...ADDED];
  expect(calls.map(({ operation }) => operation).toSorted()).toEqual(all.toSorted());
  expect(await outcomes()).toEqual(Object.fromEntries(all.map((operation) => [operation, "whole"])));
});

test.each(SERVICES.map(({ name }) => name))(
  "without %s what does not need it goes on",
  async (service) => {
    const comeBack = await keepDown(world.system, service);
    const began = performance.now();
    if (service === "identity")
      await waitFor("no session is known any more", () => performance.now() - began > SESSION_MS);
    const found = await outcomes();
    await comeBack();
    table.set(service, found);
    const expected = calls.map(({ operation }) => [operation, outcomeWithout(service, operation)]);
    expect(found).toEqual(Object.fromEntries(expected));
  },
  300_000,
);
