import { draftEvent } from "@callboard/bus/event.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { ACTOR_CACHE_SECONDS } from "#session/authenticate.ts";
import { OWN, startedGateway, type Answer, type StartedGateway } from "./started-gateway.ts";

let gateway: StartedGateway;
let subgraphs: StartedGateway["subgraphs"];

beforeAll(async () => {
  gateway = await startedGateway();
  subgraphs = gateway.subgraphs;
});
beforeEach(() => {
  Object.assign(gateway.identity, { isUp: true, suspended: false });
  subgraphs.received.length = 0;
  subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } })));
});
afterAll(() => gateway.close());

const me = (headers: Record<string, string> = {}): Promise<Answer> =>
  gateway.post(JSON.stringify({ query: OWN }), headers);

test("a member's operation reaches the subgraph with a token of the gateway, never the browser's", async () => {
  expect((await me({ ...gateway.bearer, cookie: "a=b", "x-request-id": "r-1" })).data).toEqual({
    me: { PK: "USR#1" },
  });
  const [received] = subgraphs.received;
  expect(received?.subgraph).toBe("identity");
  expect(received?.headers).toMatchObject({ "x-request-id": "r-1" });
  expect(received?.headers.cookie).toBeUndefined();
  expect(received?.headers.authorization).not.toBe(gateway.bearer.authorization);
  expect(await gateway.innerActor()).toMatchObject({
    kind: "member",
    userId: gateway.userId,
    roles: ["Talent"],
  });
});

test("the scheme of the header may be written in any case", async () => {
  await me({ authorization: gateway.bearer.authorization.replace("Bearer", "bearer") });
  expect(await gateway.innerActor()).toMatchObject({ kind: "member" });
});

test("a request without a token is a guest's", async () => {
  await me();
  expect(await gateway.innerActor()).toEqual({ kind: "guest" });
});

test.each([["Bearer nonsense"], ["Bearer"], ["Basic YTpi"], ["bearer x y"]])(
  "the header %j is 401 for the whole request",
  async (authorization) => {
    const answer = await me({ authorization });
    expect(answer.status).toBe(401);
    expect(answer.extensions).toMatchObject({ code: "UNAUTHENTICATED", requestId: expect.any(String) });
    expect(subgraphs.received).toEqual([]);
  },
);

test("identity down is 503 with the time to come back", async () => {
  gateway.identity.isUp = false;
  const answer = await me({ authorization: `Bearer ${await gateway.provider.token({ jti: "down" })}` });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(answer.extensions).toMatchObject({ code: "UNAVAILABLE", dependency: "identity" });
});

