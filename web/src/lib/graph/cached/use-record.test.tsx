import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { TypedDocumentNode } from "@apollo/client";
import { act, renderHook } from "@testing-library/react";
import { parse } from "graphql";
import type { ReactNode } from "react";
import { createCache } from "../apollo.ts";
import { useRecord } from "./use-record.ts";

type Card = { readonly Data: { readonly Name: string; readonly Booked: boolean } };
type Key = { readonly __typename: string; readonly PK: string; readonly SK: string } | null;

// Parsed here, because code generation would look these fields up in the schema.
const CARD = parse(`
  fragment Card on Submission {
    PK
    SK
    Data {
      Name
      Booked
      ...More
    }
  }
  fragment More on SubmissionData {
    Notes
  }
`) as TypedDocumentNode<Card>;
const WRITTEN = parse("fragment Written on Submission { PK SK Data }");

const key = (SK: string) => ({ __typename: "Submission", PK: "PRJ#1", SK });
const ada = key("SUB#ada");
const ben = key("SUB#ben");

function emptyClient() {
  const cache = createCache();
  const client = new ApolloClient({
    cache,
    link: ApolloLink.empty(),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  return { cache, client };
}

function setUp(first: Key) {
  const { cache, client } = emptyClient();
  const write = (of: NonNullable<Key>, Data: object) =>
    cache.writeFragment({
      id: cache.identify(of) ?? "",
      fragment: WRITTEN,
      data: { ...of, Data: { __typename: "SubmissionData", ...Data } },
    });
  let drawn = 0;
  const hook = renderHook(
    ({ of }: { readonly of: Key }) => {
      drawn += 1;
      return useRecord(CARD, of as never);
    },
    {
      initialProps: { of: first },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  return { cache, write, ...hook, name: () => hook.result.current?.Data.Name ?? null, drawn: () => drawn };
}

test("it holds nothing until the cache has every field of the fragment's own, and follows them then", () => {
  const { write, name } = setUp(ada);
  expect(name()).toBeNull();
  act(() => void write(ada, { Name: "Ada" }));
  expect(name()).toBeNull();
  act(() => void write(ada, { Name: "Ada", Booked: false }));
  expect(name()).toBe("Ada");
  act(() => void write(ada, { Name: "Ada Vale", Booked: false }));
  expect(name()).toBe("Ada Vale");
});

test("it is not drawn again for changes of other fields", () => {
  const { write, name, drawn } = setUp(ada);
  act(() => void write(ada, { Name: "Ada", Booked: false }));
  const before = drawn();
  act(() => void write(ben, { Name: "Ben", Booked: true }));
  act(() => void write(ada, { Name: "Ada", Booked: false }));
  expect(drawn()).toBe(before);
  expect(name()).toBe("Ada");
});

test("another record, or none, takes its place at once", () => {
  const { write, name, rerender } = setUp(ada);
  act(() => {
    write(ada, { Name: "Ada", Booked: false });
    write(ben, { Name: "Ben", Booked: false });
  });
  rerender({ of: ben });
  expect(name()).toBe("Ben");
  act(() => void write(ben, { Name: "Ben Tor", Booked: false }));
  expect(name()).toBe("Ben Tor");
  rerender({ of: null });
  expect(name()).toBeNull();
});

test("what is shown ahead of the server's response is shown, and undone with it", () => {
  const { cache, write, name } = setUp(ada);
  act(() => void write(ada, { Name: "Ada", Booked: false }));
  act(() => {
    cache.recordOptimisticTransaction((layer) => {
      layer.modify({
        id: cache.identify(ada) ?? "",
        fields: { Data: (data: object) => ({ ...data, Name: "Ada, booked" }) },
      });
    }, "booking");
  });
  expect(name()).toBe("Ada, booked");
  act(() => cache.removeOptimistic("booking"));
  expect(name()).toBe("Ada");
});

test("a field that depends on a variable is read for the one that was given", () => {
  const rated = parse("fragment Rated on Submission { PK SK Score(of: $of) }") as TypedDocumentNode<{
    readonly Score: number;
  }>;
  const { cache, client } = emptyClient();
  const [mia, noa] = [{ of: "mia" }, { of: "noa" }];
  const write = (variables: { readonly of: string }, Score: number) =>
    cache.writeFragment({
      id: cache.identify(ada) ?? "",
      fragment: rated,
      variables,
      data: { ...ada, Score },
    });
  write(mia, 3);
  write(noa, 5);
  const { result, rerender } = renderHook(({ of }) => useRecord(rated, ada as never, of), {
    initialProps: { of: mia },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  expect(result.current?.Score).toBe(3);
  rerender({ of: noa });
  expect(result.current?.Score).toBe(5);
  act(() => void write(noa, 6));
  expect(result.current?.Score).toBe(6);
});
