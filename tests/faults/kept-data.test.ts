import { readFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { openPositions, openProductDatabases, ownId, signInDemo, submit } from "../support/demo.ts";
import { processesOf } from "../support/processes.ts";
import { launchProduct, STARTED_WITHIN_MS, startProduct, type Product } from "../support/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct(["--no-web"]);
});
afterAll(() => product.close());

async function submissions(): Promise<number> {
  const databases = openProductDatabases(product);
  const rows = await databases.query<{ count: number }>(
    "casting",
    "select count(*)::int as count from submission",
  );
  await databases.close();
  return rows[0]?.count ?? 0;
}

/** Adds a submission by the demo talent. */
async function submitOnce(): Promise<void> {
  const databases = openProductDatabases(product);
  const token = await signInDemo(product, DEMO_ADDRESSES.talent);
  const [position] = await openPositions(databases, await ownId(product, token));
  await databases.close();
  if (!position) throw new Error("No position is open.");
  expect((await submit(product, token, position)).errors).toEqual([]);
}

test("a second start on the data folder is refused in a sentence, and the first goes on", async () => {
  const second = launchProduct({ port: await getPort(), dataFolder: product.dataFolder }, ["--no-web"]);
  await waitFor("the refusal", second.ended, STARTED_WITHIN_MS);
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toMatch(
    /^Callboard already runs on .+ \(process \d+\): stop it with Ctrl-C there, or set PORT/m,
  );
  await signInDemo(product, DEMO_ADDRESSES.talent);
});

test("the data is kept over a restart, and replaced with --reset", async () => {
  const seeded = await submissions();
  await submitOnce();
  expect(await product.stop()).toBe(0);
  expect(processesOf(product.dataFolder)).toEqual([]);
  await product.start();
  expect(await submissions()).toBe(seeded + 1);

  await product.stop();
  await product.start(["--no-web", "--reset"]);
  expect(await submissions()).toBe(seeded);
  await signInDemo(product, DEMO_ADDRESSES.talent);
  expect(readFileSync(join(product.dataFolder, "seed.json"), "utf8")).toContain('"done":true');
}, 1_200_000);
