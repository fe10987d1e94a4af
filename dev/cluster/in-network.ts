import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodePid } from "./inside.ts";
import { clusterFolder, NODES } from "./layout.ts";
import { PUBLIC_URL } from "./install.ts";

const [FIRST] = NODES;

/**
 * The arguments of nsenter that run a program of this machine in the cluster's network, where the product's name is that
 * of the first node.
 */
export function inNetworkArguments(command: readonly string[]): string[] {
  const names = join(clusterFolder(), "hosts");
  writeFileSync(names, `127.0.0.1 localhost\n${FIRST.address} ${new URL(PUBLIC_URL).hostname}\n`);
  const named = ["bash", "-c", 'mount --bind "$0" /etc/hosts && exec "$@"', names];
  return ["-t", String(nodePid(FIRST)), "-n", "unshare", "--mount", ...named, ...command];
}
