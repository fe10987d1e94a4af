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
/** Percentage of the requested CPU: two replicas use about a tenth at rest, and about half under MUCH. */
const TARGET = 25;
const LITTLE = 2;
const UP_WITHIN_MS = 240_000;
/** Time without need before a replica is removed: five minutes as installed, less here. */
const REST_SECONDS = 15;
/** Number of pending events per replica. */
const LAG = 2;
const DOWN_WITHIN_MS = 300_000;
const POLL_MS = 1_000;
/** How long a load runs before and after the change: a terminating replica may still receive requests. */
const AROUND_MS = 6_000;
const MIN_REPLICAS = 2;
const MAX_REPLICAS = 3;
let programs: Programs;
let revision: number;
const waiting = ["--namespace", NAMESPACE, "--wait", "--timeout", "6m"];
const print = (line: string): void => void process.stdout.write(`${line}\n`);

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
  await Promise.all([startMetrics(programs, print), startEventScaling(programs, print)]);
  const status = await helm(programs, ["status", RELEASE, "--namespace", NAMESPACE, "--output", "json"]);
  revision = (JSON.parse(status) as { version: number }).version;
  const scale = {
    enabled: true,
    minReplicas: MIN_REPLICAS,
    maxReplicas: MAX_REPLICAS,
    restSeconds: REST_SECONDS,
  };
  const set = [
    `gateway.autoscaling=${JSON.stringify({ ...scale, cpu: TARGET })}`,
    // Scales only by events: no pod uses ten times its requested CPU.
    `services.messaging.autoscaling=${JSON.stringify({ ...scale, cpu: 1_000, lag: LAG })}`,
  ].flatMap((value) => ["--set-json", value]);
  await helm(programs, ["upgrade", RELEASE, CHART, "--reuse-values", ...set, ...waiting]);
});
afterAll(() => helm(programs, ["rollback", RELEASE, String(revision), ...waiting]));

/** The outcome of members' requests to the gateway until the gateway has the given number of replicas. */
async function loadUntil(perSecond: number, replicas: number, withinMs: number): Promise<LoadResult> {
  const load = {
    origin: PUBLIC_URL,
    maxSeconds: 600,
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
    await waitFor(`${replicas} replicas`, () => serving("gateway") === replicas, withinMs, POLL_MS);
    scaled = Date.now();
  });
  const { ok, failed, worstMs } = result;
  process.stdout.write(
    `${replicas} replicas after ${((scaled - began) / 1_000).toFixed(0)} s of ${perSecond} a second: ` +
      `${ok} ok, ${failed.length} failed, slowest ${worstMs} ms; ${seen()}`,
  );
  return result;
}

const serving = (name: string): number => podsOf(programs, name).filter(({ isReady }) => isReady).length;
const seen = (): string => kubectl(programs, "get", "hpa", `${RELEASE}-gateway`, "--no-headers");

/** The gateway scales with its CPU usage. */
async function gatewayScales(): Promise<LoadResult["failed"]> {
  await waitFor("the figures", () => !seen().includes("<unknown>"), DOWN_WITHIN_MS, POLL_MS);
  expect(serving("gateway")).toBe(MIN_REPLICAS);
  const up = await loadUntil(MUCH, MAX_REPLICAS, UP_WITHIN_MS);
  const down = await loadUntil(LITTLE, MIN_REPLICAS, DOWN_WITHIN_MS);
  return [...up.failed, ...down.failed];
}

/** JetStream with the operator's credentials. */
async function openStreams(): Promise<{ connection: NatsConnection; streams: JetStreamManager }> {
  const { host, username, password } = reachable(programs, "operator", "BUS_URL");
  const user = { user: username, pass: password, inboxPrefix: inboxPrefix(username) };
  const connection = await connect({ servers: host, ...user });
  return { connection, streams: await connection.jetstreamManager() };
}

/** Messaging scales with the pending events of one of its consumers. */
async function messagingScales(): Promise<void> {
  const [stream, consumer] = ["CALLBOARD_IDENTITY", "messaging-notices"];
  const { connection, streams } = await openStreams();
  const waits = async (): Promise<number> => (await streams.consumers.info(stream, consumer)).num_pending;
  try {
    expect(serving("messaging")).toBe(MIN_REPLICAS);
    // Paused deliveries simulate handlers that never finish.
    await streams.consumers.pause(stream, consumer, new Date(Date.now() + 2 * UP_WITHIN_MS));
    while ((await waits()) <= LAG * MIN_REPLICAS) await newMember(programs);
    await waitFor("a replica more", () => serving("messaging") === MAX_REPLICAS, UP_WITHIN_MS, POLL_MS);
    print(`${MAX_REPLICAS} replicas of messaging while ${await waits()} events wait`);

    await streams.consumers.resume(stream, consumer);
    await waitFor("what waited", async () => (await waits()) === 0, UP_WITHIN_MS, POLL_MS);
    await waitFor("a replica less", () => serving("messaging") === MIN_REPLICAS, DOWN_WITHIN_MS, POLL_MS);
  } finally {
    await streams.consumers.resume(stream, consumer);
    await connection.close();
  }
}

test("load adds replicas of the gateway and waiting events those of messaging; their end removes them, and no request fails", async () => {
  const [failed] = await Promise.all([gatewayScales(), messagingScales()]);
  expect(failed).toEqual([]);
});
