import { setTimeout as sleep } from "node:timers/promises";
import { GUEST, type Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { newPersonalToken, personalTokenHash } from "@callboard/kit/tokens/personal-token.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld, type World } from "../identity-world.ts";

const CREATE = `mutation ($token: AccessTokenInput!) {
  createAccessToken(token: $token) { Secret Token { Id Name Scopes LastUsedAt } }
}`;
const LIST = "{ getMyAccessTokens { Id Name Scopes CreatedAt ExpiresAt LastUsedAt } }";
const REVOKE = "mutation ($id: ID!) { revokeAccessToken(id: $id) { Status } }";
const READ_ONLY = { Name: "Call sheet", Scopes: ["Read"], Days: 30 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** The person, signed in a few seconds ago. */
const since = (person: Member, seconds = 10): Member => ({
  ...person,
  signedInAt: Math.floor(Date.now() / 1_000) - seconds,
});
const failureOf = ({ errors }: Awaited<ReturnType<World["execute"]>>) => errors[0]?.extensions;

interface Created {
  readonly Secret: string;
  readonly Token: { readonly Id: string };
}

async function create(actor: Member, changed: object = {}): Promise<Created> {
  const token = { ...READ_ONLY, ...changed };
  const { data, errors } = await world.execute<{ createAccessToken: Created }>(since(actor), CREATE, {
    token,
  });
  expect(errors).toEqual([]);
  return data.createAccessToken;
}

const resolve = (secret: string) =>
  world.grpc.resolveAccessToken({ tokenHash: personalTokenHash(secret) ?? "" });

async function listed(actor: Member) {
  const { data } = await world.execute<{ getMyAccessTokens: Record<string, unknown>[] }>(actor, LIST);
  return data.getMyAccessTokens;
}

test("a token is shown once, kept as a hash, and calls as its member within its scopes", async () => {
  const agent = await world.addMember({ roles: ["Agent"] });
  const { Secret, Token } = await create(agent);
  expect(Token).toEqual({ Id: expect.any(String), Name: "Call sheet", Scopes: ["Read"], LastUsedAt: null });
  const stored = await world.database.query("select * from access_token where id = $1", [Token.Id]);
  expect(JSON.stringify(stored.rows)).not.toContain(Secret);
  expect(JSON.stringify(await listed(agent))).not.toContain(Secret);
  const session = expectOk(await resolve(Secret));
  expect(session.scopes).toEqual(["Read"]);
  expect(session.session).toMatchObject({ userId: agent.userId, roles: ["Agent"], registered: true });
  expect(await listed(agent)).toEqual([expect.objectContaining({ LastUsedAt: expect.any(String) })]);
});

test("the use of a token is written down at most once a minute", async () => {
  const own = await world.addMember();
  const { Secret } = await create(own);
  expectOk(await resolve(Secret));
  const [first] = await listed(own);
  expectOk(await resolve(Secret));
  expect(await listed(own)).toEqual([first]);
  await world.database.query(
    "update access_token set last_used_at = now() - interval '61 seconds' where user_id = $1",
    [own.userId],
  );
  expectOk(await resolve(Secret));
  const [later] = await listed(own);
  expect(Date.parse(String(later?.["LastUsedAt"]))).toBeGreaterThan(Date.now() - 10_000);
});

test("an admin makes no token, and one made before is refused while they are", async () => {
  const admin = await world.addMember({ roles: ["Admin", "Talent"] });
  const refused = await world.execute(since(admin), CREATE, { token: READ_ONLY });
  expect(failureOf(refused)).toMatchObject({ code: "FORBIDDEN", rule: "ROLE" });
  const own = await world.addMember();
  const { Secret, Token } = await create(own);
  const setRoles = (roles: string) =>
    world.database.query("update account set roles = $2 where id = $1", [own.userId, roles]);
  await setRoles("{Talent,Admin}");
  expectFailure(await resolve(Secret), "UNAUTHENTICATED");
  expect(await listed(own)).toEqual([expect.objectContaining({ Id: Token.Id })]);
  await setRoles("{Talent}");
  expectOk(await resolve(Secret));
});

test("a token that is revoked ends at once; repeating it publishes nothing more", async () => {
  const own = await world.addMember();
  const { Secret, Token } = await create(own);
  for (const _time of ["first", "again"])
    expect((await world.execute(own, REVOKE, { id: Token.Id })).errors).toEqual([]);
  expectFailure(await resolve(Secret), "UNAUTHENTICATED");
  expect(await listed(own)).toEqual([]);
  expect(await world.events(own.userId)).toEqual(["user.access_token_created", "user.access_token_revoked"]);
});

test("somebody else's token is not found, whoever revokes it, and stays", async () => {
  const own = await world.addMember();
  const { Secret, Token } = await create(own);
  const admin = await world.addMember({ roles: ["Admin"] });
  for (const id of [Token.Id, newId(), "of-nobody"])
    expect(failureOf(await world.execute(admin, REVOKE, { id }))).toMatchObject({ code: "NOT_FOUND" });
  expectOk(await resolve(Secret));
});

test("a token past its days, or of nobody, is refused", async () => {
  const own = await world.addMember();
  const { Secret } = await create(own, { Days: 1 });
  await world.database.query("update access_token set expires_at = now() where user_id = $1", [own.userId]);
  expectFailure(await resolve(Secret), "UNAUTHENTICATED");
  expectFailure(await resolve(newPersonalToken()), "UNAUTHENTICATED");
  expect(await listed(own)).toEqual([]);
});

test("tokens end with a suspension and with the account, and do not come back", async () => {
  const [admin, own] = [await world.addMember({ roles: ["Admin"] }), await world.addAccount()];
  const { Secret } = await create(own.actor);
  const suspend = `mutation ($id: ID!, $on: Boolean!) {
    setUserSuspended(PK: $id, Suspended: $on, reason: "Spam.") { PK }
  }`;
  for (const on of [true, false]) {
    expect((await world.execute(admin, suspend, { id: own.actor.userId, on })).errors).toEqual([]);
    expectFailure(await resolve(Secret), "UNAUTHENTICATED");
  }
  const next = await create(own.actor);
  const close = "mutation ($confirm: String!) { eraseMyAccount(confirm: $confirm) { Status } }";
  expect((await world.execute(since(own.actor), close, { confirm: own.email })).errors).toEqual([]);
  expectFailure(await resolve(next.Secret), "UNAUTHENTICATED");
  await world.database.query("update account set erase_at = now() where id = $1", [own.actor.userId]);
  await waitFor("the erasure", async () => (await world.events(own.actor.userId)).includes("user.erased"));
  const left = await world.database.query("select 1 from access_token where user_id = $1", [
    own.actor.userId,
  ]);
  expect(left.rows).toEqual([]);
});

test("a token is refused while the provider has switched the account off", async () => {
  const own = await world.addAccount();
  const { Secret } = await create(own.actor);
  expectOk(await world.provider.setEnabled(own.subject, false));
  await waitFor("the provider's word", async () => !(await resolve(Secret)).ok);
  expectFailure(await resolve(Secret), "UNAUTHENTICATED");
});

test("a sign-out everywhere, as by a new password, ends the tokens that were made before it", async () => {
  const own = await world.addAccount();
  const { Secret } = await create(own.actor);
  // The provider may keep whole seconds.
  await sleep(1_100);
  expectOk(await world.provider.signOutEverywhere(own.subject));
  await waitFor("the provider's word", async () => !(await resolve(Secret)).ok);
  expectFailure(await resolve(Secret), "UNAUTHENTICATED");
});

test("a name is used once, twenty tokens are the most, and each is in the copy of one's data", async () => {
  const own = await world.addMember();
  await create(own);
  const again = await world.execute(since(own), CREATE, { token: READ_ONLY });
  expect(failureOf(again)).toMatchObject({ code: "CONFLICT", rule: "EXISTS" });
  for (let made = 1; made < 20; made += 1) await create(own, { Name: `Token ${made}` });
  const over = await world.execute(since(own), CREATE, { token: { ...READ_ONLY, Name: "One more" } });
  expect(failureOf(over)).toMatchObject({ code: "LIMIT", limit: "ACCESS_TOKENS", max: 20 });
  expect(await listed(own)).toHaveLength(20);
  await world.execute(since(own), "mutation { exportMyData { Status } }");
  const part = await world.database.query(
    `select content::text from data_export_part part join data_export on data_export.id = export_id
     where user_id = $1 and service = 'identity'`,
    [own.userId],
  );
  expect(JSON.stringify(part.rows)).toContain("Token 19");
});

test("a token needs a recent sign-in, and its fields name what is wrong", async () => {
  const own = await world.addMember();
  for (const actor of [own, since(own, 301)])
    expect(failureOf(await world.execute(actor, CREATE, { token: READ_ONLY }))).toMatchObject({
      code: "FORBIDDEN",
      rule: "SIGN_IN_AGAIN",
    });
  const wrong = { Name: " ", Scopes: [], Days: 366 };
  const fields = failureOf(await world.execute(since(own), CREATE, { token: wrong }))?.["fields"];
  expect(fields).toMatchObject(["token.Name", "token.Scopes", "token.Days"].map((path) => ({ path })));
});

test.each([
  ["a guest", () => Promise.resolve(GUEST), "UNAUTHENTICATED"],
  ["a suspended member", () => world.addMember({ suspended: true }), "FORBIDDEN"],
  ["somebody without a role", () => world.addMember({ registered: false, roles: [] }), "FORBIDDEN"],
])("refuses %s", async (_who, actorOf, code) => {
  const actor = await actorOf();
  for (const [query, variables] of [
    [CREATE, { token: READ_ONLY }],
    [REVOKE, { id: newId() }],
    [LIST, {}],
  ] as const)
    expect(failureOf(await world.execute(actor, query, variables))?.["code"]).toBe(code);
});

test("the gateway alone resolves tokens", async () => {
  const messaging = await world.grpcAs("messaging");
  expectFailure(await messaging.resolveAccessToken({ tokenHash: "x" }), "FORBIDDEN");
  messaging.close();
});
