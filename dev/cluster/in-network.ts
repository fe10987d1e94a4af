import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { authorityFile } from "./pki.ts";
import { nodePid } from "./inside.ts";
import { clusterFolder, NODES } from "./layout.ts";
import { PUBLIC_URL } from "./install.ts";

const [FIRST] = NODES;
/** Where Chromium and Chrome read what whoever runs a machine has decided for them, below /etc. */
const POLICIES = ["chromium/policies/managed", "opt/chrome/policies/managed"];

/**
 * The arguments of nsenter that run a program of this machine in the cluster's network, where the product's name is that
 * of the first node and browsers trust the cluster's authority. Both stand in an /etc that only this program sees.
 */
export function inNetworkArguments(command: readonly string[]): string[] {
  const folder = join(clusterFolder(), "etc");
  write(folder, "hosts", `127.0.0.1 localhost\n${FIRST.address} ${new URL(PUBLIC_URL).hostname}\n`);
  const trust = JSON.stringify({ CACertificates: [authority()] });
  for (const policies of POLICIES) write(folder, `${policies}/authority.json`, trust);
  const seen = ["bash", "-c", 'mount -t overlay overlay -o "lowerdir=$0:/etc" /etc && exec "$@"', folder];
  return ["-t", String(nodePid(FIRST)), "-n", "unshare", "--mount", ...seen, ...command];
}

function write(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The certificate of the cluster's authority as policies have it: in base64, without the lines around it. */
const authority = (): string => readFileSync(authorityFile(), "utf8").replaceAll(/-----[^-]+-----|\s/g, "");
