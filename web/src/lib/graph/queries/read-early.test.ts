import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { parse } from "graphql";
import { askingEarly, earlyAnswers } from "./read-early.ts";

const MAIL: TypedDocumentNode<{ letters: number }, { folder: string }> = parse(
  "query Mail($folder: String) { letters(folder: $folder) }",
);

const MARK = parse("mutation Mark { markRead }");

/** A graph that counts the requests that reach the server, which may fail. */
function openGraph() {
  const state = { time: 0, asked: [] as string[], fails: false };
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        state.asked.push(String(variables["folder"]));
        if (state.fails) return observer.error(new TypeError("Failed to fetch"));
        observer.next({ data: { letters: state.asked.length } });
        observer.complete();
      }),
  );
  const early = earlyAnswers(() => state.time);
  const graph = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([early.link, server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  const read = async (folder: string) =>
    (await graph.query({ query: MAIL, variables: { folder }, fetchPolicy: "network-only" })).data?.letters;
  return { graph, state, ask: askingEarly(graph), read, forget: early.forget };
}

test("an early answer is given once, to whoever asks for the same", async () => {
  const { state, ask, read } = openGraph();
  await ask(MAIL, { folder: "inbox" });
  expect(await read("sent")).toBe(2);
  expect(await read("inbox")).toBe(1);
  expect(await read("inbox")).toBe(3);
  expect(state.asked).toEqual(["inbox", "sent", "inbox"]);
});

test("an answer that is still on its way is waited for", async () => {
  const { state, ask, read } = openGraph();
  const [, letters] = await Promise.all([ask(MAIL, { folder: "inbox" }), read("inbox")]);
  expect(letters).toBe(1);
  expect(state.asked).toEqual(["inbox"]);
});

test("what failed early is asked for again", async () => {
  const { state, ask, read } = openGraph();
  state.fails = true;
  await expect(ask(MAIL, { folder: "inbox" })).rejects.toThrow("Failed to fetch");
  state.fails = false;
  expect(await read("inbox")).toBe(2);
});

test("an answer that nobody fetched in time is not used any more", async () => {
  const { state, ask, read } = openGraph();
  await ask(MAIL, { folder: "inbox" });
  state.time = 5_001;
  expect(await read("inbox")).toBe(2);
});

test("after a change it is asked for again, though the early answer is still on its way", async () => {
  const { state, ask, read, forget } = openGraph();
  const early = ask(MAIL, { folder: "inbox" });
  await Promise.resolve();
  forget();
  expect(await read("inbox")).toBe(2);
  await early;
  expect(state.asked).toEqual(["inbox", "inbox"]);
});

test("what was asked for before something was changed is asked for again", async () => {
  const { state, ask, read, graph } = openGraph();
  await ask(MAIL, { folder: "inbox" });
  await graph.mutate({ mutation: MARK, errorPolicy: "all" });
  expect(await read("inbox")).toBe(3);
  expect(state.asked).toHaveLength(3);
});
