import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { authorityFile } from "./pki.ts";
import { nodePid } from "./inside.ts";
import { clusterFolder, NODES } from "./layout.ts";
import { PUBLIC_URL } from "./install.ts";

const [FIRST] = NODES;
/** Folders below /etc from which Chromium and Chrome read managed policies. */
const POLICIES = ["chromium/policies/managed", "opt/chrome/policies/managed"];

/**
 * Arguments of nsenter that run a local program in the cluster's network, where the product's host name resolves to
 * the first node and browsers trust the cluster's CA. Both are set up in an /etc that only this program sees.
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

/** The certificate of the cluster's CA in the form used by policies: base64 without header and line breaks. */
const authority = (): string => readFileSync(authorityFile(), "utf8").replaceAll(/-----[^-]+-----|\s/g, "");
