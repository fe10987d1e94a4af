import { kubectl } from "#dev/cluster/accounts.ts";
import { applyObjects, kubectlCommand, tryInside } from "#dev/cluster/inside.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { manifestsOf, render, VALUE_SETS, type Manifest } from "#dev/cluster/render.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { podsOf, type Pod } from "../chart/pods.ts";

const [FIRST] = NODES;
const PLACE = "admission";
/** Kinds of operators that this cluster does not have. */
const OF_OPERATORS = /^(monitoring\.coreos\.com|keda\.sh)\//;
let programs: Programs;

/** The API server's verdict on objects in a dry run, with its output. */
const tried = (objects: readonly object[]): { isAdmitted: boolean; words: string } => {
  const list = JSON.stringify({ apiVersion: "v1", kind: "List", items: objects });
  const command = ["-n", PLACE, "apply", "--dry-run=server", "-f", "-"];
  const { status, stdout, stderr } = tryInside(FIRST, kubectlCommand(programs, command), list);
  return { isAdmitted: status === 0, words: `${stdout}${stderr}` };
};

const accountsOf = (manifests: readonly Manifest[]): Manifest[] =>
  manifests.filter(({ kind }) => kind === "ServiceAccount");

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
  const labels = { "pod-security.kubernetes.io/enforce": "restricted" };
  applyObjects(programs, [{ apiVersion: "v1", kind: "Namespace", metadata: { name: PLACE, labels } }]);
});
afterAll(() => kubectl(programs, "delete", "namespace", PLACE));

/** The pod that an object would create; for a stateful set, with its claims. */
function podOf({ owner, labels, spec }: Pod, index: number): object {
  const { volumeClaimTemplates: claims = [] } = owner["spec"] as {
    volumeClaimTemplates?: readonly Manifest[];
  };
  const volumes = claims.map(({ metadata: { name } }) => ({
    name,
    persistentVolumeClaim: { claimName: name },
  }));
  const whole = { ...spec, volumes: [...(spec.volumes ?? []), ...volumes] };
  return { apiVersion: "v1", kind: "Pod", metadata: { name: `pod${index}`, labels }, spec: whole };
}

/** The API server's warnings about objects it would admit. */
function complaintsAbout(objects: readonly object[]): string[] {
  const lines = tried(objects).words.trim().split("\n");
  const complaints = lines.filter((line) => !line.endsWith("(server dry run)"));
  return lines.length - complaints.length === objects.length
    ? complaints
    : [...complaints, "Not all were tried."];
}

describe.each(VALUE_SETS)("the %s values", (set) => {
  test("have every pod admitted where only restricted ones are", async () => {
    applyObjects(programs, accountsOf(manifestsOf(await render(set))), "-n", PLACE);
    expect(complaintsAbout((await podsOf(set)).map(podOf))).toEqual([]);
  });

  test("make objects that the API server takes as they are", async () => {
    const manifests = manifestsOf(await render(set));
    const ofTheApi = manifests.filter(({ apiVersion }) => !OF_OPERATORS.test(apiVersion));
    expect(complaintsAbout(ofTheApi)).toEqual([]);
  });
});

test("a pod with more rights is refused", async () => {
  const [pod] = await podsOf("minimal");
  const spec = { ...pod?.spec, hostNetwork: true };
  const { isAdmitted, words } = tried([{ apiVersion: "v1", kind: "Pod", metadata: { name: "more" }, spec }]);
  expect(isAdmitted).toBe(false);
  expect(words).toMatch(/violates PodSecurity "restricted:latest": host namespaces/);
});

test("a route to a host that is none is refused", async () => {
  const route = manifestsOf(await render("production")).find(({ kind }) => kind === "HTTPRoute");
  const { isAdmitted, words } = tried([{ ...route, spec: { hostnames: ["no host"], rules: [] } }]);
  expect(isAdmitted).toBe(false);
  expect(words).toMatch(/hostnames/);
});
