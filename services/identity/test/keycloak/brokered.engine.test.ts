import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

const PASSWORD = "correct horse";
const SECRET = "a-secret-of-the-broker";
const ALIAS = "elsewhere";
let ours: TestRealm;
/** Another realm, which plays Google. */
let theirs: TestRealm;

beforeAll(async () => {
  [ours, theirs] = [await openRealm(), await openRealm()];
  const endpoints = `${theirs.url}/realms/${theirs.realm}/protocol/openid-connect`;
  await theirs.console("POST", "/clients", {
    clientId: ALIAS,
    secret: SECRET,
    redirectUris: [`${ours.url}/*`],
    defaultClientScopes: ["basic", "profile", "email"],
  });
  const config = {
    authorizationUrl: `${endpoints}/auth`,
    tokenUrl: `${endpoints}/token`,
    userInfoUrl: `${endpoints}/userinfo`,
    clientId: ALIAS,
    clientSecret: SECRET,
    clientAuthMethod: "client_secret_post",
    defaultScope: "openid profile email",
    syncMode: "IMPORT",
  };
  const broker = { alias: ALIAS, providerId: "oidc", enabled: true, trustEmail: true, config };
  await ours.console("POST", "/identity-provider/instances", broker);
});

afterAll(() => Promise.all([ours.close(), theirs.close()]));

it("makes an account at the first sign-in through another provider, although nobody registers at Keycloak", async () => {
  const email = `${newId()}@callboard.test`;
  const person = { email, password: PASSWORD, firstName: "P!nk", lastName: "", emailVerified: true };
  expectOk(await theirs.provider.create(person));
  // One browser each, since the test's has one jar of cookies for all paths.
  const [browser, other] = [ours.browser(), theirs.browser()];
  const { answer } = await browser.authorize({ kc_idp_hint: ALIAS });
  const away = await browser.follow(answer.location ?? "");
  const form = await other.follow(away.location ?? "");
  const sent = await other.send(form.text, { username: email, password: PASSWORD });
  const done = await browser.follow(sent.location ?? "");
  expect(done.location).toMatch(/\/signed-in\?.*code=/);
  expect(expectOk(await ours.provider.findByEmail(email))).toMatchObject({
    firstName: "P!nk",
    lastName: "",
    emailVerified: true,
    roles: expect.not.arrayContaining(["Admin"]),
  });
});
