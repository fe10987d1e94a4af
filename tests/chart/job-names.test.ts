import { VALUE_SETS } from "#dev/cluster/render.ts";
import { podsOf } from "./pods.ts";

/** The jobs of a value set that are applied, by name, with all that Kubernetes does not let anybody change. */
async function jobsOf(set: (typeof VALUE_SETS)[number], ...flags: readonly string[]) {
  const pods = (await podsOf(set, flags)).filter(
    ({ owner }) => owner.kind === "Job" && owner.metadata.annotations?.["helm.sh/hook"] !== "test",
  );
  return new Map(pods.map(({ owner, spec }) => [owner.metadata.name, JSON.stringify(spec)]));
}

describe.each(VALUE_SETS)("jobs of the %s values, applied without Helm", (set) => {
  it("keep their names while nothing about them changes", async () => {
    const [first, again] = await Promise.all([jobsOf(set), jobsOf(set)]);
    expect(first.size).toBe(2);
    expect([...again]).toEqual([...first]);
  });

  it.each([
    ["another version", "image.tag=0.2.0"],
    ["another origin", "publicUrl=https://other.example.com"],
    ["more memory", "defaults.resources.limits.memory=512Mi"],
  ])("are other jobs with %s", async (_, flag) => {
    const [before, after] = await Promise.all([jobsOf(set), jobsOf(set, "--set", flag)]);
    expect(after.size).toBe(2);
    for (const name of after.keys()) expect(before.has(name)).toBe(false);
    for (const name of after.keys()) expect(name.length).toBeLessThanOrEqual(63);
  });
});
