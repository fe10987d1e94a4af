/** `npm run generate`: everything that is made from the schemas and protos, written where it is committed. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { composeSupergraph } from "#dev/generate/supergraph.ts";
import { generateGraphqlTypes } from "#dev/generate/graphql-types.ts";

const root = resolve(import.meta.dirname, "..");

/**
 * Generates into `target`, a folder that looks like the repository (the repository itself, or an empty folder for
 * the freshness test). Throws with the tool's own words when something does not generate.
 */
export async function generate(target: string): Promise<void> {
  const buf = spawnSync(join(root, "node_modules/.bin/buf"), ["generate", "--output", target], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
  });
  if (buf.status !== 0) throw new Error(`buf generate: ${buf.stderr}`);
  await composeSupergraph(root, target);
  await generateGraphqlTypes(root, target);
  copyTokens(target);
}

/** Keycloak's pages wear the colours and type of the web client. */
function copyTokens(target: string): void {
  const folder = join(target, "deploy/keycloak/theme/callboard/login/resources/css/gen");
  mkdirSync(folder, { recursive: true });
  const tokens = readFileSync(join(root, "web/src/ui/theme/tokens.css"), "utf8");
  writeFileSync(
    join(folder, "tokens.css"),
    `/* Generated from web/src/ui/theme/tokens.css by npm run generate. */\n${tokens}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  await generate(root);
}
