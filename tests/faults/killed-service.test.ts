import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";
import {
  forgetQuota,
  openPositions,
  openProductDatabases,
  ownId,
  signInDemo,
  submit,
} from "../support/demo.ts";
import { queryGraph, at } from "../support/graph.ts";
import { processesOf } from "../support/processes.ts";
import { startProduct, type Product } from "../support/product.ts";
import { deadLetters, maxEffects, submissionsOf, submitToAll, untilCounted } from "./submitting.ts";

const OTHERS =
  "{ me { PK Data { FirstName } } searchProjects(criteria: {}) { Total } getUserConversations(criteria: {}) { Total } }";
const OWN = "{ me { PK Data { FirstName Submissions } } }";
let product: Product;
let databases: Databases;
let token: string;
let userId: string;

beforeAll(async () => {
  product = await startProduct(["--apart", "--no-web"]);
  databases = openProductDatabases(product);
  token = await signInDemo(product, DEMO_ADDRESSES.talent);
  userId = await ownId(product, token);
});
afterAll(async () => {
  await databases.close();
  await product.close();
  expect(processesOf(product.dataFolder)).toEqual([]);
});

function pidOf(service: string): number {
  const list = JSON.parse(readFileSync(join(product.dataFolder, "processes.json"), "utf8")) as Record<
    string,
    number
  >;
  const pid = list[service];
  if (!pid) throw new Error(`${service} has no process of its own.`);
  return pid;
}

/** Kills a service after three submissions; resolves when all have been tried and it is running again. */
async function killInTheMiddle(service: string, meanwhile: () => Promise<void>) {
  await forgetQuota(databases);
  const positions = (await openPositions(databases, userId)).slice(0, 9);
  expect(positions).toHaveLength(9);
  const submitting = submitToAll(product, token, positions);
  await waitFor("three acknowledged submissions", () => submitting.acknowledged.length >= 3);
  const pid = pidOf(service);
  process.kill(pid, "SIGKILL");
  await meanwhile();
  await submitting.done;
  await waitFor("another process", () => pidOf(service) !== pid);
  return { positions, acknowledged: submitting.acknowledged };
}

/** Repeats missing submissions as people would, and expects each exactly once, in casting and its consumers. */
async function expectEachOnce(
  positions: readonly { positionId: string; projectId: string }[],
): Promise<void> {
  await forgetQuota(databases);
  for (const position of positions) {
    await waitFor(
      "a submission",
      async () => (await submit(product, token, position)).data["submitToPosition"],
      60_000,
    );
    expect(await submissionsOf(databases, userId, position)).toBe(1);
  }
  await untilCounted(databases);
  expect(await maxEffects(databases)).toBe(1);
  expect(await deadLetters(databases)).toBe(0);
}

test("casting killed: the others respond, its own fields are UNAVAILABLE, and it comes back with nothing lost", async () => {
  const { positions, acknowledged } = await killInTheMiddle("casting", async () => {
    const own = await queryGraph(product.url, token, OWN);
    expect(at(own.data, "me.Data.FirstName")).toBe("Maya");
    expect(at(own.data, "me.Data.Submissions")).toBeNull();
    expect(own.errors[0]?.extensions).toMatchObject({ code: "UNAVAILABLE", dependency: "casting" });
    const others = await queryGraph(product.url, token, OTHERS);
    expect(others.errors).toEqual([]);
    expect(at(others.data, "searchProjects.Total")).toBeGreaterThan(0);
  });
  for (const position of acknowledged) expect(await submissionsOf(databases, userId, position)).toBe(1);
  await expectEachOnce(positions);
});

test("projects killed: casting's events wait for it and have their effect once", async () => {
  const { positions } = await killInTheMiddle("projects", async () => {
    const own = await queryGraph(product.url, token, OWN);
    expect(own.errors).toEqual([]);
    expect(at(own.data, "me.Data.Submissions")).toBeGreaterThan(0);
  });
  await expectEachOnce(positions);
});
