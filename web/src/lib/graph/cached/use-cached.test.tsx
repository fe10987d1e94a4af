import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { TypedDocumentNode } from "@apollo/client";
import { act, renderHook, waitFor } from "@testing-library/react";
import { parse } from "graphql";
import type { ReactNode } from "react";
import { createCache } from "../apollo.ts";
import { useCached } from "./use-cached.ts";

type Of = { readonly of: string };
type List = { readonly list: ReadonlyArray<{ readonly SK: string }> };

// Parsed here, because code generation would look these fields up in the schema.
const LIST = parse(`query List($of: ID!) { list(of: $of) { __typename PK SK ...Names } }
  fragment Names on Submission { Data { __typename Name } }`) as TypedDocumentNode<List, Of>;

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
    cache.writeQuery({ query: LIST, variables, data: { list } });
  };
  let drawn = 0;
  const hook = renderHook(
    ({ of }: { readonly of: Of }) => {
      drawn += 1;
      return useCached(LIST, of);
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

test("a list is what the cache holds for the variables, and follows it", async () => {
  const { write, keys, rerender } = setUp();
  expect(keys()).toBeUndefined();
  write(mia, { a: "Ada" });
  await waitFor(() => expect(keys()).toEqual(["a"]));
  write(mia, { a: "Ada", b: "Ben" });
  await waitFor(() => expect(keys()).toEqual(["a", "b"]));
  rerender({ of: noa });
  expect(keys()).toBeUndefined();
  write(noa, { b: "Ben" });
  await waitFor(() => expect(keys()).toEqual(["b"]));
  rerender({ of: mia });
  expect(keys()).toEqual(["a", "b"]);
});

test("changes of one step are drawn together", async () => {
  const { write, keys, drawn } = setUp();
  write(mia, { a: "Ada" });
  write(mia, { a: "Ada", b: "Ben" });
  await waitFor(() => expect(keys()).toEqual(["a", "b"]));
  expect(drawn()).toBe(2);
});

test("it is neither drawn nor another list when a record of it changes", async () => {
  const { write, result, keys, drawn } = setUp();
  write(mia, { a: "Ada", b: "Ben" });
  await waitFor(() => expect(keys()).toEqual(["a", "b"]));
  const [before, list] = [drawn(), result.current];
  await act(async () => {
    write(mia, { a: "Ada Vale", b: "Ben" });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(drawn()).toBe(before);
  expect(result.current).toBe(list);
});
