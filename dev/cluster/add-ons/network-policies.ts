import { adminConfig, launchInside } from "../inside.ts";
import { SERVICE_RANGE, type Node, type Programs } from "../layout.ts";

/**
 * Enforces network policies for a node's pods with only kube-router's firewall, next to the bridge and kube-proxy.
 */
export const startNetworkPolicies = (node: Node, { firewall }: Programs): void =>
  launchInside(node, "kube-router", [
    firewall,
    "--run-firewall=true",
    "--run-router=false",
    "--run-service-proxy=false",
    "--enable-cni=false",
    `--kubeconfig=${adminConfig()}`,
    `--hostname-override=${node.name}`,
    `--service-cluster-ip-range=${SERVICE_RANGE}`,
  ]);
