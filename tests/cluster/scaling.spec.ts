import { waitFor } from "@callboard/testkit/wait-for.ts";
import { addressOf, kubectl, signedInPerformers } from "#dev/cluster/accounts.ts";
import { CHART, helm, NAMESPACE, PUBLIC_URL, RELEASE } from "#dev/cluster/install.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { loadWhile, type LoadResult } from "#dev/cluster/load/load.ts";
import { startMetrics } from "#dev/cluster/add-ons/metrics.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { persistedBody } from "../../deploy/operator/performer.ts";
import { podsOf } from "./pods.ts";

const MUCH = 40;
/** Percent of the CPU asked for: two replicas need about a tenth of it at rest, and about half with MUCH. */
const TARGET = 25;
const LITTLE = 2;
const UP_WITHIN_MS = 240_000;
/** After how long without need a replica goes: five minutes as installed, less here. */
const REST_SECONDS = 60;
const DOWN_WITHIN_MS = 300_000;
const LOOK_MS = 2_000;
/** How long a load runs before and after the change: a replica that goes may still be asked. */
const AROUND_MS = 10_000;
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

/** What came of members who ask the gateway for who they are, until the gateway has so many replicas. */
async function asking(perSecond: number, replicas: number, withinMs: number): Promise<LoadResult> {
  const load = {
    address: addressOf(programs, "web", 8080),
    host: new URL(PUBLIC_URL).host,
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

const serving = (): number => podsOf(programs, "gateway").filter(({ isReady }) => isReady).length;
const seen = (): string => kubectl(programs, "get", "hpa", `${RELEASE}-gateway`, "--no-headers");

test("load brings replicas of the gateway and its end takes them away, and no request fails", async () => {
  const scale = {
    enabled: true,
    minReplicas: FEWEST,
    maxReplicas: MOST,
    cpu: TARGET,
    restSeconds: REST_SECONDS,
  };
  const set = ["--set-json", `gateway.autoscaling=${JSON.stringify(scale)}`];
  await helm(programs, ["upgrade", RELEASE, CHART, "--reuse-values", ...set, ...waiting]);
  await waitFor("the figures", () => !seen().includes("<unknown>"), DOWN_WITHIN_MS, LOOK_MS);
  expect(serving()).toBe(FEWEST);

  const up = await asking(MUCH, MOST, UP_WITHIN_MS);
  const down = await asking(LITTLE, FEWEST, DOWN_WITHIN_MS);
  expect([...up.failed, ...down.failed]).toEqual([]);
});
