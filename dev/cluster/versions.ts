/** The Kubernetes version that the chart is rendered for and the local cluster runs. */
export const KUBERNETES_VERSION = "1.36.3";
