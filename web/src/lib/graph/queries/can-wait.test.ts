import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { parse } from "graphql";
import { CAN_WAIT, canWaitLink } from "./can-wait.ts";

const NEWS = parse("query News { news }");

/** A graph that records what was sent; `quiet` is the callback the browser runs once it is idle. */
function openGraph() {
  const sent: string[] = [];
  const server = new ApolloLink((operation) => {
    sent.push(operation.operationName ?? "");
    return new Observable((observer) => {
      observer.next({ data: { news: 2 } });
      observer.complete();
    });
  });
  const graph = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([canWaitLink(), server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  return { graph, sent };
}

function watchMoments() {
  const moments: Array<{ readonly call: () => void; readonly timeout: number | undefined }> = [];
  const requestIdle = (call: () => void, options?: IdleRequestOptions) =>
    moments.push({ call, timeout: options?.timeout });
  Object.assign(globalThis, { requestIdleCallback: requestIdle });
  return moments;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what can wait is sent in the next quiet moment, two seconds later at most", async () => {
  const moments = watchMoments();
  const { graph, sent } = openGraph();
  const answer = graph.query({ query: NEWS, context: CAN_WAIT });
  await settled();
  expect(sent).toEqual([]);
  expect(moments.map(({ timeout }) => timeout)).toEqual([2_000]);
  moments[0]?.call();
  expect((await answer).data).toEqual({ news: 2 });
  expect(sent).toEqual(["News"]);
});

test("everything else is sent at once", async () => {
  const moments = watchMoments();
  const { graph, sent } = openGraph();
  await graph.query({ query: NEWS });
  expect([sent, moments]).toEqual([["News"], []]);
});

test("where the browser knows no quiet moments, nothing waits for one", async () => {
  const { graph, sent } = openGraph();
  await graph.query({ query: NEWS, context: CAN_WAIT });
  expect(sent).toEqual(["News"]);
});
