import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { parse, print } from "graphql";
import type { ReactNode } from "react";
import { asyncScheduler, observeOn } from "rxjs";
import { createCache } from "../apollo.ts";
import { useList } from "./use-list.ts";

type Of = { readonly of: string };
type List = { readonly list: ReadonlyArray<{ readonly SK: string }> };

// Parsed here, because code generation would look these fields up in the schema.
const LIST = parse(`query List($of: ID!) { list(of: $of) { __typename PK SK ...Names } }
  fragment Names on Submission { Data { __typename Name } }`) as TypedDocumentNode<List, Of>;
const [mia, noa]: [Of, Of] = [{ of: "mia" }, { of: "noa" }];

const recordOf = (Name: string) => ({
  __typename: "Submission",
  PK: "PRJ#1",
  SK: Name.toLowerCase(),
  Data: { __typename: "SubmissionData", Name },
});

/** A list for which the server has some names each; `down` while the server is unavailable. */
function setUp(known: Record<string, readonly string[]>, first: Of | null = mia) {
  const cache = createCache();
  const server = { requests: [] as string[], isDown: false };
  const read: string[] = [];
  const draws: Array<ReturnType<typeof useList<List, Of>>> = [];
  const { diff } = cache;
  cache.diff = (options) => {
    read.push(print(options.query));
    return diff.call(cache, options) as never;
  };
  const link = new ApolloLink(({ operationName, variables }) => {
    server.requests.push(`${operationName} of ${variables["of"]}`);
    return new Observable<ApolloLink.Result>((observer) => {
      if (server.isDown) return observer.error(new Error("down"));
      observer.next({ data: { list: (known[String(variables["of"])] ?? []).map(recordOf) } });
      observer.complete();
    }).pipe(observeOn(asyncScheduler));
  });
  const client = new ApolloClient({ cache, link, defaultOptions: { watchQuery: { errorPolicy: "all" } } });
  const hook = renderHook(
    ({ of }: { readonly of: Of | null }) => {
      const drawn = useList(LIST, of);
      draws.push(drawn);
      return drawn;
    },
    {
      initialProps: { of: first },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  const keys = () => hook.result.current.list?.list.map(({ SK }) => SK);
  return { ...hook, server, read, draws, keys, now: () => hook.result.current };
}

test("a list is requested whole, and read by its keys alone", async () => {
  const { keys, server, read, now } = setUp({ mia: ["Ada", "Ben"] });
  expect([now().loading, keys()]).toEqual([true, undefined]);
  await waitFor(() => expect(now().loading).toBe(false));
  expect(keys()).toEqual(["ada", "ben"]);
  expect(now().error).toBeUndefined();
  expect(server.requests).toEqual(["List of mia"]);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((query) => query.includes("Name"))).toEqual([]);
});

test("the response and the end of loading are drawn together", async () => {
  const { keys, now, draws } = setUp({ mia: ["Ada"] });
  await waitFor(() => expect(now().loading).toBe(false));
  expect(keys()).toEqual(["ada"]);
  expect(draws.map(({ loading, list }) => [loading, list?.list.length])).toEqual([
    [true, undefined],
    [false, 1],
  ]);
});

test("another part of a list is put to the rest", async () => {
  const { keys, now, server } = setUp({ mia: ["Ada"], noa: ["Ben"] });
  await waitFor(() => expect(keys()).toEqual(["ada"]));
  await act(async () => {
    expect(await now().more(noa)).toBeUndefined();
  });
  expect(server.requests).toEqual(["List of mia", "List of noa"]);
  server.isDown = true;
  expect(await now().more(noa)).toMatchObject({ message: "down" });
});

test("without variables nothing is requested, until there are some", async () => {
  const { keys, now, server, rerender } = setUp({ mia: ["Ada"] }, null);
  expect([now().loading, keys()]).toEqual([false, undefined]);
  rerender({ of: mia });
  expect(now().loading).toBe(true);
  await waitFor(() => expect(keys()).toEqual(["ada"]));
  expect(server.requests).toEqual(["List of mia"]);
});

test("another list is requested, and one that was read is shown while it is requested again", async () => {
  const known: Record<string, string[]> = { mia: ["Ada"], noa: ["Ben"] };
  const { keys, server, now, rerender } = setUp(known);
  await waitFor(() => expect(now().loading).toBe(false));
  rerender({ of: noa });
  expect([now().loading, keys()]).toEqual([true, undefined]);
  await waitFor(() => expect(keys()).toEqual(["ben"]));
  known["mia"] = ["Ada", "Cleo"];
  rerender({ of: mia });
  expect([now().loading, keys()]).toEqual([true, ["ada"]]);
  await waitFor(() => expect(keys()).toEqual(["ada", "cleo"]));
  expect(server.requests).toEqual(["List of mia", "List of noa", "List of mia"]);
});

test("a failure is shown, and the list is requested again on a retry", async () => {
  const { keys, server, now } = setUp({ mia: ["Ada"] });
  await waitFor(() => expect(now().loading).toBe(false));
  server.isDown = true;
  act(() => now().again());
  await waitFor(() => expect(now().error).toMatchObject({ message: "down" }));
  expect([now().loading, keys()]).toEqual([false, ["ada"]]);
  server.isDown = false;
  act(() => now().again());
  expect([now().loading, now().error]).toEqual([true, undefined]);
  await waitFor(() => expect([now().loading, now().error]).toEqual([false, undefined]));
  expect(server.requests).toHaveLength(3);
});
