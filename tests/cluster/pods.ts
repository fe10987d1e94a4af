import { kubectl } from "#dev/cluster/accounts.ts";
import { inside } from "#dev/cluster/inside.ts";
import { RELEASE } from "#dev/cluster/install.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { SERVICES } from "#dev/topology.ts";

const [FIRST] = NODES;
/** Processes that serve members, all of which have more than one pod. */
export const PROCESSES: readonly string[] = [...SERVICES.map(({ name }) => name), "gateway", "web"];

interface Described {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly nodeName?: string };
  readonly status: {
    readonly containerStatuses?: readonly {
      readonly ready: boolean;
      readonly containerID?: string;
      readonly state: { readonly waiting?: { readonly reason?: string; readonly message?: string } };
    }[];
  };
}

/** The current state of a pod of the release. */
export interface PodNow {
  readonly name: string;
  readonly node: string;
  readonly isReady: boolean;
  /** The kubelet's reason why its container is not running; empty if it is. */
  readonly waits: string;
  readonly container: string;
}

/** The pods of one process. */
export function podsOf(programs: Programs, process: string): PodNow[] {
  const selector = `app.kubernetes.io/name=${process}`;
  const { items } = JSON.parse(kubectl(programs, "get", "pods", "-l", selector, "-o", "json")) as {
    items: readonly Described[];
  };
  return items.map(({ metadata, spec, status }) => {
    const [container] = status.containerStatuses ?? [];
    const { reason = "", message = "" } = container?.state.waiting ?? {};
    return {
      name: metadata.name,
      node: spec.nodeName ?? "",
      isReady: container?.ready ?? false,
      waits: `${reason} ${message}`.trim(),
      container: container?.containerID?.replace("containerd://", "") ?? "",
    };
  });
}

/** Kills the process in a pod's container immediately, like an out-of-memory kill. */
export function killPod(programs: Programs, process: string): void {
  const [pod] = podsOf(programs, process).filter(({ isReady }) => isReady);
  const node = NODES.find(({ name }) => name === pod?.node) ?? FIRST;
  const kill = ["ctr", "-n", "k8s.io", "tasks", "kill", "--signal", "SIGKILL", pod?.container ?? ""];
  inside(node, kill);
}

/** Waits until a process's rollout is complete; returns kubectl's output. */
export const rolledOut = (programs: Programs, process: string): string =>
  kubectl(programs, "rollout", "status", `deployment/${RELEASE}-${process}`, "--timeout=240s");

/** Restarts the pods of some processes, and waits until they are ready. */
export function restart(programs: Programs, processes: readonly string[]): void {
  if (processes.length === 0) return;
  kubectl(programs, "rollout", "restart", ...processes.map((name) => `deployment/${RELEASE}-${name}`));
  for (const name of processes) rolledOut(programs, name);
}

/** Redistributes processes over both nodes after one was unavailable, which does not happen automatically. */
export function spreadOut(programs: Programs): void {
  const nodesOf = (name: string): Set<string> => new Set(podsOf(programs, name).map(({ node }) => node));
  restart(
    programs,
    PROCESSES.filter((name) => nodesOf(name).size < NODES.length),
  );
}

interface Sized {
  readonly spec: {
    readonly containers: readonly { readonly resources: { readonly requests?: { readonly cpu?: string } } }[];
  };
}

/** Parses CPU quantities into millicores: `2` and `250m` are both valid forms. */
const milliCores = (text = "0"): number =>
  text.endsWith("m") ? Number(text.slice(0, -1)) : 1_000 * Number(text);

/** Millicores of a node not requested by any pod. */
export function freeOn(programs: Programs, node: string): number {
  const allocatable = kubectl(programs, "get", "node", node, "-o", "jsonpath={.status.allocatable.cpu}");
  const running = `spec.nodeName=${node},status.phase!=Succeeded,status.phase!=Failed`;
  const pods = kubectl(
    programs,
    "get",
    "pods",
    "--all-namespaces",
    "--field-selector",
    running,
    "-o",
    "json",
  );
  const { items } = JSON.parse(pods) as { items: readonly Sized[] };
  const requests = items
    .flatMap(({ spec }) => spec.containers)
    .map(({ resources }) => resources.requests?.cpu);
  return milliCores(allocatable) - requests.reduce((sum, cpu) => sum + milliCores(cpu), 0);
}
