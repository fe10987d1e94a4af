import { manifestsOf, render } from "#dev/cluster/render.ts";

/** An alert as the chart has it for the operator of Prometheus. */
export interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

/** A rule that stores a series under another name. */
interface Recording {
  readonly record: string;
  readonly expr: string;
}

interface Group {
  readonly name: string;
  readonly rules: readonly (Rule | Recording)[];
}

/** What the chart gives to the operator of Prometheus. */
export interface ChartMonitoring {
  readonly groups: readonly Group[];
  readonly alerts: readonly Rule[];
  /** Whether labels of processes win over those of their targets. */
  readonly honorLabels: boolean;
}

/** Labels of every target of the release `callboard` in the namespace `callboard`. */
export const SCOPE = { namespace: "callboard", release: "callboard" } as const;

/** Renders the chart with monitoring, as Helm installs it. */
export async function chartMonitoring(): Promise<ChartMonitoring> {
  const manifests = manifestsOf(await render("production", ["--set", "monitoring.enabled=true"]));
  const specOf = (kind: string): unknown => manifests.find((manifest) => manifest.kind === kind)?.["spec"];
  const { groups } = specOf("PrometheusRule") as { readonly groups: readonly Group[] };
  const { endpoints } = specOf("ServiceMonitor") as {
    readonly endpoints: readonly { readonly honorLabels?: boolean }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.filter((rule): rule is Rule => "alert" in rule));
  return { groups, alerts, honorLabels: endpoints.every(({ honorLabels }) => honorLabels === true) };
}
