import { resolve } from "node:path";
import {
  buildGoProgram,
  isGoProgramBuilt,
  type GoProgram,
} from "#dev/engines/real/provisioning/go-program.ts";
import { KUBERNETES_VERSION } from "../versions.ts";

const SOURCES = resolve(import.meta.dirname, "../go");

/** Programs built locally because no package registry provides them. */
type Name = "kubernetes" | "coredns" | "pause" | "metrics-server" | "contour" | "kube-router" | "keda";

const stamp = (key: string, value: string): string => `-X k8s.io/component-base/version.${key}=${value}`;
const [MAJOR = "", MINOR = ""] = KUBERNETES_VERSION.split(".");
const VERSION_FLAGS = [
  stamp("gitVersion", `v${KUBERNETES_VERSION}`),
  stamp("gitMajor", MAJOR),
  stamp("gitMinor", MINOR),
  stamp("gitCommit", "callboard"),
  stamp("gitTreeState", "clean"),
].join(" ");

const sourcesOf = (name: Name): GoProgram => ({
  sources: `${SOURCES}/${name}`,
  family: "cluster",
  linkerFlags: name === "kubernetes" ? VERSION_FLAGS : "",
});

/** Whether the program that takes ten minutes has been built. */
export const isKubernetesBuilt = (cache: string): Promise<boolean> =>
  isGoProgramBuilt(cache, sourcesOf("kubernetes"));

/**
 * Builds a program of dev/cluster/go once per state of its sources; returns its path. Kubernetes and KEDA take about
 * ten minutes each on two cores, the others two or three.
 */
export const prepareProgram = (cache: string, name: Name, report: (line: string) => void): Promise<string> =>
  buildGoProgram(cache, sourcesOf(name), report);

/** The same for one of several tools in a folder. */
export const prepareTool = (
  cache: string,
  name: Name,
  tool: string,
  report: (line: string) => void,
): Promise<string> => buildGoProgram(cache, { ...sourcesOf(name), tool }, report);
