import { readFile } from "node:fs/promises";
import { newId } from "@callboard/kit/ids.ts";
import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { importAccounts } from "../../../../deploy/keycloak/import-accounts.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm, Tokens } from "./realm.ts";

const PASSWORD = "correct horse";
let realm: TestRealm;

beforeAll(async () => {
  realm = await openRealm();
});

afterAll(() => realm.close());

async function account(): Promise<{ subject: string; email: string }> {
  const email = `${newId()}@callboard.test`;
  const person = { email, password: PASSWORD, firstName: "Ada", lastName: "Vale", emailVerified: true };
  return expectOk(await realm.provider.create(person));
}

async function signedIn(email: string): Promise<Tokens> {
  const { tokens, page } = await realm.browser().signIn(email, PASSWORD);
  if (tokens === null) throw new Error(`The form came back: ${page}`);
  return tokens;
}

it("gives tokens for the product's audience with its roles and no others", async () => {
  const { subject, email } = await account();
  expectOk(await realm.provider.addRole(subject, "Talent"));
  const { access_token: token } = await signedIn(email);
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: "RS256", typ: "at+jwt" });
  const { exp = 0, iat = 0, ...claims } = decodeJwt(token);
  expect(claims).toMatchObject({
    sub: subject,
    typ: "Bearer",
    email,
    email_verified: true,
    given_name: "Ada",
  });
  expect([claims.aud].flat()).toEqual(["callboard-api"]);
  expect(claims["realm_access"]).toEqual({ roles: ["Talent"] });
  expect(exp - iat).toBeLessThanOrEqual(300);
});

it("refuses to begin without a challenge, and for an address that it does not know", async () => {
  const { answer } = await realm.browser().authorize({}, false);
  expect(answer.location).toMatch(/error=invalid_request.*code_challenge/);
  const foreign = await realm.browser().authorize({ redirect_uri: "http://callboard.test/elsewhere" });
  expect(foreign.answer).toMatchObject({ status: 400, location: null });
});

it("gives no token for a password outside of the form", async () => {
  const { email } = await account();
  const answer = await realm.browser().token({ grant_type: "password", username: email, password: PASSWORD });
  expect(answer).toMatchObject({ status: 400, json: { error: "unauthorized_client" } });
});

it("gives no token that outlives the session", async () => {
  const { answer } = await realm.browser().authorize({ scope: "openid offline_access" });
  expect(answer.location).toMatch(/error=invalid_scope/);
});

it("ends one session of a person: it renews itself no more, and their others go on", async () => {
  const { subject, email } = await account();
  const [here, other] = [realm.browser(), realm.browser()];
  const [mine, theirs] = [await here.signIn(email, PASSWORD), await other.signIn(email, PASSWORD)];
  const sidOf = (tokens: Tokens | null) => String(decodeJwt(tokens?.access_token ?? "")["sid"]);
  const [kept, ended] = [sidOf(mine.tokens), sidOf(theirs.tokens)];
  expect(expectOk(await realm.provider.sessions(subject)).toSorted()).toEqual([kept, ended].toSorted());
  for (const _time of ["first", "again"]) expectOk(await realm.provider.endSession(subject, ended));
  expect(expectOk(await realm.provider.sessions(subject))).toEqual([kept]);
  expect((await other.refresh(theirs.tokens?.refresh_token ?? "")).status).toBe(400);
  expect((await here.refresh(mine.tokens?.refresh_token ?? "")).status).toBe(200);
});

