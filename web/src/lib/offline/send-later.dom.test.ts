import "fake-indexeddb/auto";
import { jest } from "@jest/globals";
import { parse } from "graphql";
import { claimDrafts } from "#lib/forms/drafts.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { waitFor } from "@testing-library/react";
import { keptInBrowser } from "./kept-changes.ts";
import { createPatientGraph } from "./send-later.ts";
import { dismissRefused, waitingStore } from "./waiting.ts";

const NOTE = parse("mutation Note($text: String) { saveNote(text: $text) { PK } }");
const BOOK = parse("mutation Book { projectSubmissionBookResponse { Status } }");

let online = true;
let reachable = true;
let refusal: string | null = null;
const arrived: string[] = [];
const session = { token: async () => "token", renew: async () => "token" };

/** A page that has just been opened. */
const openPage = () => createPatientGraph(session, true);

function comeBack(): void {
  online = true;
  dispatchEvent(new Event("online"));
}

beforeEach(async () => {
  [online, reachable, refusal] = [true, true, null];
  arrived.length = 0;
  waitingStore.setState({ changes: [], refused: [] });
  localStorage.clear();
  claimDrafts("ana");
  const kept = keptInBrowser();
  await kept.drop((await kept.all()).map(({ id }) => id));
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    if (!online || !reachable) throw new TypeError("Failed to fetch");
    const { variables } = JSON.parse(String(init?.body)) as { variables: { text?: string } };
    arrived.push(variables.text ?? "");
    if (refusal !== null)
      return Response.json({ errors: [{ message: "no", extensions: { code: refusal } }] });
    return Response.json({ data: { saveNote: { __typename: "Submission", PK: "SUB#1" } } });
  });
});
afterEach(() => jest.restoreAllMocks());

const note = (graph: ReturnType<typeof openPage>, text: string) =>
  graph.mutate({ mutation: NOTE, variables: { text } });

test("changes made offline wait, and arrive in the order in which they were made", async () => {
  const graph = openPage();
  online = false;
  const sent = ["one", "two", "three"].map((text) => note(graph, text));
  await waitFor(() => expect(waitingStore.getState().changes).toHaveLength(3));
  expect(arrived).toEqual([]);
  comeBack();
  await Promise.all(sent);
  expect(arrived).toEqual(["one", "two", "three"]);
  expect(waitingStore.getState().changes).toEqual([]);
  expect(await keptInBrowser().all()).toEqual([]);
});

test("what never reached the server waits too, though the browser thinks that it is online", async () => {
  const graph = openPage();
  reachable = false;
  const sent = note(graph, "one");
  await waitFor(() => expect(waitingStore.getState().changes).toHaveLength(1));
  reachable = true;
  comeBack();
  await sent;
  expect(arrived).toEqual(["one"]);
});

test("what may not wait fails at once", async () => {
  const graph = openPage();
  online = false;
  const error = await graph.mutate({ mutation: BOOK }).catch((reason: unknown) => reason);
  expect(failureOf(error).code).toBe("UNAVAILABLE");
  expect(waitingStore.getState().changes).toEqual([]);
});

test("a refusal reaches whoever made the change, and the next one goes on", async () => {
  const graph = openPage();
  online = false;
  const first = note(graph, "one").catch((reason: unknown) => failureOf(reason).code);
  refusal = "CONFLICT";
  comeBack();
  expect(await first).toBe("CONFLICT");
  refusal = null;
  await note(graph, "two");
  expect(arrived).toEqual(["one", "two"]);
});

test("changes outlive the page: the next one sends them, and says what was refused", async () => {
  const graph = openPage();
  online = false;
  void note(graph, "one").catch(() => undefined);
  await waitFor(async () => expect(await keptInBrowser().all()).toHaveLength(1));
  // The page is gone, and with it what it held in memory.
  const [left] = await keptInBrowser().all();
  await keptInBrowser().drop([left!.id]);
  await keptInBrowser().keep({ ...left!, tab: "gone" });
  waitingStore.setState({ changes: [], refused: [] });
  online = true;
  refusal = "NOT_FOUND";
  openPage();
  await waitFor(() => expect(waitingStore.getState().refused).toHaveLength(1));
  const [refused] = waitingStore.getState().refused;
  expect([refused?.change.kind, refused?.failure.code, arrived]).toEqual(["saveNote", "NOT_FOUND", ["one"]]);
  dismissRefused(refused!.change.id);
  expect(waitingStore.getState().refused).toEqual([]);
  expect(await keptInBrowser().all()).toEqual([]);
});

test("two tabs that start together send what a closed one left once", async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (name: string, work: () => Promise<unknown>) => {
    if (name !== "callboard.left-behind") return new Promise(() => undefined);
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  Object.assign(navigator, { locks: { request, query: async () => ({ held: [] }) } });
  const text = "mutation Note($text: String) { saveNote(text: $text) { PK } }";
  const left = { id: "1", owner: "ana", tab: "gone", at: 1, kind: "saveNote", text } as const;
  await keptInBrowser().keep({ ...left, variables: { text: "one" } });
  openPage();
  openPage();
  await waitFor(async () => expect(await keptInBrowser().all()).toEqual([]));
  await last;
  expect(arrived).toEqual(["one"]);
  Reflect.deleteProperty(navigator, "locks");
});

test("a mistake of the program is reported, and never waits", async () => {
  const graph = openPage();
  jest.spyOn(session, "token").mockRejectedValue(new TypeError("undefined is not a function"));
  await expect(note(graph, "one")).rejects.toThrow("undefined is not a function");
  expect(waitingStore.getState().changes).toEqual([]);
});

test("what somebody else left in this browser is dropped, and never sent", async () => {
  const foreign = {
    id: "1",
    owner: "ben",
    tab: "gone",
    at: 1,
    kind: "saveNote",
    variables: { text: "his" },
  } as const;
  await keptInBrowser().keep({
    ...foreign,
    text: "mutation Note($text: String) { saveNote(text: $text) { PK } }",
  });
  openPage();
  await waitFor(async () => expect(await keptInBrowser().all()).toEqual([]));
  expect(arrived).toEqual([]);
});
