import { readFileSync } from "node:fs";
import { ApolloGateway, type GraphQLDataSource } from "@apollo/gateway";
import fc from "fast-check";
import { GraphQLError, parse, validate, type DocumentNode, type ExecutionResult } from "graphql";
import { CompiledRunner } from "#runner/compiled-runner.ts";
import { SubgraphLink, type RequestContext, type SubgraphAnswer } from "#subgraphs/subgraph-link.ts";
import { playedGraph, type Mishaps, type PlayedGraph, type SubgraphQuery } from "../played-graph.ts";
import { operations } from "./random-operation.ts";

const RUNS = 25;
const context: RequestContext = { internalToken: "token", requestId: "r" };
const supergraphSdl = readFileSync(new URL("../../supergraph.graphql", import.meta.url), "utf8");

let graph: PlayedGraph;
let requests: string[];
let unavailable: string | null;
let gateway: ApolloGateway;
let runner: CompiledRunner;
let schema: Awaited<ReturnType<ApolloGateway["load"]>>["schema"];
let executor: Awaited<ReturnType<ApolloGateway["load"]>>["executor"];

/** A subgraph of the generated graph without HTTP, with JSON as on the wire. */
class PlayedLink extends SubgraphLink implements GraphQLDataSource<RequestContext> {
  readonly #subgraph: string;

  constructor(subgraph: string) {
    super(subgraph, undefined as never, "/");
    this.#subgraph = subgraph;
  }

  override async send(body: string): Promise<SubgraphAnswer> {
    requests.push(this.#subgraph);
    if (this.#subgraph === unavailable)
      throw new GraphQLError("away", { extensions: { code: "UNAVAILABLE", dependency: unavailable } });
    const answer = await graph.run(this.#subgraph, JSON.parse(body) as SubgraphQuery);
    return JSON.parse(JSON.stringify(answer)) as SubgraphAnswer;
  }
}

beforeAll(async () => {
  // oxlint-disable-next-line node/no-process-env -- the library offers no other switch
  process.env["APOLLO_TELEMETRY_DISABLED"] = "true";
  const links = new Map(playedGraph().names.map((name) => [name, new PlayedLink(name)]));
  gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => links.get(name) as PlayedLink,
    experimental_didResolveQueryPlan: ({ queryPlan, requestContext: { document, operationName } }) =>
      runner.learn(document, operationName, queryPlan),
  });
  ({ schema, executor } = await gateway.load());
  runner = new CompiledRunner(schema, links);
});
beforeEach(() => {
  unavailable = null;
  requests = [];
});
afterAll(() => gateway.stop());

function oracle(document: DocumentNode, source: string): Promise<ExecutionResult> {
  const [operation] = document.definitions;
  return executor({
    request: { query: source, variables: {} },
    document,
    operation,
    operationName: null,
    queryHash: source,
    source,
    schema,
    context,
    logger: console,
    metrics: {},
  } as unknown as Parameters<typeof executor>[0]);
}

/**
 * Data, and sorted errors as the client sees them. Fields are compared by name: if an operation repeats a field
 * inside a fragment, the gateway's own executor does not follow the specification's order.
 */
function comparable({ data, errors = [] }: ExecutionResult) {
  const comparableErrors = errors.map(({ message, path, extensions }) =>
    // Only the gateway's own executor includes the subgraph's name, which is never public.
    JSON.stringify({ message, path, extensions: { ...extensions, serviceName: undefined } }),
  );
  return { data: data && (JSON.parse(JSON.stringify(data)) as unknown), errors: comparableErrors.toSorted() };
}

/** The responses of both executors to an operation, and the requests that each sent. */
async function both(source: string, mishaps: Mishaps) {
  const document = parse(source, { noLocation: true });
  graph = playedGraph(mishaps);
  requests = [];
  const expected = comparable(await oracle(document, source));
  const expectedRequests = requests.toSorted();
  requests = [];
  const running = runner.run({ document, operationName: null, variables: {}, context });
  const actual = running && comparable(await running);
  return { expected, expectedRequests, actual, actualRequests: requests.toSorted() };
}

const MISHAPS: readonly [string, Omit<Mishaps, "seed">][] = [
  ["everything is there", { nulls: 0, errors: 0 }],
  ["much is null", { nulls: 0.3, errors: 0 }],
  ["some fields fail", { nulls: 0.05, errors: 0.02 }],
  ["many fail", { nulls: 0.2, errors: 0.2 }],
];

test.each(MISHAPS)(
  "any operation, where %s: the same answer, errors and requests as the gateway's own executor",
  async (_, { nulls, errors }) => {
    let compiled = 0;
    await fc.assert(
      fc.asyncProperty(operations(schema), fc.string({ maxLength: 4 }), async (source, seed) => {
        // Two fields of the same name with different selections may have conflicting arguments.
        fc.pre(validate(schema, parse(source)).length === 0);
        const { expected, expectedRequests, actual, actualRequests } = await both(source, {
          seed,
          nulls,
          errors,
        });
        expect(actual).toEqual(expected);
        expect(actualRequests).toEqual(expectedRequests);
        compiled += 1;
      }),
      { numRuns: RUNS },
    );
    expect(compiled).toBeGreaterThanOrEqual(RUNS);
  },
  300_000,
);

test.each(["identity", "talent", "projects", "casting", "media"])(
  "with %s away: the same answer and errors",
  async (name) => {
    const source = `{ me { PK Data { FirstName Gender Submissions ProfileImage { PK Data { ContentUrl } } } }
      getUserSubmissions(criteria: {}) { PK Data { User { PK Data { FirstName Gender } }
        Position { Name Record { PK SK Data { PositionName } } } ProfileImage { Data { FileName } } } } }`;
    expect(validate(schema, parse(source))).toEqual([]);
    unavailable = name;
    const { expected, actual } = await both(source, { seed: name, nulls: 0, errors: 0 });
    expect(actual).toEqual(expected);
  },
);

test.each([
  ["a directive", "query ($no: Boolean = true) { me { PK SK @skip(if: $no) } }"],
  ["introspection", "{ __schema { queryType { name } } }"],
  ["a name that sets the prototype", "{ me { PK Data { __proto__: Gender } } }"],
  ["a name that every object has", "{ me { constructor: PK SK } }"],
])("what has %s is left to the gateway's own executor", async (_, source) => {
  expect((await both(source, { seed: "", nulls: 0, errors: 0 })).actual).toBeNull();
});

test.each([
  ["a key for another field", "{ me { PK: SK Data { FirstName Gender } } }"],
  ["another key beside it", "{ me { SK: PK PK: SK Data { FirstName Gender } } }"],
  ["a word of JavaScript", "{ me { class: PK Data { function: FirstName await: Gender } } }"],
  ["what Apollo adds", "{ me { __typename: SK Data { _entities: FirstName Gender } } }"],
])("names that are %s: the same answer, compiled", async (_, source) => {
  expect(validate(schema, parse(source))).toEqual([]);
  const { expected, actual } = await both(source, { seed: "", nulls: 0, errors: 0 });
  expect(actual).toEqual(expected);
});
