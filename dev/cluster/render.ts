import { resolve } from "node:path";
import { parseAllDocuments } from "yaml";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { runTool } from "#dev/engines/real/provisioning/tools.ts";
import { prepareHelm } from "./tools/helm.ts";
import { KUBERNETES_VERSION } from "./versions.ts";

const root = resolve(import.meta.dirname, "../..");
const CHART = "charts/callboard";

/** The value sets maintained with the chart. */
export const VALUE_SETS = ["evaluation", "production", "minimal"] as const;
export type ValueSet = (typeof VALUE_SETS)[number];

/** A Kubernetes object, with the fields that all kinds share. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly [field: string]: unknown;
}

/**
 * Renders the chart with a value set and additional Helm flags, for a release named `callboard`. Throws Helm's
 * output.
 */
export async function render(set: ValueSet, flags: readonly string[] = []): Promise<string> {
  const helm = await prepareHelm(cacheFolder());
  const values = ["--values", `${CHART}/values/${set}.yaml`];
  const cluster = ["--namespace", "callboard", "--kube-version", KUBERNETES_VERSION];
  return runTool(helm, ["template", "callboard", CHART, ...values, ...cluster, ...flags], { cwd: root });
}

/** Parses the objects of a rendered text. */
export const manifestsOf = (rendered: string): Manifest[] =>
  parseAllDocuments(rendered)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
