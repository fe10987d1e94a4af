import { identityProviders } from "../../../../deploy/keycloak/identity-providers.ts";
import { reconcileRealm } from "../../../../deploy/keycloak/reconcile-realm.ts";
import { SERVICE_RIGHTS } from "../../../../deploy/keycloak/realm.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

let realm: TestRealm;

beforeAll(async () => {
  realm = await openRealm();
});

afterAll(() => realm.close());

type Client = Record<string, unknown> & { id: string };

async function clientOf(clientId: string): Promise<Client> {
  const [client] = (await realm.console("GET", `/clients?clientId=${clientId}`)).body as Client[];
  if (client === undefined) throw new Error(`There is no client ${clientId}.`);
  return client;
}

/** Sorts every list: Keycloak stores most of them as sets and returns them in any order. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry): [string, unknown] => {
      const ordered = inOneOrder(entry);
      return [JSON.stringify(ordered), ordered];
    });
    return entries.toSorted(([a], [b]) => a.localeCompare(b)).map(([, entry]) => entry);
  }
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOneOrder(field)]));
}

/** Everything that the code configures, as Keycloak stores it, without values that Keycloak generates. */
async function snapshot(): Promise<unknown> {
  const web = await clientOf("callboard-web");
  const service = await clientOf("callboard-identity");
  const account = (await realm.console("GET", `/clients/${service.id}/service-account-user`)).body as Client;
  const management = await clientOf("realm-management");
  const paths = [
    "",
    "/users/profile",
    "/roles",
    "/identity-provider/instances",
    `/clients/${web.id}/scope-mappings/realm`,
    `/users/${account.id}/role-mappings/clients/${management.id}`,
  ];
  const parts = await Promise.all(paths.map(async (path) => (await realm.console("GET", path)).body));
  return inOneOrder([web, service, ...parts]);
}

it("is the same after it is applied again", async () => {
  const before = await snapshot();
  await reconcileRealm(realm.administrator, realm.wanted);
  expect(await snapshot()).toEqual(before);
});

it("undoes what was loosened, and leaves alone what the code does not speak of", async () => {
  const before = await snapshot();
  const web = await clientOf("callboard-web");
  await realm.console("PUT", "", {
    realm: realm.realm,
    bruteForceProtected: false,
    passwordPolicy: "length(1)",
  });
  const loose = { redirectUris: ["*"], directAccessGrantsEnabled: true, fullScopeAllowed: true };
  await realm.console("PUT", `/clients/${web.id}`, { ...web, ...loose, protocolMappers: undefined });
  const mapper = {
    name: "extra",
    protocol: "openid-connect",
    protocolMapper: "oidc-usermodel-property-mapper",
  };
  await realm.console("POST", `/clients/${web.id}/protocol-mappers/models`, { ...mapper, config: {} });
  const service = await clientOf("callboard-identity");
  const account = (await realm.console("GET", `/clients/${service.id}/service-account-user`)).body as Client;
  const management = await clientOf("realm-management");
  const admin = (await realm.console("GET", `/clients/${management.id}/roles/realm-admin`)).body;
  const mapping = `/users/${account.id}/role-mappings/clients/${management.id}`;
  await realm.console("POST", mapping, [admin]);
  await realm.console("POST", "/groups", { name: "crew" });
  expect(await snapshot()).not.toEqual(before);

  await reconcileRealm(realm.administrator, realm.wanted);
  expect(await snapshot()).toEqual(before);
  const rights = (await realm.console("GET", mapping)).body as { name: string }[];
  expect(rights.map(({ name }) => name).toSorted()).toEqual([...SERVICE_RIGHTS].toSorted());
  expect((await realm.console("GET", "/groups")).body).toMatchObject([{ name: "crew" }]);
});

it("keeps outside providers and the links of members when their settings are left out", async () => {
  const google = identityProviders({ google: { clientId: "id", clientSecret: "secret" } });
  await reconcileRealm(realm.administrator, { ...realm.wanted, identityProviders: google });
  expect((await realm.console("GET", "/identity-provider/instances")).body).toMatchObject([
    { alias: "google" },
  ]);
  await reconcileRealm(realm.administrator, realm.wanted);
  expect((await realm.console("GET", "/identity-provider/instances")).body).toMatchObject([
    { alias: "google", enabled: true, config: { clientId: "id" } },
  ]);
});
