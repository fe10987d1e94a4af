import { newId } from "@callboard/kit/ids.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { createKeycloakProvider } from "#adapters/idp/keycloak.ts";
import { describeIdentityProvider } from "#adapters/idp/identity-provider.contract.ts";
import { SERVICE_CLIENT } from "../../../../deploy/keycloak/realm.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

let realm: TestRealm;

beforeAll(async () => {
  realm = await openRealm();
});

afterAll(() => realm.close());

describeIdentityProvider("Keycloak", async () => ({ provider: realm.provider, close: async () => {} }));

function person(facts: object = {}) {
  const email = `${newId()}@callboard.test`;
  const known = { email, password: "correct horse", firstName: "Ada", lastName: "Vale" };
  return { ...known, emailVerified: true, ...facts };
}

describe("what the realm's password policy says", () => {
  it("names the field when an account is made", async () => {
    expectFailure(await realm.provider.create(person({ password: "short" })), "VALIDATION");
  });

  it.each([
    ["short", "TOO_SHORT"],
    ["x".repeat(201), "TOO_LONG"],
    ["Own@callboard.test", "PASSWORD_POLICY"],
    ["own@CALLBOARD.test", "PASSWORD_POLICY"],
  ])("names the field when a password is set (%#)", async (password, rule) => {
    const found = expectOk(await realm.provider.findByEmail("own@callboard.test"));
    const { subject } =
      found ?? expectOk(await realm.provider.create(person({ email: "own@callboard.test" })));
    const refused = await realm.provider.setPassword(subject, password);
    expect(refused).toMatchObject({
      ok: false,
      failure: { code: "VALIDATION", fields: [{ path: "password", rule }] },
    });
  });
});

it("keeps everything else when an account is switched off", async () => {
  const made = expectOk(await realm.provider.create(person()));
  expectOk(await realm.provider.addRole(made.subject, "Agent"));
  expectOk(await realm.provider.setEnabled(made.subject, false));
  const after = expectOk(await realm.provider.find(made.subject));
  expect(after).toMatchObject({ firstName: "Ada", lastName: "Vale", email: made.email, emailVerified: true });
  expect(after?.roles).toContain("Agent");
});

it("returns NOT_FOUND for a role that the realm does not have", async () => {
  const { subject } = expectOk(await realm.provider.create(person()));
  expectFailure(await realm.provider.addRole(subject, "Director"), "NOT_FOUND");
});

it("says whose password an administrator changed, and nothing of what this service sets", async () => {
  const [changed, reset] = [
    expectOk(await realm.provider.create(person())),
    expectOk(await realm.provider.create(person())),
  ];
  let cursor = "0";
  const newPasswords = async (): Promise<string[]> => {
    for (const found: string[] = []; ;) {
      const changes = expectOk(await realm.provider.changesAfter(cursor));
      found.push(...changes.newPasswords);
      if (changes.cursor === cursor) return found;
      cursor = changes.cursor;
    }
  };
  await newPasswords();
  expectOk(await realm.provider.setPassword(reset.subject, "another secret"));
  const credential = { type: "password", value: "set at the console", temporary: false };
  await realm.console("PUT", `/users/${changed.subject}/reset-password`, credential);
  expect(await newPasswords()).toEqual([changed.subject]);
  expect(await newPasswords()).toEqual([]);
});

describe("when it cannot be used", () => {
  const find = (facts: object) =>
    createKeycloakProvider({ ...realm.options, ...facts }).findByEmail("nobody@callboard.test");

  it.each([
    [
      "a wrong secret",
      { clientSecret: "another-secret-altogether" },
      /rejects the client .* IDP_CLIENT_SECRET/,
    ],
    ["a client that is none", { clientId: "nobody" }, /rejects the client "nobody".* IDP_CLIENT_ID/],
    ["a realm that is none", { realm: "nowhere" }, /no realm "nowhere".* IDP_REALM/],
    ["an address where nobody listens", { url: "http://127.0.0.1:9/auth" }, /is not reachable at .* IDP_URL/],
  ])("logs it once, with what to do: %s", async (_name, facts, sentence) => {
    const before = realm.lines.length;
    expect(await find(facts)).toMatchObject({
      ok: false,
      failure: { code: "UNAVAILABLE", dependency: "Keycloak" },
    });
    const logged = realm.lines.slice(before);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.text).toMatch(sentence);
    expect(logged[0]?.text).not.toContain("another-secret-altogether");
  });

  it("names the permissions that the client lacks, and recovers when it has them", async () => {
    const [client] = (await realm.console("GET", `/clients?clientId=${SERVICE_CLIENT}`)).body as {
      id: string;
    }[];
    const account = await realm.console("GET", `/clients/${client?.id}/service-account-user`);
    const [management] = (await realm.console("GET", "/clients?clientId=realm-management")).body as {
      id: string;
    }[];
    const path = `/users/${(account.body as { id: string }).id}/role-mappings/clients/${management?.id}`;
    const rights = (await realm.console("GET", path)).body as object[];
    await realm.console("DELETE", path, rights);
    const provider = createKeycloakProvider(realm.options);
    expectFailure(await provider.findByEmail("nobody@callboard.test"), "UNAVAILABLE");
    expect(realm.lines.at(-1)?.text).toMatch(/lacks permissions\. .*manage-users/);
    await realm.console("POST", path, rights);
    expectOk(await provider.findByEmail("nobody@callboard.test"));
    expect(realm.lines.at(-1)).toEqual({ level: "info", text: "Keycloak is available again" });
  });
});

describe("the service's own token", () => {
  it.each([
    ["five minutes behind", -300_000],
    ["five minutes ahead", 300_000],
  ])("works with a clock that is %s", async (_name, off) => {
    const clock = (): Date => new Date(Date.now() + off);
    const provider = createKeycloakProvider({ ...realm.options, clock });
    expectOk(await provider.findByEmail("nobody@callboard.test"));
    expectOk(await provider.changesAfter("0"));
  });

  it("is renewed once when Keycloak no longer accepts it, and the call repeated", async () => {
    expectOk(await realm.provider.findByEmail("nobody@callboard.test"));
    const keys = (await realm.console("GET", "/components?type=org.keycloak.keys.KeyProvider")).body as {
      id: string;
      providerId: string;
    }[];
    // Rotating the realm's keys invalidates every issued token.
    for (const { id, providerId } of keys)
      if (providerId === "rsa-generated") await realm.console("DELETE", `/components/${id}`);
    expectOk(await realm.provider.findByEmail("nobody@callboard.test"));
  });

  it("is requested again when the clock was set back", async () => {
    let off = 0;
    const clock = (): Date => new Date(Date.now() + off);
    const provider = createKeycloakProvider({ ...realm.options, clock });
    expectOk(await provider.findByEmail("nobody@callboard.test"));
    off = -86_400_000;
    expectOk(await provider.findByEmail("nobody@callboard.test"));
  });
});
