import { readExamples } from "../operations/example.ts";
import { ExampleRunner } from "../operations/run-example.ts";
import { at } from "../support/graph.ts";
import { startProduct, type Product } from "../support/product.ts";

const MAX_STATEMENTS = 15;
let product: Product;
beforeAll(async () => {
  product = await startProduct(["--no-web"]);
});
afterAll(() => product.close());

test("every field of the newest fifty submissions to a project costs at most 15 statements", async () => {
  const execute = await new ExampleRunner(product, readExamples()).prepare("getLatestProjectsSubmissions");
  // The first request resolves the caller at identity, which is cached for five seconds.
  await execute();
  const { data, errors, cost } = await execute();
  expect(errors).toEqual([]);
  expect(at(data, "getLatestProjectsSubmissions.9")).toBeDefined();
  const statements = Number(/sql;desc=(\d+)/.exec(cost)?.[1]);
  expect(statements).toBeGreaterThan(3);
  expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
}, 120_000);
