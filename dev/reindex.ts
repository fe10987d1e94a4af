/**
 * `npm run reindex`: rebuilds the search indexes of the running local product without stopping it. `-- --engines
 * real` means the product on real engines.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readCommand } from "#dev/command-line/read-command.ts";
import { chosenFolder, StartRefused } from "#dev/start/data-folder.ts";
import { runningEnvironment } from "#dev/start/environments.ts";

const { values } = readCommand("reindex");

/** Runs the program of one service with its settings; returns whether it succeeded. */
function reindex(service: "talent" | "projects", environment: Record<string, string>): boolean {
  const { status } = spawnSync(process.execPath, [`services/${service}/src/reindex.ts`], {
    cwd: resolve(import.meta.dirname, ".."),
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    stdio: "inherit",
  });
  return status === 0;
}

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const folder = chosenFolder(values.engines);
  const done = (["talent", "projects"] as const).map((service) =>
    reindex(service, runningEnvironment(folder, service)),
  );
  process.exitCode = done.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
