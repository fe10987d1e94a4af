/**
 * `npm run test:cluster`: the product on a real Kubernetes of this machine, disrupted while it serves. A cluster that runs
 * is used and left; otherwise one is started for it and removed. The tests run in the cluster's network.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { authorityFile } from "#dev/cluster/front.ts";
import { inNetworkArguments } from "#dev/cluster/in-network.ts";
import { install, PUBLIC_URL } from "#dev/cluster/install.ts";
import { prepareRoutes } from "#dev/cluster/tools/gateway-api.ts";
import { prepareProgram } from "#dev/cluster/tools/programs.ts";
import { down, isUp, preparePrograms, up } from "#dev/cluster/up.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

const root = resolve(import.meta.dirname, "..");
const say = (line: string): void => console.log(line);

/** Fetches what single tests need: there is no way out of the cluster's network. */
async function prepareForTests(): Promise<void> {
  await prepareRoutes(cacheFolder());
  await prepareProgram(cacheFolder(), "metrics-server", say);
}

function jest(): number {
  const bin = join(root, "node_modules/.bin/jest");
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const wanted = [
    "--selectProjects",
    "cluster",
    "--runInBand",
    "--testTimeout=900000",
    ...process.argv.slice(2),
  ];
  const command = [process.execPath, ...flags, bin, ...wanted];
  const done = spawnSync("nsenter", inNetworkArguments(command), {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authorityFile(), STORY_URL: PUBLIC_URL },
  });
  return done.status ?? 1;
}

const wasUp = isUp();
try {
  await prepareForTests();
  if (!wasUp) await install(await up(say), say, { build: true });
  else await preparePrograms(say);
  process.exitCode = jest();
} catch (error) {
  console.error(error instanceof EngineRefused ? error.message : error);
  process.exitCode = 1;
} finally {
  if (!wasUp) await down();
}
process.exit();
