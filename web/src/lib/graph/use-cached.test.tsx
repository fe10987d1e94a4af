import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { TypedDocumentNode } from "@apollo/client";
import { act, renderHook } from "@testing-library/react";
import { parse } from "graphql";
import type { ReactNode } from "react";
import { createCache } from "./apollo.ts";
import { useCached } from "./use-cached.ts";

type Of = { readonly of: string };
type Order = { readonly list: ReadonlyArray<{ readonly SK: string }> };

// Parsed here: no schema knows these fields, and generation would look for one.
const ORDER = parse("query Order($of: ID!) { list(of: $of) { PK SK } }") as TypedDocumentNode<Order, Of>;
const WHOLE = parse("query Whole($of: ID!) { list(of: $of) { PK SK Data { Name } } }");

const [mia, noa]: [Of, Of] = [{ of: "mia" }, { of: "noa" }];

function setUp() {
  const cache = createCache();
  const client = new ApolloClient({
    cache,
    link: ApolloLink.empty(),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  const write = (variables: Of, people: Readonly<Record<string, string>>) => {
    const list = Object.entries(people).map(([SK, Name]) => ({
      __typename: "Submission",
      PK: "PRJ#1",
      SK,
      Data: { __typename: "SubmissionData", Name },
    }));
    cache.writeQuery({ query: client.cache.transformDocument(WHOLE), variables, data: { list } });
  };
  let drawn = 0;
  const hook = renderHook(
    ({ of }: { readonly of: Of }) => {
      drawn += 1;
      return useCached(ORDER, of);
    },
    {
      initialProps: { of: mia },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  return { ...hook, write, keys: () => hook.result.current?.list.map(({ SK }) => SK), drawn: () => drawn };
}

test("a list is what the cache holds for the variables, and follows it", () => {
  const { write, keys, rerender } = setUp();
  expect(keys()).toBeUndefined();
  act(() => write(mia, { a: "Ada" }));
  expect(keys()).toEqual(["a"]);
  act(() => write(mia, { a: "Ada", b: "Ben" }));
  expect(keys()).toEqual(["a", "b"]);
  rerender({ of: noa });
  expect(keys()).toBeUndefined();
  act(() => write(noa, { b: "Ben" }));
  expect(keys()).toEqual(["b"]);
});

test("it is neither drawn nor another list when a record of it changes", () => {
  const { write, result, drawn } = setUp();
  act(() => write(mia, { a: "Ada", b: "Ben" }));
  const [before, list] = [drawn(), result.current];
  act(() => write(mia, { a: "Ada Vale", b: "Ben" }));
  expect(drawn()).toBe(before);
  expect(result.current).toBe(list);
});
