import type { PlanNode, QueryPlanSelectionNode } from "@apollo/query-planner";
import { compilePlan } from "#runner/compile-plan.ts";
import type { Fields } from "#runner/merge.ts";
import { runStep } from "#runner/run-plan.ts";
import { SubgraphLink, type SubgraphResponse } from "#subgraphs/subgraph-link.ts";

/** A subgraph that returns each record's representation. */
class EchoingLink extends SubgraphLink {
  sent: readonly Fields[] = [];

  constructor() {
    super("echo", undefined as never, "/");
  }

  override async send(body: string): Promise<SubgraphResponse> {
    const { variables } = JSON.parse(body) as { variables: { representations: Fields[] } };
    this.sent = variables.representations;
    return { data: { _entities: this.sent.map((one) => ({ echoed: JSON.stringify(one) })) } };
  }
}

const requires = (typeCondition: string, names: readonly string[]): QueryPlanSelectionNode => ({
  kind: "InlineFragment",
  typeCondition,
  selections: ["__typename", ...names].map((name) => ({ kind: "Field", name })),
});

/** The representations sent for the records, and what each record received. */
async function representationsOf(records: readonly Fields[], required: readonly QueryPlanSelectionNode[]) {
  const node = {
    kind: "Flatten",
    path: ["list", "@"],
    node: {
      kind: "Fetch",
      serviceName: "echo",
      operation: "query",
      operationKind: "query",
      requires: [...required],
    },
  } as PlanNode;
  const link = new EchoingLink();
  const data = { list: records.map((record) => ({ ...record })) };
  const context = { internalToken: "token", requestId: "r" };
  const run = { services: new Map([["echo", link]]), variables: {}, context, data, errors: [] };
  await runStep(compilePlan(node), run);
  expect(run.errors).toEqual([]);
  return { sent: link.sent, echoed: data.list.map((record: Fields) => record["echoed"]) };
}

const KEYS: readonly unknown[] = [1, "1", 0, -0, "", false, true, "true", null, "null", { A: 1 }, '{"A":1}'];
const record = (PK: unknown, more: Fields = {}): Fields => ({ __typename: "User", PK, ...more });
const text = (value: unknown): string => JSON.stringify(value);

test.each([
  ["one key", ["PK"], {}],
  ["two keys", ["PK", "SK"], { SK: "same" }],
])("with %s each record gets its own fields, and equal scalars travel once", async (_, names, more) => {
  const records = [...KEYS, ...KEYS].map((key) => record(key, more));
  const { sent, echoed } = await representationsOf(records, [requires("User", names)]);
  expect(echoed).toEqual(records.map(text));
  const scalars = sent.map(text).filter((one) => typeof (JSON.parse(one) as Fields)["PK"] !== "object");
  expect(new Set(scalars).size).toBe(scalars.length);
});

test("two keys are never mistaken for each other because of where one ends", async () => {
  const records = [record("a", { SK: "bc" }), record("ab", { SK: "c" })];
  const { sent } = await representationsOf(records, [requires("User", ["PK", "SK"])]);
  expect(sent).toEqual(records);
});

test("what lacks a key or is of another type is not sent", async () => {
  const records = [{ __typename: "User" }, { __typename: "Other", PK: "a" }, record("a")];
  const { sent, echoed } = await representationsOf(records, [requires("User", ["PK"])]);
  expect(sent).toEqual([record("a")]);
  expect(echoed).toEqual([undefined, undefined, text(record("a"))]);
});

test("the same key of two types is two records", async () => {
  const records = [record("a"), { __typename: "Company", PK: "a" }];
  const { sent } = await representationsOf(records, [requires("User", ["PK"]), requires("Company", ["PK"])]);
  expect(sent).toEqual(records);
});
