import { createSubgraphClient, type SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { createTestKeys, member } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { startGrpcFake, fake, type GrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { CastingService as RemoteService } from "@callboard/proto/casting/v1/service_pb.ts";
import { TIMEOUT_HEADER } from "@callboard/kit/process/deadline.ts";
import { ok } from "@callboard/kit/result.ts";
import { actorName, GUEST } from "@callboard/kit/actor.ts";
import { folder, startThings } from "./fixture/start-things.ts";

const keys = createTestKeys("things");
const maker = member({ roles: ["Maker"] });
let database: TestDatabase;
let bus: TestDatabase;
let remote: GrpcFake;
let things: Awaited<ReturnType<typeof startThings>>;
let execute: SubgraphClient;

beforeAll(async () => {
  [database, bus] = await Promise.all([
    serviceDatabase("things", new URL("migrations/", folder)),
    busDatabase(),
  ]);
  remote = await startGrpcFake(
    keys,
    fake(RemoteService, {
      listSubmitters: async ({ userIds }, { actor }) => ok({ userIds: [...userIds, actorName(actor)] }),
    }),
  );
  things = await startThings(
    { ...serviceSettings("things", { database, bus, keys }), LOG_LEVEL: "silent" },
    remote.target,
  );
  execute = createSubgraphClient(things.httpUrl, keys);
});

afterAll(async () => {
  await things.stop();
  await remote.close();
  await Promise.all([database.drop(), bus.drop()]);
});

describe("a subgraph", () => {
  it("refuses a request without a token as a whole", async () => {
    const answer = await execute(null, "{ who }");
    expect(answer.status).toBe(401);
    expect(answer.errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(answer.data).toEqual({});
  });

  it("refuses a token that a service made for a person", async () => {
    const forged = await (await keys.signer("things")).sign(maker);
    const response = await fetch(`${things.httpUrl}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${forged}` },
      body: JSON.stringify({ query: "{ who }" }),
    });
    expect(response.status).toBe(401);
  });

  it("shows its schema without a token, and nothing beside it", async () => {
    const answer = await execute<{ _service: { sdl: string } }>(null, "{ _service { sdl } }");
    expect(answer.data._service.sdl).toContain("type Thing");
    expect((await execute(null, "{ _service { sdl } who }")).status).toBe(401);
  });

  it("resolvers get to know the caller", async () => {
    expect((await execute(maker, "{ who }")).data).toEqual({ who: `member:${maker.userId}` });
    expect((await execute(GUEST, "{ who }")).data).toEqual({ who: "guest" });
  });

  it("hands out a failure with its facts and the request id", async () => {
    const answer = await execute(maker, `{ fails(how: "failure") }`);
    expect(answer.errors).toEqual([
      {
        message: "It is taken.",
        path: ["fails"],
        extensions: { code: "CONFLICT", rule: "EXISTS", state: "Full", requestId: expect.any(String) },
      },
    ]);
  });

  it("hides a bug behind INTERNAL", async () => {
    const answer = await execute(maker, `{ fails(how: "bug") }`);
    expect(answer.errors[0]?.extensions).toEqual({ code: "INTERNAL", requestId: expect.any(String) });
    expect(JSON.stringify(answer)).not.toContain("swordfish");
  });

  it.each([
    [
      "a variable of the wrong type",
      `query($n: [String!]!) { things(names: $n) { id } }`,
      { n: [{}] },
      "n.0",
    ],
    [
      "a field of a variable",
      `mutation($i: ThingInput!) { addThing(input: $i) { id } }`,
      { i: { Name: "a", Size: "b" } },
      "i.Size",
    ],
    ["a missing variable", `mutation($i: ThingInput!) { addThing(input: $i) { id } }`, {}, "i"],
    [
      "a scalar that is no time",
      `query($t: DateTime!) { at(at: $t, day: "2026-01-02") }`,
      { t: "soon" },
      "t",
    ],
    ["an unknown field", `{ nothing }`, {}, "document"],
    ["no GraphQL", `{{{`, {}, "document"],
  ])("turns %s into VALIDATION with its path", async (_name, query, variables, path) => {
    const answer = await execute(maker, query, variables);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path }] });
  });

  it("takes times of any offset and hands them on in UTC", async () => {
    const query = `{ at(at: "2026-05-01T12:00:00+03:00", day: "2026-05-01") }`;
    expect((await execute(maker, query)).data).toEqual({ at: "2026-05-01T09:00:00.000Z 2026-05-01" });
  });

  it("reads a list with one statement and calls with one call", async () => {
    const names = Array.from({ length: 50 }, (_, place) => `thing ${place}`);
    await things.db
      .insertInto("thing")
      .values(names.map((name) => ({ id: crypto.randomUUID(), name, version: 1 })))
      .execute();
    const answer = await execute<{ things: { name: string; at: string }[] }>(
      maker,
      `query($names: [String!]!) { things(names: $names) { name at } remote(names: $names) }`,
      { names },
    );
    expect(answer.data.things).toHaveLength(50);
    expect(answer.data.things[0]).toEqual({ name: "thing 0", at: "1970-01-01T00:00:00.000Z" });
    expect(answer).toMatchObject({ sqlStatements: 1, grpcCalls: 1 });
  });

  it("carries the caller's token on to other services", async () => {
    const answer = await execute<{ remote: string[] }>(maker, `{ remote(names: ["a"]) }`);
    expect(answer.data.remote).toEqual(["a", `member:${maker.userId}`]);
  });
});

