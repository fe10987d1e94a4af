import dns from "node:dns";
import { connect, constants } from "node:http2";
import { once } from "node:events";
import { jest } from "@jest/globals";
import { CastingService as RemoteService } from "@callboard/proto/casting/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { fake, startGrpcFake, type GrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { startTcpProxy, type TcpProxy } from "@callboard/testkit/tcp-proxy.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createTokenVerifier } from "@callboard/kit/internal-token.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { ok } from "@callboard/kit/result.ts";
import { createGrpcClient, type ClientOf } from "./client.ts";
import { startGrpcServer } from "./server.ts";

const keys = createTestKeys("one");
const named = (name: string): Promise<GrpcFake> =>
  startGrpcFake(keys, fake(RemoteService, { listSubmitters: async () => ok({ userIds: [name] }) }));
const clientOf = async (target: string): Promise<ClientOf<typeof RemoteService>> =>
  createGrpcClient(RemoteService, { target, signer: await keys.signer("one") });

describe("two servers behind one name", () => {
  let servers: GrpcFake[];
  let client: ClientOf<typeof RemoteService>;
  const answerer = async (): Promise<string> => expectOk(await client.listSubmitters({})).userIds[0] ?? "";

  beforeEach(async () => {
    servers = [await named("first"), await named("second")];
    client = await clientOf(`ipv4:${servers.map(({ target }) => target).join(",")}`);
  });
  afterEach(async () => {
    client.close();
    await Promise.all(servers.map((server) => server.close()));
  });

  test("share the calls", async () => {
    const answered = new Set<string>();
    await waitFor("both", async () => answered.add(await answerer()).size === 2);
    const next = [await answerer(), await answerer(), await answerer(), await answerer()];
    expect(next.filter((name) => name === "first")).toHaveLength(2);
  });

  test("one that goes is missed by no call", async () => {
    const answered = new Set<string>();
    await waitFor("both", async () => answered.add(await answerer()).size === 2);
    await servers[0]?.close();
    const after = await Promise.all(Array.from({ length: 20 }, answerer));
    expect(new Set(after)).toEqual(new Set(["second"]));
  });
});

describe("a connection that breaks off during a call", () => {
  let server: GrpcFake;
  let proxy: TcpProxy;
  let client: ClientOf<typeof RemoteService>;
  let calls: number;

  beforeEach(async () => {
    calls = 0;
    server = await startGrpcFake(
      keys,
      fake(RemoteService, {
        async listSubmitters() {
          calls += 1;
          if (calls === 1) {
            proxy.cut();
            proxy.restore();
          }
          return ok({ userIds: [String(calls)] });
        },
      }),
    );
    proxy = await startTcpProxy(`http://${server.target}`);
    client = await clientOf(new URL(proxy.url).host);
  });
  afterEach(async () => {
    client.close();
    await proxy.close();
    await server.close();
  });

  test("is called again once, where that does no harm", async () => {
    expect(expectOk(await client.listSubmitters({})).userIds).toEqual(["2"]);
  });

  test("is UNAVAILABLE at once where it might", async () => {
    expectFailure(await client.listSubmitters({}, { idempotent: false }), "UNAVAILABLE");
    expect(calls).toBe(1);
  });
});

describe("a name whose addresses change", () => {
  let server: GrpcFake;
  let client: ClientOf<typeof RemoteService>;
  let address: string;

  beforeEach(async () => {
    // The whole 127.0.0.0/8 is this machine; nothing listens at the second address.
    address = "127.0.0.2";
    jest.spyOn(dns.promises, "lookup").mockImplementation((async () => [{ address, family: 4 }]) as never);
    server = await named("moved");
    client = await clientOf(`one.callboard.test:${server.target.split(":").at(-1)}`);
  });
  afterEach(async () => {
    client.close();
    await server.close();
    jest.restoreAllMocks();
  });

  test("the address is looked up again within seconds when the known addresses do not respond", async () => {
    expectFailure(await client.listSubmitters({}), "UNAVAILABLE");
    address = "127.0.0.1";
    const answered = async (): Promise<boolean> => (await client.listSubmitters({})).ok;
    expect(await waitFor("the new address", answered, 15_000)).toBe(true);
  });
});

test("a server makes its clients reconnect after a time, so that they find new servers", async () => {
  const server = await startGrpcServer({
    host: "127.0.0.1",
    port: 0,
    services: [],
    verify: await createTokenVerifier(keys.jwks),
    log: createLog("test", "silent"),
    isReady: async () => true,
    maxConnectionAgeMs: 50,
  });
  const session = connect(`http://127.0.0.1:${server.port}`);
  const [code] = await once(session, "goaway");
  expect(code).toBe(constants.NGHTTP2_NO_ERROR);
  session.destroy();
  await server.close();
});

test("a client knows whether its server is ready", async () => {
  const server = await named("one");
  const client = await clientOf(server.target);
  expect(await client.isServing()).toBe(true);
  await server.close();
  expect(await client.isServing()).toBe(false);
  client.close();
});
