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
  held.forEach((answer) => answer());
  await reached(3);
  held[2]?.();
  const statuses = (await Promise.all([...running, ...excess])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 503, 503]);
});

test("the time of a request begins before it waits, and what is left is all that a subgraph gets", async () => {
  small = await gateway.another({});
  const app = createHttpServer(createLog("test", "silent"));
  const admission = createAdmission({ running: 1, waiting: 1, deadlineMs: 60_000 });
  const entered: number[] = [];
  const left: number[] = [];
  const releases: (() => void)[] = [];
  app.get(
    "/",
    { onRequest: [async () => void entered.push(performance.now()), admission.enter] },
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

test("when the time of requests is over they are answered, and their places are free again", async () => {
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
  const admission = createAdmission({ running: 1, waiting: 1, deadlineMs: 200 });
  let release = (): void => undefined;
  const entered = new Promise<void>((reached) => {
    app.get("/", { onRequest: admission.enter }, async () => {
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
