import { manifestsOf, render, type Manifest, type ValueSet } from "#dev/cluster/render.ts";

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[];
  readonly envFrom?: readonly { readonly secretRef?: { readonly name: string } }[];
  readonly resources?: { readonly requests?: object; readonly limits?: { readonly memory?: string } };
  readonly securityContext?: object;
  readonly startupProbe?: object;
  readonly readinessProbe?: object;
  readonly livenessProbe?: object;
  readonly volumeMounts?: readonly object[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
}

interface PodSpec {
  readonly automountServiceAccountToken?: boolean;
  readonly enableServiceLinks?: boolean;
  readonly hostNetwork?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: object;
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly object[];
}

/** A pod created by some object of the chart. */
export interface Pod {
  readonly owner: Manifest;
  readonly labels: Readonly<Record<string, string>>;
  readonly spec: PodSpec;
}

interface WithTemplate {
  readonly spec?: {
    readonly template?: { readonly metadata?: { labels?: Record<string, string> }; readonly spec?: PodSpec };
  };
}

/** Every pod of a value set. */
export async function podsOf(set: ValueSet, flags: readonly string[] = []): Promise<Pod[]> {
  return manifestsOf(await render(set, flags)).flatMap((owner) => {
    const template = (owner as WithTemplate).spec?.template;
    return template?.spec ? [{ owner, labels: template.metadata?.labels ?? {}, spec: template.spec }] : [];
  });
}

/** Name of the program that a pod runs. */
export const nameOf = ({ labels }: Pod): string => labels["app.kubernetes.io/name"] ?? "";
