import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { signedInPerformers } from "#dev/cluster/accounts.ts";
import { CHART, helm, NAMESPACE, PUBLIC_URL, REGISTRY, RELEASE } from "#dev/cluster/install.ts";
import { inside, kubectlCommand } from "#dev/cluster/inside.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { loadWhile, type LoadResult } from "#dev/cluster/load/load.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { productVersion } from "#dev/images/build-images.ts";
import { findBuilder } from "#dev/images/builder.ts";
import { IMAGES } from "#dev/images/images.ts";
import { firstPageBodies } from "../../deploy/operator/performer.ts";
import { killPod, PROCESSES, restart, rolledOut } from "./pods.ts";

const PER_SECOND = 20;
/** How long the load runs before and after the disruption. */
const AROUND_MS = 3_000;
/** Time between kills, so that each loss is observed separately. */
const BETWEEN_KILLS_MS = 6_000;
const MAX_SECONDS = 600;
const [FIRST, SECOND] = NODES;
let programs: Programs;

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
});

/** Loads pages and queries of three services as a signed-in member before, during and after a disruption. */
async function underLoad(disrupt: () => Promise<void> | void): Promise<LoadResult> {
  const tokens = signedInPerformers(programs, 4);
  const bodies = firstPageBodies();
  const began = Date.now();
  let until = began;
  const result = await loadWhile(
    {
      origin: PUBLIC_URL,
      maxSeconds: MAX_SECONDS,
      perSecond: PER_SECOND,
      requests: tokens.flatMap((token) => [
        { path: "/" },
        ...bodies.map((body) => ({ path: "/graphql", body, token })),
      ]),
    },
    AROUND_MS,
    async () => {
      await disrupt();
      until = Date.now();
    },
  );
  expect(result.lastMs).toBeGreaterThan(until - began);
  return result;
}

/** Prints a load's outcome, with the number of failures per reason. */
function report(what: string, { ok, failed, worstMs, lastMs }: LoadResult): void {
  const seconds = (lastMs / 1_000).toFixed(0);
  const reasons = Object.entries(Object.groupBy(failed, ({ why }) => why.slice(0, 150)));
  const summary = reasons.map(([why, some = []]) => `\n  ${some.length} ${why}`).join("");
  process.stdout.write(
    `${what}: ${seconds} s, ${ok} ok, ${failed.length} failed, slowest ${worstMs} ms${summary}\n`,
  );
}

/** Waits until everything has recovered from a disruption. */
function recovered(): void {
  for (const name of PROCESSES) rolledOut(programs, name);
}

/**
 * Creates a next version: the current one with an additional migration of billing. Its images are in both nodes under
 * `tag`.
 */
async function nextVersion(tag: string): Promise<void> {
  const builder = findBuilder();
  const context = mkdtempSync(join(tmpdir(), "callboard-next-"));
  const migration = "services/billing/migrations/9999_added_by_a_test.sql";
  writeFileSync(join(context, "added.sql"), "create table added_by_a_test (id uuid primary key)");
  const file = join(context, "Dockerfile");
  for (const { name } of IMAGES) {
    const present = `${REGISTRY}/${name}:${productVersion()}`;
    const next = `${REGISTRY}/${name}:${tag}`;
    if (name === "billing" || name === "operator") {
      writeFileSync(file, `FROM ${present}\nCOPY added.sql /app/${migration}\n`);
      await builder.build({ tag: next, file, context, arguments: {}, offline: true });
      const archive = join(context, `${name}.tar`);
      await builder.save(next, archive);
      for (const node of NODES) inside(node, ["ctr", "-n", "k8s.io", "images", "import", archive]);
    } else
      for (const node of NODES)
        inside(node, ["ctr", "-n", "k8s.io", "images", "tag", "--force", present, next]);
  }
  rmSync(context, { recursive: true });
}

test("the release passes its own test", async () => {
  const output = await helm(programs, ["test", RELEASE, "--namespace", NAMESPACE, "--timeout", "4m"]);
  expect(output).toContain("Succeeded");
});

test("a rolling restart of every workload fails no request", async () => {
  const result = await underLoad(() => restart(programs, PROCESSES));
  report("rolling restart", result);
  expect(result.failed).toEqual([]);
});

test("a node that is drained and returned fails no request", async () => {
  const result = await underLoad(() => {
    const drain = ["drain", SECOND.name, "--ignore-daemonsets", "--delete-emptydir-data", "--timeout=100s"];
    inside(FIRST, kubectlCommand(programs, drain));
    inside(FIRST, kubectlCommand(programs, ["uncordon", SECOND.name]));
  });
  report("drain", result);
  recovered();
  expect(result.failed).toEqual([]);
});

test("an upgrade with one more migration, and the rollback over it, fail no request", async () => {
  const tag = `${productVersion()}-next`;
  await nextVersion(tag);
  const waiting = ["--namespace", NAMESPACE, "--wait", "--timeout", "6m"];
  const upgraded = await underLoad(async () => {
    await helm(programs, [
      "upgrade",
      RELEASE,
      CHART,
      "--reuse-values",
      "--set",
      `image.tag=${tag}`,
      ...waiting,
    ]);
  });
  report("upgrade", upgraded);
  const rolledBack = await underLoad(async () => {
    await helm(programs, ["rollback", RELEASE, ...waiting]);
  });
  report("rollback", rolledBack);
  expect([...upgraded.failed, ...rolledBack.failed]).toEqual([]);
});

test("a killed pod of each kind costs at most the requests that it was serving", async () => {
  const result = await underLoad(async () => {
    for (const name of ["web", "gateway", "casting"]) {
      killPod(programs, name);
      await sleep(BETWEEN_KILLS_MS);
    }
  });
  report("killed pods", result);
  recovered();
  // Twenty requests a second over two pods: at most those in progress in the killed one fail.
  expect(result.failed.length).toBeLessThan(10);
});
