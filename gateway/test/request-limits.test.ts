import { createHash } from "node:crypto";
import { buildSchema } from "graphql";
import { createOperations, type OperationRequest } from "#operations.ts";
import { REQUEST_LIMITS, RULES } from "#limits.ts";

const schema = buildSchema(`
  type Query { node: Node, list(first: Int): Node, sum(of: [Int!]): Int, leaf: Int }
  type Node { child: Node, leaf: Int }
`);
const prepare = createOperations(schema, new Map(), false);
const none = new Map<string, string>();

/** What became of a request: nothing when it may run, else the code and the limit of each error. */
function refusals(request: OperationRequest, ask = prepare): readonly unknown[] {
  const prepared = ask(request);
  return "errors" in prepared
    ? prepared.errors.map(({ extensions }) => [extensions["code"], extensions["limit"]].filter(Boolean))
    : [];
}
const times = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(" ");
const nested = (depth: number): string =>
  `{ node { ${"child { ".repeat(depth - 2)} leaf ${"} ".repeat(depth - 2)} } }`;

interface Case {
  readonly limit: keyof typeof REQUEST_LIMITS;
  readonly way: string;
  readonly at: string;
  readonly over: string;
}
const { depth, aliases, rootFields, tokens } = REQUEST_LIMITS;
const rootFragments = (count: number): string =>
  `{ leaf ...A } fragment A on Query { ${"leaf ".repeat(4)} ...B } fragment B on Query { ${"leaf ".repeat(count - 5)} }`;

const CASES: readonly Case[] = [
  { limit: "depth", way: "fields", at: nested(depth), over: nested(depth + 1) },
  {
    limit: "depth",
    way: "a fragment",
    at: `{ node { ...F } } fragment F on Node { ${"child { ".repeat(depth - 2)} leaf ${"}".repeat(depth - 2)} }`,
    over: `{ node { ...F } } fragment F on Node { ${"child { ".repeat(depth - 1)} leaf ${"}".repeat(depth - 1)} }`,
  },
  {
    limit: "cost",
    way: "a list of many",
    at: "{ list(first: 1562) { leaf } leaf }",
    over: "{ list(first: 1562) { leaf } a: leaf b: leaf }",
  },
  {
    limit: "aliases",
    way: "fields",
    at: `{ node { ${times(aliases, (n) => `a${n}: leaf`)} } }`,
    over: `{ node { ${times(aliases + 1, (n) => `a${n}: leaf`)} } }`,
  },
  {
    limit: "aliases",
    way: "a fragment",
    at: `{ node { ...F } } fragment F on Node { ${times(aliases, (n) => `a${n}: leaf`)} }`,
    over: `{ node { ...F } } fragment F on Node { ${times(aliases + 1, (n) => `a${n}: leaf`)} }`,
  },
  {
    limit: "rootFields",
    way: "fields",
    at: `{ ${"leaf ".repeat(rootFields)} }`,
    over: `{ ${"leaf ".repeat(rootFields + 1)} }`,
  },
  {
    limit: "rootFields",
    way: "fragments",
    at: rootFragments(rootFields),
    over: rootFragments(rootFields + 1),
  },
  {
    limit: "rootFields",
    way: "inline fragments",
    at: `{ ${"... { leaf } ".repeat(rootFields)} }`,
    over: `{ ${"... { leaf } ".repeat(rootFields + 1)} }`,
  },
  // Nine tokens are around the numbers.
  {
    limit: "tokens",
    way: "values",
    at: `{ sum(of: [${"1 ".repeat(tokens - 9)}]) }`,
    over: `{ sum(of: [${"1 ".repeat(tokens - 8)}]) }`,
  },
];

test.each(CASES)("$limit by $way: the limit passes, one more is LIMIT", ({ limit, at, over }) => {
  expect(refusals({ query: at })).toEqual([]);
  expect(refusals({ query: over })).toEqual([["LIMIT", RULES[limit]]]);
});

test("the figure of a limit is told", () => {
  const prepared = prepare({ query: nested(depth + 1) });
  expect("errors" in prepared && prepared.errors[0]?.extensions).toEqual({
    code: "LIMIT",
    rule: "REQUEST_DEPTH",
    limit: "REQUEST_DEPTH",
    max: 12,
  });
});

test("fragments that lead back into themselves are refused, not followed", () => {
  const query =
    "{ node { ...A } } fragment A on Node { child { ...B } } fragment B on Node { child { ...A } }";
  expect(refusals({ query })).toEqual([["GRAPHQL_VALIDATION_FAILED"]]);
});

test("a wrong name is refused without a word about the schema", () => {
  const prepared = prepare({ query: "{ leav }" });
  expect("errors" in prepared && prepared.errors[0]?.message).toBe(
    'Cannot query field "leav" on type "Query".',
  );
});

test.each<[string, OperationRequest, string]>([
  ["nothing", {}, "VALIDATION"],
  ["no GraphQL", { query: "{" }, "GRAPHQL_PARSE_FAILED"],
  ["another operation's name", { query: "query A { leaf }", operationName: "B" }, "VALIDATION"],
  ["two operations and no name", { query: "query A { leaf } query B { leaf }" }, "VALIDATION"],
  ["an unknown hash", { sha256Hash: "0".repeat(64) }, "PERSISTED_QUERY_NOT_FOUND"],
])("a request with %s is refused", (_, request, code) => {
  expect(refusals(request)).toEqual([[code]]);
});

describe("persisted operations", () => {
  const text = "query Leaf { leaf }";
  const hash = createHash("sha256").update(text).digest("hex");
  const known = new Map([[hash, text]]);

  test("a hash stands for its text", () => {
    const prepared = createOperations(schema, known, true)({ sha256Hash: hash });
    expect("operation" in prepared && prepared.operation.source).toBe(text);
  });

  test("a known hash wins over a text beside it", () => {
    const prepared = createOperations(schema, known, true)({ sha256Hash: hash, query: "{ node { leaf } }" });
    expect("operation" in prepared && prepared.operation.source).toBe(text);
  });

  test.each<[string, OperationRequest, boolean, readonly unknown[]]>([
    ["its own text", { query: text }, true, []],
    ["another text", { query: "{ leaf }" }, true, [["FORBIDDEN"]]],
    ["another text under an unknown hash", { query: "{ leaf }", sha256Hash: "f00" }, true, [["FORBIDDEN"]]],
    ["introspection", { query: "{ __schema { description } }" }, true, [["FORBIDDEN"]]],
    ["another text", { query: "{ leaf }" }, false, []],
    ["introspection", { query: "{ __schema { description } }" }, false, []],
  ])("%s, with persistedOnly %#", (_, request, persistedOnly, expected) => {
    expect(refusals(request, createOperations(schema, known, persistedOnly))).toEqual(expected);
  });

  test("even one of our own that asks for the schema is refused where only they are accepted", () => {
    const own = "{ __schema { description } }";
    const ask = createOperations(schema, new Map([["1", own]]), true);
    expect(refusals({ query: own }, ask)).toEqual([["GRAPHQL_VALIDATION_FAILED"]]);
    expect(refusals({ query: own }, createOperations(schema, none, false))).toEqual([]);
  });
});
