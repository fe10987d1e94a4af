import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { glob } from "node:fs/promises";
import { join, resolve } from "node:path";
import { FILES_OF_FIELDS } from "#dev/generate/declared-fields.ts";
import { generate } from "#dev/generate.ts";

const root = resolve(import.meta.dirname, "../..");
const GENERATED = [
  "proto/gen/**/*.ts",
  "services/*/src/gen/*.ts",
  "web/src/gen/*",
  "gateway/supergraph.graphql",
  "services/casting/schema.graphql",
  ...FILES_OF_FIELDS,
  "deploy/keycloak/theme/**/gen/*.css",
  "deploy/keycloak/theme/callboard/login/theme.properties",
  "docs/diagrams.md",
  "docs/errors.md",
  "docs/settings.md",
  "tests/contract/migrations.sha256",
];

async function read(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob(GENERATED, { cwd: folder }))
    files.set(file, await readFile(join(folder, file), "utf8"));
  return files;
}

test("what is committed is what the schemas, protos and documents generate", async () => {
  const folder = await mkdtemp(join(tmpdir(), "generated-"));
  try {
    await generate(folder);
    const [committed, fresh] = await Promise.all([read(root), read(folder)]);
    expect([...fresh.keys()].sort()).toEqual([...committed.keys()].sort());
    const stale = [...fresh].filter(([file, text]) => committed.get(file) !== text).map(([file]) => file);
    expect(stale).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
