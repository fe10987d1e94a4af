/**
 * `npm run release:schemas`: from now on `npm test` and lint compare the graph and the protobuf schemas with those of
 * today. It forgets the deliberate breaks, which are part of the release.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { printSchema } from "graphql";
import { readCommand } from "#dev/command-line/read-command.ts";
import { publicSchema } from "./schema-breaks.ts";

readCommand("release:schemas");
const root = resolve(import.meta.dirname, "../..");
const schema = await publicSchema(readFileSync(join(root, "gateway/supergraph.graphql"), "utf8"));
writeFileSync(join(root, "gateway/released.graphql"), `${printSchema(schema)}\n`);
writeFileSync(join(root, "gateway/deliberate-breaks.json"), "{}\n");
const buf = join(root, "node_modules/.bin/buf");
const { status } = spawnSync(buf, ["build", "-o", "proto/released.binpb"], { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);
