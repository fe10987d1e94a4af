import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { envFile, openFolder } from "../../deploy/operator/secret-store.ts";

test.each([
  ["a key", '{"kty":"OKP","d":"a-b_c="}'],
  ["an apostrophe", "it's"],
  ["both kinds of quotes", `"it's"`],
  ["a sign of comments", "a # b"],
  ["spaces at its ends", " a "],
  ["a backslash", "a\\nb's"],
])("a value with %s comes back as it was", (_what, value) => {
  expect(parseEnv(envFile({ ONE: value, TWO: "2" }))).toEqual({ ONE: value, TWO: "2" });
});

test("a value that no quotes can hold is refused by its name, and is not said", () => {
  expect(() => envFile({ ONE: `'"\`` })).toThrow(/^ONE has every kind of quotes/);
});

test("what an interrupted run left is replaced, and is no key of the secret", async () => {
  const folder = await mkdtemp(join(tmpdir(), "callboard-secrets-"));
  await mkdir(join(folder, "one"));
  await writeFile(join(folder, "one", "KEY.new"), "half");
  await chmod(join(folder, "one", "KEY.new"), 0o444);
  const store = openFolder(folder);
  await store.writeSecret("one", { KEY: "whole" });
  expect(await store.readSecret("one")).toEqual({ KEY: "whole" });
  expect(existsSync(join(folder, "one", "KEY.new"))).toBe(false);
  expect(await readFile(join(folder, "one", "env"), "utf8")).toBe("KEY='whole'\n");
  await rm(folder, { recursive: true });
});