test("an event about a member drops the cached actor before its five seconds are over", async () => {
  const { userId } = gateway;
  const log = createLog("test", "silent");
  const publisher = await openPostgresBus({ url: gateway.busUrl, name: "identity", log });
  const isSuspendedFor = async (headers: Record<string, string>): Promise<boolean> => {
    await me(headers);
    const actor = await gateway.innerActor();
    return actor.kind === "member" && actor.suspended;
  };
  /** Whether a suspension takes effect before the cached actor would expire. */
  const showsInTime = async (): Promise<boolean> => {
    const session = { authorization: `Bearer ${await gateway.provider.token({ jti: newId() })}` };
    gateway.identity.suspended = false;
    const began = performance.now();
    expect(await isSuspendedFor(session)).toBe(false);
    gateway.identity.suspended = true;
    const event = draftEvent(UserSuspendedSchema, { userId }, { aggregateId: userId, version: 2 });
    const facts = { id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" };
    await publisher.publish([{ ...event, ...facts }]);
    await waitFor("the suspension", () => isSuspendedFor(session));
    return performance.now() - began < ACTOR_CACHE_SECONDS * 1_000;
  };
  // A busy machine may exceed the five seconds occasionally, but not always.
  expect(await waitFor("a suspension that shows in time", showsInTime)).toBe(true);
  await publisher.close();
});

describe("what a request may look like", () => {
  test("an array of operations is refused", async () => {
    const answer = await gateway.post(JSON.stringify([{ query: OWN }, { query: OWN }]));
    expect([answer.status, answer.extensions["code"]]).toEqual([400, "VALIDATION"]);
    expect(subgraphs.received).toEqual([]);
  });

  test.each([["text/plain"], ["application/x-www-form-urlencoded"], ["multipart/form-data; boundary=x"]])(
    "%s, which a form of another site can send, is refused",
    async (type) => {
      const answer = await gateway.post(JSON.stringify({ query: OWN }), { "content-type": type });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(subgraphs.received).toEqual([]);
    },
  );

  test("GET is not served", async () => {
    expect((await gateway.get(`/graphql?query=${encodeURIComponent(OWN)}`)).status).toBe(404);
  });

  test.each<[string, string]>([
    ["half a JSON", '{"query":'],
    ["a number", "5"],
    ["a query that is no text", '{"query":5}'],
    ["variables that are an array", `{"query":"${OWN}","variables":[1]}`],
    ["nothing", "{}"],
    ["no operation", '{"variables":{}}'],
  ])("%s is 400 with a code", async (_, body) => {
    const answer = await gateway.post(body);
    expect([answer.status, answer.extensions["code"]]).toEqual([400, "VALIDATION"]);
  });

  test.each<[string, string, string]>([
    ["that cannot be read", "{", "GRAPHQL_PARSE_FAILED"],
    ["of another graph", "{ nothing }", "GRAPHQL_VALIDATION_FAILED"],
    ["over a limit", `{ ${"me { PK } ".repeat(11)} }`, "LIMIT"],
    ["that subscribes", "subscription { x }", "VALIDATION"],
    ["without an operation", "fragment F on User { PK }", "VALIDATION"],
  ])("a document %s is 200 in JSON and 400 in GraphQL's own media type", async (_, query, code) => {
    for (const [accept, status] of [
      ["application/json", 200],
      ["application/graphql-response+json", 400],
      ["application/graphql-response+json, application/json;q=0.9", 400],
    ] as const) {
      const answer = await gateway.post(JSON.stringify({ query }), { accept });
      expect([answer.status, answer.extensions["code"]]).toEqual([status, code]);
      expect(answer.headers.get("content-type")).toContain(accept.split(",")[0]);
      expect(answer.extensions["requestId"]).toEqual(expect.any(String));
    }
    expect(subgraphs.received).toEqual([]);
  });

  test("a Host that is no name is refused, not broken by", async () => {
    const body = JSON.stringify({ query: OWN });
    const head = [
      "POST /graphql HTTP/1.1",
      "Host: %%%",
      "connection: close",
      "content-type: application/json",
    ];
    const answer = await gateway.raw([...head, `content-length: ${body.length}`, "", body].join("\r\n"));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a body of 256 KiB passes, one byte more is LIMIT", async () => {
    const bytes = 256 * 1024;
    const padded = (size: number): string => {
      const start = JSON.stringify({ query: OWN }).slice(0, -1);
      return `${start},"x":"${"y".repeat(size - start.length - 8)}"}`;
    };
    expect(padded(bytes).length).toBe(bytes);
    expect((await gateway.post(padded(bytes))).status).toBe(200);
    expect((await gateway.post(padded(bytes + 1))).extensions["code"]).toBe("LIMIT");
  });

  test("a variable of the wrong type names its path, and no subgraph is called", async () => {
    const query =
      "query Q($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) { Total } }";
    const { extensions } = await gateway.post(
      JSON.stringify({ query, variables: { c: { RoleId: {}, Page: "1", Status: 1 } } }),
    );
    expect(extensions).toMatchObject({
      code: "VALIDATION",
      fields: [
        { path: "c.RoleId", rule: "TYPE" },
        { path: "c.Status", rule: "TYPE" },
        { path: "c.Page", rule: "TYPE" },
      ],
    });
    expect(subgraphs.received).toEqual([]);
  });
});

describe("errors", () => {
  const failing = (error: object) =>
    subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: null }, errors: [error] })));

  test("a failure keeps its code and facts, and nothing else", async () => {
    const extensions = { code: "CONFLICT", rule: "R", state: "A", to: "B", allowed: ["C"] };
    const inner = { serviceName: "identity", stacktrace: ["at x.ts:1"], secret: "s", requestId: "inner" };
    failing({ message: "Not so.", path: ["me"], extensions: { ...extensions, ...inner } });
    const answer = await me({ "x-request-id": "r-2" });
    expect(answer.extensions).toEqual({ ...extensions, requestId: "r-2" });
  });

  test.each<[string, object]>([
    ["no code", { message: "identity: select * from account failed at store.ts:5" }],
    ["INTERNAL", { message: "identity broke at store.ts:5", extensions: { code: "INTERNAL" } }],
    [
      "the library's own code",
      {
        message: "identity broke",
        extensions: { code: "INTERNAL_SERVER_ERROR", exception: { stacktrace: ["x"] } },
      },
    ],
  ])("an error with %s shows the request id and nothing more", async (_, error) => {
    failing(error);
    const answer = await me({ "x-request-id": "r-3" });
    expect(answer.extensions).toEqual({ code: "INTERNAL", requestId: "r-3" });
    expect(answer.text).toContain("Something went wrong on our side.");
    expect(answer.text).not.toMatch(/identity|stack|\.ts|select/i);
  });

  test("a subgraph that is down is UNAVAILABLE, and the rest of the response is returned", async () => {
    subgraphs.answerWith((response, { subgraph }) =>
      subgraph === "casting"
        ? void response.destroy()
        : void response.end(
            JSON.stringify({
              data: { me: { __typename: "User", PK: "USR#1", Data: { FirstName: "Maya" } } },
            }),
          ),
    );
    const answer = await gateway.post(
      JSON.stringify({ query: "{ me { PK Data { FirstName Submissions } } }" }),
      gateway.bearer,
    );
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ me: { PK: "USR#1", Data: { FirstName: "Maya", Submissions: null } } });
    expect(answer.extensions).toMatchObject({ code: "UNAVAILABLE", dependency: "casting" });
    expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|stack|serviceName/);
    const figures = await (await gateway.get("/metrics")).text();
    expect(figures).toMatch(
      /^graphql_errors_total\{operation="other",code="UNAVAILABLE",service="gateway"\} [1-9]/m,
    );
    expect(figures).toMatch(/^graphql_operations_total\{service="gateway"\} [1-9]/m);
    expect(figures).toMatch(
      /^graphql_operation_duration_seconds_count\{service="gateway",operation="other"\} [1-9]/m,
    );
  });
});

describe("paths of services", () => {
  test("one with a session refuses guests and bad tokens, and passes the internal token on", async () => {
    expect((await gateway.get("/api/stream")).status).toBe(401);
    expect((await gateway.get("/api/stream", { authorization: "Bearer x" })).status).toBe(401);
    expect(subgraphs.received).toEqual([]);
    expect((await gateway.get("/api/stream", gateway.bearer)).status).toBe(200);
    expect(subgraphs.received[0]?.headers.authorization).not.toBe(gateway.bearer.authorization);
  });

  test("an open one gets no token at all", async () => {
    expect((await gateway.get("/objects/x", gateway.bearer)).status).toBe(200);
    expect(subgraphs.received[0]?.headers.authorization).toBeUndefined();
  });

  test("a service whose path does not respond is UNAVAILABLE, with a time to try again", async () => {
    const answer = await gateway.get("/api/away");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE", dependency: "/api/away" });
  });
});
