import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NODES, nodeFolder, pkiFolder, DNS_SERVICE, type Node, type Programs } from "./layout.ts";
import { inside, launchInside, nodePid, tryInside, until } from "./inside.ts";

const CGROUPS = "/sys/fs/cgroup";
/** CPU shares of all pods of a node; a process outside any group has 1,024. */
const CPU_SHARES = 8_192;
const INIT = join(import.meta.dirname, "node-init.sh");

/**
 * Starts a node's namespaces, network interface and containerd, and loads its images. Images are archives, by path.
 */
export async function startNode(node: Node, images: readonly string[]): Promise<void> {
  const folder = nodeFolder(node);
  mkdirSync(join(folder, "etc/cni/net.d"), { recursive: true });
  makeCgroups(node);
  const isFirst = node === NODES[0];
  const log = openSync(join(folder, "init.log"), "a");
  const namespaces = [
    "--mount",
    "--net",
    "--pid",
    "--ipc",
    "--uts",
    "--fork",
    "--kill-child",
    "--mount-proc",
  ];
  const init = ["bash", INIT, node.name, folder, node.address, isFirst ? "first" : "further"];
  const outer = spawn("unshare", [...namespaces, ...init], { stdio: ["ignore", log, log], detached: true });
  outer.unref();
  await until(
    () => existsSync(join(folder, isFirst ? "ready" : "waits")),
    20,
    `${node.name} has its namespaces`,
  );
  writeFileSync(join(folder, "pid"), childOf(Number(outer.pid)));
  if (!isFirst) joinNetwork(node);
  await until(() => existsSync(join(folder, "ready")), 20, `${node.name} is set up`);
  await startContainerd(node);
  for (const archive of images) inside(node, ["ctr", "-n", "k8s.io", "images", "import", archive]);
}

/** The inner process is the one to kill, because `unshare` itself ignores signals. */
const childOf = (pid: number): string =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0] ?? "";

