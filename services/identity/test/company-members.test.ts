import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { openWorld, type World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

const INVITE = `mutation ($i: CompanyInvitationInput!) { inviteCompanyMember(invitation: $i) {
  PK Data { Email Owner Status Company { PK Data { Name } } } } }`;
const ACCEPT = "mutation ($id: ID!) { acceptCompanyInvitation(invitationId: $id) { Data { Status } } }";
const END = "mutation ($id: ID!) { endCompanyInvitation(invitationId: $id) { Status } }";
const REMOVE = `mutation ($c: ID!, $u: ID!) { removeCompanyMember(companyId: $c, userId: $u) {
  Data { NumberMembers } } }`;
const LIST = `query ($c: CompanyMemberCriteria!) { getCompanyMembers(criteria: $c) {
  Total Members { Owner Cursor User { PK } } } }`;
interface Invited {
  inviteCompanyMember: { PK: string; Data: Record<string, unknown> };
}
interface Listed {
  getCompanyMembers: { Total: number; Members: { Owner: boolean; Cursor: string; User: { PK: string } }[] };
}

const failureOf = ({ errors }: Awaited<ReturnType<World["execute"]>>) => errors[0]?.extensions;
const producer = (facts: object = {}) => world.addMember({ roles: ["Production"], ...facts });

/** Creates a company and its founder, who is its owner. */
async function founded(): Promise<{ owner: Member; companyId: string }> {
  const owner = await producer();
  const made = await world.execute<{ saveCompany: { PK: string } }>(
    owner,
    'mutation { saveCompany(company: { Name: "Lumen" }) { PK } }',
  );
  return { owner, companyId: made.data.saveCompany.PK.slice("CMP#".length) };
}

const invite = (actor: Member, invitation: object) =>
  world.execute<Invited>(actor, INVITE, { i: invitation });
const emailOf = ({ userId }: Member): string => `${userId}@callboard.test`;

async function joined(owner: Member, facts: { Owner?: boolean } = {}): Promise<Member> {
  const person = await producer();
  const invited = await invite(owner, { Email: emailOf(person), ...facts });
  const accepted = await world.execute(person, ACCEPT, { id: invited.data.inviteCompanyMember.PK });
  expect(accepted.errors).toEqual([]);
  return person;
}

describe("an invitation", () => {
  it("is accepted once by whoever proves the address, and read by the invited and the company", async () => {
    const { owner, companyId } = await founded();
    const person = await producer();
    const invited = await invite(owner, { Email: emailOf(person).toUpperCase() });
    const { PK: id, Data } = invited.data.inviteCompanyMember;
    expect(Data).toMatchObject({ Email: emailOf(person), Owner: false, Status: "Invited" });
    const again = await invite(owner, { Email: emailOf(person) });
    expect(again.data.inviteCompanyMember.PK).toBe(id);
    const own = await world.execute(
      person,
      "{ me { Data { CompanyInvitations { PK Data { Company { Data { Name } } } } } } }",
    );
    expect(own.data).toEqual({
      me: { Data: { CompanyInvitations: [{ PK: id, Data: { Company: { Data: { Name: "Lumen" } } } }] } },
    });
    const open = await world.execute(
      owner,
      "query ($id: ID!) { getCompanyById(id: $id) { Data { Invitations { PK } } } }",
      {
        id: companyId,
      },
    );
    expect(open.data).toEqual({ getCompanyById: { Data: { Invitations: [{ PK: id }] } } });
    for (const time of ["first", "again"]) {
      const accepted = await world.execute(person, ACCEPT, { id });
      expect([time, accepted.errors]).toEqual([time, []]);
    }
    expect(await world.events(companyId)).toEqual([
      "company.created",
      "company.member_added",
      "company.member_invited",
      "company.member_added",
    ]);
  });

  it("does not exist for others, nor for an address that is not proven", async () => {
    const { owner } = await founded();
    const person = await producer();
    const invited = await invite(owner, { Email: emailOf(person) });
    const id = invited.data.inviteCompanyMember.PK;
    for (const call of [ACCEPT, END])
      expect(failureOf(await world.execute(await producer(), call, { id }))?.code).toBe("NOT_FOUND");
    await world.database.query("update account set email_verified = false where id = $1", [person.userId]);
    expect(failureOf(await world.execute(person, ACCEPT, { id }))?.code).toBe("NOT_FOUND");
  });

  it("cannot be accepted once it ended, expired, or by somebody who has a company", async () => {
    const { owner } = await founded();
    const [declined, late, employed] = [await producer(), await producer(), (await founded()).owner];
    const ids = [];
    for (const person of [declined, late, employed])
      ids.push((await invite(owner, { Email: emailOf(person) })).data.inviteCompanyMember.PK);
    await world.execute(declined, END, { id: ids[0] });
    expect(failureOf(await world.execute(declined, ACCEPT, { id: ids[0] }))).toMatchObject({
      rule: "ILLEGAL_TRANSITION",
      state: "Ended",
    });
    await world.database.query("update company_invitation set expires_at = now() where email = $1", [
      emailOf(late),
    ]);
    expect(failureOf(await world.execute(late, ACCEPT, { id: ids[1] }))).toMatchObject({ state: "Expired" });
    expect((await invite(owner, { Email: emailOf(late) })).data.inviteCompanyMember.PK).not.toBe(ids[1]);
    expect(failureOf(await world.execute(employed, ACCEPT, { id: ids[2] }))).toMatchObject({
      rule: "HAS_COMPANY",
    });
  });

  it("is made by people of the company and admins, of owners by owners", async () => {
    const { owner, companyId } = await founded();
    const colleague = await joined(owner);
    const Email = `${newId()}@callboard.test`;
    expect((await invite(colleague, { Email })).errors).toEqual([]);
    expect(failureOf(await invite(colleague, { Email, Owner: true }))).toMatchObject({ rule: "OWNERSHIP" });
    expect(failureOf(await invite(colleague, { Email: emailOf(owner) }))).toMatchObject({ rule: "EXISTS" });
    expect(failureOf(await invite(await producer(), { Email }))).toMatchObject({ rule: "NO_COMPANY" });
    expect(failureOf(await invite(await producer(), { Email, CompanyId: companyId }))?.code).toBe(
      "FORBIDDEN",
    );
    expect(failureOf(await invite(await world.addMember(), { Email }))).toMatchObject({ rule: "ROLE" });
    const admin = await world.addMember({ roles: ["Admin"] });
    expect(
      (await invite(admin, { Email: `${newId()}@callboard.test`, CompanyId: companyId })).errors,
    ).toEqual([]);
    expect(failureOf(await invite(admin, { Email, CompanyId: newId() }))?.code).toBe("NOT_FOUND");
    expect(failureOf(await invite(owner, { Email: "nora" }))).toMatchObject({
      fields: [{ path: "invitation.Email", rule: "EMAIL" }],
    });
  });

  it("is one of at most fifty", async () => {
    const { owner, companyId } = await founded();
    await world.database.query(
      `insert into company_invitation (id, company_id, email, owner, invited_by, status, invited_at, expires_at)
       select gen_random_uuid(), $1, place || '@callboard.test', false, $2, 'Invited', now(), now() + interval '1 day'
       from generate_series(1, 50) as place`,
      [companyId, owner.userId],
    );
    expect(failureOf(await invite(owner, { Email: "one@callboard.test" }))).toMatchObject({
      code: "LIMIT",
      rule: "INVITATIONS_PER_COMPANY",
      max: 50,
    });
  });

  it("is read by services alone, while it is open", async () => {
    const { owner, companyId } = await founded();
    const invited = await invite(owner, { Email: "nora@callboard.test" });
    const id = invited.data.inviteCompanyMember.PK.slice("INV#".length);
    const messaging = await world.grpcAs("messaging");
    const { invitations } = expectOk(await messaging.batchGetInvitations({ ids: [id, newId()] }));
    expect(invitations).toMatchObject([
      { id, companyId, companyName: "Lumen", email: "nora@callboard.test", language: "en" },
    ]);
    await world.execute(owner, END, { id });
    expect(expectOk(await messaging.batchGetInvitations({ ids: [id] })).invitations).toEqual([]);
    messaging.close();
  });
});

describe("mails to strangers", () => {
  it("are counted per day; ending an invitation gives none back, and repeating one counts once", async () => {
    const { owner } = await founded();
    const codes: (string | undefined)[] = [];
    for (let count = 0; count <= LIMITS.invitationsPerDay; count += 1) {
      const invited = await invite(owner, { Email: `stranger${count}.${owner.userId}@example.com` });
      codes.push(failureOf(invited)?.["rule"] as string | undefined);
      if (invited.errors.length > 0) continue;
      await invite(owner, { Email: `stranger${count}.${owner.userId}@example.com` });
      await world.execute(owner, END, { id: invited.data.inviteCompanyMember.PK });
    }
    expect(codes.filter(Boolean)).toEqual(["INVITATIONS_PER_DAY"]);
    expect(codes.at(-1)).toBe("INVITATIONS_PER_DAY");
  });
});

describe("removeCompanyMember", () => {
  const remove = (actor: Member, companyId: string, { userId }: Member) =>
    world.execute<{ removeCompanyMember: { Data: { NumberMembers: number | null } } }>(actor, REMOVE, {
      c: companyId,
      u: userId,
    });

  it("lets somebody leave, once, and a colleague remove another", async () => {
    const { owner, companyId } = await founded();
    const [one, two] = [await joined(owner), await joined(owner)];
    expect((await remove(one, companyId, two)).data.removeCompanyMember.Data.NumberMembers).toBe(2);
    expect((await remove(one, companyId, one)).errors).toEqual([]);
    expect((await remove(owner, companyId, one)).data.removeCompanyMember.Data.NumberMembers).toBe(1);
    const removed = (await world.events(companyId)).filter((event) => event === "company.member_removed");
    expect(removed).toHaveLength(2);
  });

  it("ends what the person had invited, of owners too, and nothing of others", async () => {
    const { owner, companyId } = await founded();
    const leaving = await joined(owner, { Owner: true });
    const [asOwner, plain, byOther] = [await producer(), await producer(), await producer()];
    const ids = [];
    for (const [by, person, Owner] of [
      [leaving, asOwner, true],
      [leaving, plain, false],
      [owner, byOther, false],
    ] as const)
      ids.push((await invite(by, { Email: emailOf(person), Owner })).data.inviteCompanyMember.PK);
    expect((await remove(owner, companyId, leaving)).errors).toEqual([]);
    for (const [at, person] of [asOwner, plain].entries())
      expect(failureOf(await world.execute(person, ACCEPT, { id: ids[at] }))).toMatchObject({
        rule: "ILLEGAL_TRANSITION",
        state: "Ended",
      });
    expect((await world.execute(byOther, ACCEPT, { id: ids[2] })).errors).toEqual([]);
    const ended = (await world.events(companyId)).filter((event) => event === "company.invitation_ended");
    expect(ended).toHaveLength(2);
  });

  it("ends what a suspended person invited for as long as they are suspended", async () => {
    const { owner } = await founded();
    const inviter = await joined(owner);
    const person = await producer();
    const id = (await invite(inviter, { Email: emailOf(person) })).data.inviteCompanyMember.PK;
    const suspend = (suspended: boolean) =>
      world.database.query("update account set suspended = $2 where id = $1", [inviter.userId, suspended]);
    await suspend(true);
    expect(failureOf(await world.execute(person, ACCEPT, { id }))).toMatchObject({
      rule: "ILLEGAL_TRANSITION",
    });
    await suspend(false);
    expect((await world.execute(person, ACCEPT, { id })).errors).toEqual([]);
  });

  it("keeps an owner, and lets owners decide about owners", async () => {
    const { owner, companyId } = await founded();
    const colleague = await joined(owner);
    expect(failureOf(await remove(owner, companyId, owner))).toMatchObject({
      code: "CONFLICT",
      rule: "LAST_OWNER",
    });
    expect(failureOf(await remove(colleague, companyId, owner))).toMatchObject({ rule: "OWNERSHIP" });
    const second = await joined(owner, { Owner: true });
    const both = await Promise.all([remove(owner, companyId, owner), remove(second, companyId, second)]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(both.map((answer) => failureOf(answer)?.["rule"]).filter(Boolean)).toEqual(["LAST_OWNER"]);
  });

  it("is for the company's people and admins; keys are checked", async () => {
    const { owner, companyId } = await founded();
    expect(failureOf(await remove(await producer(), companyId, owner))?.code).toBe("FORBIDDEN");
    expect(failureOf(await remove(owner, newId(), owner))?.code).toBe("NOT_FOUND");
    const bad = await world.execute(owner, REMOVE, { c: "1", u: "2" });
    expect(failureOf(bad)?.fields?.map(({ path }) => path)).toEqual(["companyId", "userId"]);
  });
});

describe("getCompanyMembers", () => {
  it("pages, costs the same for one and for many, and is for the company's people", async () => {
    const { owner, companyId } = await founded();
    const people = [owner, await joined(owner), await joined(owner)];
    const list = (criteria: object, actor = owner) =>
      world.execute<Listed>(actor, LIST, { c: { CompanyId: companyId, ...criteria } });
    const first = (await list({ PageSize: 2 })).data.getCompanyMembers;
    const rest = (await list({ PageSize: 2, After: first.Members[1]?.Cursor })).data.getCompanyMembers;
    expect([...first.Members, ...rest.Members].map(({ User }) => User.PK)).toEqual(
      people.map(({ userId }) => `USR#${userId}`),
    );
    expect(first).toMatchObject({ Total: 3, Members: [{ Owner: true }, { Owner: false }] });
    const one = await list({ PageSize: 2 });
    const all = await list({ PageSize: 100 });
    expect(all.sqlStatements).toBe(one.sqlStatements);
    expect(failureOf(await list({}, await producer()))?.code).toBe("NOT_FOUND");
    expect(failureOf(await list({}, await world.addMember()))?.code).toBe("FORBIDDEN");
    expect(failureOf(await list({ CompanyId: "1", Page: 0 }))?.fields?.map(({ path }) => path)).toEqual([
      "criteria.CompanyId",
      "criteria.Page",
    ]);
  });
});

it("findByContact is for admins alone", async () => {
  const casting = await world.grpcAs("casting");
  expectFailure(await casting.findByContact({ contact: "nora@callboard.test" }), "FORBIDDEN", "ROLE");
  casting.close();
});
