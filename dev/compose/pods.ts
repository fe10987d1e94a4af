import type { Manifest } from "#dev/cluster/render.ts";

interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly resources?: { readonly limits?: { readonly memory?: string } };
}

/** What of a pod becomes a service of Compose. */
export interface Pod {
  readonly kind: string;
  /** The program: `identity`, `postgres`, `setup`. */
  readonly name: string;
  readonly container: Container;
  readonly graceSeconds: number;
  /** The folder of its data; null if it keeps none. */
  readonly dataFolder: string | null;
}

interface Owner {
  readonly spec?: {
    readonly template?: {
      readonly spec?: {
        readonly containers: readonly Container[];
        readonly terminationGracePeriodSeconds?: number;
      };
    };
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[];
  };
}

const SECONDS = 30;
/** Jobs are named by what they are made of; this is what they do. */
const JOB = /^callboard-(secrets|setup)/;

function nameOf({ kind, metadata }: Manifest): string | null {
  if (kind === "Job") return JOB.exec(metadata.name)?.[1] ?? null;
  return metadata.labels?.["app.kubernetes.io/name"] ?? null;
}

/** The folder of what a pod claims to keep. */
function dataFolderOf({ spec }: Owner, { volumeMounts = [] }: Container): string | null {
  const claim = spec?.volumeClaimTemplates?.[0]?.metadata.name;
  return volumeMounts.find(({ name }) => name === claim)?.mountPath ?? null;
}

function podOf(manifest: Manifest): Pod | null {
  const owner = manifest as Owner;
  const template = owner.spec?.template?.spec;
  const container = template?.containers[0];
  const name = nameOf(manifest);
  if (container === undefined || name === null) return null;
  const graceSeconds = template?.terminationGracePeriodSeconds ?? SECONDS;
  return { kind: manifest.kind, name, container, graceSeconds, dataFolder: dataFolderOf(owner, container) };
}

/** The pods of a rendered chart that run the product; not the one that tests it. */
export const podsOf = (manifests: readonly Manifest[]): readonly Pod[] =>
  manifests.map(podOf).filter((pod) => pod !== null);

/** The names under which others reach a pod in the cluster. */
export function namesOf(manifests: readonly Manifest[], pod: string): readonly string[] {
  return manifests
    .filter(({ kind }) => kind === "Service")
    .filter(({ spec }) => {
      const { selector } = spec as { selector: Record<string, string> };
      return selector["app.kubernetes.io/name"] === pod;
    })
    .map(({ metadata }) => metadata.name);
}
