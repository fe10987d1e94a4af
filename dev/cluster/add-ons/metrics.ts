import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { applyObjects, kubectlCommand, launchInside, tryInside, until } from "../inside.ts";
import { NODES, nodeFolder, pkiFolder, type Programs } from "../layout.ts";
import { prepareProgram } from "../tools/programs.ts";
import type { Report } from "../up.ts";

const [FIRST] = NODES;
const PORT = 4443;
const NAME = "metrics-server";
const GROUP = "metrics.k8s.io";
const place = { name: NAME, namespace: "kube-system" };

/**
 * Exposes a program running outside the cluster to the API server: a Service whose only address is the first node's.
 */
const OBJECTS = [
  { apiVersion: "v1", kind: "Service", metadata: place, spec: { ports: [{ port: 443, targetPort: PORT }] } },
  {
    apiVersion: "discovery.k8s.io/v1",
    kind: "EndpointSlice",
    metadata: { ...place, labels: { "kubernetes.io/service-name": NAME } },
    addressType: "IPv4",
    ports: [{ name: "", port: PORT, protocol: "TCP" }],
    endpoints: [{ addresses: [FIRST.address], conditions: { ready: true } }],
  },
  {
    apiVersion: "apiregistration.k8s.io/v1",
    kind: "APIService",
    metadata: { name: `v1beta1.${GROUP}` },
    spec: {
      group: GROUP,
      version: "v1beta1",
      service: place,
      insecureSkipTLSVerify: true,
      groupPriorityMinimum: 100,
      versionPriority: 100,
    },
  },
];

const arePodsMeasured = (programs: Programs): boolean => {
  const args = ["get", "--raw", `/apis/${GROUP}/v1beta1/pods`];
  const { status, stdout } = tryInside(FIRST, kubectlCommand(programs, args));
  return status === 0 && stdout.includes('"cpu"');
};

/** Starts the metrics server for autoscalers in a running cluster. Idempotent. */
export async function startMetrics(programs: Programs, report: Report): Promise<void> {
  if (arePodsMeasured(programs)) return;
  const program = await prepareProgram(cacheFolder(), NAME, report);
  const config = join(pkiFolder(), "admin.kubeconfig");
  launchInside(FIRST, NAME, [
    program,
    `--kubeconfig=${config}`,
    `--authentication-kubeconfig=${config}`,
    `--authorization-kubeconfig=${config}`,
    `--secure-port=${PORT}`,
    `--cert-dir=${join(nodeFolder(FIRST), NAME)}`,
    `--kubelet-certificate-authority=${join(pkiFolder(), "ca.crt")}`,
    "--kubelet-preferred-address-types=InternalIP",
    "--metric-resolution=15s",
  ]);
  applyObjects(programs, OBJECTS);
  await until(() => arePodsMeasured(programs), 180, "the use of the pods is measured");
}
