import { waitFor } from "@callboard/testkit/wait-for.ts";
import { administratorOf, kubectl, secretOf } from "#dev/cluster/accounts.ts";
import { CHART, helm, NAMESPACE, RELEASE, valuesFile } from "#dev/cluster/install.ts";
import { inside, kubectlCommand } from "#dev/cluster/inside.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { createAdminCall } from "../../deploy/keycloak/admin-api.ts";
import { REALM } from "../../deploy/keycloak/realm.ts";
import { newMember } from "./member.ts";
import { podsOf } from "./pods.ts";

const [FIRST] = NODES;
const REPORTED_WITHIN_MS = 180_000;
const POLL_MS = 1_000;
/** Objects that every namespace has. */
const OF_THE_CLUSTER = /^(configmap\/kube-root-ca\.crt|serviceaccount\/default)$/;
const KEPT = /^(persistentvolumeclaim\/data-callboard-\w+-0|secret\/callboard-\w+)$/;
let programs: Programs;

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
});

/** All objects in the namespace except events. */
function everything(): string[] {
  const kinds = inside(
    FIRST,
    kubectlCommand(programs, ["api-resources", "--namespaced", "--verbs=list", "-o", "name"]),
  );
  const wanted = kinds
    .trim()
    .split("\n")
    .filter((kind) => !/^events|\.metrics\.k8s\.io$/.test(kind));
  const found = kubectl(programs, "get", wanted.join(","), "-o", "name", "--ignore-not-found");
  return found.split("\n").filter((name) => name !== "" && !OF_THE_CLUSTER.test(name));
}

const installed = (): Promise<string> =>
  helm(programs, [
    "install",
    RELEASE,
    CHART,
    "--namespace",
    NAMESPACE,
    "--values",
    valuesFile(),
    "--wait",
    "--timeout",
    "15m",
  ]);

const onFirst = (how: "cordon" | "uncordon"): string =>
  inside(FIRST, kubectlCommand(programs, [how, FIRST.name]));

/** Logs of a process's pods. */
const logsOf = (name: string): string =>
  kubectl(programs, "logs", "-l", `app.kubernetes.io/name=${name}`, "--tail=50");

test("an uninstall leaves volume claims and Secrets, and an install under the same name goes on with them", async () => {
  const { id } = await newMember(programs);
  const keys = secretOf(programs, "keys", "keys.json");

  await helm(programs, ["uninstall", RELEASE, "--namespace", NAMESPACE, "--wait", "--timeout", "4m"]);
  let left = everything();
  const isGone = (): boolean => {
    left = everything();
    return left.every((name) => KEPT.test(name));
  };
  await waitFor("everything else to go", isGone, REPORTED_WITHIN_MS, POLL_MS).catch(() => undefined);
  expect(left.filter((name) => !KEPT.test(name))).toEqual([]);
  expect(left.filter((name) => name.startsWith("persistentvolumeclaim/"))).toHaveLength(5);

  // The engines' node is cordoned, so none of them can start.
  onFirst("cordon");
  const installing = installed();
  installing.catch(() => undefined);
  try {
    const waiting = (name: string, words: RegExp): Promise<boolean> =>
      waitFor(`${name} to say what it lacks`, () => words.test(logsOf(name)), REPORTED_WITHIN_MS, POLL_MS);
    await waiting(
      "billing",
      /PostgreSQL does not answer: start it, or correct host and port in DATABASE_URL/,
    );
    await waiting("operator", /waiting: /);
    expect(podsOf(programs, "billing").filter(({ isReady }) => isReady)).toEqual([]);
    const events = kubectl(programs, "events", "--for", `pod/${RELEASE}-postgres-0`);
    expect(events).toMatch(/FailedScheduling.*unschedulable/);
  } finally {
    onFirst("uncordon");
  }
  await installing;

  expect(secretOf(programs, "keys", "keys.json")).toBe(keys);
  const { body } = await createAdminCall(administratorOf(programs))("GET", `/realms/${REALM}/users/${id}`);
  expect(body).toMatchObject({ id });
  expect(await (await newMember(programs)).know("BillingOverview")).toBeDefined();
});
