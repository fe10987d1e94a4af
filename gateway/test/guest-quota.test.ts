import { startTcpProxy } from "@callboard/testkit/tcp-proxy.ts";
import type { RunningGateway } from "#start.ts";
import { OWN, startedGateway, type StartedGateway } from "./started-gateway.ts";

const MAX = 5;
const body = JSON.stringify({ query: OWN });
let gateway: StartedGateway;
/** Two replicas behind a trusted proxy, and one that trusts no proxy. */
let replicas: readonly RunningGateway[];
let open: RunningGateway;

beforeAll(async () => {
  gateway = await startedGateway();
  const settings = { GUEST_REQUESTS_PER_MINUTE: String(MAX) };
  const trusting = { ...settings, TRUSTED_PROXIES: "loopback" };
  replicas = await Promise.all([gateway.another(trusting), gateway.another(trusting)]);
  open = await gateway.another(settings);
  gateway.subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } })));
});
afterAll(async () => {
  await Promise.all([...replicas, open].map((running) => running.stop()));
  await gateway.close();
});

const sendFrom = (running: RunningGateway, forwarded: string, headers: Record<string, string> = {}) =>
  gateway.post(body, { ...headers, "x-forwarded-for": forwarded }, running);
/** Sends requests to the replicas in turn. */
async function statuses(count: number, forwarded: (call: number) => string): Promise<readonly number[]> {
  const found: number[] = [];
  for (let call = 0; call < count; call += 1)
    found.push((await sendFrom(replicas[call % 2]!, forwarded(call))).status);
  return found;
}
const OK = Array.from({ length: MAX }, () => 200);

test("two replicas share the quota of an address, and say when to come back", async () => {
  expect(await statuses(MAX + 2, () => "192.0.2.1")).toEqual([...OK, 429, 429]);
  const refused = await sendFrom(replicas[0]!, "192.0.2.1");
  expect(refused.extensions).toMatchObject({ code: "LIMIT", limit: "GUEST_REQUESTS_PER_MINUTE", max: MAX });
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await sendFrom(replicas[0]!, "192.0.2.2")).status).toBe(200);
});

test("the addresses of one IPv6 network are one", async () => {
  expect(await statuses(MAX + 1, (call) => `2001:db8:0:1::${call + 1}`)).toEqual([...OK, 429]);
  expect(await statuses(1, () => "2001:db8:0:2::1")).toEqual([200]);
});

test("what a caller writes before its own address is not believed", async () => {
  expect(await statuses(MAX + 1, (call) => `198.51.100.${call}, 192.0.2.3`)).toEqual([...OK, 429]);
});

test("without a trusted proxy the header is nothing at all", async () => {
  const found: number[] = [];
  for (let call = 0; call <= MAX; call += 1) found.push((await sendFrom(open, `203.0.113.${call}`)).status);
  expect(found).toEqual([...OK, 429]);
});

test("members are not counted by their address", async () => {
  for (let call = 0; call <= MAX; call += 1)
    expect((await sendFrom(replicas[0]!, "192.0.2.4", gateway.bearer)).status).toBe(200);
  expect((await sendFrom(replicas[0]!, "192.0.2.4")).status).toBe(200);
});

test("subgraphs get the network inside the signed token, whatever the caller sends", async () => {
  const seen = async () => {
    const { actor, clientNetwork } = await gateway.innerCaller();
    return [actor.kind, clientNetwork];
  };
  for (const network of ["192.0.2.5", "192.0.2.6"]) {
    await sendFrom(replicas[0]!, network);
    expect(await seen()).toEqual(["guest", network]);
  }
  for (const network of ["192.0.2.7", "192.0.2.8", "192.0.2.7"]) {
    await sendFrom(replicas[0]!, network, gateway.bearer);
    expect(await seen()).toEqual(["member", network]);
  }
});

test("without the database guests are served, and each replica counts by itself", async () => {
  const path = await startTcpProxy(gateway.databaseUrl);
  const alone = await gateway.another({
    GUEST_REQUESTS_PER_MINUTE: String(MAX),
    TRUSTED_PROXIES: "loopback",
    DATABASE_URL: path.url,
  });
  const ready = async (): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${alone.httpPort}/health/ready`)).json();
  try {
    expect(await ready()).toEqual({ status: "ready" });
    expect((await sendFrom(alone, "192.0.2.10")).status).toBe(200);
    path.cut();
    const found: number[] = [];
    for (let call = 0; call <= MAX; call += 1) found.push((await sendFrom(alone, "192.0.2.11")).status);
    expect(found).toEqual([...OK, 429]);
    expect((await sendFrom(alone, "192.0.2.11", gateway.bearer)).status).toBe(200);
    expect(await ready()).toEqual({ status: "ready", degraded: ["database"] });
    path.restore();
  } finally {
    await alone.stop();
    await path.close();
  }
});