describe("a used refresh token", () => {
  it("is rejected at once and ends its tokens, also those of whoever used it first", async () => {
    const browser = realm.browser();
    const { tokens } = await browser.signIn((await account()).email, PASSWORD);
    const stolen = tokens?.refresh_token ?? "";
    const first = await browser.refresh(stolen);
    expect(first.status).toBe(200);
    expect((await realm.browser().refresh(stolen)).status).toBe(400);
    expect((await browser.refresh((first.json as Tokens).refresh_token)).status).toBe(400);
  });

  it("costs a browser whose response was lost no form: the session cookie signs in again", async () => {
    const browser = realm.browser();
    const { tokens } = await browser.signIn((await account()).email, PASSWORD);
    const old = tokens?.refresh_token ?? "";
    await browser.refresh(old);
    expect((await browser.refresh(old)).status).toBe(400);
    expect((await browser.signInAgain())?.access_token).toEqual(expect.any(String));
  });

  it("leaves the tabs of one browser alone, which renew tokens of their own", async () => {
    const browser = realm.browser();
    const { tokens: first } = await browser.signIn((await account()).email, PASSWORD);
    const second = await browser.signInAgain();
    const renewals = await Promise.all(
      [first, second].map((tokens) => browser.refresh(tokens?.refresh_token ?? "")),
    );
    expect(renewals.map(({ status }) => status)).toEqual([200, 200]);
    for (const { json } of renewals)
      expect((await browser.refresh((json as Tokens).refresh_token)).status).toBe(200);
  });
});

describe("a failed sign-in", () => {
  const log = (): Promise<string> => readFile(engineAddress("keycloak")["log"] ?? "", "utf8");

  async function failedSignIn(): Promise<string> {
    const { email } = await account();
    expect((await realm.browser().signIn(email, "wrong password")).tokens).toBeNull();
    await waitFor("the event", async () => {
      const events = (await realm.console("GET", "/events?type=LOGIN_ERROR")).body as { details?: object }[];
      return events.some(({ details }) => JSON.stringify(details).includes(email));
    });
    return email;
  }

  it("is stored for admins, and no log line names the address", async () => {
    const email = await failedSignIn();
    expect(await log()).not.toContain(email);
  });

  it("would be logged by Keycloak's own listener, with the address", async () => {
    await realm.console("PUT", "", { realm: realm.realm, eventsListeners: ["jboss-logging"] });
    const email = await failedSignIn();
    expect(await waitFor("the line", async () => (await log()).includes(email))).toBe(true);
    await realm.console("PUT", "", { realm: realm.realm, eventsListeners: realm.wanted.eventsListeners });
  });
});

it("locks for a while after five wrong passwords, with one message for every case", async () => {
  const { subject, email } = await account();
  const browser = realm.browser();
  const messages = new Set<string>();
  for (let attempt = 0; attempt < 5; attempt += 1)
    messages.add(errorOf((await browser.signIn(email, `wrong ${attempt}`)).page));
  const locked = await browser.signIn(email, PASSWORD);
  expect(locked.tokens).toBeNull();
  messages.add(errorOf(locked.page));
  messages.add(errorOf((await browser.signIn("nobody@callboard.test", PASSWORD)).page));
  expect(messages.size).toBe(1);
  // Setting a password with a mailed code ends the lock.
  expectOk(await realm.provider.setPassword(subject, PASSWORD));
  expect((await realm.browser().signIn(email, PASSWORD)).tokens).not.toBeNull();
});

function errorOf(page: string): string {
  return (
    /id="input-error-(?:username|password)"[^>]*>\s*(?:<span[^>]*>)?([^<]+)/.exec(page)?.[1]?.trim() ?? page
  );
}

it.each([
  ["switched off", (subject: string) => realm.provider.setEnabled(subject, false)],
  ["signed out everywhere", (subject: string) => realm.provider.signOutEverywhere(subject)],
])("refreshes nothing for an account that was %s", async (_name, end) => {
  const { subject, email } = await account();
  const sessions = [await signedIn(email), await signedIn(email)];
  expectOk(await end(subject));
  for (const { refresh_token: token } of sessions)
    expect((await realm.browser().refresh(token)).json).toMatchObject({ error: "invalid_grant" });
});

it("keeps the ids of accounts that come from elsewhere, as often as they come", async () => {
  const id = newId();
  const email = `${id}@callboard.test`;
  const person = { id, email, firstName: "Maya", lastName: "Okafor", roles: ["Talent"], password: PASSWORD };
  for (let round = 0; round < 2; round += 1) await importAccounts(realm.administrator, realm.realm, [person]);
  expect(expectOk(await realm.provider.find(id))?.roles).toContain("Talent");
  expect(decodeJwt((await signedIn(email)).access_token).sub).toBe(id);
});
