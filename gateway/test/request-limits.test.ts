import { buildSchema, parse, validate, type GraphQLError } from "graphql";
import { createDocumentCheck, PARSE_OPTIONS, syntaxError } from "#operations/documents.ts";
import { limitRules, REQUEST_LIMITS, RULES } from "#operations/limits.ts";

const schema = buildSchema(`
  type Query { node: Node, list(first: Int): Node, sum(of: [Int!]): Int, leaf: Int }
  type Node { child: Node, leaf: Int }
`);
const check = createDocumentCheck(schema, { ownTexts: null, introspection: true });

interface Request {
  readonly query: string;
  readonly operationName?: string;
}

/** Errors of a request as the gateway finds them: in its text first, then in its document. */
function errorsOf({ query, operationName }: Request, checked = check): readonly GraphQLError[] {
  try {
    return checked({ source: query, document: parse(query, PARSE_OPTIONS), operationName });
  } catch (error) {
    return [syntaxError(error as GraphQLError)];
  }
}

/** The code and the limit of each error; empty if the request may run. */
const refusals = (request: Request, checked = check): readonly unknown[] =>
  errorsOf(request, checked).map(({ extensions }) =>
    [extensions["code"], extensions["limit"]].filter(Boolean),
  );
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
  // The query has nine tokens besides the numbers.
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

/** The same selections, six levels deep, with a fragment for each level or without any. */
function levels(depth: number, leaves: number, isNamed: boolean): string {
  const fields = times(leaves, (n) => `a${n}: leaf`);
  const below = (level: number): string => {
    if (level === depth) return fields;
    return `${fields} child { ${isNamed ? `...F${level + 1}` : below(level + 1)} }`;
  };
  const named = (level: number): string => `fragment F${level} on Node { ${below(level)} }`;
  const rest = isNamed ? times(depth, (index) => named(index + 1)) : "";
  return `{ node { ${isNamed ? "...F1" : below(1)} } } ${rest}`;
}

/** Whether a query may cost that much, by halving: the most leaves per level that the cost lets through. */
function mostLeaves(isNamed: boolean): number {
  const costs = limitRules(true)[2];
  if (!costs) throw new Error("There is no rule for the cost.");
  const passes = (leaves: number): boolean =>
    validate(schema, parse(levels(6, leaves, isNamed)), [costs]).length === 0;
  let [passing, refused] = [1, 4_000];
  while (refused - passing > 1) {
    const middle = Math.floor((passing + refused) / 2);
    if (passes(middle)) passing = middle;
    else refused = middle;
  }
  return passing;
}

test("a query costs the same with fragments and without, but for the fragments themselves", () => {
  const [named, inline] = [mostLeaves(true), mostLeaves(false)];
  expect(named / inline).toBeGreaterThan(0.99);
  expect(named).toBeLessThanOrEqual(inline);
});

test("the value of a limit is part of its message", () => {
  expect(errorsOf({ query: nested(depth + 1) })[0]?.extensions).toEqual({
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
  expect(errorsOf({ query: "{ leav }" })[0]?.message).toBe('Cannot query field "leav" on type "Query".');
});

test.each<[string, Request, string]>([
  ["no GraphQL", { query: "{" }, "GRAPHQL_PARSE_FAILED"],
  ["another operation's name", { query: "query A { leaf }", operationName: "B" }, "VALIDATION"],
  ["two operations and no name", { query: "query A { leaf } query B { leaf }" }, "VALIDATION"],
  ["a kind of operation that the graph does not have", { query: "subscription { leaf }" }, "VALIDATION"],
])("a request with %s is refused", (_, request, code) => {
  expect(refusals(request)).toEqual([[code]]);
});

test.each<[string, string, boolean, readonly unknown[]]>([
  ["the web client's own text", "query Leaf { leaf }", true, []],
  ["another text", "{ leaf }", true, [["FORBIDDEN"]]],
  ["introspection", "{ __schema { description } }", true, [["FORBIDDEN"]]],
  ["own introspection", "{ __typename __schema { description } }", true, [["GRAPHQL_VALIDATION_FAILED"]]],
  ["another text", "{ leaf }", false, []],
  ["introspection", "{ __schema { description } }", false, []],
])("%s, only own operations: %#", (_, query, ownOnly, expected) => {
  const own = new Set(["query Leaf { leaf }", "{ __typename __schema { description } }"]);
  expect(
    refusals(
      { query },
      createDocumentCheck(schema, { ownTexts: ownOnly ? own : null, introspection: !ownOnly }),
    ),
  ).toEqual(expected);
});
