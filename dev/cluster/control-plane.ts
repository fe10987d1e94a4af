import { join } from "node:path";
import { launchInside, kubectlCommand, tryInside, until } from "./inside.ts";
import { NODES, nodeFolder, pkiFolder, SERVICE_RANGE, type Programs } from "./layout.ts";

const [FIRST] = NODES;
/** Seconds without a heartbeat after which a node counts as failed; the default is fifty. */
const GIVEN_UP_SECONDS = 20;

/** Starts etcd, API server, controller manager and scheduler in the first node, each as in any cluster. */
export async function startControlPlane(programs: Programs): Promise<void> {
  const launch = (name: string, flags: readonly string[]): void =>
    launchInside(FIRST, name, [programs.kubernetes, name, ...flags]);
  launch("etcd", etcdFlags());
  launch("kube-apiserver", apiServerFlags());
  const isReady = (): boolean =>
    tryInside(FIRST, kubectlCommand(programs, ["get", "--raw", "/readyz"])).status === 0;
  await until(isReady, 90, "the API server is ready");
  launch("kube-controller-manager", managerFlags());
  launch("kube-scheduler", [...asUser("scheduler"), "--leader-elect=false", "--bind-address=127.0.0.1"]);
}

const pki = (file: string): string => join(pkiFolder(), file);

function asUser(user: string): string[] {
  const config = pki(`${user}.kubeconfig`);
  return ["kubeconfig", "authentication-kubeconfig", "authorization-kubeconfig"].map(
    (flag) => `--${flag}=${config}`,
  );
}

const etcdFlags = (): string[] => [
  `--data-dir=${join(nodeFolder(FIRST), "etcd")}`,
  "--listen-client-urls=http://127.0.0.1:2379",
  "--advertise-client-urls=http://127.0.0.1:2379",
  "--listen-peer-urls=http://127.0.0.1:2380",
  "--initial-advertise-peer-urls=http://127.0.0.1:2380",
  "--initial-cluster=default=http://127.0.0.1:2380",
  // A cluster for testing need not survive a power failure.
  "--unsafe-no-fsync",
];

const apiServerFlags = (): string[] => [
  "--etcd-servers=http://127.0.0.1:2379",
  "--bind-address=0.0.0.0",
  `--advertise-address=${FIRST.address}`,
  "--secure-port=6443",
  `--tls-cert-file=${pki("apiserver.crt")}`,
  `--tls-private-key-file=${pki("apiserver.key")}`,
  `--client-ca-file=${pki("ca.crt")}`,
  `--service-cluster-ip-range=${SERVICE_RANGE}`,
  "--service-account-issuer=https://kubernetes.default.svc",
  `--service-account-key-file=${pki("sa.pub")}`,
  `--service-account-signing-key-file=${pki("sa.key")}`,
  "--authorization-mode=Node,RBAC",
  "--enable-admission-plugins=NodeRestriction",
  "--allow-privileged=true",
  `--kubelet-client-certificate=${pki("admin.crt")}`,
  `--kubelet-client-key=${pki("admin.key")}`,
  `--kubelet-certificate-authority=${pki("ca.crt")}`,
  "--kubelet-preferred-address-types=InternalIP",
  // Client name with which aggregated APIs, such as metrics, are called.
  "--requestheader-allowed-names=admin",
  `--requestheader-client-ca-file=${pki("ca.crt")}`,
  "--requestheader-extra-headers-prefix=X-Remote-Extra-",
  "--requestheader-group-headers=X-Remote-Group",
  "--requestheader-username-headers=X-Remote-User",
  `--proxy-client-cert-file=${pki("admin.crt")}`,
  `--proxy-client-key-file=${pki("admin.key")}`,
];

const managerFlags = (): string[] => [
  ...asUser("manager"),
  `--service-account-private-key-file=${pki("sa.key")}`,
  `--root-ca-file=${pki("ca.crt")}`,
  `--cluster-signing-cert-file=${pki("ca.crt")}`,
  `--cluster-signing-key-file=${pki("ca.key")}`,
  "--use-service-account-credentials=true",
  "--leader-elect=false",
  "--bind-address=127.0.0.1",
  // Faster than the defaults, for tests that wait for nodes to fail and replicas to scale.
  `--node-monitor-grace-period=${GIVEN_UP_SECONDS}s`,
  "--horizontal-pod-autoscaler-sync-period=5s",
  "--controllers=*,-cloud-node-lifecycle-controller,-service-lb-controller,-node-route-controller",
];
