import { newId } from "@callboard/kit/ids.ts";
import { GUEST } from "@callboard/kit/actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { decodeJwt } from "jose";
import { TestBrowser } from "../../../dev/engines/identity-provider/test-browser.ts";
import { openWorld, PASSWORD } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

const SESSIONS = "{ getMySessions { Id BeganAt LastUsedAt Browser System IsCurrent } }";
const END = "mutation ($id: ID!) { endMySession(id: $id) { Status } }";
const END_OTHERS = "mutation { endMyOtherSessions { Status } }";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

type Account = Awaited<ReturnType<World["addAccount"]>>;

/** Signs in at the provider with a browser of its own; the gateway then asks identity who it is. */
async function signIn({ email, subject }: Account) {
  const browser = new TestBrowser(world.providerUrl);
  const { path, verifier } = await browser.openForm();
  const signedIn = await browser.post(path, { login: email, password: PASSWORD });
  const fragment = await browser.follow(signedIn.json["redirect"]);
  const tokens = (await browser.exchange(fragment.get("code"), verifier)).json as Record<string, string>;
  const { sid } = decodeJwt(tokens["access_token"] ?? "") as { sid: string };
  const claims = { issuer: world.issuer, subject, sessionId: sid, userAgent: FIREFOX };
  return {
    sid,
    use: () => world.grpc.resolveSession(claims),
    renew: () => browser.token({ grant_type: "refresh_token", refresh_token: tokens["refresh_token"] ?? "" }),
  };
}

async function listed({ actor }: Account, sessionId?: string) {
  const { data, errors } = await world.execute<{ getMySessions: { Id: string }[] }>(
    { ...actor, sessionId },
    SESSIONS,
  );
  expect(errors).toEqual([]);
  return data.getMySessions;
}

test("a session is listed once it was used, with what it runs on and which is this one", async () => {
  const account = await world.addAccount();
  const [here, other] = [await signIn(account), await signIn(account)];
  expect(await listed(account)).toEqual([]);
  expectOk(await here.use());
  expectOk(await other.use());
  const device = { Browser: "Firefox", System: "Windows" };
  expect(await listed(account, here.sid)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Id: here.sid, ...device, IsCurrent: true }),
      expect.objectContaining({ Id: other.sid, ...device, IsCurrent: false }),
    ]),
  );
});

test("a session that is ended renews itself no more, and its tokens are refused; others go on", async () => {
  const account = await world.addAccount();
  const [here, other] = [await signIn(account), await signIn(account)];
  for (const one of [here, other]) expectOk(await one.use());
  for (const _time of ["first", "again"])
    expect((await world.execute(account.actor, END, { id: other.sid })).errors).toEqual([]);
  expectFailure(await other.use(), "UNAUTHENTICATED");
  expect((await other.renew()).status).toBe(400);
  expectOk(await here.use());
  expect((await here.renew()).status).toBe(200);
  expect((await listed(account)).map(({ Id }) => Id)).toEqual([here.sid]);
  expect(await world.events(account.actor.userId)).toEqual(["user.sessions_ended"]);
});

test("all others end at once, and this one goes on", async () => {
  const account = await world.addAccount();
  const [here, ...others] = [await signIn(account), await signIn(account), await signIn(account)];
  for (const one of [here!, ...others]) expectOk(await one.use());
  const actor = { ...account.actor, sessionId: here!.sid };
  expect((await world.execute(actor, END_OTHERS)).errors).toEqual([]);
  for (const one of others) expectFailure(await one.use(), "UNAUTHENTICATED");
  expectOk(await here!.use());
  expect((await listed(account)).map(({ Id }) => Id)).toEqual([here!.sid]);
});

test("a session that ended at the provider is not listed", async () => {
  const account = await world.addAccount();
  expectOk(await (await signIn(account)).use());
  expect(await listed(account)).toHaveLength(1);
  expectOk(await world.provider.signOutEverywhere(account.subject));
  expect(await listed(account)).toEqual([]);
});

test("somebody else's session is not found, whoever ends it, and stays", async () => {
  const account = await world.addAccount();
  const theirs = await signIn(account);
  expectOk(await theirs.use());
  const admin = await world.addMember({ roles: ["Admin"] });
  for (const id of [theirs.sid, newId()])
    expect((await world.execute(admin, END, { id })).errors[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await world.execute(GUEST, SESSIONS)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  expectOk(await theirs.use());
});

test("a session that another member is said to use stays whose it was", async () => {
  const [account, other] = [await world.addAccount(), await world.addAccount()];
  const theirs = await signIn(account);
  expectOk(await theirs.use());
  const claims = { issuer: world.issuer, subject: other.subject, sessionId: theirs.sid };
  expectOk(await world.grpc.resolveSession(claims));
  expect(await listed(other)).toEqual([]);
  expect(await listed(account)).toHaveLength(1);
});
