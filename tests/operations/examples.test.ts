import { SERVED, ADDED } from "../contract/served-operations.ts";
import { forgetQuota, openProductDatabases } from "../support/demo.ts";
import { startProduct, type Product } from "../support/product.ts";
import { readExamples, readFragments, rootFieldsOf } from "./example.ts";
import { ExampleRunner } from "./run-example.ts";

const examples = readExamples();
let product: Product;
let runner: ExampleRunner;

beforeAll(async () => {
  product = await startProduct(["--no-web"]);
  runner = new ExampleRunner(product, examples);
});
afterAll(() => product.close());

test("every operation has an example, which calls it alone", () => {
  expect([...examples.keys()].toSorted()).toEqual([...SERVED, ...ADDED].toSorted());
  for (const example of examples.values()) expect(rootFieldsOf(example)).toEqual([example.operation]);
});

test("every fragment is that of a type, and used", () => {
  const texts = [...examples.values()].map(({ text }) => text).join("\n");
  for (const [name, fragment] of readFragments()) {
    expect(fragment).toMatch(new RegExp(`^fragment ${name} on ${name} {`));
    expect(texts).toContain(`...${name}\n`);
  }
});

/** Queries that return null until something has been created. */
const NOTHING_YET: readonly string[] = ["getCalendarFeed", "getMyExport"];
/**
 * The deepest is an entry of the calendar with its submission, what clashes with it, in other services the performer, and
 * the record of the company.
 */
const MAX_STATEMENTS = 20;
const queries = [...examples.values()].filter(({ isQuery, caller }) => isQuery && caller !== "guest");

/** SQL statements of all services for one run; the first of two runs also resolves the caller at identity. */
async function statementsOf(operation: string, changed: object): Promise<number> {
  await runner.run(operation, undefined, changed);
  const { cost, errors } = await runner.run(operation, undefined, changed);
  expect(errors).toEqual([]);
  return Number(/sql;desc=(\d+)/.exec(cost)?.[1] ?? 0);
}

test.each(queries)(
  "$service/$operation: SQL does not grow with the page",
  async ({ operation, variables }) => {
    const criteria = variables["criteria"] as object | undefined;
    const page = (PageSize: number): object =>
      criteria && "PageSize" in criteria ? { criteria: { ...criteria, PageSize } } : {};
    const one = await statementsOf(operation, page(1));
    const hundred = await statementsOf(operation, page(100));
    expect(hundred).toBeLessThanOrEqual(MAX_STATEMENTS);
    // A page of one may lack a related record that would be read too: only the growth with rows counts.
    expect(hundred - one).toBeLessThanOrEqual(4);
  },
);

/** An account that was closed does nothing else until it is kept. */
const LAST: readonly string[] = ["eraseMyAccount", "keepMyAccount"];
/** Queries run first, before mutations change the market. */
const ordered = [...examples.values()].toSorted(
  (one, other) =>
    Number(other.isQuery) - Number(one.isQuery) ||
    LAST.indexOf(one.operation) - LAST.indexOf(other.operation),
);

test.each(ordered)("$service/$operation runs on the demo market", async ({ operation }) => {
  const databases = openProductDatabases(product);
  await forgetQuota(databases);
  await databases.close();
  const { status, data, errors } = await runner.run(operation);
  expect(errors).toEqual([]);
  expect(status).toBe(200);
  if (!NOTHING_YET.includes(operation)) expect(data[operation]).not.toBeNull();
});
