/**
 * `npm run test:cluster`: the product on a real local Kubernetes, disrupted while it serves. A running cluster is
 * used and kept; otherwise one is started and removed. The tests run in the cluster's network. `-- --short` runs only
 * a few tests, or none if the cluster's programs are not built or no nodes can start.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { authorityFile } from "#dev/cluster/pki.ts";
import { buildEventScalingImages } from "#dev/cluster/add-ons/event-scaling.ts";
import { inNetworkArguments } from "#dev/cluster/in-network.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { install, PUBLIC_URL } from "#dev/cluster/install.ts";
import { requireNodePrograms } from "#dev/cluster/requirements.ts";
import { isKubernetesBuilt, prepareProgram } from "#dev/cluster/tools/programs.ts";
import { down, isUp, preparePrograms, up } from "#dev/cluster/up.ts";
import { readCommand } from "#dev/command-line/read-command.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { findBuilder } from "#dev/images/builder.ts";

const root = resolve(import.meta.dirname, "..");
const report = (line: string): void => console.log(line);

const { values, words } = readCommand("test:cluster");
const isShort = values.short;
/** Pods are admitted, keep serving through a restart of all, and follow changes in Keycloak's console. */
const SHORT = [
  "--testPathPatterns",
  "cluster/(admission|disruptions|roles)\\.spec",
  "--testNamePattern",
  "admitted where only restricted|passes its own test|rolling restart|given or taken in Keycloak",
];
const chosen = isShort ? [...SHORT, ...words] : words;

/** Why the short form cannot run on this machine, in one sentence; null if it can. */
async function obstacle(): Promise<string | null> {
  try {
    requireNodePrograms();
    findBuilder();
  } catch (error) {
    if (error instanceof EngineRefused) return error.message;
    throw error;
  }
  return (await isKubernetesBuilt(cacheFolder()))
    ? null
    : "Kubernetes was not built here yet, which takes ten minutes: npm run cluster -- up builds it.";
}

/** Fetches what individual tests need, since the cluster's network has no external access. */
async function prepareForTests(): Promise<void> {
  if (isShort) return;
  await prepareProgram(cacheFolder(), "metrics-server", report);
  await buildEventScalingImages(report);
}

function jest(): number {
  const bin = join(root, "node_modules/.bin/jest");
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const wanted = ["--selectProjects", "cluster", "--runInBand", "--testTimeout=900000", ...chosen];
  const command = [process.execPath, ...flags, bin, ...wanted];
  const done = spawnSync("nsenter", inNetworkArguments(command), {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authorityFile(), STORY_URL: PUBLIC_URL },
  });
  return done.status ?? 1;
}

const notTried = (why: string): void => report(`The product was not tried on a cluster. ${why}`);

/**
 * Starts nodes with the product; false in the short form if this machine cannot start nodes, which is not a failure.
 */
async function installed(): Promise<boolean> {
  let programs: Programs;
  try {
    programs = await up(report);
  } catch (error) {
    if (!isShort) throw error;
    notTried(String(error));
    return false;
  }
  await install(programs, report, { build: true });
  return true;
}

async function test(): Promise<void> {
  const wasUp = isUp();
  try {
    await prepareForTests();
    if (wasUp) await preparePrograms(report);
    if (wasUp || (await installed())) process.exitCode = jest();
  } catch (error) {
    console.error(error instanceof EngineRefused ? error.message : error);
    process.exitCode = 1;
  } finally {
    if (!wasUp) await down();
  }
}

const reason = isShort ? await obstacle() : null;
if (reason === null) await test();
else notTried(reason);
process.exit();
