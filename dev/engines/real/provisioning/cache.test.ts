import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOnce } from "./cache.ts";

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "callboard-cache-"));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const make = (words: string) => async (folder: string) => writeFileSync(join(folder, "program"), words);

test("it is made once", async () => {
  await installOnce(cache, "engine-1", make("first"));
  const { folder } = await installOnce(cache, "engine-1", make("second"));
  expect(folder).toBe(join(cache, "engine-1"));
  expect(readFileSync(join(folder, "program"), "utf8")).toBe("first");
});

test("what failed half way leaves nothing, and is made by the next run", async () => {
  const failing = installOnce(cache, "engine-1", async (folder) => {
    await make("half")(folder);
    throw new Error("the disk is full");
  });
  await expect(failing).rejects.toThrow("the disk is full");
  expect(readdirSync(cache)).toEqual([]);
  await installOnce(cache, "engine-1", make("whole"));
  expect(readFileSync(join(cache, "engine-1/program"), "utf8")).toBe("whole");
});

test("of two that make it at once the first stays, and both have it", async () => {
  const installed = await installOnce(cache, "engine-1", async (folder) => {
    await make("slow")(folder);
    mkdirSync(join(cache, "engine-1"));
    await make("quick")(join(cache, "engine-1"));
  });
  expect(readFileSync(join(installed.folder, "program"), "utf8")).toBe("quick");
  expect(readdirSync(cache)).toEqual(["engine-1"]);
});
