import { setTimeout as sleep } from "node:timers/promises";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { addressOf, kubectl, signedInPerformers } from "#dev/cluster/accounts.ts";
import { CHART, helm, NAMESPACE, PUBLIC_URL, RELEASE } from "#dev/cluster/install.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { startLoad, type Load } from "#dev/cluster/load/load.ts";
import { startMetrics } from "#dev/cluster/metrics.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { persistedBody } from "../../deploy/operator/performer.ts";
import { podsOf } from "./pods.ts";

const MUCH = 30;
const LITTLE = 2;
const UP_WITHIN_MS = 240_000;
/** After how long without need a replica goes: five minutes as installed, less here. */
const REST_SECONDS = 60;
const DOWN_WITHIN_MS = 300_000;
const LOOK_MS = 2_000;
/** How long a load goes on after the change: a replica that goes may still be asked. */
const AFTER_MS = 10_000;
const FEWEST = 2;
const MOST = 3;
let programs: Programs;
let revision: number;

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
  await startMetrics(programs, (line) => process.stdout.write(`${line}\n`));
  const status = await helm(programs, ["status", RELEASE, "--namespace", NAMESPACE, "--output", "json"]);
  revision = (JSON.parse(status) as { version: number }).version;
});

const waiting = ["--namespace", NAMESPACE, "--wait", "--timeout", "6m"];
afterAll(() => helm(programs, ["rollback", RELEASE, String(revision), ...waiting]));

/** Members who ask the gateway for who they are. */
const loadOf = (perSecond: number): Load =>
  startLoad({
    address: addressOf(programs, "web", 8080),
    host: new URL(PUBLIC_URL).host,
    atMostSeconds: 600,
    perSecond,
    requests: signedInPerformers(programs, 8).map((token) => ({
      path: "/graphql",
      body: persistedBody("TalentSelf"),
      token,
    })),
  });

const serving = (): number => podsOf(programs, "gateway").filter(({ isReady }) => isReady).length;
const seen = (): string => kubectl(programs, "get", "hpa", `${RELEASE}-gateway`, "--no-headers");

test("load brings replicas of the gateway and its end takes them away, and no request fails", async () => {
  const scale = { enabled: true, minReplicas: FEWEST, maxReplicas: MOST, restSeconds: REST_SECONDS };
  const set = ["--set-json", `gateway.autoscaling=${JSON.stringify(scale)}`];
  await helm(programs, ["upgrade", RELEASE, CHART, "--reuse-values", ...set, ...waiting]);
  await waitFor("the figures", () => !seen().includes("<unknown>"), DOWN_WITHIN_MS, LOOK_MS);
  expect(serving()).toBe(FEWEST);

  const busy = loadOf(MUCH);
  const began = Date.now();
  await waitFor("another replica", () => serving() === MOST, UP_WITHIN_MS, LOOK_MS);
  process.stdout.write(`scaled up after ${((Date.now() - began) / 1_000).toFixed(0)} s: ${seen()}`);
  await sleep(AFTER_MS);
  const up = await busy.end();

  const calm = loadOf(LITTLE);
  const ended = Date.now();
  await waitFor("the replica to go", () => serving() === FEWEST, DOWN_WITHIN_MS, LOOK_MS);
  process.stdout.write(`scaled down after ${((Date.now() - ended) / 1_000).toFixed(0)} s: ${seen()}`);
  await sleep(AFTER_MS);
  const down = await calm.end();
  for (const { ok, failed, worstMs } of [up, down])
    process.stdout.write(`meanwhile: ${ok} ok, ${failed.length} failed, slowest ${worstMs} ms\n`);
  expect([...up.failed, ...down.failed]).toEqual([]);
});
