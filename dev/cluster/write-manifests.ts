import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { manifestsOf, render, VALUE_SETS, type Manifest } from "./render.ts";

/** Objects that only Helm runs, and only on request. */
const isTest = ({ metadata }: Manifest): boolean => metadata.annotations?.["helm.sh/hook"] === "test";

const asText = (value: object): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** Without Helm, a hook is an ordinary object: pods wait for the Secrets that its job creates. */
function plain({ metadata: { annotations = {}, ...metadata }, ...rest }: Manifest): object {
  const kept = Object.entries(annotations).filter(([name]) => !name.startsWith("helm.sh/"));
  const { apiVersion, kind, ...body } = rest as Omit<Manifest, "metadata">;
  const named = { ...metadata, ...(kept.length > 0 ? { annotations: Object.fromEntries(kept) } : {}) };
  return { apiVersion, kind, metadata: named, ...body };
}

/** Renders every value set into `k8s/<set>/` below `target`: one file of objects, and a kustomization. */
export async function writeManifests(target: string): Promise<void> {
  for (const set of VALUE_SETS) {
    const folder = join(target, "k8s", set);
    mkdirSync(folder, { recursive: true });
    const objects = manifestsOf(await render(set)).filter((manifest) => !isTest(manifest));
    const head = `# Made by npm run manifests from charts/callboard/values/${set}.yaml.\n`;
    writeFileSync(
      join(folder, "callboard.yaml"),
      head + objects.map((one) => asText(plain(one))).join("---\n"),
    );
    const kustomization = {
      apiVersion: "kustomize.config.k8s.io/v1beta1",
      kind: "Kustomization",
      namespace: "callboard",
      resources: ["callboard.yaml"],
    };
    writeFileSync(join(folder, "kustomization.yaml"), head + asText(kustomization));
  }
}
