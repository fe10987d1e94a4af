import { waitFor } from "@callboard/testkit/wait-for.ts";
import { addressOf, kubectl, signedInPerformers } from "#dev/cluster/accounts.ts";
import { CHART, helm, NAMESPACE, PUBLIC_URL, RELEASE } from "#dev/cluster/install.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { runLoad } from "#dev/cluster/load/load.ts";
import { startMetrics } from "#dev/cluster/metrics.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { persistedBody } from "../../deploy/operator/performer.ts";
import { podsOf } from "./pods.ts";

const PER_SECOND = 30;
const SECONDS = 180;
/** An autoscaler takes a replica away when none of the last five minutes needed it. */
const DOWN_WITHIN_MS = 480_000;
const LOOK_MS = 2_000;
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

const serving = (): number => podsOf(programs, "gateway").filter(({ isReady }) => isReady).length;
const seen = (): string => kubectl(programs, "get", "hpa", `${RELEASE}-gateway`, "--no-headers");

test("load brings replicas of the gateway and its end takes them away, and no request fails", async () => {
  const scale = { enabled: true, minReplicas: FEWEST, maxReplicas: MOST };
  const set = ["--set-json", `gateway.autoscaling=${JSON.stringify(scale)}`];
  await helm(programs, ["upgrade", RELEASE, CHART, "--reuse-values", ...set, ...waiting]);
  await waitFor("the figures", () => !seen().includes("<unknown>"), DOWN_WITHIN_MS, LOOK_MS);
  expect(serving()).toBe(FEWEST);

  const body = persistedBody("TalentSelf");
  const running = runLoad({
    address: addressOf(programs, "web", 8080),
    host: new URL(PUBLIC_URL).host,
    seconds: SECONDS,
    perSecond: PER_SECOND,
    requests: signedInPerformers(programs, 8).map((token) => ({ path: "/graphql", body, token })),
  });
  const began = Date.now();
  await waitFor("another replica", () => serving() === MOST, SECONDS * 1_000, LOOK_MS);
  process.stdout.write(`scaled up after ${((Date.now() - began) / 1_000).toFixed(0)} s: ${seen()}`);
  const { ok, failed, worstMs } = await running;
  process.stdout.write(`under load: ${ok} ok, ${failed.length} failed, slowest ${worstMs} ms\n`);
  const ended = Date.now();
  await waitFor("the replica to go", () => serving() === FEWEST, DOWN_WITHIN_MS, LOOK_MS);
  process.stdout.write(`scaled down after ${((Date.now() - ended) / 1_000).toFixed(0)} s: ${seen()}`);
  expect(failed).toEqual([]);
});
