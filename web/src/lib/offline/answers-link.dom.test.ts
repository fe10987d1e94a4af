import "fake-indexeddb/auto";
import { NoConnection } from "#lib/in-time.ts";
import { ApolloLink } from "@apollo/client";
import { execute } from "@apollo/client/link";
import { parse } from "graphql";
import { firstValueFrom, of, throwError } from "rxjs";
import * as documents from "#gen/graphql.ts";
import { createGraph } from "#lib/graph/apollo.ts";
import { ageStore } from "./age.ts";
import { storedResponsesLink } from "./answers-link.ts";
import { MAX_RESPONSES, MAX_RESPONSE_AGE_MS, responsesInBrowser } from "./kept-answers.ts";
import { READABLE } from "./may-be-read.ts";

const THREAD = parse("query Thread($PK: ID!) { conversation(PK: $PK) { PK } }");
const OTHER = parse("query Invoices { invoices { PK } }");
const CHANGE = parse("mutation Thread { conversation { PK } }");
const client = createGraph({ token: async () => "", renew: async () => "" }, false);

let answer: () => ReturnType<ApolloLink.RequestHandler>;
let now = 0;

/** Background work: a first read waits until other members' responses have been deleted. */
const writing: Promise<unknown>[] = [];

function fetchAs(owner: string, query = THREAD, variables: Record<string, unknown> = { PK: "CNV#1" }) {
  const { keep, ...kept } = responsesInBrowser(owner, () => now);
  writing.push(kept.read("nothing"));
  const watched: typeof keep = (name, data) => {
    const written = keep(name, data);
    writing.push(written);
    return written;
  };
  const link = storedResponsesLink({ ...kept, keep: watched }).concat(new ApolloLink(() => answer()));
  return firstValueFrom(execute(link, { query, variables }, { client }));
}

const online = (data: Record<string, unknown>) => {
  answer = () => of({ data });
};
const goOffline = (error: unknown = new NoConnection("offline")) => {
  answer = () => throwError(() => error);
};
/** Responses are stored in the background. */
const settled = () => Promise.all(writing.splice(0));

beforeEach(async () => {
  now = Date.now();
  ageStore.setState({ age: null });
  await responsesInBrowser("ana").forget();
  online({ conversation: { PK: "CNV#1" } });
  await fetchAs("ana");
  await settled();
});

test("earlier responses are shown while the server is unavailable, with their age", async () => {
  goOffline();
  await expect(fetchAs("ana")).resolves.toEqual({ data: { conversation: { PK: "CNV#1" } } });
  expect(ageStore.getState().age).toMatchObject({ isKept: true, at: now });
});

test("the last response counts, whatever the order of its variables", async () => {
  online({ conversation: { PK: "new" } });
  await fetchAs("ana", THREAD, { a: 1, PK: "CNV#1" });
  await settled();
  goOffline();
  await expect(fetchAs("ana", THREAD, { PK: "CNV#1", a: 1 })).resolves.toEqual({
    data: { conversation: { PK: "new" } },
  });
});

test.each([
  ["another person", "ben", THREAD, undefined],
  ["other variables", "ana", THREAD, { PK: "CNV#2" }],
])("%s reads none of it", async (_what, owner, query, variables) => {
  goOffline();
  await expect(fetchAs(owner, query, variables)).rejects.toThrow("The server cannot be reached");
});

test("once another person has been here, it is gone for the first one too", async () => {
  await fetchAs("ben", OTHER);
  await settled();
  goOffline();
  await expect(fetchAs("ana")).rejects.toThrow("The server cannot be reached");
});

test.each([
  ["other queries", OTHER],
  ["changes", CHANGE],
])("%s are not kept", async (_what, query) => {
  await fetchAs("ana", query);
  await settled();
  goOffline();
  await expect(fetchAs("ana", query)).rejects.toThrow("The server cannot be reached");
});

test("a refusal of the server is no reason to read what was kept", async () => {
  goOffline(new Error("refused"));
  await expect(fetchAs("ana")).rejects.toThrow("refused");
});

test("a response with errors does not replace a whole one", async () => {
  answer = () => of({ data: { conversation: null }, errors: [{ message: "no" }] });
  await fetchAs("ana");
  await settled();
  goOffline();
  await expect(fetchAs("ana")).resolves.toEqual({ data: { conversation: { PK: "CNV#1" } } });
});

test("what is older than a week is no longer read", async () => {
  goOffline();
  now += MAX_RESPONSE_AGE_MS + 1;
  await expect(fetchAs("ana")).rejects.toThrow("The server cannot be reached");
});

test("the oldest makes room", async () => {
  const kept = responsesInBrowser("ana", () => now);
  for (let place = 0; place < MAX_RESPONSES; place += 1) {
    now += 1;
    await kept.keep(`Thread ${place}`, {});
  }
  expect(await kept.read("Thread 0")).not.toBeNull();
  goOffline();
  await expect(fetchAs("ana")).rejects.toThrow("The server cannot be reached");
});

test("each of the queries that can be read offline is one of this client's", () => {
  expect(READABLE.filter((name) => !(`${name}Document` in documents))).toEqual([]);
});
