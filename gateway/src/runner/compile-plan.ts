import type { FetchNode, PlanNode, QueryPlanSelectionNode } from "@apollo/query-planner";
import type { Fields } from "./merge.ts";
import { NotCompiled } from "./shape.ts";

/** How a record is identified to a subgraph. */
export interface Representation {
  /** Equal for records with equal representations; null if the value is not a record of that subgraph. */
  readonly identityOf: (record: Fields) => unknown;
  /** The representation of a record that has an identity. */
  readonly represent: (record: Fields) => Fields;
}

/** One request to a subgraph. */
export interface FetchStep {
  readonly kind: "fetch";
  readonly service: string;
  /** The request body up to its variables. */
  readonly head: string;
  readonly variableUsages: readonly string[];
  /** Path of its records in the response so far: field names, with `@` for every element of a list. */
  readonly path: readonly string[];
  /** Set for an entity fetch; null for root fields. */
  readonly representation: Representation | null;
}

interface GroupStep {
  readonly kind: "sequence" | "parallel";
  readonly steps: readonly Step[];
}

export type Step = FetchStep | GroupStep;

/** Compiles a plan. Throws NotCompiled for conditions, rewrites and anything else the runner does not support. */
export function compilePlan(node: PlanNode, path: readonly string[] = []): Step {
  switch (node.kind) {
    case "Sequence":
      return { kind: "sequence", steps: node.nodes.map((inner) => compilePlan(inner, path)) };
    case "Parallel":
      return { kind: "parallel", steps: node.nodes.map((inner) => compilePlan(inner, path)) };
    case "Flatten":
      return compilePlan(node.node, [...path, ...node.path.map(String)]);
    case "Fetch":
      return compileFetch(node, path);
    default:
      throw new NotCompiled(`a ${node.kind}`);
  }
}

function compileFetch(node: FetchNode, path: readonly string[]): FetchStep {
  const rewrites = [node.inputRewrites, node.outputRewrites, node.contextRewrites];
  if (rewrites.some((rewrite) => rewrite && rewrite.length > 0)) throw new NotCompiled("a rewrite");
  const { operation: query, operationName } = node;
  return {
    kind: "fetch",
    service: node.serviceName,
    head: JSON.stringify({ query, operationName }).slice(0, -1),
    variableUsages: node.variableUsages ?? [],
    path,
    representation: node.requires ? compileRepresentation(node.requires) : null,
  };
}

function compileRepresentation(requires: readonly QueryPlanSelectionNode[]): Representation {
  const keysOf = new Map<string, readonly string[]>();
  for (const selection of requires) {
    if (
      selection.kind !== "InlineFragment" ||
      !selection.typeCondition ||
      keysOf.has(selection.typeCondition)
    )
      throw new NotCompiled("what a fetch requires");
    const names = selection.selections.map(nameOf);
    if (!names.includes("__typename")) throw new NotCompiled("a record without its type");
    keysOf.set(
      selection.typeCondition,
      names.filter((name) => name !== "__typename"),
    );
  }
  const represent = (record: Fields): Fields => {
    const type = record["__typename"] as string;
    const representation: Fields = { __typename: type };
    for (const name of keysOf.get(type) ?? []) representation[name] = record[name];
    return representation;
  };
  const [first] = keysOf;
  if (keysOf.size === 1 && first?.[1].length === 1)
    return { represent, identityOf: identityByOneKey(first[0], first[1][0] as string) };
  return {
    represent,
    identityOf(record) {
      const keys = keysOf.get(record["__typename"] as string);
      const isWhole = keys?.every((name) => record[name] !== undefined);
      return isWhole ? JSON.stringify(represent(record)) : null;
    },
  };
}

/** Compares by the key's value, without serializing it; a record whose key is not a scalar equals only itself. */
const identityByOneKey = (type: string, name: string) => (record: Fields) => {
  const key = record[name];
  if (record["__typename"] !== type || key === undefined) return null;
  return typeof key === "object" ? record : key;
};

function nameOf(selection: QueryPlanSelectionNode): string {
  if (selection.kind !== "Field" || selection.alias !== undefined || selection.selections?.length)
    throw new NotCompiled("a key");
  return selection.name;
}
