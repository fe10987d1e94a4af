import { statSync } from "node:fs";
import { dirname } from "node:path";

/** PostgreSQL refuses to run as root; this account exists on every Linux and owns nothing else. */
export const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

const SEARCH_BY_EVERYONE = 0o001;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether an unprivileged account can traverse to this path. */
export function isReachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    if ((mode & SEARCH_BY_EVERYONE) === 0 && uid !== UNPRIVILEGED.uid) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Runs a command as an unprivileged account if we are root. All capabilities are dropped, except that it may traverse
 * folders if its binaries or data are below a folder closed to others (such as /root).
 */
export function unprivileged(
  command: string,
  args: readonly string[],
  paths: readonly string[],
): [string, string[]] {
  if (!isRoot()) return [command, [...args]];
  const capabilities = [command, ...paths].every(isReachable) ? [] : ["+dac_read_search"];
  const account = [
    `--reuid=${UNPRIVILEGED.uid}`,
    `--regid=${UNPRIVILEGED.gid}`,
    "--clear-groups",
    ...(capabilities.length > 0
      ? [`--inh-caps=${capabilities.join(",")}`, `--ambient-caps=${capabilities.join(",")}`]
      : ["--inh-caps=-all"]),
  ];
  return ["setpriv", [...account, command, ...args]];
}
