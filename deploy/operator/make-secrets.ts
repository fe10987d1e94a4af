import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import { z } from "zod";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { SERVICES } from "../../dev/topology.ts";
import { clientSecretExpiry } from "../keycloak/secret-expiry.ts";
import { openCluster } from "./cluster-api.ts";
import {
  evaluationChoices,
  evaluationEngines,
  evaluationSecret,
  keycloakConfiguration,
  ownEngineSettings,
} from "./engine-addresses.ts";
import {
  BUS_OPERATOR,
  busUrl,
  derived,
  processSecrets,
  type EngineAddresses,
  type ReleaseKeys,
  type SecretData,
} from "./process-secrets.ts";
import { openFolder, type SecretStore } from "./secret-store.ts";

/**
 * `node deploy/operator/make-secrets.ts`, run before an install or upgrade: creates the keys of the release once, and
 * derives each process's Secret from them and the engines' addresses. Existing Secrets are updated from the same keys, so
 * that a changed address reaches every process and no password changes. They are those of a namespace or, with
 * `SECRETS_FOLDER`, folders.
 */
const settings = parseConfig(
  z.object({
    RELEASE: z.string().min(1),
    NAMESPACE: z.string().min(1).optional(),
    SECRETS_FOLDER: z.string().min(1).optional(),
    PUBLIC_URL: z.url(),
    EVALUATION: z.enum(["true", "false"]).transform((value) => value === "true"),
  }),
  readEnvironment(),
);

const keysSchema = z.object({
  keys: z.record(z.string(), z.record(z.string(), z.string())),
  seed: z.string().min(1),
});

async function newKey(name: string): Promise<Record<string, string>> {
  const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const { x, d } = await exportJWK(privateKey);
  return { kty: "OKP", crv: "Ed25519", kid: name, x: String(x), d: String(d) };
}

/** The keys of the release, created if there are none, with a key for each new process. */
async function releaseKeys(store: SecretStore, name: string): Promise<ReleaseKeys> {
  const kept = (await store.readSecret(name))?.["keys.json"];
  const known = kept
    ? keysSchema.parse(JSON.parse(kept))
    : { keys: {}, seed: randomBytes(32).toString("base64url") };
  const keys = { ...known.keys };
  for (const process of [...SERVICES.map((service) => service.name), "gateway"])
    keys[process] ??= await newKey(process);
  const made = { ...known, keys };
  await store.writeSecret(name, { "keys.json": JSON.stringify(made) });
  return made;
}

/** The Secret of the operator's own jobs. */
function operatorSecret(release: string, keys: ReleaseKeys, engines: EngineAddresses): SecretData {
  return {
    POSTGRES_URL: engines.postgres,
    BUS_URL: busUrl(engines, keys, release, BUS_OPERATOR),
    SEED: keys.seed,
    IDP_CLIENT_SECRET: derived(keys, "identity client"),
    SMTP_URL: engines.smtp,
    ...(settings.EVALUATION
      ? {
          KEYCLOAK_URL: `http://${release}-keycloak:8080/auth`,
          KEYCLOAK_ADMIN_USER: "admin",
          KEYCLOAK_ADMIN_PASSWORD: derived(keys, "keycloak admin"),
        }
      : ownEngineSettings(readEnvironment()).keycloak),
  };
}

function openStore(): SecretStore {
  const { SECRETS_FOLDER: folder, NAMESPACE: namespace } = settings;
  if (folder !== undefined) return openFolder(folder);
  if (namespace === undefined) throw new Error("NAMESPACE or SECRETS_FOLDER says where the secrets go.");
  return openCluster(namespace);
}

const { RELEASE: release, EVALUATION: evaluation } = settings;
const store = openStore();
const keys = await releaseKeys(store, `${release}-keys`);
const engines = evaluation
  ? { ...evaluationEngines(release, keys), ...evaluationChoices(readEnvironment()) }
  : ownEngineSettings(readEnvironment()).engines;
const secrets = processSecrets({
  release,
  keys,
  engines,
  secretExpiry: clientSecretExpiry(readEnvironment()),
});
for (const [process, data] of Object.entries(secrets)) await store.writeSecret(`${release}-${process}`, data);
await store.writeSecret(`${release}-operator`, operatorSecret(release, keys, engines));
if (evaluation) await store.writeSecret(`${release}-engines`, evaluationSecret(keys));
if (evaluation && settings.SECRETS_FOLDER !== undefined)
  await store.writeSecret(`${release}-engines`, { "keycloak.conf": keycloakConfiguration(keys) });
process.stdout.write(`The secrets of ${release} are there.\n`);
