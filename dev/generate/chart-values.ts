import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isMap, isScalar, parseDocument, type Node, type Pair, type YAMLMap } from "yaml";

const root = resolve(import.meta.dirname, "../..");
export const CHART_README = "charts/callboard/README.md";
const HEADING = "## Values";

interface Value {
  readonly key: string;
  readonly preset: string;
  readonly meaning: string;
}

/** The comment above a key; for the first key of a map, it is attached to the map. */
const commentOf = (pair: Pair, parent: YAMLMap, index: number): string =>
  ((isScalar(pair.key) ? pair.key.commentBefore : null) ?? (index === 0 ? parent.commentBefore : null) ?? "")
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .trim();

const isGroup = (value: unknown): value is YAMLMap => isMap(value) && value.items.length > 0 && !value.flow;

/** Every value with its default and description, in the order of the file. */
function valuesOf(map: YAMLMap, above = ""): Value[] {
  return map.items.flatMap((pair, index) => {
    const key = `${above}${String((pair.key as { value: unknown }).value)}`;
    const meaning = commentOf(pair, map, index);
    if (isGroup(pair.value)) {
      const inner = valuesOf(pair.value, `${key}.`);
      return meaning ? [{ key, preset: "", meaning }, ...inner] : inner;
    }
    return [{ key, preset: JSON.stringify((pair.value as Node).toJSON()), meaning }];
  });
}

const row = ({ key, preset, meaning }: Value): string =>
  `| \`${key}\` | ${preset === "" ? "" : `\`${preset}\``} | ${meaning.replaceAll("|", "\\|")} |`;

/** Writes the table of values into the chart's README below `target`; the text above its heading is kept. */
export function generateChartValues(target: string): void {
  const document = parseDocument(readFileSync(join(root, "charts/callboard/values.yaml"), "utf8"));
  const [head = ""] = readFileSync(join(root, CHART_README), "utf8").split(HEADING);
  const table = valuesOf(document.contents as YAMLMap).map(row);
  const note =
    "Made by `npm run generate` from `values.yaml`; `values.schema.json` refuses what cannot be right.";
  const lines = [
    `${head}${HEADING}`,
    "",
    note,
    "",
    "| value | default | meaning |",
    "|---|---|---|",
    ...table,
    "",
  ];
  writeFileSync(join(target, CHART_README), lines.join("\n"));
}
