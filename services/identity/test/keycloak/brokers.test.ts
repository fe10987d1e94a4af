import type { AdminCall } from "../../../../deploy/keycloak/admin-api.ts";
import { identityProviders } from "../../../../deploy/keycloak/identity-providers.ts";
import { reconcileBrokers } from "../../../../deploy/keycloak/reconcile-realm.ts";

const BASE = "/realms/callboard";
const INSTANCES = `${BASE}/identity-provider/instances`;
const SETTINGS = { clientId: "id", clientSecret: "secret" };

/** A Keycloak that has these brokers and notes each change. */
function keycloakWith(...present: readonly string[]) {
  const changes: string[] = [];
  const call: AdminCall = async (method, path) => {
    const isThere = present.some((alias) => path === `${INSTANCES}/${alias}`);
    if (method !== "GET") changes.push(`${method} ${path.replace(INSTANCES, "")}`);
    return { status: method === "GET" && !isThere ? 404 : 200, body: null };
  };
  return { call, changes };
}

test.each<[string, readonly string[], Parameters<typeof identityProviders>[0], readonly string[]]>([
  ["none is made without settings", [], {}, []],
  ["one with settings is made", [], { google: SETTINGS }, ["POST "]],
  ["one that is there is brought to its settings", ["google"], { google: SETTINGS }, ["PUT /google"]],
  ["those whose settings are left out stay", ["google", "apple"], {}, []],
  ["one that was made by hand stays beside another", ["apple"], { google: SETTINGS }, ["POST "]],
])("brokers of Keycloak: %s", async (_, present, settings, expected) => {
  const { call, changes } = keycloakWith(...present);
  await reconcileBrokers(call, BASE, identityProviders(settings));
  expect(changes).toEqual(expected);
});
