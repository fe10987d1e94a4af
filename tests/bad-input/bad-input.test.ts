import { waitFor } from "@callboard/testkit/wait-for.ts";
import { SERVICES } from "#dev/topology.ts";
import { deadLetters } from "../faults/submitting.ts";
import type { Databases } from "../support/databases.ts";
import { openProductDatabases } from "../support/demo.ts";
import { startProduct, type Product } from "../support/product.ts";
import { runCampaign } from "./campaign.ts";
import type { Tally } from "./tally.ts";

/** Number of requests; `npm run test:bad-input` sends 50,000. The seed makes them reproducible. */
const COUNT = Number(process.env["BAD_INPUT_REQUESTS"] ?? 1_500);
const SEED = Number(process.env["BAD_INPUT_SEED"] ?? 4_711);
const SHOWN = 10;
let product: Product;
let databases: Databases;

beforeAll(async () => {
  product = await startProduct(["--no-web"]);
  databases = openProductDatabases(product);
});
afterAll(async () => {
  await databases?.close();
  await product?.close();
});

test("the demo leaves no submission for a sweep to name, whose changes would seem to be a request's", async () => {
  const unnamed = await databases.query(
    "casting",
    "select from submission where created_by <> user_id and representation_name is null limit 1",
  );
  expect(unnamed).toEqual([]);
});

test("whatever the arguments, each request gets a response that says what is wrong with it", async () => {
  const began = performance.now();
  const { operations, tally } = await runCampaign(product, databases, { count: COUNT, seed: SEED });
  process.stdout.write(report(tally, (performance.now() - began) / 1000));
  expect(tally.breaches.slice(0, SHOWN)).toEqual([]);
  expect(tally.unclear.slice(0, SHOWN)).toEqual([]);
  expect(tally.changes.slice(0, SHOWN)).toEqual([]);
  expect(tally.requests).toBeGreaterThanOrEqual(COUNT);
  // Operations without arguments would only be rejected by the gateway and test nothing behind it.
  const withInput = operations.filter(({ field }) => field.args.length > 0);
  expect(tally.refusedBy.size).toBeGreaterThan(0.9 * withInput.length);
  expect(tally.acceptedBy.size).toBeGreaterThan(operations.length / 2);
}, 3_600_000);

test("nothing of it stays behind: every event is published, and none is a dead letter", async () => {
  for (const { database } of SERVICES)
    await waitFor(`the outbox of ${database}`, async () => {
      const rows = await databases.query(database, "select from outbox where published_at is null limit 1");
      return rows.length === 0;
    });
  expect(await deadLetters(databases)).toBe(0);
});

function report(tally: Tally, seconds: number): string {
  const codes = [...tally.codes].toSorted(([, a], [, b]) => b - a).map(([code, times]) => `${code} ${times}`);
  return `
bad input, seed ${SEED}: ${tally.requests} requests in ${seconds.toFixed(0)} s, without an error ${tally.accepted}
  with ${codes.join(", ")}
  operations that accepted a request ${tally.acceptedBy.size}, that refused an input ${tally.refusedBy.size}
  INTERNAL, HTTP 5xx, codes of nobody, or no answer: ${tally.breaches.length}
  errors that do not name the field and why ${tally.unclear.length}, rows changed by refused requests ${tally.changes.length}
${[...tally.unavailable, ...tally.changes.map(({ outcome }) => outcome)].map((line) => `  ${line}\n`).join("")}`;
}
