import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { parse } from "graphql";
import type { Subscriber } from "rxjs";
import { dedupeQueriesLink } from "./dedupe-queries.ts";

const PLAN: TypedDocumentNode<{ plan: string }, { of: string }> = parse(
  "query Plan($of: String) { plan(of: $of) }",
);
const CHANGE = parse("mutation Change { change }");

/** A graph whose server responds when the test says so: `waiting` holds the calls without a response. */
function openGraph() {
  const waiting: Subscriber<ApolloLink.Result>[] = [];
  let calls = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        calls += 1;
        waiting.push(observer);
      }),
  );
  const graph = new ApolloClient({
    cache: new InMemoryCache(),
    queryDeduplication: false,
    link: ApolloLink.from([dedupeQueriesLink(), server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  const read = async (of = "me") =>
    (await graph.query({ query: PLAN, variables: { of }, fetchPolicy: "network-only" })).data?.plan;
  async function answer(plan: string): Promise<void> {
    const call = waiting.shift();
    call?.next({ data: { plan } });
    call?.complete();
    await settled();
  }
  return { graph, read, answer, waiting, calls: () => calls };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the same call at the same moment is sent once", async () => {
  const { read, answer, calls } = openGraph();
  const both = Promise.all([read(), read()]);
  await settled();
  await answer("Free");
  expect(await both).toEqual(["Free", "Free"]);
  expect(calls()).toBe(1);
});

test("a call during the same call is sent after its response", async () => {
  const { graph, read, answer, calls } = openGraph();
  const first = read();
  await settled();
  const later = [read(), read()];
  await settled();
  expect(calls()).toBe(1);
  await answer("Free");
  expect(await first).toBe("Free");
  later.push(read());
  expect(calls()).toBe(2);
  await answer("Pro");
  await answer("Pro yearly");
  expect(await Promise.all(later)).toEqual(["Pro", "Pro", "Pro yearly"]);
  expect([calls(), graph.readQuery({ query: PLAN, variables: { of: "me" } })]).toEqual([
    3,
    { plan: "Pro yearly" },
  ]);
});

test("it is sent also when that response does not come, or nobody waits for it", async () => {
  const { graph, read, answer, waiting, calls } = openGraph();
  const failing = read();
  await settled();
  const later = read();
  waiting.shift()?.error(new TypeError("Failed to fetch"));
  await expect(failing).rejects.toThrow("Failed to fetch");
  await answer("Free");
  expect(await later).toBe("Free");

  const watching = graph
    .watchQuery({ query: PLAN, variables: { of: "me" }, fetchPolicy: "network-only" })
    .subscribe(() => undefined);
  await settled();
  const alone = read();
  watching.unsubscribe();
  await settled();
  waiting.shift();
  await answer("Pro");
  expect(await alone).toBe("Pro");
  expect(calls()).toBe(4);
});

test("a call for something else, or a change, does not wait", async () => {
  const { graph, read, waiting } = openGraph();
  void read();
  void read("another");
  void graph.mutate({ mutation: CHANGE });
  void graph.mutate({ mutation: CHANGE });
  await settled();
  expect(waiting).toHaveLength(4);
});
