import { glob, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { manifestsOf, render, type Manifest } from "#dev/cluster/render.ts";
import { GATEWAY_PATHS } from "#dev/topology.ts";

const root = resolve(import.meta.dirname, "../..");

/** What pages and the worker of the client call beside the graph: `/api/` and the next segment. */
async function pathsOfClient(): Promise<string[]> {
  const found = new Set<string>();
  for await (const file of glob("web/{src,worker}/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$/u.test(file)) continue;
    const text = await readFile(join(root, file), "utf8");
    for (const [path] of text.matchAll(/\/api\/[a-z-]+/gu)) found.add(path);
  }
  return [...found].toSorted();
}

interface ConfigMap extends Manifest {
  readonly data?: Readonly<Record<string, string>>;
}

test("a cluster's origin leaves to the gateway whatever the client calls beside the graph", async () => {
  const called = await pathsOfClient();
  expect(called).toContain("/api/quick-panel");
  const caddyfiles = (manifestsOf(await render("evaluation")) as ConfigMap[]).flatMap(
    ({ data }) => data?.["Caddyfile"] ?? [],
  );
  expect(caddyfiles).toHaveLength(1);
  for (const path of new Set([...called, ...GATEWAY_PATHS]))
    expect(caddyfiles[0]).toContain(`handle ${path}* {\n`);
});
