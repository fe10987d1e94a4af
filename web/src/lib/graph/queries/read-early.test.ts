import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { parse } from "graphql";
import { createEarlyQuery, earlyResponses } from "./read-early.ts";

const MAIL: TypedDocumentNode<{ letters: number }, { folder: string }> = parse(
  "query Mail($folder: String) { letters(folder: $folder) }",
);

const MARK = parse("mutation Mark { markRead }");

/** A graph that counts the requests that reach the server, which may fail. */
function openGraph() {
  const state = { time: 0, requests: [] as string[], fails: false };
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        state.requests.push(String(variables["folder"]));
        if (state.fails) return observer.error(new TypeError("Failed to fetch"));
        observer.next({ data: { letters: state.requests.length } });
        observer.complete();
      }),
  );
  const early = earlyResponses(() => state.time);
  const graph = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([early.link, server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  const read = async (folder: string) =>
    (await graph.query({ query: MAIL, variables: { folder }, fetchPolicy: "network-only" })).data?.letters;
  return { graph, state, query: createEarlyQuery(graph), read, forget: early.forget };
}

test("an early response is given once, to whoever makes the same call", async () => {
  const { state, query, read } = openGraph();
  await query(MAIL, { folder: "inbox" });
  expect(await read("sent")).toBe(2);
  expect(await read("inbox")).toBe(1);
  expect(await read("inbox")).toBe(3);
  expect(state.requests).toEqual(["inbox", "sent", "inbox"]);
});

test("whoever makes the call waits for an early response that is still on its way", async () => {
  const { state, query, read } = openGraph();
  const [, letters] = await Promise.all([query(MAIL, { folder: "inbox" }), read("inbox")]);
  expect(letters).toBe(1);
  expect(state.requests).toEqual(["inbox"]);
});

test("a call that failed early is sent again", async () => {
  const { state, query, read } = openGraph();
  state.fails = true;
  await expect(query(MAIL, { folder: "inbox" })).rejects.toThrow("Failed to fetch");
  state.fails = false;
  expect(await read("inbox")).toBe(2);
});

test("an early response that nobody fetched in time is no longer used", async () => {
  const { state, query, read } = openGraph();
  await query(MAIL, { folder: "inbox" });
  state.time = 5_001;
  expect(await read("inbox")).toBe(2);
});

test("after a change the call is sent again, even if the early response is still on its way", async () => {
  const { state, query, read, forget } = openGraph();
  const early = query(MAIL, { folder: "inbox" });
  await Promise.resolve();
  forget();
  expect(await read("inbox")).toBe(2);
  await early;
  expect(state.requests).toEqual(["inbox", "inbox"]);
});

test("a call from before a change is sent again", async () => {
  const { state, query, read, graph } = openGraph();
  await query(MAIL, { folder: "inbox" });
  await graph.mutate({ mutation: MARK, errorPolicy: "all" });
  expect(await read("inbox")).toBe(3);
  expect(state.requests).toHaveLength(3);
});
