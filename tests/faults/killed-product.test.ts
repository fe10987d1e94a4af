import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";
import {
  openPositions,
  openProductDatabases,
  openStream,
  ownId,
  signInDemo,
  submit,
} from "../support/demo.ts";
import { queryGraph, at } from "../support/graph.ts";
import { processesOf } from "../support/processes.ts";
import { startProduct, type Product } from "../support/product.ts";
import { deadLetters, submissionsOf, submitToAll, untilCounted } from "./submitting.ts";

const SEARCH = `query($text: String) { searchProjects(criteria: { Text: $text }) { Total Projects { PK Data { Name } } } }`;
let product: Product;
let databases: Databases;

beforeAll(async () => {
  product = await startProduct(["--no-web"]);
  databases = openProductDatabases(product);
});
afterAll(() => product.close());

test("after kill -9 of everything in the middle of submitting, acknowledged submissions exist once", async () => {
  const token = await signInDemo(product, DEMO_ADDRESSES.talent);
  const userId = await ownId(product, token);
  const positions = (await openPositions(databases, userId)).slice(0, 9);
  expect(positions).toHaveLength(9);
  const { acknowledged, refused, done } = submitToAll(product, token, positions);
  await waitFor("three acknowledged submissions", () => acknowledged.length >= 3);
  await databases.close();
  await product.kill();
  await done;
  expect(refused.length).toBeGreaterThan(0);

  await product.start();
  databases = openProductDatabases(product);
  for (const position of acknowledged) expect(await submissionsOf(databases, userId, position)).toBe(1);
  for (const position of positions) {
    expect(await submissionsOf(databases, userId, position)).toBeLessThanOrEqual(1);
  }
  await untilCounted(databases);
  expect(await deadLetters(databases)).toBe(0);
});

test("search and the live stream work after it, and a repeated submission changes nothing", async () => {
  const talent = await signInDemo(product, DEMO_ADDRESSES.talent);
  const userId = await ownId(product, talent);
  const all = await queryGraph(product.url, talent, SEARCH, { text: "" });
  const name = String(at(all.data, "searchProjects.Projects.0.Data.Name"));
  const found = await queryGraph(product.url, talent, SEARCH, { text: name });
  expect(at(found.data, "searchProjects.Projects.0.Data.Name")).toBe(name);

  const stream = await openStream(product, talent);
  const [position] = await openPositions(databases, userId);
  if (!position) throw new Error("No position is open.");
  const first = await submit(product, talent, position);
  expect(first.errors).toEqual([]);
  await waitFor("the event", () =>
    stream.events.some(
      ({ type, data }) => type === "submission.changed" && data["positionId"]?.includes(position.positionId),
    ),
  );
  stream.close();
  expect((await submit(product, talent, position)).data).toEqual(first.data);
  expect(await submissionsOf(databases, userId, position)).toBe(1);
  await untilCounted(databases);
});

test("Ctrl-C ends it with code 0 and leaves no process", async () => {
  await databases.close();
  expect(processesOf(product.dataFolder).length).toBeGreaterThan(1);
  expect(await product.stop()).toBe(0);
  expect(processesOf(product.dataFolder)).toEqual([]);
});
