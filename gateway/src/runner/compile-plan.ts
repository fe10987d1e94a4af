import type { FetchNode, PlanNode, QueryPlanSelectionNode } from "@apollo/query-planner";
import type { Fields } from "./merge.ts";
import { NotCompiled } from "./shape.ts";

/** A representation of a record for its subgraph as JSON; null when the record is not of that subgraph. */
export type Represent = (record: Fields) => string | null;

/** One request to a subgraph. */
export interface FetchStep {
  readonly kind: "fetch";
  readonly service: string;
  /** The request's body up to its variables. */
  readonly head: string;
  readonly variableUsages: readonly string[];
  /** Where in the answer so far its records are: names of fields, `@` for every element of a list. */
  readonly path: readonly string[];
  /** For records of other subgraphs; null for fields of the root. */
  readonly represent: Represent | null;
}

export interface GroupStep {
  readonly kind: "sequence" | "parallel";
  readonly steps: readonly Step[];
}

export type Step = FetchStep | GroupStep;

/** Compiles a plan. Throws NotCompiled for conditions, rewrites and whatever else the runner does not know. */
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
    represent: node.requires ? compileRepresent(node.requires) : null,
  };
}

/** A field of a representation, and the JSON up to its value; the type has its value with it. */
interface Key {
  readonly name: string;
  readonly before: string;
  readonly isType: boolean;
}

function compileRepresent(requires: readonly QueryPlanSelectionNode[]): Represent {
  const keysOf = new Map<string, readonly Key[]>();
  for (const selection of requires) {
    if (
      selection.kind !== "InlineFragment" ||
      !selection.typeCondition ||
      keysOf.has(selection.typeCondition)
    )
      throw new NotCompiled("what a fetch requires");
    const type = selection.typeCondition;
    const names = selection.selections.map(nameOf);
    if (!names.includes("__typename")) throw new NotCompiled("a record without its type");
    const keys = names.map((name, place) => {
      const before = `${place === 0 ? "{" : ","}${JSON.stringify(name)}:`;
      const isType = name === "__typename";
      return { name, isType, before: isType ? before + JSON.stringify(type) : before };
    });
    keysOf.set(type, keys);
  }
  return (record) => {
    const keys = keysOf.get(record["__typename"] as string);
    if (!keys) return null;
    let json = "";
    for (const { name, before, isType } of keys) {
      json += before;
      if (isType) continue;
      const value = record[name];
      if (value === undefined) return null;
      json += JSON.stringify(value);
    }
    return `${json}}`;
  };
}

function nameOf(selection: QueryPlanSelectionNode): string {
  if (selection.kind !== "Field" || selection.alias !== undefined || selection.selections?.length)
    throw new NotCompiled("a key");
  return selection.name;
}
