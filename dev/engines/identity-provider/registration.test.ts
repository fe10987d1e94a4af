import { NAME_CASES } from "@callboard/testkit/name-cases.ts";
import { decodeJwt } from "jose";
import { PASSWORD, useTestProvider } from "./test-provider.ts";
import { TestBrowser } from "./test-browser.ts";

const provider = useTestProvider();

describe("registration", () => {
  const person = { password: PASSWORD, firstName: "New", lastName: "Person" };

  it("opens at its own page, mails a code and signs in with it", async () => {
    const browser = new TestBrowser(provider.origin);
    const { path, form, verifier } = await browser.openForm({ prompt: "create" });
    expect(form).toMatch(/\/register\?interaction=/);
    const response = await browser.post(`${path}/register`, { email: "new@callboard.test", ...person });
    expect(response).toMatchObject({ status: 200, json: { verify: true } });
    expect(provider.mails.at(-1)?.to).toBe("new@callboard.test");
    expect((await browser.post(`${path}/verify`, { code: "12" })).status).toBe(400);
    const done = await browser.post(`${path}/verify`, { code: provider.lastCode() });
    const fragment = await browser.follow(done.json["redirect"]);
    const tokens = await browser.exchange(fragment.get("code"), verifier);
    expect(decodeJwt(String(tokens.json["access_token"]))).toMatchObject({
      email: "new@callboard.test",
      email_verified: true,
      name: "New Person",
      realm_access: { roles: [] },
    });
  });

  it("is offered in the discovery document", async () => {
    const found = await fetch(`${provider.origin}/auth/realms/callboard/.well-known/openid-configuration`);
    const known = (await found.json()) as Record<string, unknown>;
    expect(known).toMatchObject({ prompt_values_supported: expect.arrayContaining(["create"]) });
    // No second step here, which the client reads from this.
    expect(known).not.toHaveProperty("acr_values_supported");
  });

  it("names every failing field", async () => {
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm({ prompt: "create" });
    const answer = await browser.post(`${path}/register`, { email: "no", password: "short", firstName: " " });
    expect(answer.json["fields"]).toMatchObject([
      { path: "email", rule: "EMAIL" },
      { path: "password", rule: "TOO_SHORT" },
      { path: "firstName", rule: "REQUIRED" },
    ]);
  });

  const namesOf = async (names: object) => {
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm({ prompt: "create" });
    return browser.post(`${path}/register`, { ...person, email: "not an address", ...names });
  };
  const failing = async (names: object) =>
    ((await namesOf(names)).json["fields"] as { path: string }[]).map(({ path }) => path);

  it.each(NAME_CASES.taken)("takes %s for a name, and for the only one", async (firstName) => {
    expect(await failing({ firstName, lastName: firstName })).toEqual(["email"]);
    expect(await failing({ firstName, lastName: "" })).toEqual(["email"]);
  });

  it.each(NAME_CASES.refused)("refuses %s as a name", async (name) => {
    expect(await failing({ firstName: name, lastName: name })).toEqual(["email", "firstName", "lastName"]);
  });

  it("refuses a password that is the own address", async () => {
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm({ prompt: "create" });
    const form = { ...person, email: "Same@callboard.test", password: "same@CALLBOARD.test" };
    const answer = await browser.post(`${path}/register`, form);
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: [{ path: "password", rule: "PASSWORD_POLICY" }] },
    });
  });

  it("responds to a known address like to an unknown one, and only a mail to its owner says which it was", async () => {
    await provider.createAccount("known@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm({ prompt: "create" });
    const response = await browser.post(`${path}/register`, { email: "known@callboard.test", ...person });
    expect(response).toMatchObject({ status: 200, json: { verify: true } });
    expect(provider.mails.at(-1)?.subject).toContain("already have");
    expect(await browser.post(`${path}/verify`, { code: "123456" })).toMatchObject({
      status: 400,
      json: { error: "code_wrong" },
    });
  });

  it("does not let one person's password slip under an address that another one proves", async () => {
    const owner = new TestBrowser(provider.origin);
    const { path } = await owner.openForm({ prompt: "create" });
    await owner.post(`${path}/register`, { email: "race@callboard.test", ...person });
    const code = provider.lastCode();
    const thief = new TestBrowser(provider.origin);
    const theirs = await thief.openForm({ prompt: "create" });
    await thief.post(`${theirs.path}/register`, {
      email: "race@callboard.test",
      ...person,
      password: "thief's own",
    });
    expect((await owner.post(`${path}/verify`, { code })).status).toBe(200);
    await provider.signIn(new TestBrowser(provider.origin), "race@callboard.test");
    expect((await thief.post(`${theirs.path}/verify`, { code: provider.lastCode() })).status).toBe(400);
  });

  it("spends a code after five wrong tries, and another one comes only after the cool-down", async () => {
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm({ prompt: "create" });
    await browser.post(`${path}/register`, { email: "tries@callboard.test", ...person });
    const right = provider.lastCode();
    const wrong = right === "000000" ? "000001" : "000000";
    for (let count = 0; count < 5; count += 1) await browser.post(`${path}/verify`, { code: wrong });
    expect((await browser.post(`${path}/verify`, { code: right })).json["error"]).toBe("code_spent");
    expect((await browser.post(`${path}/resend`, {})).status).toBe(429);
    await provider.database.query("update verification set sent_at = sent_at - interval '61 seconds'");
    expect((await browser.post(`${path}/resend`, {})).status).toBe(200);
    expect((await browser.post(`${path}/verify`, { code: provider.lastCode() })).status).toBe(200);
  });

  it("requires an unproven account to enter its code at sign-in", async () => {
    await provider.createAccount("unproven@callboard.test", { emailVerified: false });
    const browser = new TestBrowser(provider.origin);
    const { path } = await browser.openForm();
    const response = await browser.post(path, { login: "unproven@callboard.test", password: PASSWORD });
    expect(response.json).toMatchObject({ verify: true });
    expect((await browser.post(`${path}/verify`, { code: provider.lastCode() })).status).toBe(200);
  });
});
