import { jest } from "@jest/globals";
import { parse } from "graphql";
import { WallSubmissionDocument } from "#gen/graphql.ts";
import { createGraph } from "./apollo.ts";
import { failureOf, isUnreachable } from "./failure.ts";

type Call = {
  readonly authorization: string | null;
  readonly requestId: string | null;
  readonly body: { readonly query?: string; readonly extensions?: Record<string, unknown> };
};

const QUERY = parse("query Anything { anything }");

const refused = (code: string, rule?: string) => ({
  errors: [{ message: code, extensions: { code, rule } }],
});
const found = { data: { anything: 1 } };

/**
 * A graph over a server that gives these responses in turn, with a session whose token changes when it is renewed.
 */
function graphOver(...answers: readonly unknown[]) {
  const calls: Call[] = [];
  const renew = jest.fn(async () => undefined);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    const headers = new Headers(init?.headers);
    calls.push({
      authorization: headers.get("authorization"),
      requestId: headers.get("x-request-id"),
      body: JSON.parse(String(init?.body)) as Call["body"],
    });
    return Response.json(answers[calls.length - 1]);
  });
  const session = { token: async () => `token-${renew.mock.calls.length}`, renew };
  return { graph: createGraph(session as never, false), calls, renew };
}

afterEach(() => jest.restoreAllMocks());

test("every call carries the token and a request id of its own", async () => {
  const { graph, calls } = graphOver(found, found);
  await graph.query({ query: QUERY });
  await graph.query({ query: QUERY, fetchPolicy: "network-only" });
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer token-0", "Bearer token-0"]);
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(2);
});

test("a token that the server does not take is renewed, and the call repeated with the new one", async () => {
  const { graph, calls, renew } = graphOver(refused("UNAUTHENTICATED"), found);
  expect((await graph.query({ query: QUERY })).data).toEqual({ anything: 1 });
  expect(renew).toHaveBeenCalledTimes(1);
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer token-0", "Bearer token-1"]);
});

test("a call that is refused as from before the registration is repeated with a new token, once", async () => {
  const early = refused("FORBIDDEN", "REGISTRATION");
  const { graph, calls } = graphOver(early, found, early, early, found);
  expect((await graph.query({ query: QUERY })).data).toEqual({ anything: 1 });
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer token-0", "Bearer token-1"]);
  await expect(graph.query({ query: QUERY, fetchPolicy: "network-only" })).rejects.toThrow("FORBIDDEN");
  expect(calls).toHaveLength(4);
});

test("a token is renewed once for a call: what is refused again is an error", async () => {
  const { graph, calls, renew } = graphOver(refused("UNAUTHENTICATED"), refused("UNAUTHENTICATED"), found);
  await expect(graph.query({ query: QUERY })).rejects.toThrow("UNAUTHENTICATED");
  expect(renew).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(2);
});

test("a call without a response is given up, like one that did not get through", async () => {
  const { graph } = graphOver();
  const over = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  jest.spyOn(globalThis, "fetch").mockImplementation(
    (_url, init) =>
      new Promise((_answer, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
        over.abort(new DOMException("signal timed out", "TimeoutError"));
      }),
  );
  const failed: unknown = await graph.query({ query: QUERY }).catch((error: unknown) => error);
  expect([isUnreachable(failed), failureOf(failed).code]).toEqual([true, "UNAVAILABLE"]);
});

test("other refusals renew nothing", async () => {
  const { graph, calls, renew } = graphOver(refused("FORBIDDEN"), found);
  await expect(graph.query({ query: QUERY })).rejects.toThrow("FORBIDDEN");
  expect(renew).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test("an operation goes by its hash; a server that does not know it gets its text", async () => {
  const { graph, calls } = graphOver(refused("PERSISTED_QUERY_NOT_FOUND"), {
    data: { getPositionSubmission: null },
  });
  const variables = { userId: "USR#1", positionId: "ROLE#r" };
  const { data } = await graph.query({ query: WallSubmissionDocument, variables });
  expect(data).toMatchObject({ getPositionSubmission: null });
  expect(calls).toHaveLength(2);
  const persistedQuery = { version: 1, sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(calls[0]?.body).toMatchObject({ extensions: { persistedQuery } });
  expect(calls[0]?.body).not.toHaveProperty("query");
  expect(calls[1]?.body).toMatchObject({ query: expect.stringContaining("query WallSubmission") });
  expect(calls[1]?.body).not.toHaveProperty("extensions.persistedQuery");
});