function command(name: string, ...args: readonly string[]): void {
  const done = spawnSync(name, args, { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${name} ${args.join(" ")}: ${done.stderr}`);
}

/** Connects the second node to the first one's bridge, and routes their pods' networks to each other. */
function joinNetwork(node: Node): void {
  const [first] = NODES;
  command("ip", "link", "add", "cbnode1", "type", "veth", "peer", "name", "cbnode2");
  command("ip", "link", "set", "cbnode1", "netns", String(nodePid(first)));
  command("ip", "link", "set", "cbnode2", "netns", String(nodePid(node)), "name", "eth0");
  inside(first, ["ip", "link", "set", "cbnode1", "master", "eth0"]);
  inside(first, ["ip", "link", "set", "cbnode1", "up"]);
  inside(first, ["ip", "route", "add", node.pods, "via", node.address]);
}

/** Disconnects the second node from the network; it keeps running. */
export const cutOff = (): string => inside(NODES[0], ["ip", "link", "set", "cbnode1", "down"]);

/** Reconnects the second node. */
export const joinAgain = (): string => inside(NODES[0], ["ip", "link", "set", "cbnode1", "up"]);

async function startContainerd(node: Node): Promise<void> {
  const folder = nodeFolder(node);
  const configuration = join(folder, "containerd.toml");
  writeFileSync(configuration, containerdConfiguration(folder));
  const bridge = {
    type: "bridge",
    bridge: "cni0",
    isGateway: true,
    ipMasq: false,
    hairpinMode: true,
    ipam: { type: "host-local", ranges: [[{ subnet: node.pods }]], routes: [{ dst: "0.0.0.0/0" }] },
  };
  const network = {
    cniVersion: "1.0.0",
    name: "pods",
    plugins: [bridge, { type: "portmap", capabilities: { portMappings: true } }],
  };
  writeFileSync(join(folder, "etc/cni/net.d/10-pods.conflist"), JSON.stringify(network));
  launchInside(node, "containerd", ["containerd", "-c", configuration]);
  await until(
    () => tryInside(node, ["ctr", "version"]).status === 0,
    30,
    `containerd of ${node.name} is ready`,
  );
  if (node !== NODES[0]) {
    const [first] = NODES;
    inside(node, ["ip", "route", "add", first.pods, "via", first.address]);
  }
}

const containerdConfiguration = (folder: string): string => `version = 2
root = "${folder}/containerd"
state = "/run/containerd/state"
oom_score = 0
[grpc]
  address = "/run/containerd/containerd.sock"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "callboard.test/pause:1"
  # A sandbox may not raise the priority of processes.
  restrict_oom_score_adj = true
  disable_apparmor = true
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "/etc/cni/net.d"
`;

/** Starts kubelet and kube-proxy of a running node. */
export async function startKubelet(node: Node, programs: Programs, isReady: () => boolean): Promise<void> {
  const folder = nodeFolder(node);
  const pki = pkiFolder();
  writeFileSync(join(folder, "resolv.conf"), `nameserver ${node.address}\n`);
  const kubelet = join(folder, "kubelet.json");
  writeFileSync(kubelet, JSON.stringify(kubeletConfiguration(node), null, 2));
  const config = ["--config", kubelet, "--kubeconfig", join(pki, `${node.name}.kubeconfig`)];
  const named = [
    `--hostname-override=${node.name}`,
    `--node-ip=${node.address}`,
    "--root-dir=/var/lib/kubelet",
  ];
  launchInside(node, "kubelet", [programs.kubernetes, "kubelet", ...config, ...named]);
  const proxy = join(folder, "proxy.json");
  writeFileSync(proxy, JSON.stringify(proxyConfiguration(node), null, 2));
  launchInside(node, "kube-proxy", [programs.kubernetes, "kube-proxy", "--config", proxy]);
  await until(isReady, 90, `the kubelet of ${node.name} is ready`);
}

function kubeletConfiguration(node: Node): object {
  const folder = nodeFolder(node);
  const pki = pkiFolder();
  return {
    apiVersion: "kubelet.config.k8s.io/v1beta1",
    kind: "KubeletConfiguration",
    failCgroupV1: false,
    cgroupDriver: "cgroupfs",
    cgroupRoot: `/${node.cgroup}`,
    containerRuntimeEndpoint: "unix:///run/containerd/containerd.sock",
    authentication: {
      anonymous: { enabled: false },
      webhook: { enabled: true },
      x509: { clientCAFile: join(pki, "ca.crt") },
    },
    authorization: { mode: "Webhook" },
    tlsCertFile: join(pki, `${node.name}.crt`),
    tlsPrivateKeyFile: join(pki, `${node.name}.key`),
    clusterDNS: [DNS_SERVICE],
    clusterDomain: "cluster.local",
    resolvConf: join(folder, "resolv.conf"),
    oomScoreAdj: 0,
    failSwapOn: false,
    evictionHard: { "nodefs.available": "1Gi", "imagefs.available": "1Gi", "memory.available": "100Mi" },
    imageGCHighThresholdPercent: 100,
    imageGCLowThresholdPercent: 99,
    // Renewed every five seconds, so that one slow renewal does not fail the node.
    nodeLeaseDurationSeconds: 20,
    maxParallelImagePulls: 1,
    serializeImagePulls: true,
  };
}

const proxyConfiguration = (node: Node): object => ({
  apiVersion: "kubeproxy.config.k8s.io/v1alpha1",
  kind: "KubeProxyConfiguration",
  mode: "iptables",
  clusterCIDR: "198.18.0.0/16",
  hostnameOverride: node.name,
  clientConnection: { kubeconfig: join(pkiFolder(), "proxy.kubeconfig") },
  // The machine's connection tracking limits must not be changed.
  conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: "0s", tcpCloseWaitTimeout: "0s" },
});

const hierarchies = (): string[] =>
  readdirSync(CGROUPS)
    .map((name) => join(CGROUPS, name))
    .filter((path) => existsSync(join(path, "cgroup.procs")));

function makeCgroups({ cgroup }: Node): void {
  for (const hierarchy of hierarchies()) mkdirSync(join(hierarchy, cgroup), { recursive: true });
  // All pods of a node form one group, among which the machine divides its cores; they consist of many processes.
  const shares = join(CGROUPS, "cpu", cgroup, "cpu.shares");
  if (existsSync(shares)) writeFileSync(shares, String(CPU_SHARES));
  const cpuset = join(CGROUPS, "cpuset");
  for (const file of ["cpuset.cpus", "cpuset.mems"])
    if (existsSync(join(cpuset, file)))
      writeFileSync(join(cpuset, cgroup, file), readFileSync(join(cpuset, file), "utf8"));
}

/** Removes the cgroups of a stopped node, innermost first. */
function removeCgroups({ cgroup }: Node): void {
  for (const hierarchy of hierarchies())
    if (existsSync(join(hierarchy, cgroup)))
      spawnSync("find", [join(hierarchy, cgroup), "-depth", "-type", "d", "-exec", "rmdir", "{}", ";"]);
}

/** Stops a node with everything running in it, and removes its files. */
export async function stopNode(node: Node): Promise<void> {
  const pid = nodePid(node);
  if (pid !== null) {
    process.kill(pid, "SIGKILL");
    await until(() => !existsSync(`/proc/${pid}`), 20, `${node.name} has stopped`);
  }
  removeCgroups(node);
  rmSync(nodeFolder(node), { recursive: true, force: true });
}
