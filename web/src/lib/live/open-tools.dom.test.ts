import "fake-indexeddb/auto";
import { jest } from "@jest/globals";
import { parse } from "graphql";
import { claimDrafts } from "#lib/forms/drafts.ts";
import { createEarlyQuery } from "#lib/graph/queries/read-early.ts";
import { openTools } from "./open-tools.ts";

const PLAN = parse("query Plan { plan }");

/** A session over a server that counts its requests and whose stream sends this text. */
function openSession(stream: string) {
  let requests = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    if (address !== "/graphql") return new Response(stream);
    requests += 1;
    return Response.json({ data: { plan: "Free" } });
  });
  const session = { token: async () => "token", renew: async () => "token" } as never;
  return { session, requests: () => requests };
}

beforeEach(() => claimDrafts("ana"));
afterEach(() => jest.restoreAllMocks());

test.each([
  ["ready", 1],
  ["submission.changed", 2],
  ["reset", 2],
] as const)("when the stream says %s, a query that was made early is made %i times", async (type, times) => {
  const { session, requests } = openSession(`event: ${type}\ndata: {}\n\n`);
  const { graph, live } = openTools(session, true);
  await createEarlyQuery(graph)(PLAN, {});
  const end = new AbortController();
  live.on(type, () => end.abort());
  await live.run(end.signal);
  await graph.query({ query: PLAN, fetchPolicy: "network-only", errorPolicy: "all" });
  expect(requests()).toBe(times);
});
