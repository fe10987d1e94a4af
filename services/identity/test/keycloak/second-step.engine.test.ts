import { createHmac } from "node:crypto";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

const PASSWORD = "correct horse";
const PERIOD_MS = 30_000;
let realm: TestRealm;

beforeAll(async () => {
  realm = await openRealm();
});

afterAll(() => realm.close());

/** The code that an app shows now (RFC 6238, with Keycloak's defaults). */
function codeOf(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** Keycloak's pages have a list of languages with a form before their own. */
const formOf = (page: string): string => page.slice(page.indexOf("<main"));

it("is added by the member from the client's link, and required after the password from then on", async () => {
  const email = `${newId()}@callboard.test`;
  const person = { email, password: PASSWORD, firstName: "Ada", lastName: "", emailVerified: true };
  expectOk(await realm.provider.create(person));

  const browser = realm.browser();
  const { answer } = await browser.authorize({ kc_action: "CONFIGURE_TOTP" });
  const { location } = await browser.send(answer.text, { username: email, password: PASSWORD });
  const page = formOf(await browser.get(location ?? ""));
  const totpSecret = /name="totpSecret" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const added = await browser.send(page, { totp: codeOf(totpSecret), totpSecret, userLabel: "telephone" });
  expect(added.location).toMatch(/\/signed-in\?.*kc_action_status=success/);

  const next = realm.browser();
  const { tokens, page: asked } = await next.signIn(email, PASSWORD);
  expect(tokens).toBeNull();
  expect(asked).toMatch(/name="otp"/);
  const refused = await next.send(formOf(asked), { otp: "000000" });
  expect(refused.location).toBeNull();
  // The code of the next period: one that was used is refused.
  const otp = codeOf(totpSecret, Date.now() + PERIOD_MS);
  const passed = await next.send(formOf(refused.text), { otp });
  expect(passed.location).toMatch(/\/signed-in\?.*code=/);
});

it("is offered in the discovery document by more than one level", async () => {
  const found = await fetch(`${realm.url}/realms/${realm.realm}/.well-known/openid-configuration`);
  const { acr_values_supported: levels } = (await found.json()) as { acr_values_supported: string[] };
  expect(levels.length).toBeGreaterThan(1);
});
