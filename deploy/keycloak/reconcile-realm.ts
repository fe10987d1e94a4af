import { createAdminCall } from "./admin-api.ts";
import type { AdminCall, Administrator } from "./admin-api.ts";
import type { Realm } from "./realm.ts";

type Named = { readonly id: string; readonly name: string };
type Client = Realm["clients"][number];

async function get<T>(call: AdminCall, path: string): Promise<T> {
  return (await call("GET", path)).body as T;
}

async function reconcileRoles(call: AdminCall, base: string, wanted: Realm["roles"]): Promise<void> {
  for (const role of wanted.realm) await call("POST", `${base}/roles`, role, [409]);
}

/** Makes a client's mappers match the code's, by name. */
async function reconcileMappers(call: AdminCall, path: string, client: Client): Promise<void> {
  const present = await get<Named[]>(call, `${path}/protocol-mappers/models`);
  const wanted = client.protocolMappers as readonly { readonly name: string }[];
  for (const mapper of wanted) {
    const known = present.find(({ name }) => name === mapper.name);
    if (known === undefined) await call("POST", `${path}/protocol-mappers/models`, mapper);
    else await call("PUT", `${path}/protocol-mappers/models/${known.id}`, { ...mapper, id: known.id });
  }
  for (const { id, name } of present) {
    if (!wanted.some((mapper) => mapper.name === name))
      await call("DELETE", `${path}/protocol-mappers/models/${id}`);
  }
}

/** The scopes of an existing client cannot be updated together with the client. */
async function reconcileScopes(
  call: AdminCall,
  realmPath: string,
  path: string,
  client: Client,
): Promise<void> {
  const all = await get<Named[]>(call, `${realmPath}/client-scopes`);
  for (const kind of ["default", "optional"] as const) {
    const wanted = kind === "default" ? client.defaultClientScopes : client.optionalClientScopes;
    const present = await get<Named[]>(call, `${path}/${kind}-client-scopes`);
    for (const { id, name } of present)
      if (!wanted.includes(name)) await call("DELETE", `${path}/${kind}-client-scopes/${id}`);
    for (const { id, name } of all)
      if (wanted.includes(name) && !present.some((scope) => scope.id === id))
        await call("PUT", `${path}/${kind}-client-scopes/${id}`);
  }
}

async function idOfClient(call: AdminCall, base: string, clientId: string): Promise<string | null> {
  const found = await get<{ id: string }[]>(call, `${base}/clients?clientId=${encodeURIComponent(clientId)}`);
  return found[0]?.id ?? null;
}

async function reconcileClient(call: AdminCall, base: string, client: Client): Promise<string> {
  const known = await idOfClient(call, base, client.clientId);
  if (known === null) await call("POST", `${base}/clients`, client, [409]);
  const id = known ?? (await idOfClient(call, base, client.clientId));
  if (id === null)
    throw new Error(`Keycloak created the client ${client.clientId} but does not list it: run this again.`);
  const path = `${base}/clients/${id}`;
  if (known !== null) {
    const { protocolMappers: _mappers, ...rest } = client;
    await call("PUT", path, { ...rest, id });
  }
  await reconcileMappers(call, path, client);
  await reconcileScopes(call, base, path, client);
  return path;
}

/** Makes a mapping contain exactly the wanted roles, taken from the available ones. */
async function reconcileMapping(
  call: AdminCall,
  path: string,
  roles: readonly Named[],
  wanted: readonly string[],
): Promise<void> {
  const present = await get<Named[]>(call, path);
  const missing = roles.filter(
    ({ name }) => wanted.includes(name) && !present.some((one) => one.name === name),
  );
  const surplus = present.filter(({ name }) => !wanted.includes(name));
  if (missing.length > 0) await call("POST", path, missing);
  if (surplus.length > 0) await call("DELETE", path, surplus);
}

/** Gives the service account exactly the permissions that the code lists. */
async function reconcileRights(call: AdminCall, base: string, rights: Realm["serviceRights"]): Promise<void> {
  const service = await idOfClient(call, base, rights.client);
  const management = await idOfClient(call, base, "realm-management");
  const account = await get<{ id: string }>(call, `${base}/clients/${service}/service-account-user`);
  const roles = await get<Named[]>(call, `${base}/clients/${management}/roles`);
  const path = `${base}/users/${account.id}/role-mappings/clients/${management}`;
  await reconcileMapping(call, path, roles, rights.rights);
}

/**
 * Makes each wanted broker, or brings it to the code. One that is not wanted stays, whoever made it: Keycloak deletes
 * every member's link together with it, and making it again does not bring them back.
 */
export async function reconcileBrokers(
  call: AdminCall,
  base: string,
  wanted: Realm["identityProviders"],
): Promise<void> {
  const path = `${base}/identity-provider/instances`;
  for (const broker of wanted) {
    const { status } = await call("GET", `${path}/${broker.alias}`, undefined, [404]);
    if (status === 404) await call("POST", path, broker);
    else await call("PUT", `${path}/${broker.alias}`, broker);
  }
}

/**
 * Creates the realm, or updates an existing one to match the code: policies, mail, theme, roles, clients,
 * permissions, brokers. Users, groups, sessions, brokers without settings and anything else added by hand are kept. Idempotent, and safe to run
 * concurrently.
 */
export async function reconcileRealm(administrator: Administrator, wanted: Realm): Promise<void> {
  const call = createAdminCall(administrator);
  const { roles, clients, scopeMappings, identityProviders, serviceRights, userProfile, ...settings } =
    wanted;
  const base = `/realms/${wanted.realm}`;
  if ((await call("GET", base, undefined, [404])).status === 404)
    await call(
      "POST",
      "/realms",
      { realm: wanted.realm, enabled: true, sslRequired: wanted.sslRequired },
      [409],
    );
  await call("PUT", base, settings);
  await call("PUT", `${base}/users/profile`, userProfile);
  await reconcileRoles(call, base, roles);
  const realmRoles = await get<Named[]>(call, `${base}/roles?max=1000`);
  for (const client of clients) {
    const path = await reconcileClient(call, base, client);
    const names = scopeMappings.find((mapping) => mapping.client === client.clientId)?.roles ?? [];
    await reconcileMapping(call, `${path}/scope-mappings/realm`, realmRoles, names);
  }
  await reconcileRights(call, base, serviceRights);
  await reconcileBrokers(call, base, identityProviders);
}
