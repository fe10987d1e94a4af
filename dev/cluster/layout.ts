import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";

/**
 * Where everything of the cluster of this machine is. The addresses are of ranges that are reachable nowhere: nodes in
 * one for documentation (RFC 5737), pods and services in one for benchmarks (RFC 2544), all inside network namespaces
 * without a way out.
 */
export interface Node {
  readonly name: string;
  readonly address: string;
  readonly pods: string;
  /** The cgroup below which its pods run, so that two kubelets do not clean up after each other. */
  readonly cgroup: string;
}

export const NODES: readonly [Node, Node] = [
  { name: "node1", address: "192.0.2.10", pods: "198.18.0.0/24", cgroup: "callboard-node1" },
  { name: "node2", address: "192.0.2.11", pods: "198.18.1.0/24", cgroup: "callboard-node2" },
];

export const SERVICE_RANGE = "198.19.0.0/16";
export const API_SERVICE = "198.19.0.1";
export const DNS_SERVICE = "198.19.0.10";

/** Folder of the running cluster; it goes when the cluster goes. */
export const clusterFolder = (): string => join(cacheFolder(), "cluster");

export const nodeFolder = ({ name }: Node): string => join(clusterFolder(), name);

/** Folder of keys and certificates. */
export const pkiFolder = (): string => join(clusterFolder(), "pki");

/** Where volumes are kept, for both nodes: they share the disk of this machine. */
export const volumesFolder = (): string => join(clusterFolder(), "volumes");

/** Paths of the programs, as they are prepared before the cluster starts. */
export interface Programs {
  readonly kubernetes: string;
  /** Holds the network policies of a node's pods. */
  readonly firewall: string;
  readonly helm: string;
}
