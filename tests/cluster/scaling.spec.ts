import { inboxPrefix } from "@callboard/bus/nats/jetstream-names.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { connect, type JetStreamManager, type NatsConnection } from "nats";
import { kubectl, signedInPerformers } from "#dev/cluster/accounts.ts";
import { CHART, helm, NAMESPACE, PUBLIC_URL, RELEASE } from "#dev/cluster/install.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { loadWhile, type LoadResult } from "#dev/cluster/load/load.ts";
import { startEventScaling } from "#dev/cluster/add-ons/event-scaling.ts";
import { startMetrics } from "#dev/cluster/add-ons/metrics.ts";
import { reachable } from "#dev/cluster/market.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { persistedBody } from "../../deploy/operator/performer.ts";
import { newMember } from "./member.ts";
import { podsOf } from "./pods.ts";

const MUCH = 40;
/** Percent of the CPU asked for: two replicas need about a tenth of it at rest, and about half with MUCH. */
const TARGET = 25;
const LITTLE = 2;
const UP_WITHIN_MS = 240_000;
/** After how long without need a replica goes: five minutes as installed, less here. */
const REST_SECONDS = 30;
/** Events that may wait for one replica. */
const LAG = 2;
const DOWN_WITHIN_MS = 300_000;
const LOOK_MS = 2_000;
/** How long a load runs before and after the change: a replica that goes may still be asked. */
const AROUND_MS = 10_000;
const FEWEST = 2;
const MOST = 3;
let programs: Programs;
let revision: number;
const waiting = ["--namespace", NAMESPACE, "--wait", "--timeout", "6m"];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
  await startMetrics(programs, say);
  await startEventScaling(programs, say);
  const status = await helm(programs, ["status", RELEASE, "--namespace", NAMESPACE, "--output", "json"]);
  revision = (JSON.parse(status) as { version: number }).version;
  const scale = { enabled: true, minReplicas: FEWEST, maxReplicas: MOST, restSeconds: REST_SECONDS };
  const set = [
    `gateway.autoscaling=${JSON.stringify({ ...scale, cpu: TARGET })}`,
    // By its events alone: no pod needs ten times the CPU that it asks for.
    `services.messaging.autoscaling=${JSON.stringify({ ...scale, cpu: 1_000, lag: LAG })}`,
  ].flatMap((value) => ["--set-json", value]);
  await helm(programs, ["upgrade", RELEASE, CHART, "--reuse-values", ...set, ...waiting]);
});
afterAll(() => helm(programs, ["rollback", RELEASE, String(revision), ...waiting]));

/** What came of members who ask the gateway for who they are, until the gateway has so many replicas. */
async function asking(perSecond: number, replicas: number, withinMs: number): Promise<LoadResult> {
  const load = {
    origin: PUBLIC_URL,
    atMostSeconds: 600,
    perSecond,
    requests: signedInPerformers(programs, 8).map((token) => ({
      path: "/graphql",
      body: persistedBody("TalentSelf"),
      token,
    })),
  };
  const began = Date.now();
  let scaled = began;
  const result = await loadWhile(load, AROUND_MS, async () => {
    await waitFor(`${replicas} replicas`, () => serving() === replicas, withinMs, LOOK_MS);
    scaled = Date.now();
  });
  const { ok, failed, worstMs } = result;
  process.stdout.write(
    `${replicas} replicas after ${((scaled - began) / 1_000).toFixed(0)} s of ${perSecond} a second: ` +
      `${ok} ok, ${failed.length} failed, slowest ${worstMs} ms; ${seen()}`,
  );
  return result;
}

const serving = (name = "gateway"): number => podsOf(programs, name).filter(({ isReady }) => isReady).length;
const seen = (): string => kubectl(programs, "get", "hpa", `${RELEASE}-gateway`, "--no-headers");

test("load brings replicas of the gateway and its end takes them away, and no request fails", async () => {
  await waitFor("the figures", () => !seen().includes("<unknown>"), DOWN_WITHIN_MS, LOOK_MS);
  expect(serving()).toBe(FEWEST);

  const up = await asking(MUCH, MOST, UP_WITHIN_MS);
  const down = await asking(LITTLE, FEWEST, DOWN_WITHIN_MS);
  expect([...up.failed, ...down.failed]).toEqual([]);
});

/** JetStream, as the operator is let in. */
async function openStreams(): Promise<{ connection: NatsConnection; streams: JetStreamManager }> {
  const { host, username, password } = reachable(programs, "operator", "BUS_URL");
  const user = { user: username, pass: password, inboxPrefix: inboxPrefix(username) };
  const connection = await connect({ servers: host, ...user });
  return { connection, streams: await connection.jetstreamManager() };
}

const STREAM = "CALLBOARD_IDENTITY";
const CONSUMER = "messaging-notices";

test("events that wait bring replicas of messaging, and they go when none do", async () => {
  const { connection, streams } = await openStreams();
  const wait = async (): Promise<number> => (await streams.consumers.info(STREAM, CONSUMER)).num_pending;
  try {
    expect(serving("messaging")).toBe(FEWEST);
    // Nothing is handed out until it is said again, as if the handlers took forever.
    await streams.consumers.pause(STREAM, CONSUMER, new Date(Date.now() + 2 * UP_WITHIN_MS));
    while ((await wait()) <= LAG * FEWEST) await newMember(programs);
    await waitFor("a replica more", () => serving("messaging") === MOST, UP_WITHIN_MS, LOOK_MS);

    await streams.consumers.resume(STREAM, CONSUMER);
    await waitFor("what waited", async () => (await wait()) === 0, UP_WITHIN_MS, LOOK_MS);
    await waitFor("a replica less", () => serving("messaging") === FEWEST, DOWN_WITHIN_MS, LOOK_MS);
  } finally {
    await streams.consumers.resume(STREAM, CONSUMER);
    await connection.close();
  }
});
