import { spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { clusterFolder, NODES, nodeFolder, pkiFolder, type Node, type Programs } from "./layout.ts";

/** Process id of a node's first process; null if the node is not running. */
export function nodePid(node: Node): number | null {
  const file = join(nodeFolder(node), "pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  return pid > 0 && existsSync(`/proc/${pid}`) ? pid : null;
}

/** The command that runs a program in a node's namespaces. */
export function insideArguments(node: Node, command: readonly string[]): string[] {
  const pid = nodePid(node);
  if (pid === null) throw new EngineRefused("The cluster is not up: npm run cluster -- up starts it.");
  return ["-t", String(pid), "-m", "-n", "-p", "-i", "-u", "-r", ...command];
}

/** Runs a program in a node and waits for it. Throws its output if it fails. */
export function inside(node: Node, command: readonly string[], input?: string): string {
  const done = tryInside(node, command, input);
  if (done.status === 0) return done.stdout;
  throw new EngineRefused(
    `${command.slice(0, 4).join(" ")} failed in ${node.name}:\n${done.stderr || done.stdout}`,
  );
}

export function tryInside(node: Node, command: readonly string[], input?: string): SpawnSyncReturns<string> {
  const env = { ...process.env, HOME: nodeFolder(node) };
  return spawnSync("nsenter", insideArguments(node, command), {
    encoding: "utf8",
    env,
    maxBuffer: 64 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
  });
}

/** Starts a program in a node in the background; its log is in the node's folder. It ends with the node. */
export function launchInside(node: Node, name: string, command: readonly string[]): void {
  const log = openSync(join(nodeFolder(node), `${name}.log`), "a");
  spawn("nsenter", insideArguments(node, command), { stdio: ["ignore", log, log], detached: true }).unref();
}

/** Waits until `goal`, a sentence of what is waited for, is met. Fails with it if that takes too long. */
export async function until(met: () => boolean, seconds: number, goal: string): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!met()) {
    if (Date.now() > deadline)
      throw new EngineRefused(
        `Waited ${seconds} s until ${goal}, in vain: read the logs in ${clusterFolder()}, then run this again.`,
      );
    await sleep(200);
  }
}

export const adminConfig = (): string => join(pkiFolder(), "admin.kubeconfig");

/** Creates or updates objects; returns kubectl's output. */
export const applyObjects = (
  programs: Pick<Programs, "kubernetes">,
  items: readonly object[],
  ...flags: readonly string[]
): string => {
  const list = JSON.stringify({ apiVersion: "v1", kind: "List", items });
  return inside(NODES[0], kubectlCommand(programs, [...flags, "apply", "-f", "-"]), list);
};

/** Runs kubectl as the cluster's administrator. */
export const kubectlCommand = (programs: Pick<Programs, "kubernetes">, args: readonly string[]): string[] => [
  programs.kubernetes,
  "kubectl",
  "--kubeconfig",
  adminConfig(),
  ...args,
];
