import { VALUE_SETS } from "#dev/cluster/render.ts";
import { podsOf } from "./pods.ts";

type ValueSet = (typeof VALUE_SETS)[number];

/** The Secrets that a job reads. */
async function secretsOf(job: string, set: ValueSet, ...flags: readonly string[]) {
  const pod = (await podsOf(set, flags)).find(({ owner }) =>
    owner.metadata.name.startsWith(`callboard-${job}-`),
  );
  return pod?.spec.containers[0]?.envFrom?.map(({ secretRef }) => secretRef?.name);
}

test.each(VALUE_SETS)(
  "%s: the job of the realm reads Google and Apple from the Secret that is named",
  async (set) => {
    const flags = ["--set", "brokers.existingSecret=callboard-brokers"];
    expect(await secretsOf("setup", set)).toEqual(["callboard-operator"]);
    expect(await secretsOf("setup", set, ...flags)).toEqual(["callboard-operator", "callboard-brokers"]);
  },
);

test.each(VALUE_SETS)("%s: the job of the Secrets reads there when Apple's expires", async (set) => {
  const before = (await secretsOf("secrets", set)) ?? [];
  const flags = ["--set", "brokers.existingSecret=callboard-brokers"];
  expect(await secretsOf("secrets", set, ...flags)).toEqual([...before, "callboard-brokers"]);
});
