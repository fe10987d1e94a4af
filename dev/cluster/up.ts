import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { findBuilder } from "#dev/images/builder.ts";
import { startNetworkPolicies } from "./add-ons/network-policies.ts";
import { clusterImages } from "./cluster-images.ts";
import { startControlPlane } from "./control-plane.ts";
import { applyObjects, inside, kubectlCommand, nodePid, tryInside } from "./inside.ts";
import { clusterFolder, NODES, volumesFolder, type Programs } from "./layout.ts";
import { startKubelet, startNode, stopNode } from "./nodes.ts";
import { makeCertificates } from "./pki.ts";
import { requireNodePrograms } from "./requirements.ts";
import { prepareHelm } from "./tools/helm.ts";
import { prepareProgram } from "./tools/programs.ts";

const [FIRST] = NODES;
const VOLUMES = 8;

export type Report = (line: string) => void;

/** Builds or fetches the cluster's programs, once. */
export async function preparePrograms(report: Report): Promise<Programs> {
  const cache = cacheFolder();
  const kubernetes = await prepareProgram(cache, "kubernetes", report);
  const firewall = await prepareProgram(cache, "kube-router", report);
  return { kubernetes, firewall, helm: await prepareHelm(cache) };
}

/** Whether a cluster is running on this machine. */
export const isUp = (): boolean => NODES.every((node) => nodePid(node) !== null);

/**
 * Starts a real two-node Kubernetes in network namespaces without external access in either direction. Throws
 * EngineRefused with one sentence if this machine cannot run it, or one is running already.
 */
export async function up(report: Report): Promise<Programs> {
  if (NODES.some((node) => nodePid(node) !== null))
    throw new EngineRefused("A cluster runs already: npm run cluster -- down ends it.");
  requireNodePrograms();
  const programs = await preparePrograms(report);
  const archives = await clusterImages(findBuilder(), report);
  const began = Date.now();
  rmSync(clusterFolder(), { recursive: true, force: true });
  mkdirSync(clusterFolder(), { recursive: true });
  try {
    makeCertificates();
    await startNode(FIRST, archives);
    await startControlPlane(programs);
    report(`  API server  ${seconds(began)} s`);
    for (const node of NODES) {
      if (node !== FIRST) await startNode(node, archives);
      await startKubelet(node, programs, () => isNodeReady(programs, node.name));
      startNetworkPolicies(node, programs);
      report(`  ${node.name}  ${seconds(began)} s`);
    }
    startNames(programs);
    makeVolumes(programs);
    report(`Two nodes are up after ${seconds(began)} s.`);
  } catch (error) {
    await down();
    throw error;
  }
  return programs;
}

const seconds = (began: number): string => ((Date.now() - began) / 1000).toFixed(1);

const isNodeReady = (programs: Programs, name: string): boolean => {
  const path = "jsonpath={.status.conditions[?(@.type=='Ready')].status}";
  return tryInside(FIRST, kubectlCommand(programs, ["get", "node", name, "-o", path])).stdout === "True";
};

function startNames(programs: Programs): void {
  const manifest = readFileSync(join(import.meta.dirname, "manifests/dns.yaml"), "utf8");
  inside(FIRST, kubectlCommand(programs, ["apply", "-f", "-"]), manifest);
  const wait = ["-n", "kube-system", "rollout", "status", "deployment/coredns", "--timeout=90s"];
  inside(FIRST, kubectlCommand(programs, wait));
}

/** Volumes are on this machine's disk, which both nodes share: a claim follows its pod between nodes. */
function makeVolumes(programs: Programs): void {
  const volumes = Array.from({ length: VOLUMES }, (_unused, index) => {
    const path = join(volumesFolder(), `volume${index}`);
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o777);
    return {
      apiVersion: "v1",
      kind: "PersistentVolume",
      metadata: { name: `volume${index}` },
      spec: {
        capacity: { storage: "4Gi" },
        accessModes: ["ReadWriteOnce"],
        persistentVolumeReclaimPolicy: "Retain",
        storageClassName: "disk",
        hostPath: { path },
      },
    };
  });
  applyObjects(programs, volumes);
}

/** Stops the cluster and removes everything except programs and images. Idempotent. */
export async function down(): Promise<void> {
  for (const node of NODES.toReversed()) await stopNode(node);
  rmSync(clusterFolder(), { recursive: true, force: true });
}

/** One line per node and per pod. */
export function status(programs: Programs): string {
  const nodes = inside(FIRST, kubectlCommand(programs, ["get", "nodes", "-o", "wide"]));
  const pods = inside(FIRST, kubectlCommand(programs, ["get", "pods", "--all-namespaces", "-o", "wide"]));
  return `${nodes}\n${pods}\nMemory of both nodes: ${(memoryOfNodes() / 1e6).toFixed(0)} MB\n`;
}

/** Memory of all processes of the nodes in bytes, with shared pages counted proportionally. */
function memoryOfNodes(): number {
  const first = NODES.map(nodePid).filter((pid) => pid !== null);
  const networks = first.map((pid) => networkOf(String(pid)));
  // A node's own processes are in its network namespace; pods have their own, whose parent is the node's.
  const own = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && networks.includes(networkOf(name)));
  const all = new Set([...own, ...first.flatMap(descendants).map(String)]);
  return [...all].reduce((sum, pid) => sum + proportional(pid), 0);
}

function networkOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return "";
  }
}

function descendants(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file)
    ? readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number)
    : [];
  return [pid, ...children.flatMap(descendants)];
}

function proportional(pid: string): number {
  try {
    const [, kilobytes = "0"] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
