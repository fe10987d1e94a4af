import { waitFor } from "@callboard/testkit/wait-for.ts";
import { kubectl, secretOf } from "#dev/cluster/accounts.ts";
import { CHART, helm, NAMESPACE, RELEASE } from "#dev/cluster/install.ts";
import { applyObjects, inside, kubectlCommand } from "#dev/cluster/inside.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { newMember } from "./member.ts";
import { freeOn, podsOf, rolledOut, type PodNow } from "./pods.ts";

const REPORTED_WITHIN_MS = 120_000;
const POLL_MS = 1_000;
const WRONG = "billing-wrong";
const FILLER = "filler";
let programs: Programs;
let revision: number;

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
  const status = await helm(programs, ["status", RELEASE, "--namespace", NAMESPACE, "--output", "json"]);
  revision = (JSON.parse(status) as { version: number }).version;
});

const upgrade = (value: string, ...flags: readonly string[]): Promise<string> =>
  helm(programs, [
    "upgrade",
    RELEASE,
    CHART,
    "--reuse-values",
    "--set",
    value,
    "--namespace",
    NAMESPACE,
    "--cleanup-on-fail",
    ...flags,
  ]);
const waiting = (timeout: string): readonly string[] => ["--wait", "--timeout", timeout];

const images = (): string =>
  kubectl(
    programs,
    "get",
    "deployments",
    "-o",
    "jsonpath={.items[*].spec.template.spec.containers[*].image}",
  );

/** The flag that makes billing take its settings from the Secret of that name. */
const settingsOf = (secret: string): string => `secrets.existing.billing=${secret}`;

/** The pod that does not become ready, once it has been tried. */
const unready = (): Promise<PodNow> =>
  waitFor(
    "a pod that is not ready",
    () => podsOf(programs, "billing").find(({ isReady }) => !isReady),
    REPORTED_WITHIN_MS,
    POLL_MS,
  );

const serving = (): number => podsOf(programs, "billing").filter(({ isReady }) => isReady).length;

/** The previous pods keep serving. One of an earlier upgrade may still be terminating. */
const twoServe = (): Promise<boolean> =>
  waitFor("two that serve", () => serving() === 2, REPORTED_WITHIN_MS, POLL_MS);

/** Expects that members can see their bills. */
async function expectBilling(): Promise<void> {
  const member = await newMember(programs);
  expect(await member.know("BillingOverview")).toBeDefined();
}

function makeSecret(data: Readonly<Record<string, string>>): void {
  const secret = {
    apiVersion: "v1",
    kind: "Secret",
    metadata: { name: WRONG, namespace: NAMESPACE },
    stringData: data,
  };
  applyObjects(programs, [secret]);
}

/** Billing's correct settings. */
function rightData(): Record<string, string> {
  const named = kubectl(programs, "get", "secret", `${RELEASE}-billing`, "-o", "json");
  const { data } = JSON.parse(named) as { data: Record<string, string> };
  return Object.fromEntries(Object.keys(data).map((key) => [key, secretOf(programs, "billing", key)]));
}

describe("a process whose Secret is not there, and then wrong", () => {
  afterAll(async () => {
    await helm(programs, ["rollback", RELEASE, String(revision), "--namespace", NAMESPACE, ...waiting("6m")]);
    kubectl(programs, "delete", "secret", WRONG, "--ignore-not-found");
    rolledOut(programs, "billing");
  });

  test("waits for it by name, and starts by itself when it is there", async () => {
    const right = rightData();
    const address = new URL(right["DATABASE_URL"] ?? "");
    address.password = "not-the-password";
    // Jobs do not need it, and have their own timeout.
    const refused = upgrade(settingsOf(WRONG), "--no-hooks", ...waiting("10s"));
    await expect(refused).rejects.toThrow(/billing/);
    const waits = await waitFor(
      "the missing Secret's name",
      () => podsOf(programs, "billing").find(({ waits: words }) => words.includes(WRONG))?.waits,
      REPORTED_WITHIN_MS,
      POLL_MS,
    );
    expect(waits).toBe(`CreateContainerConfigError secret "${WRONG}" not found`);
    await twoServe();
    await expectBilling();
    makeSecret({ ...right, DATABASE_URL: address.href });
    await waitFor("a container", async () => (await unready()).container !== "", REPORTED_WITHIN_MS, POLL_MS);
  });

  test("does not become ready and says which setting is wrong; those before it serve on until it is right", async () => {
    const pod = await unready();
    const message = await waitFor(
      "its words",
      () => /"msg":"(PostgreSQL refuses[^"]*)/.exec(kubectl(programs, "logs", pod.name))?.[1],
      REPORTED_WITHIN_MS,
      POLL_MS,
    );
    expect(message).toContain("correct user, password and database in DATABASE_URL");
    await twoServe();
    await expectBilling();
    makeSecret(rightData());
    kubectl(programs, "delete", "pod", (await unready()).name);
    expect(rolledOut(programs, "billing")).toContain("successfully rolled out");
  });
});

test("an image that is nowhere changes nothing, and is named; the next upgrade goes through", async () => {
  const before = images();
  const tag = "0.0.0-nowhere";
  const refused = upgrade(`image.tag=${tag}`, ...waiting("15s"));
  await expect(refused).rejects.toThrow(/pre-upgrade/);
  const job = await waitFor(
    "the job's pod to say what it lacks",
    () => podsOf(programs, "operator").find(({ waits }) => waits.startsWith("ErrImage")),
    REPORTED_WITHIN_MS,
    POLL_MS,
  );
  expect(job.waits).toMatch(/^ErrImageNeverPull .*callboard\.test\/operator:0\.0\.0-nowhere/);
  expect(images()).toBe(before);
  await expectBilling();
  await upgrade("image.tag=", ...waiting("6m"));
  expect(images()).toBe(before);
  expect(podsOf(programs, "operator").filter(({ waits }) => waits.includes(tag))).toEqual([]);
});

/** Pods that request all remaining CPU of the nodes, and do nothing. */
function fillNodes(): void {
  const items = NODES.map(({ name }) => ({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name: `filler-${name}`, namespace: "default", labels: { app: FILLER } },
    spec: {
      nodeName: name,
      terminationGracePeriodSeconds: 0,
      containers: [
        {
          name: "filler",
          image: "callboard.test/pause:1",
          imagePullPolicy: "Never",
          resources: { requests: { cpu: `${freeOn(programs, name)}m` } },
        },
      ],
    },
  }));
  applyObjects(programs, items);
}

test("nodes without room are named by a pod that waits; those before it serve on, and it starts once there is some", async () => {
  fillNodes();
  try {
    kubectl(programs, "rollout", "restart", `deployment/${RELEASE}-billing`);
    const waits = (): string | undefined =>
      podsOf(programs, "billing")
        .filter(({ isReady }) => !isReady)
        .map(({ name }) => kubectl(programs, "events", "--for", `pod/${name}`))
        .find((events) => events.includes("FailedScheduling"));
    expect(await waitFor("what it lacks", waits, REPORTED_WITHIN_MS, POLL_MS)).toContain("Insufficient cpu");
    await twoServe();
    await expectBilling();
  } finally {
    inside(NODES[0], kubectlCommand(programs, ["-n", "default", "delete", "pod", "-l", `app=${FILLER}`]));
  }
  expect(rolledOut(programs, "billing")).toContain("successfully rolled out");
});
