import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  parse,
  validate,
  type ExecutionResult,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from "graphql";
import { openExecutors, type Executors } from "#runner/executors.ts";
import { nullableSupergraph } from "#runner/nullable-supergraph.ts";
import { expectedOf, type Path } from "./expected-result.ts";
import { playedExecutors, requestOf, type PlayedExecutors } from "./played-executors.ts";
import { operations } from "./random-operation.ts";

const RUNS = 25;
const MAX_ROUNDS = 10;
const supergraphSdl = readFileSync(new URL("../../supergraph.graphql", import.meta.url), "utf8");

let executors: PlayedExecutors;
/** The same subgraphs behind a schema in which all may be null: it shows what they answered. */
let open: Executors;

beforeAll(async () => {
  executors = await playedExecutors();
  open = await openExecutors(nullableSupergraph(supergraphSdl), executors.links);
});
afterAll(() => Promise.all([executors.stop(), open.stop()]));

const isWithin = (path: Path, other: Path): boolean => other.every((step, place) => path[place] === step);
const pathsOf = ({ errors = [] }: ExecutionResult): Path[] => errors.map(({ path = [] }) => path);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** What the specification demands for what the subgraphs answered, and where it needs an error of the gateway. */
function demanded(source: string, answered: ExecutionResult) {
  const [operation] = parse(source).definitions as [OperationDefinitionNode];
  const root = executors.schema.getQueryType() as GraphQLObjectType;
  const { data, losses } = expectedOf(root, operation.selectionSet, answered.data ?? {});
  const told = pathsOf(answered);
  const untold = losses.filter((loss) => !told.some((path) => isWithin(path, loss) || isWithin(loss, path)));
  return { data, errors: [...told, ...untold].map((path) => JSON.stringify(path)).toSorted() };
}

test.each([
  ["records that are missing", { nulls: 0, errors: 0, missing: 0.3 }],
  ["missing records and nulls", { nulls: 0.1, errors: 0, missing: 0.2 }],
  ["missing records and errors", { nulls: 0, errors: 0.03, missing: 0.2 }],
])(
  "any operation over %s: both executors report each null that makes its parent null",
  async (_, mishaps) => {
    let taken = 0;
    const reported = fc.asyncProperty(
      operations(executors.schema),
      fc.string({ maxLength: 4 }),
      async (source, seed) => {
        fc.pre(validate(executors.schema, parse(source)).length === 0);
        executors.play({ ...mishaps, seed });
        const request = requestOf(source, executors.schema);
        const expected = demanded(source, await open.byGateway(request));
        const results = [await executors.byGateway(request), await executors.byCompiledPlan(request)];
        for (const result of results) {
          expect(result).not.toBeNull();
          const errors = pathsOf(result ?? {}).map((path) => JSON.stringify(path));
          expect({ data: plain(result?.data), errors: errors.toSorted() }).toEqual(expected);
        }
        taken += expected.errors.length;
      },
    );
    // Now and then no operation of a round meets a mishap, which would show nothing.
    for (let round = 0; round < MAX_ROUNDS && taken === 0; round += 1)
      await fc.assert(reported, { numRuns: RUNS });
    expect(taken).toBeGreaterThan(0);
  },
  300_000,
);

test("a part that is missing is NOT_FOUND with its path, and the rest is there", async () => {
  const source = `{ getUserSubmissions(criteria: {}) { PK Data { User { PK Data { FirstName } } } } }`;
  executors.play({ seed: "", nulls: 0, errors: 0, missing: 1 });
  const request = requestOf(source, executors.schema);
  for (const result of [await executors.byGateway(request), await executors.byCompiledPlan(request)]) {
    expect(plain(result?.data)).toEqual({
      getUserSubmissions: [0, 1].map(() => ({ PK: expect.any(String), Data: { User: null } })),
    });
    expect(result?.errors?.map(({ path, extensions }) => ({ path, extensions }))).toEqual(
      [0, 1].map((place) => ({
        path: ["getUserSubmissions", place, "Data", "User", "Data"],
        extensions: { code: "NOT_FOUND" },
      })),
    );
  }
});
