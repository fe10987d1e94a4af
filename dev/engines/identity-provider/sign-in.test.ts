import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { FREE_ATTEMPTS, waitAfter } from "./attempt-limit.ts";
import { PASSWORD, useTestProvider } from "./test-provider.ts";
import { TestBrowser } from "./test-browser.ts";

const provider = useTestProvider();

describe("sign-in by code with PKCE", () => {
  it("gives tokens in Keycloak's shape that the published keys verify", async () => {
    const id = await provider.createAccount("flow@callboard.test", {
      roles: ["Talent"],
      phone: "+15550001111",
    });
    const browser = new TestBrowser(provider.origin);
    const tokens = await provider.signIn(browser, "flow@callboard.test");
    const keys = createRemoteJWKSet(
      new URL(`${provider.origin}/auth/realms/callboard/protocol/openid-connect/certs`),
    );
    const { payload, protectedHeader } = await jwtVerify(tokens["access_token"] ?? "", keys, {
      issuer: `${provider.origin}/auth/realms/callboard`,
      audience: "callboard-api",
      algorithms: ["RS256"],
    });
    expect(protectedHeader.typ).toBe("at+jwt");
    expect(payload).toMatchObject({
      sub: id,
      typ: "Bearer",
      email: "flow@callboard.test",
      email_verified: true,
      name: "Ada Vale",
      realm_access: { roles: ["Talent"] },
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(decodeJwt(tokens["id_token"] ?? "")).toMatchObject({ sub: id, email: "flow@callboard.test" });
    expect(Buffer.from((tokens["refresh_token"] ?? "").split(".")[1] ?? "", "base64url").toString()).toBe(
      "{}",
    );
  });

  it("takes a phone number in place of the address", async () => {
    await provider.createAccount("phone@callboard.test", { phone: "+15550002222" });
    const tokens = await provider.signIn(new TestBrowser(provider.origin), "+1 (555) 000-2222");
    expect(tokens["access_token"]).toEqual(expect.any(String));
  });

  it("signs a second page in silently, and not after signing out", async () => {
    await provider.createAccount("silent@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const tokens = await provider.signIn(browser, "silent@callboard.test");
    const silent = { prompt: "none", redirect_uri: `${provider.origin}/silent-check-sso.html` };
    const { result: answer } = await browser.authorize(silent);
    expect(new URLSearchParams(new URL(answer.location ?? "").hash.slice(1)).get("code")).toBeTruthy();

    const query = new URLSearchParams({
      client_id: "callboard-web",
      post_logout_redirect_uri: `${provider.origin}/`,
      id_token_hint: tokens["id_token"] ?? "",
    });
    const page = await browser.request(`/auth/realms/callboard/protocol/openid-connect/logout?${query}`);
    expect(page.text).toContain('src="/auth/submit-form.js"');
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? "";
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
    const out = await browser.request(action, {
      method: "POST",
      body: new URLSearchParams({ xsrf, logout: "yes" }),
    });
    expect(out.location).toBe(`${provider.origin}/`);
    const after = await browser.authorize(silent);
    expect(after.result.location).toContain("error=login_required");
    // The gateway is notified, with the session id of the access token.
    const [logout = "", ...more] = provider.logouts;
    expect(more).toEqual([]);
    expect(decodeJwt(logout)["sid"]).toBe(decodeJwt(tokens["access_token"] ?? "")["sid"]);
    expect(decodeJwt(logout)["sid"]).toEqual(expect.any(String));
  });

  it("refuses a request without PKCE and an unknown redirect address", async () => {
    const browser = new TestBrowser(provider.origin);
    const noPkce = await browser.authorize({ code_challenge: "", code_challenge_method: "" });
    expect(noPkce.result.location ?? "").toContain("error=invalid_request");
    const foreign = await browser.authorize({ redirect_uri: "https://evil.example/" });
    expect(foreign.result).toMatchObject({ status: 400, location: null });
    expect(foreign.result.text).toContain("Back to Callboard");
  });

  it("responds with 410 without the interaction's cookie and with 403 to another origin", async () => {
    const { path } = await new TestBrowser(provider.origin).openForm();
    const stranger = new TestBrowser(provider.origin);
    expect((await stranger.post(path, { login: "a@b.test", password: "x" })).status).toBe(410);
    const foreign = await stranger.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://evil.example" },
      body: "{}",
    });
    expect(foreign.status).toBe(403);
    expect((await stranger.request(path)).location).toBe(`${provider.origin}/login`);
  });
});

describe("refused passwords", () => {
  it("shows a wrong password and an unknown account alike, on the password field", async () => {
    await provider.createAccount("wrong@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm();
    const wrong = await browser.post(path, { login: "wrong@callboard.test", password: "nope" });
    const unknown = await browser.post(path, { login: "nobody@callboard.test", password: "nope" });
    expect(wrong).toMatchObject({ status: 401, json: { error: "invalid_credentials", field: "password" } });
    expect(unknown.json).toEqual(wrong.json);
  });

  it("lists every missing field", async () => {
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm();
    const answer = await browser.post(path, {});
    expect(answer.status).toBe(400);
    expect(answer.json["fields"]).toMatchObject([
      { path: "login", rule: "REQUIRED" },
      { path: "password", rule: "REQUIRED" },
    ]);
  });

  it.each([["a\0b@callboard.test"], ["half \ud800"], ["line\nbreak"]])(
    "refuses the login %j, which no database keeps",
    async (login) => {
      const browser = new TestBrowser(provider.origin);
      const { path } = await browser.openForm();
      const answer = await browser.post(path, { login, password: "nope" });
      expect(answer).toMatchObject({
        status: 400,
        json: { fields: [{ path: "login", rule: "CHARACTERS" }] },
      });
    },
  );

  it("counts the attempts for one phone number however it is written", async () => {
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm();
    const spellings = [
      "+15550004444",
      "+1 555 000 4444",
      "001-555-000-4444",
      "+1 (555) 0004444",
      "+1.555.000.4444",
    ];
    for (const login of spellings) await browser.post(path, { login, password: "nope" });
    const counted = await provider.database.query("select distinct subject from attempt");
    expect(counted.rows).toEqual([{ subject: "+15550004444" }]);
  });

  it("makes the sixth attempt wait, for known and unknown accounts, also when they come at once", async () => {
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm();
    const attempts = Array.from({ length: FREE_ATTEMPTS + 3 }, () =>
      browser.post(path, { login: "flood@callboard.test", password: "nope" }),
    );
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([...Array<number>(FREE_ATTEMPTS).fill(401), 429, 429, 429]);
  });

  it("forgets the failures of an account that signs in, and keeps those of others from the address", async () => {
    await provider.createAccount("typo@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm();
    for (let count = 0; count < 2; count += 1)
      await browser.post(path, { login: "typo@callboard.test", password: "nope" });
    await browser.post(path, { login: "other@callboard.test", password: "nope" });
    await browser.post(path, { login: "typo@callboard.test", password: PASSWORD });
    const left = await provider.database.query("select subject from attempt");
    expect(left.rows).toEqual([{ subject: "other@callboard.test" }]);
  });

  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [6, 10],
    [8, 40],
    [40, 900],
  ])("after %i failures the wait is %i s", (count, seconds) => {
    expect(waitAfter(count)).toBe(seconds);
  });
});

describe("refresh tokens", () => {
  it("rotate, may be used again within the grace, and revoke everything afterwards", async () => {
    await provider.createAccount("rotate@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const first = (await provider.signIn(browser, "rotate@callboard.test"))["refresh_token"] ?? "";
    const refresh = (token: string): ReturnType<TestBrowser["token"]> =>
      browser.token({ grant_type: "refresh_token", refresh_token: token });
    const second = (await refresh(first)).json["refresh_token"] as string;
    expect(second).not.toBe(first);
    expect((await refresh(first)).status).toBe(200);
    await provider.database.query(
      "update oidc_payload set consumed_at = consumed_at - interval '11 seconds' where model = 'RefreshToken' and id = $1",
      [first],
    );
    expect((await refresh(first)).status).toBe(400);
    expect((await refresh(second)).status).toBe(400);
  });

  it("carry a changed role into the next access token", async () => {
    const id = await provider.createAccount("promoted@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const tokens = await provider.signIn(browser, "promoted@callboard.test");
    await provider.admin("POST", `accounts/${id}/roles/Production`);
    const next = await browser.token({
      grant_type: "refresh_token",
      refresh_token: tokens["refresh_token"] ?? "",
    });
    expect(decodeJwt(String(next.json["access_token"]))).toMatchObject({
      realm_access: { roles: ["Production"] },
    });
  });
});

describe("an account that is switched off", () => {
  it("is refused at the form, at refresh and in silence, and works again when switched on", async () => {
    const id = await provider.createAccount("off@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const tokens = await provider.signIn(browser, "off@callboard.test");
    await provider.admin("PUT", `accounts/${id}/enabled`, { enabled: false });
    const refreshed = await browser.token({
      grant_type: "refresh_token",
      refresh_token: tokens["refresh_token"] ?? "",
    });
    expect(refreshed.status).toBe(400);
    const silent = await browser.authorize({
      prompt: "none",
      redirect_uri: `${provider.origin}/silent-check-sso.html`,
    });
    expect(silent.result.location).toContain("error=login_required");
    const { path } = await browser.openForm();
    const refused = await browser.post(path, { login: "off@callboard.test", password: PASSWORD });
    expect(refused).toMatchObject({ status: 401, json: { error: "account_disabled", field: "password" } });
    await provider.admin("PUT", `accounts/${id}/enabled`, { enabled: true });
    const again = await browser.authorize({
      prompt: "none",
      redirect_uri: `${provider.origin}/silent-check-sso.html`,
    });
    expect(again.result.location).toContain("code=");
  });
});
