import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openProductDatabases } from "../support/demo.ts";
import { launchProduct, STARTED_WITHIN_MS, startProduct, type Product } from "../support/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct(["--empty", "--no-web"]);
});
afterAll(() => product.close());

async function accounts(): Promise<number> {
  const databases = openProductDatabases(product);
  const [row] = await databases.query<{ count: number }>(
    "identity",
    "select count(*)::int as count from account",
  );
  await databases.close();
  return row?.count ?? -1;
}

test("a product for real people has no demo, and gets none by a start without --empty", async () => {
  expect(product.output()).toContain("No demo. Register, then: npm run make-admin -- you@example.com");
  expect(product.output()).not.toContain("Demo sign-ins");
  expect(await accounts()).toBe(0);
  expect(await product.stop()).toBe(0);
  await product.start(["--no-web"]);
  expect(await accounts()).toBe(0);
}, 600_000);

test("its data are not reset by a flag", async () => {
  await product.stop();
  const reset = launchProduct(product, ["--no-web", "--reset"]);
  await waitFor("the refusal", reset.ended, STARTED_WITHIN_MS);
  expect([reset.child.exitCode, reset.output()]).toEqual([
    1,
    expect.stringMatching(/may hold real people's data: to lose them, delete the folder yourself\.\n$/),
  ]);
  await product.start();
}, 600_000);

test("nobody is made an admin who has not registered", () => {
  const made = spawnSync(process.execPath, ["dev/make-admin.ts", "nobody@example.com"], {
    cwd: resolve(import.meta.dirname, "../.."),
    encoding: "utf8",
    env: { ...process.env, CALLBOARD_DATA: product.dataFolder },
  });
  expect([made.status, made.stdout]).toEqual([1, expect.stringContaining("Not done: ")]);
});
