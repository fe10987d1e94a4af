import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decodeJwt, importJWK, SignJWT, type JWK } from "jose";
import { TestBrowser } from "#dev/engines/identity-provider/test-browser.ts";
import type { System } from "#dev/system.ts";

const PASSWORD = "callboard-test";

/** Creates an account with a verified address at the identity provider, without roles. */
export async function createAccount(system: System, email: string): Promise<void> {
  const provider = `http://127.0.0.1:${system.places.http.identityProvider}`;
  const [firstName = "", lastName = ""] = email.split("@")[0]?.split(".") ?? [];
  const answer = await fetch(`${provider}/internal/admin/accounts`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${system.data.secrets.identityProviderAdmin}`,
    },
    body: JSON.stringify({ email, password: PASSWORD, firstName, lastName, emailVerified: true, roles: [] }),
  });
  if (answer.status !== 201) throw new Error(`${email} was not made: ${answer.status}`);
}

/** Signs in with the code flow, as the web client does, and returns the access token. */
export async function signIn(
  system: Pick<System, "url">,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const browser = new TestBrowser(system.url);
  const { path, verifier } = await browser.openForm();
  const answer = await browser.post(path, { login: email, password });
  const fragment = await browser.follow(answer.json["redirect"]);
  const tokens = await browser.exchange(fragment.get("code"), verifier);
  const token = tokens.json["access_token"];
  if (typeof token !== "string")
    throw new Error(`${email} was not signed in: ${answer.status} ${tokens.text}`);
  return token;
}

/** The same token as the provider would have signed it, expired ten minutes ago. */
export async function expire(system: System, token: string): Promise<string> {
  const file = join(system.data.path, "identity-provider", "provider-keys.json");
  const { signing } = JSON.parse(await readFile(file, "utf8")) as { signing: JWK };
  const endedAt = Math.floor(Date.now() / 1000) - 600;
  return new SignJWT({ ...decodeJwt(token), iat: endedAt - 300, exp: endedAt })
    .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: String(signing.kid) })
    .sign(await importJWK(signing, "RS256"));
}
