import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { remainingTime, TIMEOUT_HEADER } from "@callboard/kit/process/deadline.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { OWN, startedGateway, type StartedGateway } from "./started-gateway.ts";
import { createAdmission } from "#server/admission.ts";
import type { RunningGateway } from "#start.ts";

let gateway: StartedGateway;
let small: RunningGateway;
let held: (() => void)[];
const settings = { MAX_RUNNING: "2", MAX_WAITING: "1", REQUEST_DEADLINE_MS: "5000" };

beforeAll(async () => {
  gateway = await startedGateway();
});
beforeEach(async () => {
  held = [];
  gateway.subgraphs.answerWith((response) => {
    held.push(() => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } })));
  });
});
afterEach(() => small.stop());
afterAll(() => gateway.close());

const ONE = { running: 1, runningPerCaller: 1, waiting: 1, waitingPerCaller: 1 };
const body = JSON.stringify({ query: OWN });
const send = () => gateway.post(body, {}, small);
const reached = (count: number) => waitFor(`${count} requests`, () => held.length === count);

test("beyond those that run and wait, a request is refused at once with a time to come back", async () => {
  small = await gateway.another({ ...settings, REQUEST_DEADLINE_MS: "30000" });
  const running = [send(), send()];
  await reached(2);
  const excess = Array.from({ length: 3 }, () => send());
  const refused = await Promise.race(excess);
  expect([refused.status, refused.headers.get("retry-after"), refused.extensions["code"]]).toEqual([
    503,
    "2",
    "UNAVAILABLE",
  ]);
  // The one that waits is not answered before.
  await Promise.race(excess.map((_one, at) => Promise.all(excess.filter((_, other) => other !== at))));
  held.forEach((answer) => answer());
  await reached(3);
  held[2]?.();
  const statuses = (await Promise.all([...running, ...excess])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 503, 503]);
});

test("the time of a request begins before it waits, and what is left is all that a subgraph gets", async () => {
  small = await gateway.another({});
  const app = createHttpServer(createLog("test", "silent"));
  const admission = createAdmission({ ...ONE, deadlineMs: 60_000 });
  const entered: number[] = [];
  const left: number[] = [];
  const releases: (() => void)[] = [];
  app.get(
    "/",
    {
      preHandler: async (request, reply) => {
        entered.push(performance.now());
        await admission.enter(request, reply, "one");
      },
    },
    async () => {
      left.push(remainingTime());
      await new Promise<void>((done) => releases.push(done));
      return {};
    },
  );
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const both = [fetch(url), fetch(url)];
  const waited = (): number => performance.now() - (entered[1] ?? Infinity);
  await waitFor("the second waits", () => left.length === 1 && waited() > 250);
  const shortest = waited();
  releases[0]?.();
  await waitFor("its turn", () => releases.length === 2);
  expect(left[1]).toBeLessThanOrEqual(60_000 - shortest);
  releases[1]?.();
  await Promise.all(both);
  await app.close();

  const queued = send();
  await reached(1);
  held[0]?.();
  await queued;
  const sent = Number(gateway.subgraphs.received.at(-1)?.headers[TIMEOUT_HEADER]);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(10_000);
});

test("requests that run out of time get a response, and their places are free again", async () => {
  small = await gateway.another(settings);
  const running = [send(), send()];
  await reached(2);
  for (const answer of await Promise.all(running)) {
    expect([answer.status, answer.data]).toEqual([200, { me: null }]);
    expect(answer.extensions).toMatchObject({ code: "UNAVAILABLE", dependency: "identity" });
  }
  gateway.subgraphs.answerWith((response) => response.end(JSON.stringify({ data: { me: { PK: "USR#1" } } })));
  expect((await send()).data).toEqual({ me: { PK: "USR#1" } });
});

test("one that waits until its time is over is refused, and so is one whose reader left while it waited", async () => {
  small = await gateway.another({});
  const app = createHttpServer(createLog("test", "silent"));
  const admission = createAdmission({ ...ONE, deadlineMs: 200 });
  let release = (): void => undefined;
  const entered = new Promise<void>((reached) => {
    app.get("/", { preHandler: (request, reply) => admission.enter(request, reply, "one") }, async () => {
      reached();
      await new Promise<void>((done) => (release = done));
      return {};
    });
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const first = fetch(url);
  await entered;
  expect((await fetch(url)).status).toBe(503);
  const impatient = new AbortController();
  const left = fetch(url, { signal: impatient.signal }).catch(() => "left");
  impatient.abort();
  expect(await left).toBe("left");
  // The aborted request has released its place in the queue, so this one waits and times out.
  expect((await fetch(url)).status).toBe(503);
  release();
  expect((await first).status).toBe(200);
  await app.close();
});

/** Connections that announce a body, send one byte of it, and then nothing. */
async function unfinished(count: number): Promise<readonly Socket[]> {
  const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const sockets = Array.from({ length: count }, () => connect(small.httpPort, "127.0.0.1"));
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, "connect");
      socket.write(head);
    }),
  );
  return sockets;
}

test("requests whose body is still on its way hold no place", async () => {
  small = await gateway.another({ ...settings, MAX_WAITING: "0", GUEST_REQUESTS_PER_MINUTE: "1000" });
  const sockets = await unfinished(10);
  await new Promise((later) => setTimeout(later, 100));
  const served = send();
  await reached(1);
  held[0]?.();
  expect((await served).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test("guests are counted before their body has come", async () => {
  small = await gateway.another({ ...settings, GUEST_REQUESTS_PER_MINUTE: "3" });
  const sockets = await unfinished(3);
  await waitFor("the quota is used up", async () => (await send()).status === 429);
  expect(held).toHaveLength(0);
  for (const socket of sockets) socket.destroy();
});

test("one caller cannot hold more than a share of the places, running or waiting", async () => {
  small = await gateway.another({
    MAX_RUNNING: "3",
    MAX_RUNNING_PER_CALLER: "2",
    MAX_WAITING: "3",
    MAX_WAITING_PER_CALLER: "1",
    REQUEST_DEADLINE_MS: "30000",
  });
  const guests = [send(), send()];
  await reached(2);
  const waits = send();
  await new Promise((later) => setTimeout(later, 100));
  expect((await send()).status).toBe(503);
  const member = gateway.post(body, gateway.bearer, small);
  await reached(3);
  held[2]?.();
  expect((await member).status).toBe(200);
  expect(held).toHaveLength(3);
  held[0]?.();
  await reached(4);
  held.forEach((answer) => answer());
  expect((await Promise.all([...guests, waits])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("a place passes over those whose share is used up to the next who waits", async () => {
  small = await gateway.another({
    MAX_RUNNING: "2",
    MAX_RUNNING_PER_CALLER: "1",
    MAX_WAITING: "4",
    MAX_WAITING_PER_CALLER: "2",
    REQUEST_DEADLINE_MS: "30000",
  });
  const guest = send();
  await reached(1);
  const member = gateway.post(body, gateway.bearer, small);
  await reached(2);
  const guestWaits = send();
  await new Promise((later) => setTimeout(later, 50));
  const memberWaits = gateway.post(body, gateway.bearer, small);
  await new Promise((later) => setTimeout(later, 50));
  held[1]?.();
  await reached(3);
  held[2]?.();
  expect((await memberWaits).status).toBe(200);
  held[0]?.();
  await reached(4);
  held[3]?.();
  const others = await Promise.all([guest, member, guestWaits]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
});
