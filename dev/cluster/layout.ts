import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";

/**
 * Locations of everything in the local cluster. Addresses are from ranges that are not routed anywhere: nodes from a
 * documentation range (RFC 5737), pods and services from a benchmarking range (RFC 2544), all inside network
 * namespaces without external access.
 */
export interface Node {
  readonly name: string;
  readonly address: string;
  readonly pods: string;
  /** Parent cgroup of its pods, so that the two kubelets do not clean up each other's. */
  readonly cgroup: string;
}

export const NODES: readonly [Node, Node] = [
  { name: "node1", address: "192.0.2.10", pods: "198.18.0.0/24", cgroup: "callboard-node1" },
  { name: "node2", address: "192.0.2.11", pods: "198.18.1.0/24", cgroup: "callboard-node2" },
];

export const SERVICE_RANGE = "198.19.0.0/16";
export const API_SERVICE = "198.19.0.1";
export const DNS_SERVICE = "198.19.0.10";

/** Folder of the running cluster, removed with it. */
export const clusterFolder = (): string => join(cacheFolder(), "cluster");

export const nodeFolder = ({ name }: Node): string => join(clusterFolder(), name);

/** Folder of keys and certificates. */
export const pkiFolder = (): string => join(clusterFolder(), "pki");

/** Folder of the volumes of both nodes, which share this machine's disk. */
export const volumesFolder = (): string => join(clusterFolder(), "volumes");

/** Paths of the programs, prepared before the cluster starts. */
export interface Programs {
  readonly kubernetes: string;
  /** Enforces the network policies of a node's pods. */
  readonly firewall: string;
  readonly helm: string;
}
