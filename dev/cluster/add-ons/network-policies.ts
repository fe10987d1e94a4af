import { adminConfig, launchInside } from "../inside.ts";
import { SERVICE_RANGE, type Node, type Programs } from "../layout.ts";

/** Has a node hold the network policies of its pods: of kube-router the firewall alone, beside the bridge and kube-proxy. */
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
