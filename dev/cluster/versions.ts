/** The Kubernetes that the chart is rendered for, and whose programs a cluster of this machine runs. */
export const KUBERNETES_VERSION = "1.36.3";
