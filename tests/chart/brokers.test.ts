import { VALUE_SETS } from "#dev/cluster/render.ts";
import { podsOf } from "./pods.ts";

/** The Secrets that the job reads which brings the realm to the code. */
async function secretsOfSetup(set: (typeof VALUE_SETS)[number], ...flags: readonly string[]) {
  const pod = (await podsOf(set, flags)).find(({ owner }) =>
    owner.metadata.name.startsWith("callboard-setup-"),
  );
  return pod?.spec.containers[0]?.envFrom?.map(({ secretRef }) => secretRef?.name);
}

test.each(VALUE_SETS)(
  "%s: the job of the realm reads Google and Apple from the Secret that is named",
  async (set) => {
    const flags = ["--set", "brokers.existingSecret=callboard-brokers"];
    expect(await secretsOfSetup(set)).toEqual(["callboard-operator"]);
    expect(await secretsOfSetup(set, ...flags)).toEqual(["callboard-operator", "callboard-brokers"]);
  },
);
