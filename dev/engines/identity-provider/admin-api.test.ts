import { PASSWORD, useTestProvider } from "./test-provider.ts";
import { TestBrowser } from "./test-browser.ts";

const provider = useTestProvider();

describe("the admin API", () => {
  it("wants its secret", async () => {
    expect((await provider.admin("GET", "accounts?email=x", undefined, "wrong")).status).toBe(401);
  });

  it("keeps a given id and refuses the same address twice", async () => {
    const id = "0192f0a0-0000-7000-8000-000000000001";
    expect(await provider.createAccount("fixed@callboard.test", { id })).toBe(id);
    const again = await provider.admin("POST", "accounts", { id, email: "FIXED@callboard.test" });
    expect(again).toMatchObject({ status: 409, body: { error: "exists", account: { id } } });
    expect((await provider.admin("GET", "accounts?email=fixed@callboard.test")).body.account.id).toBe(id);
    expect((await provider.admin("GET", `accounts/${id}`)).body.account["email"]).toBe(
      "fixed@callboard.test",
    );
    expect((await provider.admin("GET", "accounts/0192f0a0-0000-7000-8000-00000000ffff")).status).toBe(404);
  });

  it("lists what changed since a cursor, with the account as it is now", async () => {
    const id = await provider.createAccount("watched@callboard.test");
    const { cursor } = (await provider.admin("GET", "changes?limit=1000")).body as unknown as {
      cursor: string;
    };
    await provider.admin("PUT", `accounts/${id}/roles`, { roles: ["Admin", "Talent"] });
    await provider.admin("DELETE", `accounts/${id}/roles/Admin`);
    await provider.admin("PUT", `accounts/${id}/enabled`, { enabled: false });
    const changes = (await provider.admin("GET", `changes?after=${cursor}`)).body as unknown as {
      cursor: string;
      accounts: object[];
    };
    expect(changes.accounts).toMatchObject([{ id, roles: ["Talent"], enabled: false }]);
    const rest = (await provider.admin("GET", `changes?after=${changes.cursor}`)).body;
    expect(rest).toMatchObject({ cursor: changes.cursor, accounts: [] });
  });

  it("sets a password and ends every session", async () => {
    const id = await provider.createAccount("reset@callboard.test");
    const browser = new TestBrowser(provider.origin);
    const tokens = await provider.signIn(browser, "reset@callboard.test");
    await provider.admin("PUT", `accounts/${id}/password`, { password: "another secret" });
    await provider.admin("POST", `accounts/${id}/sign-out`);
    const refreshed = await browser.token({
      grant_type: "refresh_token",
      refresh_token: tokens["refresh_token"] ?? "",
    });
    expect(refreshed.status).toBe(400);
    const { path } = await browser.openForm();
    expect((await browser.post(path, { login: "reset@callboard.test", password: PASSWORD })).status).toBe(
      401,
    );
    expect(
      (await browser.post(path, { login: "reset@callboard.test", password: "another secret" })).status,
    ).toBe(200);
  });

  it("says which field of a new password is wrong", async () => {
    const id = await provider.createAccount("weak@callboard.test");
    expect((await provider.admin("PUT", `accounts/${id}/password`, { password: "short" })).status).toBe(400);
  });
});
