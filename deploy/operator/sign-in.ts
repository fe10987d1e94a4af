import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { createAdminCall } from "../keycloak/admin-api.ts";
import { REALM } from "../keycloak/realm.ts";
import { OriginClient } from "./origin-client.ts";
import { firstPageBodies, newPerformer, requestGraph } from "./performer.ts";

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 500;

/**
 * `node deploy/operator/sign-in.ts`, the test of a release: creates an account, signs in with it through the
 * provider's form as a browser does, registers, queries a performer's first page from identity, talent and casting,
 * and removes the account from the provider.
 */
const settings = parseConfig(
  z.object({
    PUBLIC_URL: z.url(),
    ORIGIN_URL: z.url(),
    KEYCLOAK_URL: z.url(),
    KEYCLOAK_ADMIN_USER: z.string().min(1),
    KEYCLOAK_ADMIN_PASSWORD: z.string().min(1),
  }),
  readEnvironment(),
);

const { KEYCLOAK_URL: url, KEYCLOAK_ADMIN_USER: user, KEYCLOAK_ADMIN_PASSWORD: password } = settings;
const administrator = { url, user, password };
const client = new OriginClient(settings.PUBLIC_URL, settings.ORIGIN_URL);
const { id, token } = await newPerformer(administrator, client);
process.stdout.write("Signed in and registered.\n");

/** Each replica of the gateway caches the unregistered actor for up to five seconds. */
async function requestFirstPage(): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      for (const body of firstPageBodies()) await requestGraph(client, token, body);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
try {
  await requestFirstPage();
  process.stdout.write("Queries of identity and talent together, and of casting, were answered.\n");
} finally {
  await createAdminCall(administrator)("DELETE", `/realms/${REALM}/users/${id}`, undefined, [404]);
}
