import { CastingService as RemoteService } from "@callboard/proto/casting/v1/service_pb.ts";
import { createTestKeys, member } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { fake, startGrpcFake, type GrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { Client, credentials } from "@grpc/grpc-js";
import { actorName } from "@callboard/kit/actor.ts";
import { conflict, FailureError, invalidField, unavailable, type Failure } from "@callboard/kit/failure.ts";
import { createGrpcClient, DEADLINE_MS, type ClientOf } from "./client.ts";
import { healthDefinition } from "./health-service.ts";
import { limitTime, remainingTime } from "@callboard/kit/process/deadline.ts";
import { newScope, runInScope } from "@callboard/kit/process/request-scope.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";

const keys = createTestKeys("one", "two");
let server: GrpcFake;
let client: ClientOf<typeof RemoteService>;
let answer: () => Promise<Failure | string[]>;
let calls = 0;

beforeAll(async () => {
  server = await startGrpcFake(
    keys,
    fake(RemoteService, {
      listSubmitters: async ({ userIds }, { actor, requestId }) => {
        calls += 1;
        const given = await answer();
        return Array.isArray(given)
          ? ok({ userIds: [...userIds, ...given, actorName(actor), requestId] })
          : fail(given);
      },
    }),
  );
  client = createGrpcClient(RemoteService, { target: server.target, signer: await keys.signer("one") });
});
beforeEach(() => {
  calls = 0;
  answer = async () => [];
});
afterAll(async () => {
  client.close();
  await server.close();
});

test("a call goes and comes back, in the name of the process", async () => {
  const { userIds } = expectOk(await client.listSubmitters({ userIds: ["a", "ß"] }));
  expect(userIds.slice(0, 3)).toEqual(["a", "ß", "system:one"]);
});

test("inside a request the caller's token, the request id and the count go along", async () => {
  const person = member();
  const scope = newScope({ requestId: "r1" });
  scope.token = await keys.tokenFor(person);
  const answers = await runInScope(scope, async () => [
    expectOk(await client.listSubmitters({})).userIds,
    expectOk(await client.listSubmitters({}, { asSystem: true })).userIds,
  ]);
  expect(answers).toEqual([
    [actorName(person), "r1"],
    ["system:one", "r1"],
  ]);
  expect(scope.grpcCalls).toBe(2);
});

test("an agent of a thousand clients can call, and so can the subgraph requests of one", async () => {
  const agent = member({ roles: ["Agent"], representedIds: Array.from({ length: 1_000 }, () => newId()) });
  const scope = newScope({ requestId: "r1" });
  scope.token = await keys.tokenFor(agent);
  const { userIds } = expectOk(await runInScope(scope, () => client.listSubmitters({})));
  expect(userIds).toEqual([actorName(agent), "r1"]);
  const app = createHttpServer(createLog("test", "silent"));
  app.get("/", async ({ headers }) => headers.authorization?.length);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const response = await fetch(url, { headers: { authorization: `Bearer ${scope.token}` } });
  expect(await response.json()).toBe(`Bearer ${scope.token}`.length);
  await app.close();
});

test("a call has what is left of its request's time, and is not made when nothing is", async () => {
  const times: number[] = [];
  answer = async () => {
    times.push(remainingTime());
    return [];
  };
  const within = async (milliseconds: number) => {
    const scope = newScope({ requestId: "r1" });
    limitTime(scope, milliseconds);
    return runInScope(scope, () => client.listSubmitters({}));
  };
  await client.listSubmitters({});
  await within(60_000);
  await within(2_000);
  expect(times.map((time, call) => time <= [DEADLINE_MS, DEADLINE_MS, 2_000][call]!)).toEqual([
    true,
    true,
    true,
  ]);
  expect(Math.min(...times)).toBeGreaterThan(0);
  expectFailure(await within(0), "UNAVAILABLE");
  expect(calls).toBe(3);
});

test.each<[string, Failure]>([
  ["a conflict with its facts", conflict("EXISTS", "It is full.", { state: "Full", allowed: ["Open"] })],
  ["a field", invalidField("userIds", "KEY", "Not an id: ß.")],
  ["an answer that the server cannot give now", unavailable("its database", 7)],
])("%s arrives as it left and is not tried again", async (_name, failure) => {
  answer = async () => failure;
  expect(await client.listSubmitters({})).toEqual({ ok: false, failure });
  expect(calls).toBe(1);
});

test.each([
  ["a bug", () => new Error("the password is swordfish"), "INTERNAL"],
  ["a thrown failure", () => new FailureError(conflict("EXISTS", "It is full.")), "CONFLICT"],
] as const)("%s in a method", async (_name, error, code) => {
  answer = () => Promise.reject(error());
  const failure = expectFailure(await client.listSubmitters({}), code);
  expect(JSON.stringify(failure)).not.toContain("swordfish");
});

test("a caller whose key is not known is refused", async () => {
  const stranger = createTestKeys("one");
  const other = createGrpcClient(RemoteService, {
    target: server.target,
    signer: await stranger.signer("one"),
  });
  expectFailure(await other.listSubmitters({}), "UNAUTHENTICATED");
  expect(calls).toBe(0);
  other.close();
});

test("a server that does not know the method yet is UNAVAILABLE, by its name", async () => {
  const older = await startGrpcFake(keys);
  const other = createGrpcClient(RemoteService, { target: older.target, signer: await keys.signer("one") });
  const answered = await other.listSubmitters({});
  other.close();
  await older.close();
  expect(expectFailure(answered, "UNAVAILABLE").dependency).toBe("casting");
});

test("a server that is not there is UNAVAILABLE, by its name", async () => {
  const gone = await startGrpcFake(keys);
  await gone.close();
  const other = createGrpcClient(RemoteService, { target: gone.target, signer: await keys.signer("one") });
  expect(expectFailure(await other.listSubmitters({}), "UNAVAILABLE").dependency).toBe("casting");
  other.close();
});

test("a call to a server that does not respond is given up after the deadline", async () => {
  let release = (): void => undefined;
  let left = Number.POSITIVE_INFINITY;
  answer = () => {
    left = remainingTime();
    return new Promise((resolve) => (release = () => resolve([])));
  };
  // The server answers after this call alone.
  expectFailure(await client.listSubmitters({}), "UNAVAILABLE");
  expect(left).toBeLessThanOrEqual(DEADLINE_MS);
  release();
});

test("a client comes back when its server does", async () => {
  const first = await startGrpcFake(
    keys,
    fake(RemoteService, { listSubmitters: async () => ok({ userIds: ["first"] }) }),
  );
  const other = createGrpcClient(RemoteService, { target: first.target, signer: await keys.signer("one") });
  expectOk(await other.listSubmitters({}));
  await first.close();
  expectFailure(await other.listSubmitters({}), "UNAVAILABLE");
  other.close();
});

test("the health of the process is reported without a token", async () => {
  const bare = new Client(server.target, credentials.createInsecure());
  const { path, requestSerialize, responseDeserialize } = healthDefinition.check;
  const status = await new Promise((resolve, reject) => {
    bare.makeUnaryRequest(path, requestSerialize, responseDeserialize, Buffer.alloc(0), (error, value) =>
      error ? reject(error) : resolve(value),
    );
  });
  expect(status).toBe(1);
  bare.close();
});
