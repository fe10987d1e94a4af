import fc from "fast-check";
import { parse, validate, type ExecutionResult } from "graphql";
import type { Mishaps } from "../played-graph.ts";
import { playedExecutors, requestOf, type PlayedExecutors } from "./played-executors.ts";
import { operations } from "./random-operation.ts";

const RUNS = 25;

let executors: PlayedExecutors;
beforeAll(async () => {
  executors = await playedExecutors();
});
afterAll(() => executors.stop());

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
async function both(source: string, mishaps: Mishaps, unavailable: string | null = null) {
  const request = requestOf(source, executors.schema);
  const sent = () => executors.requests.map(({ subgraph }) => subgraph).toSorted();
  executors.play(mishaps, unavailable);
  const expected = comparable(await executors.byGateway(request));
  const expectedRequests = sent();
  executors.play(mishaps, unavailable);
  const running = executors.byCompiledPlan(request);
  const actual = running && comparable(await running);
  return { expected, expectedRequests, actual, actualRequests: sent() };
}

const MISHAPS: readonly [string, Omit<Mishaps, "seed">][] = [
  ["everything is there", { nulls: 0, errors: 0 }],
  ["much is null", { nulls: 0.3, errors: 0 }],
  ["some fields fail", { nulls: 0.05, errors: 0.02 }],
  ["many fail", { nulls: 0.2, errors: 0.2 }],
];

test.each(MISHAPS)(
  "any operation, where %s: the same response, errors and requests as those of the gateway's own executor",
  async (_, { nulls, errors }) => {
    let compiled = 0;
    await fc.assert(
      fc.asyncProperty(operations(executors.schema), fc.string({ maxLength: 4 }), async (source, seed) => {
        // Two fields of the same name with different selections may have conflicting arguments.
        fc.pre(validate(executors.schema, parse(source)).length === 0);
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
  "with %s unavailable: the same response and errors",
  async (name) => {
    const source = `{ me { PK Data { FirstName Gender Submissions ProfileImage { PK Data { ContentUrl } } } }
      getUserSubmissions(criteria: {}) { PK Data { User { PK Data { FirstName Gender } }
        Position { Name Record { PK SK Data { PositionName } } } ProfileImage { Data { FileName } } } } }`;
    expect(validate(executors.schema, parse(source))).toEqual([]);
    const { expected, actual } = await both(source, { seed: name, nulls: 0, errors: 0 }, name);
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
])("names that are %s: the same response, compiled", async (_, source) => {
  expect(validate(executors.schema, parse(source))).toEqual([]);
  const { expected, actual } = await both(source, { seed: "", nulls: 0, errors: 0 });
  expect(actual).toEqual(expected);
});
