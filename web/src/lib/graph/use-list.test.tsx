import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { parse } from "graphql";
import type { ReactNode } from "react";
import { asyncScheduler, observeOn } from "rxjs";
import { createCache } from "./apollo.ts";
import { useList } from "./use-list.ts";

type Of = { readonly of: string };
type Keys = { readonly list: ReadonlyArray<{ readonly SK: string }> };

// Parsed here: no schema knows these fields, and generation would look for one.
const KEYS = parse("query Keys($of: ID!) { list(of: $of) { PK SK } }") as TypedDocumentNode<Keys, Of>;
const WHOLE = parse("query Whole($of: ID!) { list(of: $of) { PK SK Data { Name } } }") as TypedDocumentNode<
  object,
  Of
>;
const [mia, noa]: [Of, Of] = [{ of: "mia" }, { of: "noa" }];

const recordOf = (Name: string) => ({
  __typename: "Submission",
  PK: "PRJ#1",
  SK: Name.toLowerCase(),
  Data: { __typename: "SubmissionData", Name },
});

/** A list of which the server knows some names for each; `down` while it does not answer. */
function setUp(known: Record<string, readonly string[]>) {
  const cache = createCache();
  const server = { asked: [] as string[], isDown: false };
  const read: string[] = [];
  const { diff } = cache;
  cache.diff = (options) => {
    const [operation] = options.query.definitions;
    if (operation?.kind === "OperationDefinition") read.push(operation.name?.value ?? "");
    return diff.call(cache, options) as never;
  };
  const link = new ApolloLink(({ operationName, variables }) => {
    server.asked.push(`${operationName} of ${variables["of"]}`);
    return new Observable<ApolloLink.Result>((observer) => {
      if (server.isDown) return observer.error(new Error("down"));
      observer.next({ data: { list: (known[String(variables["of"])] ?? []).map(recordOf) } });
      observer.complete();
    }).pipe(observeOn(asyncScheduler));
  });
  const client = new ApolloClient({ cache, link, defaultOptions: { watchQuery: { errorPolicy: "all" } } });
  const hook = renderHook(
    ({ of }: { readonly of: Of }) => useList({ query: WHOLE, keys: KEYS, variables: of }),
    {
      initialProps: { of: mia },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  const keys = () => hook.result.current.list?.list.map(({ SK }) => SK);
  return { ...hook, server, read, keys, now: () => hook.result.current };
}

test("a list is asked for whole, and read by its keys alone", async () => {
  const { keys, server, read, now } = setUp({ mia: ["Ada", "Ben"] });
  expect([now().loading, keys()]).toEqual([true, undefined]);
  await waitFor(() => expect(now().loading).toBe(false));
  expect(keys()).toEqual(["ada", "ben"]);
  expect(now().error).toBeUndefined();
  expect(server.asked).toEqual(["Whole of mia"]);
  expect(new Set(read)).toEqual(new Set(["Keys"]));
});

test("another list is asked for, and one that was read is there while it is asked for again", async () => {
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
  expect(server.asked).toEqual(["Whole of mia", "Whole of noa", "Whole of mia"]);
});

test("what failed is said, and asked for again when somebody tries again", async () => {
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
  expect(server.asked).toHaveLength(3);
});
