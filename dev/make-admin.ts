/** `npm run make-admin -- ADDRESS`: makes a registered person an admin of the product running on this machine. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readCommand, refuseUsage, UsageRefused } from "#dev/command-line/read-command.ts";
import { chosenFolder, StartRefused } from "#dev/start/data-folder.ts";
import { runningEnvironment } from "#dev/start/environments.ts";

const { values, words } = readCommand("make-admin");
const [address, ...others] = words;
if (address === undefined || others.length > 0)
  refuseUsage(new UsageRefused("Name one registered address: npm run make-admin -- you@example.com"));
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = runningEnvironment(chosenFolder(values.engines), "identity");
  const { status } = spawnSync(process.execPath, ["services/identity/src/make-admin.ts", address], {
    cwd: resolve(import.meta.dirname, ".."),
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
