import { DRAIN_MS } from "@callboard/kit/process/shutdown.ts";
import { VALUE_SETS } from "#dev/cluster/render.ts";
import { nameOf, podsOf, type Container, type Pod } from "./pods.ts";

const RESTRICTED = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ["ALL"] },
};
const containersOf = ({ spec }: Pod): Container[] => [...spec.containers, ...(spec.initContainers ?? [])];

describe.each(VALUE_SETS)("every pod of the %s values", (set) => {
  it("runs without rights, as nobody, on files that it cannot change", async () => {
    for (const pod of await podsOf(set)) {
      expect(pod.spec).toMatchObject({
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
      });
      expect(pod.spec.hostNetwork).toBeUndefined();
      for (const container of containersOf(pod)) expect(container.securityContext).toEqual(RESTRICTED);
    }
  });

  it("has no token of the API, but the job that makes the secrets", async () => {
    const withToken = (await podsOf(set)).filter(({ spec }) => spec.automountServiceAccountToken !== false);
    expect(withToken.map(({ owner }) => owner.metadata.name)).toEqual([
      expect.stringMatching(/^callboard-secrets-[0-9a-f]{8}$/),
    ]);
  });

  it("says what it needs and what it may take, of an image of one version", async () => {
    for (const pod of await podsOf(set))
      for (const { image, resources } of containersOf(pod)) {
        expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
        expect(resources?.requests).toEqual({ cpu: expect.anything(), memory: expect.anything() });
        expect(resources?.limits?.memory).toBeDefined();
      }
  });

  it("takes an image by its digest where one is given", async () => {
    const digest = `sha256:${"a".repeat(64)}`;
    const names = ["gateway", "web", "operator", "identity"];
    const flags = names.flatMap((name) => ["--set", `image.digests.${name}=${digest}`]);
    const images = (await podsOf(set, flags)).flatMap(containersOf).map(({ image }) => image);
    const own = images.filter((image) => /\/(gateway|web|operator|identity)[:@]/.test(image));
    expect(own.length).toBeGreaterThanOrEqual(4);
    for (const image of own) expect(image).toMatch(new RegExp(`/\\w+@${digest}$`));
    expect(images.filter((image) => /\/casting:[\w.-]+$/.test(image))).toHaveLength(1);
  });

  it("keeps its secrets out of what is rendered", async () => {
    const variables = (await podsOf(set)).flatMap(containersOf).flatMap(({ env = [] }) => env);
    const secrets = variables.filter(
      ({ name, value }) => /SECRET|PASSWORD|KEY$|SEED/.test(name) && value !== undefined,
    );
    expect(secrets).toEqual([]);
  });

  it("that serves is probed three ways and lives until its drain is over", async () => {
    const serving = (await podsOf(set)).filter(({ owner }) => owner.kind === "Deployment");
    expect(serving).toHaveLength(9);
    for (const pod of serving) {
      const [container] = pod.spec.containers;
      for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"] as const)
        expect({ pod: nameOf(pod), probe: container?.[probe] }).toMatchObject({ probe: { httpGet: {} } });
      const preStopMs = 5_000;
      expect((pod.spec.terminationGracePeriodSeconds ?? 0) * 1_000).toBeGreaterThan(preStopMs + DRAIN_MS);
    }
  });
});
