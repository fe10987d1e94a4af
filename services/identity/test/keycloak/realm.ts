import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@callboard/kit/ids.ts";
import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { createAdminCall } from "../../../../deploy/keycloak/admin-api.ts";
import type { AdminCall, Administrator } from "../../../../deploy/keycloak/admin-api.ts";
import { mailServerOf } from "../../../../deploy/keycloak/mail-server.ts";
import { realm, SERVICE_CLIENT } from "../../../../deploy/keycloak/realm.ts";
import { reconcileRealm } from "../../../../deploy/keycloak/reconcile-realm.ts";
import { TestBrowser } from "../../../../dev/engines/identity-provider/test-browser.ts";
import { startMailbox } from "../../../../dev/engines/mailbox/start-mailbox.ts";
import { createKeycloakProvider } from "#adapters/idp/keycloak.ts";
import type { KeycloakOptions } from "#adapters/idp/keycloak-connection.ts";
import type { IdentityProvider } from "#app/identity-provider.ts";

const SECRET = "a-secret-of-the-service";
const ORIGIN = "http://callboard.test";

/** A line logged by the adapter. */
type Line = { readonly level: "info" | "error"; readonly text: string };

/** A realm of the real Keycloak for one test file, configured by the code. */
export type TestRealm = {
  readonly url: string;
  readonly realm: string;
  readonly options: KeycloakOptions;
  readonly provider: IdentityProvider;
  readonly lines: readonly Line[];
  /** Calls as an administrator in the console; paths are relative to the realm. */
  readonly console: AdminCall;
  readonly wanted: ReturnType<typeof realm>;
  readonly administrator: Administrator;
  readonly browser: () => RealmBrowser;
  readonly mails: (to: string) => Promise<readonly { readonly text: string }[]>;
  /** Settings with which a service sends its mail to the same mailbox. */
  readonly mail: { readonly MAIL_URL: string; readonly MAIL_SECRET: string };
  readonly close: () => Promise<void>;
};

function wantedRealm(name: string, smtpPort: number) {
  const mail = mailServerOf(`smtp://127.0.0.1:${smtpPort}`, "no-reply@callboard.test");
  return { ...realm({ publicUrl: ORIGIN, clientSecret: SECRET, mail, phones: true }), realm: name };
}

/** Creates the realm. This takes Keycloak a few seconds, so create one per test file. */
export async function openRealm(): Promise<TestRealm> {
  const { url, user = "", password = "" } = engineAddress("keycloak");
  const administrator = { url, user, password };
  const folder = await mkdtemp(join(tmpdir(), "realm-"));
  const mailbox = await startMailbox({ port: 0, smtpPort: 0, secret: SECRET, dataFolder: folder });
  const name = `test-${newId()}`;
  const wanted = wantedRealm(name, mailbox.smtpPort ?? 0);
  await reconcileRealm(administrator, wanted);
  const call = createAdminCall(administrator);
  const lines: Line[] = [];
  const log =
    (level: Line["level"]) =>
    (_facts: unknown, text: string): void => {
      lines.push({ level, text });
    };
  const options: KeycloakOptions = {
    url,
    realm: name,
    clientId: SERVICE_CLIENT,
    clientSecret: SECRET,
    clock: () => new Date(),
    log: { info: log("info"), error: log("error") } as KeycloakOptions["log"],
  };
  return {
    url,
    realm: name,
    options,
    lines,
    wanted,
    administrator,
    provider: createKeycloakProvider(options),
    console: (method, path, body, also) => call(method, `/realms/${name}${path}`, body, also),
    browser: () => new RealmBrowser(url, name),
    mail: { MAIL_URL: `http://127.0.0.1:${mailbox.port}/messages`, MAIL_SECRET: SECRET },
    mails: async (to) => {
      const path = `/dev/mailbox/messages.json?to=${encodeURIComponent(to)}`;
      const answer = await fetch(`http://127.0.0.1:${mailbox.port}${path}`);
      return (await answer.json()) as { text: string }[];
    },
    close: async () => {
      await call("DELETE", `/realms/${name}`, undefined, [404]);
      await mailbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** A browser that signs in through the realm's forms. */
class RealmBrowser {
  private readonly browser: TestBrowser;
  private readonly base: string;

  constructor(url: string, name: string) {
    this.browser = new TestBrowser(new URL(url).origin);
    this.base = `${new URL(url).pathname}/realms/${name}`;
  }

  /** The response of the authorization endpoint, and the verifier of its challenge. */
  async authorize(extra: Record<string, string> = {}, challenge = true) {
    const verifier = randomBytes(32).toString("base64url");
    const query = new URLSearchParams({
      client_id: "callboard-web",
      redirect_uri: `${ORIGIN}/signed-in`,
      response_type: "code",
      scope: "openid profile email",
      ...(challenge
        ? {
            code_challenge: createHash("sha256").update(verifier).digest("base64url"),
            code_challenge_method: "S256",
          }
        : {}),
      ...extra,
    });
    const answer = await this.browser.request(
      `${this.base}/protocol/openid-connect/auth?${query.toString()}`,
    );
    return { answer, verifier };
  }

  /** Submits a page's form with these fields. Keycloak's forms use the public host name. */
  async send(page: string, fields: Record<string, string>) {
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(action, ORIGIN);
    const body = new URLSearchParams(fields);
    return this.browser.request(`${pathname}${search}`, { method: "POST", body });
  }

  /** The tokens after signing in; null and the page if the form is shown again. */
  async signIn(username: string, password: string): Promise<{ tokens: Tokens | null; page: string }> {
    const { answer, verifier } = await this.authorize();
    const sent = await this.send(answer.text, { username, password });
    const tokens = await this.tokensAt(sent.location, verifier);
    return { tokens, page: tokens === null ? sent.text : "" };
  }

  /** Tokens from the session cookie without a form, as in a new tab; null without a session. */
  async signInAgain(): Promise<Tokens | null> {
    const { answer, verifier } = await this.authorize({ prompt: "none" });
    return this.tokensAt(answer.location, verifier);
  }

  private async tokensAt(location: string | null, verifier: string): Promise<Tokens | null> {
    const code = new URL(location ?? ORIGIN).searchParams.get("code");
    if (code === null) return null;
    const fields = { grant_type: "authorization_code", code, code_verifier: verifier };
    return (await this.token({ ...fields, redirect_uri: `${ORIGIN}/signed-in` })).json as Tokens;
  }

  token(fields: Record<string, string>) {
    return this.browser.request(`${this.base}/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({ client_id: "callboard-web", ...fields }),
    });
  }

  refresh(token: string) {
    return this.token({ grant_type: "refresh_token", refresh_token: token });
  }

  /** Follows redirects inside of the realm: its next page, or the address at which it is left. */
  async follow(href: string): Promise<{ readonly location: string | null; readonly text: string }> {
    for (let next = href; ;) {
      const { pathname, search } = new URL(next);
      if (!pathname.startsWith(`${this.base}/`)) return { location: next, text: "" };
      const { location, text } = await this.browser.request(`${pathname}${search}`);
      if (location === null) return { location, text };
      next = location;
    }
  }

  async get(href: string): Promise<string> {
    const { pathname, search } = new URL(href);
    return (await this.browser.request(`${pathname}${search}`)).text;
  }
}
