import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { GraphQLDataSourceProcessOptions } from "@apollo/gateway";
import { GraphQLError } from "graphql";
import { Pool } from "undici";
import { newScope, runInScope } from "@callboard/kit/process/request-scope.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { Patience } from "#subgraphs/patience.ts";
import { SubgraphLink, SUBGRAPH_TIMEOUT_MS, type RequestContext } from "#subgraphs/subgraph-link.ts";

const TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly body: { readonly variables: { readonly representations?: readonly { readonly PK: string }[] } };
}
let server: Server;
let pool: Pool;
let link: SubgraphLink;
let respond: (response: ServerResponse, received: Received) => void;
const received: Received[] = [];

const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const options = (variables: object) =>
  ({
    request: { query: "query Q { x }", operationName: "Q", variables },
    context: { internalToken: "token", requestId: "r1" } satisfies RequestContext,
  }) as unknown as GraphQLDataSourceProcessOptions<RequestContext>;
const run = (variables: object = {}) => link.process(options(variables));
const keys = (...names: readonly string[]) => ({
  representations: names.map((PK) => ({ __typename: "User", PK })),
});

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const one: Received = { headers: request.headers, body: JSON.parse(body) as Received["body"] };
      received.push(one);
      respond(response, one);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: 4 });
  link = new SubgraphLink("talent", pool, "/graphql");
});
beforeEach(() => {
  received.length = 0;
  respond = json({ data: { x: 1 } });
});
afterAll(async () => {
  await pool.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test("the request carries the internal token, its id and the trace, and nothing of the browser", async () => {
  const scope = newScope({ requestId: "r1", traceparent: TRACEPARENT });
  expect(await runInScope(scope, run)).toEqual({ data: { x: 1 } });
  expect(received[0]?.headers).toMatchObject({
    authorization: "Bearer token",
    "x-request-id": "r1",
    traceparent: TRACEPARENT,
  });
  expect(received[0]?.headers["cookie"]).toBeUndefined();
});

test("equal representations travel once, and the result is put at every place", async () => {
  respond = (response, { body }) =>
    json({ data: { _entities: body.variables.representations?.map(({ PK }) => ({ Name: PK })) } })(response);
  const answer = await run(keys("a", "b", "a", "a", "c", "b"));
  expect(received[0]?.body.variables.representations?.map(({ PK }) => PK)).toEqual(["a", "b", "c"]);
  expect(answer.data?.["_entities"]).toEqual(["a", "b", "a", "a", "c", "b"].map((Name) => ({ Name })));
});

test("an error of one representation is reported at each of its places", async () => {
  const failure = { message: "no", extensions: { code: "FORBIDDEN" } };
  respond = json({
    data: { _entities: [{ Name: "a" }, null] },
    errors: [
      { ...failure, path: ["_entities", 1, "Name"] },
      { message: "all", path: ["_entities"] },
    ],
  });
  const answer = await run(keys("a", "b", "b", "a"));
  expect(answer.data?.["_entities"]).toEqual([{ Name: "a" }, null, null, { Name: "a" }]);
  expect(answer.errors).toEqual([
    { ...failure, path: ["_entities", 1, "Name"] },
    { ...failure, path: ["_entities", 2, "Name"] },
    { message: "all", path: ["_entities"] },
  ]);
});

test("different representations are passed as they are", async () => {
  respond = json({ data: { _entities: [1, 2] } });
  expect(await run(keys("a", "b"))).toEqual({ data: { _entities: [1, 2] } });
});

/** The error of a call that is expected to fail. */
async function failure(): Promise<GraphQLError> {
  const answer = await run().catch((error: unknown) => error);
  if (!(answer instanceof GraphQLError)) throw new Error("The link answered.");
  return answer;
}

test.each<[string, typeof respond]>([
  ["breaks the connection", (response) => response.destroy()],
  ["answers 500", (response) => void response.writeHead(500).end("{}")],
  ["answers no JSON", (response) => void response.end("<html>")],
  ["ends in the middle", (response) => void response.writeHead(200, { "content-length": 99 }).end("{}")],
  [
    "announces too much",
    (response) => void response.writeHead(200, { "content-length": 2 ** 24 }).write("{"),
  ],
  ["answers too much", (response) => void response.end(`"${"x".repeat(2 ** 23)}"`)],
])("a subgraph that %s is UNAVAILABLE by name", async (_, broken) => {
  respond = broken;
  expect((await failure()).extensions).toEqual({ code: "UNAVAILABLE", dependency: "talent", retryAfter: 2 });
});

test("a response that arrives in chunks is read whole, including letters that are split between two of them", async () => {
  const text = Buffer.from(JSON.stringify({ data: { x: "çalışma" } }));
  respond = async (response) => {
    for (const byte of text) {
      response.write(Buffer.of(byte));
      await new Promise((sent) => setImmediate(sent));
    }
    response.end();
  };
  expect(await run()).toEqual({ data: { x: "çalışma" } });
});

test("a call is cancelled when nobody waits for it: before it is sent, while it waits and in the middle of its response", async () => {
  const closed: string[] = [];
  const waiting = async (name: string, begin: (response: ServerResponse) => void): Promise<unknown> => {
    const patience = new Patience();
    const sending = link.send("{}", { internalToken: "token", requestId: "r1", patience });
    await new Promise<void>((reached) => {
      respond = (response) => {
        response.once("close", () => closed.push(name));
        begin(response);
        reached();
      };
    });
    patience.end();
    return sending.catch((error: unknown) => error);
  };
  const unsent = new Patience();
  unsent.end();
  const failures = [
    await link
      .send("{}", { internalToken: "token", requestId: "r1", patience: unsent })
      .catch((error: unknown) => error),
    await waiting("unanswered", () => undefined),
    await waiting("half answered", (response) => void response.writeHead(200).write("{")),
  ];
  for (const one of failures) expect(one).toMatchObject({ extensions: { code: "UNAVAILABLE" } });
  await waitFor("both connections are closed", () => closed.length === 2);
  expect(closed).toEqual(["unanswered", "half answered"]);
  expect(received).toHaveLength(2);
});

test("a call that waits for a connection is given up as well, and is never sent", async () => {
  const held: ServerResponse[] = [];
  respond = (response) => void held.push(response);
  const running = Array.from({ length: 4 }, () => run());
  await waitFor("every connection is busy", () => held.length === 4);
  const patience = new Patience();
  const queued = link.send("{}", { internalToken: "token", requestId: "r1", patience });
  patience.end();
  await expect(queued).rejects.toMatchObject({ extensions: { code: "UNAVAILABLE" } });
  held.forEach((response) => response.end('{"data":{"x":1}}'));
  await Promise.all(running);
  respond = json({ data: { x: 2 } });
  expect(await run()).toEqual({ data: { x: 2 } });
  expect(received).toHaveLength(5);
});

test("a subgraph that does not respond, or not completely, is UNAVAILABLE after its timeout", async () => {
  const began = performance.now();
  let count = 0;
  respond = (response) => void ((count += 1) === 1 ? undefined : response.writeHead(200).write("{"));
  const failures = await Promise.all([failure(), failure()]);
  expect(failures.map(({ extensions }) => extensions["code"])).toEqual(["UNAVAILABLE", "UNAVAILABLE"]);
  expect(performance.now() - began).toBeGreaterThan(SUBGRAPH_TIMEOUT_MS - 1_000);
  expect(performance.now() - began).toBeLessThan(SUBGRAPH_TIMEOUT_MS + 4_000);
});
