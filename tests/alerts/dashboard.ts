import { readFileSync } from "node:fs";
import { SCOPE } from "./chart-rules.ts";

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition?: string }[] };
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly refId: string; readonly expr: string }[];
  }[];
}

const { templating, panels } = JSON.parse(
  readFileSync(new URL("../../charts/callboard/files/dashboards/callboard.json", import.meta.url), "utf8"),
) as Dashboard;

/** An expression with the dashboard's variables as they are when nobody has chosen. */
const filled = (expression: string): string =>
  expression
    .replaceAll("$namespace", SCOPE.namespace)
    .replaceAll("$release", SCOPE.release)
    .replaceAll("$service", ".+");

/** Every query of the dashboard's panels. */
export const PANEL_QUERIES = panels.flatMap(({ title, targets }) =>
  targets.map(({ refId, expr }) => [title, refId, filled(expr)] as const),
);

/** Every variable that Prometheus fills: its name, and a query with a result for each of its values. */
export const VARIABLE_QUERIES = templating.list.flatMap(({ name, definition }) => {
  const [, series, label] = /^label_values\((.+), (\w+)\)$/.exec(definition ?? "") ?? [];
  return series === undefined ? [] : [[name, `group by (${label}) (${filled(series)})`] as const];
});
