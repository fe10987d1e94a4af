import { spawnSync } from "node:child_process";
import { installPackages, onPath, thisMachine } from "#dev/engines/real/provisioning/tools.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

/** Programs that a node needs, and the Debian packages that contain them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  containerd: "containerd",
  runc: "runc",
  iptables: "iptables",
  ipset: "ipset",
  conntrack: "conntrack",
  ethtool: "ethtool",
  socat: "socat",
  nsenter: "util-linux",
  ip: "iproute2",
  openssl: "openssl",
};
const PACKAGES = [...new Set(Object.values(PROGRAMS)), "containernetworking-plugins"];

/** Namespaces and mounts that a node needs, tried out with a harmless command. */
const TRIED = ["--mount", "--net", "--pid", "--ipc", "--uts", "--fork", "--mount-proc", "ip", "link"];
const mayHaveNamespaces = (): boolean => spawnSync("unshare", [...TRIED, "show", "lo"]).status === 0;

/**
 * Checks that this machine can run a cluster, as root on Linux. On Debian, missing programs are installed; otherwise
 * an error lists all of them in one sentence.
 */
export function requireNodePrograms(machine = thisMachine()): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new EngineRefused(
      "Without Docker a cluster needs root on Linux, for its network namespaces: install Docker and kind, or run this as root.",
    );
  const missing = (): string[] => Object.keys(PROGRAMS).filter((name) => !onPath(name, machine.path));
  if (missing().length > 0 && machine.mayInstall) installPackages(PACKAGES);
  const still = missing();
  if (still.length > 0)
    throw new EngineRefused(
      `A cluster needs ${still.join(", ")}: install the packages ${[...new Set(still.map((name) => PROGRAMS[name]))].join(", ")}, and run this again.`,
    );
  if (!mayHaveNamespaces())
    throw new EngineRefused(
      "A cluster needs namespaces, which root may not make here: run this on a machine or in a container that lets it.",
    );
}
