import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { manifestsOf, render } from "#dev/cluster/render.ts";
import { bytesOf } from "./builder.ts";
import { IMAGES } from "./images.ts";

const root = resolve(import.meta.dirname, "../..");

test("there is an image for everything of ours that the chart runs", async () => {
  const rendered = JSON.stringify(manifestsOf(await render("evaluation")));
  const run = new Set([...rendered.matchAll(/"callboard\/([a-z]+):/g)].map(([, name]) => name));
  expect([...run].sort()).toEqual(IMAGES.map(({ name }) => name).sort());
});

test("each Dockerfile and each workspace is there, and no image runs as root or has a shell's form of command", async () => {
  for (const { file, arguments: args } of IMAGES) {
    const text = await readFile(join(root, file), "utf8");
    expect(text).toMatch(/^USER 65532:65532$/m);
    expect(text).toMatch(/^CMD \[/m);
    if (args["WORKSPACE"]) expect(existsSync(join(root, args["WORKSPACE"], "src/main.ts"))).toBe(true);
  }
});

test.each([
  ["173 MB", 173_000_000],
  ["61.8 MB", 61_800_000],
  ["1.02 GB", 1_020_000_000],
  ["512 B", 512],
])("%s is %d bytes", (text, bytes) => expect(bytesOf(text)).toBe(bytes));

test("what is no size is refused", () => expect(() => bytesOf("large")).toThrow('"large" is no size.'));
