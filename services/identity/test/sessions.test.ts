import { newId } from "@callboard/kit/ids.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld, PASSWORD } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

function token(subject: string, facts: object = {}) {
  return {
    issuer: world.issuer,
    subject,
    email: `${subject}@callboard.test`,
    emailVerified: true,
    givenName: "Ada",
    familyName: "Vale",
    ...facts,
  };
}

function person() {
  const email = `${newId()}@callboard.test`;
  return { email, password: PASSWORD, firstName: "Ada", lastName: "Vale", emailVerified: true };
}

async function providerAccount(): Promise<string> {
  return expectOk(await world.provider.create(person())).subject;
}

async function session(subject: string, facts: object = {}) {
  return expectOk(await world.grpc.resolveSession(token(subject, facts)));
}

describe("resolving a session", () => {
  it("makes a member at the first sign-in, without a role and not registered", async () => {
    const subject = newId();
    const first = await session(subject);
    expect(first).toMatchObject({ roles: [], registered: false, suspended: false, companyId: "" });
    expect((await session(subject)).userId).toBe(first.userId);
  });

  it("makes one member when the first requests come at once", async () => {
    const subject = newId();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => session(subject)));
    expect(new Set(sessions.map(({ userId }) => userId)).size).toBe(1);
  });

  it("believes no role of another issuer", async () => {
    const foreign = await session(newId(), { issuer: "https://accounts.example", realmRoles: ["Admin"] });
    expect(foreign.roles).toEqual([]);
  });

  it("serves the gateway alone", async () => {
    const casting = await world.grpcAs("casting");
    expectFailure(await casting.resolveSession(token(newId())), "FORBIDDEN", "ROLE");
    casting.close();
  });

  it("says whether the company of somebody who casts has an approved project", async () => {
    const resolved = async (companyId: string) => {
      const { actor, subject } = await world.addAccount({ roles: ["Production"] });
      const company = "insert into company (id, name, created_by) values ($1, 'Lumen', $2)";
      await world.database.query(company, [companyId, actor.userId]);
      await world.database.query("update account set company_id = $1 where id = $2", [
        companyId,
        actor.userId,
      ]);
      return expectOk(await world.grpc.resolveSession({ issuer: world.issuer, subject }, { asSystem: true }));
    };
    const [approved, other] = [newId(), newId()];
    world.upstreams.approved.add(approved);
    expect(await resolved(approved)).toMatchObject({ companyId: approved, companyApproved: true });
    expect(await resolved(other)).toMatchObject({ companyId: other, companyApproved: false });
  });

  it("names the talents of an agent, and its version rises when a link ends", async () => {
    const agent = await world.addMember({ roles: ["Agent"], subject: "agent-of-one" });
    const talent = await world.addMember();
    const run = (actor: typeof agent, operation: string) =>
      world.execute<Record<string, never>>(actor, operation);
    const requested = await run(agent, `mutation { requestAgentLink(talentId: "${talent.userId}") { PK } }`);
    const link = (requested.data["requestAgentLink"] as unknown as { PK: string }).PK;
    expect((await session("agent-of-one")).linkedTalentIds).toEqual([]);
    await run(talent, `mutation { acceptAgentLink(linkId: "${link}") { PK } }`);
    const linked = await session("agent-of-one");
    expect(linked.linkedTalentIds).toEqual([talent.userId]);
    await run(talent, `mutation { endAgentLink(linkId: "${link}") { Status } }`);
    const ended = await session("agent-of-one");
    expect(ended.linkedTalentIds).toEqual([]);
    expect(ended.version).toBeGreaterThan(linked.version);
  });
});

describe("what the provider's console changes", () => {
  it("shows in the session within the poll: a role given and taken, with its event", async () => {
    const { subject, email } = expectOk(await world.provider.create(person()));
    const { userId } = await session(subject, { email });
    expectOk(await world.provider.addRole(subject, "Admin"));
    expectOk(await world.provider.addRole(subject, "offline_access"));
    await waitFor("the new role", async () => (await session(subject)).roles.includes("Admin"));
    expect((await session(subject)).roles).toEqual(["Admin"]);
    expectOk(await world.provider.removeRole(subject, "Admin"));
    await waitFor("the role removed", async () => (await session(subject)).roles.length === 0);
    expect(await world.events(userId)).toEqual(["user.role_changed", "user.role_changed"]);
  });

  it("counts from the first sign-in also when it came before", async () => {
    const subject = await providerAccount();
    expectOk(await world.provider.addRole(subject, "Talent"));
    await waitFor("the provider's state", async () => {
      const found = await world.database.query("select roles from provider_account where subject = $1", [
        subject,
      ]);
      return found.rows[0]?.roles.includes("Talent");
    });
    // the token may predate the role
    expect(await session(subject, { realmRoles: [] })).toMatchObject({
      roles: ["Talent"],
      registered: false,
    });
  });

  it("ends the sessions of an account that is switched off, and begins them again", async () => {
    const subject = await providerAccount();
    await session(subject);
    expectOk(await world.provider.setEnabled(subject, false));
    await waitFor("the refusal", async () => !(await world.grpc.resolveSession(token(subject))).ok);
    expectFailure(await world.grpc.resolveSession(token(subject)), "UNAUTHENTICATED");
    expectOk(await world.provider.setEnabled(subject, true));
    await waitFor("the return", async () => (await world.grpc.resolveSession(token(subject))).ok);
  });

  it("refuses tokens from before a sign-out everywhere, and takes later ones", async () => {
    const subject = await providerAccount();
    const seconds = (): number => Math.floor(Date.now() / 1000);
    const old = { issuedAt: BigInt(seconds() - 100) };
    await session(subject, old);
    expectOk(await world.provider.signOutEverywhere(subject));
    await waitFor("the refusal", async () => !(await world.grpc.resolveSession(token(subject, old))).ok);
    await session(subject, { issuedAt: BigInt(seconds() + 1) });
  });
});

describe("what other services read", () => {
  it("gives members without unknown ones, and addresses only to services on their own account", async () => {
    const person = await world.addMember({ email: "grace@callboard.test", firstName: "Grace" });
    const messaging = await world.grpcAs("messaging");
    const answer = expectOk(
      await messaging.batchGetMembers({ ids: [person.userId, person.userId, newId()] }),
    );
    expect(answer.members).toMatchObject([
      {
        id: person.userId,
        firstName: "Grace",
        email: "grace@callboard.test",
        language: "en",
        emailVerified: true,
      },
    ]);
    messaging.close();
  });

  it("gives companies with their people", async () => {
    const owner = await world.addMember({ roles: ["Production"] });
    const made = await world.execute<{ saveCompany: { PK: string } }>(
      owner,
      'mutation { saveCompany(company: { Name: "Lumen" }) { PK } }',
    );
    const id = made.data.saveCompany.PK.slice("CMP#".length);
    const answer = expectOk(await world.grpc.batchGetCompanies({ ids: [id, newId()] }));
    expect(answer.companies).toMatchObject([{ id, name: "Lumen", memberIds: [owner.userId] }]);
  });

  it("bounds the ids in a call", async () => {
    const ids = Array.from({ length: 501 }, () => newId());
    expectFailure(await world.grpc.batchGetMembers({ ids }), "VALIDATION", "TOO_MANY");
  });

  it("lists active admins alone", async () => {
    const admin = await world.addMember({ roles: ["Admin"] });
    await world.addMember({ roles: ["Admin"], suspended: true });
    expect(expectOk(await world.grpc.listAdmins({})).ids).toEqual([admin.userId]);
  });
});
