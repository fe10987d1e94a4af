import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startNatsServer, type NatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { EventBus } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";

const SUBJECT = "callboard.projects.thing.made.v1";
const SCRIPT = fileURLToPath(
  new URL("../../../runtime/test/fixture/receive-until-killed.ts", import.meta.url),
);
const ACK_WAIT_MS = 1_000;
/** Longer than the production lease of a dead process plus the time to detect its death. */
const TIMEOUT_MS = 120_000;

const log = createLog("test", "silent");
let server: NatsServer;
let bus: EventBus;
let child: ChildProcess | null = null;

beforeEach(async () => {
  server = await startNatsServer();
  bus = await openJetstreamBus({
    url: server.url(),
    name: "two",
    log,
    backoffMs: [5],
    ackWaitMs: ACK_WAIT_MS,
  });
});
afterEach(async () => {
  child?.kill("SIGKILL");
  child = null;
  await bus.close();
  await server.close();
});

function events(count: number): Envelope[] {
  return Array.from({ length: count }, (_, version) => ({
    id: newId(),
    subject: SUBJECT,
    occurredAt: new Date(),
    actorId: null,
    aggregateId: "a",
    version,
    traceparent: "",
    payload: new Uint8Array([1]),
  }));
}

test("a killed process is replaced, from the event it had not finished, in order", async () => {
  const sent = events(600);
  await bus.publish(sent.slice(0, 400));
  const running = spawn(process.execPath, [SCRIPT, server.url(), "shared", SUBJECT, "20"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = running;
  const before: number[] = [];
  createInterface({ input: running.stdout }).on("line", (line) => before.push(Number(line)));
  await waitFor("the first process is in the middle of an event", () => before.length === 21, TIMEOUT_MS);
  const after: number[] = [];
  await bus.subscribe({
    name: "shared",
    subjects: [SUBJECT],
    handle: async ({ version }) => void after.push(version),
  });
  await bus.publish(sent.slice(400));
  running.kill("SIGKILL");
  await once(running, "exit");
  await waitFor("the rest was heard", () => after.at(-1) === sent.length - 1, TIMEOUT_MS);
  const [first = -1] = after;
  // Events acknowledged at the last moment may be delivered again; none is skipped or reordered.
  expect(first).toBeLessThanOrEqual(20);
  expect(after).toEqual(sent.slice(first).map(({ version }) => version));
});

test("a process that was frozen is replaced, though the server still hands it events", async () => {
  const sent = events(600);
  await bus.publish(sent.slice(0, 10));
  const running = spawn(process.execPath, [SCRIPT, server.url(), "shared", SUBJECT, "1000"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = running;
  const before: number[] = [];
  createInterface({ input: running.stdout }).on("line", (line) => before.push(Number(line)));
  await waitFor("the first process heard what there was", () => before.length === 10, TIMEOUT_MS);
  running.kill("SIGSTOP");
  const after: number[] = [];
  await bus.subscribe({
    name: "shared",
    subjects: [SUBJECT],
    handle: async ({ version }) => void after.push(version),
  });
  await bus.publish(sent.slice(10, 300));
  await waitFor("the other process hears", () => after.length > 0, TIMEOUT_MS);
  await bus.publish(sent.slice(300));
  await waitFor("the rest was heard", () => after.at(-1) === sent.length - 1, TIMEOUT_MS);
  const [first = -1] = after;
  expect(first).toBeLessThanOrEqual(10);
  expect([...new Set(after)]).toEqual(sent.slice(first).map(({ version }) => version));
});

test("an event that takes long is not handed over again meanwhile", async () => {
  const sent = events(300);
  const received: number[] = [];
  const began = performance.now();
  await bus.publish(sent);
  await bus.subscribe({
    name: "slow",
    subjects: [SUBJECT],
    handle: async ({ version }) => {
      received.push(version);
      if (version === 3)
        await waitFor("the server's patience is over", () => performance.now() - began > 5 * ACK_WAIT_MS);
    },
  });
  await waitFor("all were heard", () => received.at(-1) === 299, TIMEOUT_MS);
  expect(received).toEqual(sent.map(({ version }) => version));
});

test("a failing event holds back what follows in its stream, and no other stream", async () => {
  const sent = events(2);
  const elsewhere = {
    ...events(1)[0],
    id: newId(),
    subject: "callboard.messaging.thing.made.v1",
  } as Envelope;
  await bus.publish([...sent, elsewhere]);
  const received: string[] = [];
  let isBroken = true;
  await bus.subscribe({
    name: "apart",
    subjects: [SUBJECT, elsewhere.subject],
    handle: async ({ id }) => {
      if (id === sent[0]?.id && isBroken) {
        isBroken = !received.includes(elsewhere.id);
        throw new Error("not yet");
      }
      received.push(id);
    },
  });
  await waitFor("all were heard", () => received.length === 3);
  expect(received).toEqual([elsewhere.id, ...sent.map(({ id }) => id)]);
});
