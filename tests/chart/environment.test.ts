import { generateKeyPairSync } from "node:crypto";
import { parseConfig } from "@callboard/kit/process/config.ts";
import type { z } from "zod";
import { SERVICES } from "#dev/topology.ts";
import { VALUE_SETS, type ValueSet } from "#dev/cluster/render.ts";
import { evaluationEngines, ownEngineSettings } from "../../deploy/operator/engine-addresses.ts";
import { processSecrets, type ReleaseKeys } from "../../deploy/operator/process-secrets.ts";
import { nameOf, podsOf } from "./pods.ts";

const PROCESSES = [...SERVICES.map(({ name }) => name), "gateway"];
const OWN = {
  ENGINE_POSTGRES_URL: "postgres://admin:secret@postgres.test/postgres",
  ENGINE_NATS_URL: "nats://callboard:secret@nats.test:4222",
  ENGINE_OPENSEARCH_URL: "https://admin:secret@search.test:9200",
  ENGINE_KEYCLOAK_URL: "http://admin:secret@keycloak.test:8080/auth",
  ENGINE_S3_URL: "http://key:secret@s3.test:9000",
  ENGINE_SMTP_URL: "smtps://me:secret@mail.test",
  ENGINE_TEXTS_SECRET: "texts_1",
  ENGINE_STRIPE_KEY: "sk_test_1",
  ENGINE_STRIPE_WEBHOOK_SECRET: "whsec_1",
};

function newKey(kid: string): Record<string, string> {
  const { x, d } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { kty: "OKP", crv: "Ed25519", kid, x: String(x), d: String(d) };
}

const keys: ReleaseKeys = {
  seed: "a seed that only this test has",
  keys: Object.fromEntries(PROCESSES.map((name) => [name, newKey(name)])),
};

/** A process's environment: from the chart and from its Secret. */
async function environmentOf(
  name: string,
  set: ValueSet,
  flags: readonly string[] = [],
): Promise<Record<string, string>> {
  const pod = (await podsOf(set, flags)).find(
    (one) => one.owner.kind === "Deployment" && nameOf(one) === name,
  );
  const { env = [] } = pod?.spec.containers[0] ?? {};
  const engines =
    set === "evaluation" ? evaluationEngines("callboard", keys) : ownEngineSettings(OWN).engines;
  return {
    ...processSecrets({ release: "callboard", keys, engines })[name],
    ...Object.fromEntries(env.map(({ name: key, value = "" }) => [key, value])),
  };
}

async function schemaOf(name: string): Promise<z.ZodType> {
  const folder = name === "gateway" ? "gateway" : `services/${name}`;
  return ((await import(`../../${folder}/src/config.ts`)) as { configSchema: z.ZodType }).configSchema;
}

describe.each(VALUE_SETS)("with the %s values", (set) => {
  it.each(PROCESSES)("%s can read its environment, and uses every variable of it", async (name) => {
    const environment = await environmentOf(name, set);
    const settings = parseConfig(await schemaOf(name), environment) as Record<string, unknown>;
    expect(settings).toMatchObject({ HOST: "0.0.0.0", HTTP_PORT: 8080, METRICS_PORT: 9464 });
    const ignored = Object.keys(environment).filter((key) => !(key in settings));
    expect(ignored.filter((key) => key !== "PUBLIC_URL")).toEqual([]);
  });

  it("each process is given what is its own alone", async () => {
    const secrets = processSecrets({
      release: "callboard",
      keys,
      engines: evaluationEngines("callboard", keys),
    });
    const privates = PROCESSES.map(
      (name) => JSON.parse(secrets[name]?.["INTERNAL_KEY"] ?? "{}") as { kid: string },
    );
    expect(privates.map(({ kid }) => kid)).toEqual(PROCESSES);
    for (const name of PROCESSES) expect(secrets[name]?.["INTERNAL_JWKS"]).not.toContain('"d"');
    expect(new Set(PROCESSES.map((name) => secrets[name]?.["DATABASE_URL"])).size).toBe(PROCESSES.length);
    expect(new Set(PROCESSES.map((name) => secrets[name]?.["BUS_URL"])).size).toBe(PROCESSES.length);
  });
});

test("identity gets the provider of text messages, and the realm whose page names the phone", async () => {
  const flags = ["--set", "texts.kind=form,texts.url=https://texts.test,texts.from=Us,texts.user=account"];
  const settings = parseConfig(
    await schemaOf("identity"),
    await environmentOf("identity", "production", flags),
  );
  expect(settings).toMatchObject({
    TEXTS: "form",
    TEXTS_URL: "https://texts.test",
    TEXTS_USER: "account",
    TEXTS_SECRET: "texts_1",
    TEXTS_FROM: "Us",
  });
  const setUp = (await podsOf("production", flags)).find((pod) => pod.owner.metadata.name.includes("-setup"));
  expect(setUp?.spec.containers[0]?.env).toContainEqual({ name: "TEXTS", value: "form" });
});

test("all that is wrong with the addresses of engines is said at once, without their passwords", () => {
  const wrong = { ...OWN, ENGINE_NATS_URL: "hidden", ENGINE_S3_URL: "ftp://hidden" };
  const read = (): unknown => ownEngineSettings(wrong);
  expect(read).toThrow(/ENGINE_NATS_URL[\s\S]*ENGINE_S3_URL/);
  expect(read).not.toThrow(/hidden/);
});

test("every client of an engine trusts a private authority", async () => {
  const pods = await podsOf("production", ["--set", "engines.authorities=our-authority"]);
  // The job that creates Secrets calls only the API server.
  const callers = pods.filter((pod) => !/-secrets-[0-9a-f]+$/.test(pod.owner.metadata.name));
  expect(new Set(callers.map(nameOf))).toEqual(new Set([...PROCESSES, "operator", "web"]));
  const folder = "/etc/authorities";
  for (const pod of callers) {
    const [container] = pod.spec.containers;
    const variable =
      nameOf(pod) === "web"
        ? { name: "SSL_CERT_DIR", value: folder }
        : { name: "NODE_EXTRA_CA_CERTS", value: `${folder}/ca.crt` };
    expect(container?.env).toContainEqual(variable);
    expect(container?.volumeMounts).toContainEqual({
      name: "authorities",
      mountPath: folder,
      readOnly: true,
    });
    expect(pod.spec.volumes).toContainEqual({ name: "authorities", configMap: { name: "our-authority" } });
  }
});