test.each<[string, string, number, number]>([
  ["over", "0", 503, 0],
  ["not over", "60000", 200, 1],
])("a request whose time is %s", async (_, timeout, status, stored) => {
  const name = `late ${timeout}`;
  const response = await fetch(`${things.httpUrl}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await keys.tokenFor(maker)}`,
      [TIMEOUT_HEADER]: timeout,
    },
    body: JSON.stringify({ query: `mutation { addThing(input: { Name: "${name}" }) { id } }` }),
  });
  expect(response.status).toBe(status);
  const rows = await things.db.selectFrom("thing").select("id").where("name", "=", name).execute();
  expect(rows).toHaveLength(stored);
});

describe("a change and its event", () => {
  const add = (name: string) =>
    execute(maker, `mutation($n: String!) { addThing(input: { Name: $n }) { id } }`, { n: name });
  const named = (name: string) =>
    things.db.selectFrom("thing").selectAll().where("name", "=", name).execute();

  it("reach the handler through outbox, relay, bus and inbox, once", async () => {
    await add("first");
    await waitFor("the handler had its effect", async () => (await named("copy of first")).length > 0);
    expect(await named("copy of first")).toHaveLength(1);
  });

  it("vanish together when the use case fails", async () => {
    const answer = await add("rolled back");
    expect(answer.errors[0]?.extensions.code).toBe("CONFLICT");
    expect(await named("rolled back")).toEqual([]);
    await add("after");
    await waitFor("the next event arrived", async () => (await named("copy of after")).length === 1);
    expect(await named("copy of rolled back")).toEqual([]);
  });

  it("need a role", async () => {
    const answer = await execute(member(), `mutation { addThing(input: { Name: "x" }) { id } }`);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "ROLE" });
  });
});

describe("the HTTP server", () => {
  it.each([
    ["/health/live", 200, { status: "live" }],
    ["/health/ready", 200, { status: "ready" }],
    ["/own", 200, { own: true }],
    ["/nothing", 404, { code: "NOT_FOUND", status: 404, title: "Not found.", requestId: expect.any(String) }],
    [
      "/bug",
      500,
      { code: "INTERNAL", status: 500, title: expect.any(String), requestId: expect.any(String) },
    ],
  ])("responds to %s with %i", async (path, status, body) => {
    const response = await fetch(things.httpUrl + path);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
  });

  it("keeps the request id it is given", async () => {
    const response = await fetch(`${things.httpUrl}/own`, { headers: { "x-request-id": "abc" } });
    expect(response.headers.get("x-request-id")).toBe("abc");
  });

  it("refuses a body over 256 KiB by name of the limit", async () => {
    const response = await fetch(`${things.httpUrl}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "x".repeat(300_000) }),
    });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: "LIMIT", limit: "REQUEST_BODY" });
  });

  it("shows figures by route", async () => {
    const text = await (await fetch(`${things.httpUrl}/metrics`)).text();
    expect(text).toMatch(/^http_server_request_duration_seconds_count\{.*route="\/own",status="200"\} \d+$/m);
    expect(text).toMatch(
      /events_handled_total\{subject="callboard\.projects\.project\.approved\.v1",outcome="handled"/,
    );
  });
});
