import type { Actor, Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openWorld } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

const USER = `query ($id: ID!) { getUserById(id: $id) { PK SK Data {
  FirstName Email PhoneNumber UserRoles Minor View ViewerCan Suspended CompanyId
  Company { Data { Name City } } Agent { PK } AgentLinks { Data { Status Agent { PK } } } } } }`;

type UserAnswer = { getUserById: { PK: string; SK: string; Data: Record<string, unknown> } | null };

let world: World;
let talent: Member;
let people: Record<string, Actor>;
let companies: { a: string; b: string };

async function addCompany(name: string, createdBy: string): Promise<string> {
  const id = newId();
  await world.database.query(
    "insert into company (id, name, city, ein, created_by) values ($1, $2, 'Austin', '12-3456789', $3)",
    [id, name, createdBy],
  );
  return id;
}

async function link(agent: Actor, status: string): Promise<void> {
  await world.database.query(
    "insert into agent_link (id, talent_id, agent_id, status, requested_at) values ($1, $2, $3, $4, now())",
    [newId(), talent.userId, (agent as Member).userId, status],
  );
}

beforeAll(async () => {
  world = await openWorld();
  talent = await world.addMember({ firstName: "Tess" });
  companies = { a: await addCompany("Lumen", talent.userId), b: await addCompany("Rival", talent.userId) };
  const agent = { roles: ["Agent"] };
  people = {
    guest: { kind: "guest" },
    noRole: await world.addMember({ roles: [], registered: false }),
    suspended: await world.addMember({ roles: ["Production"], suspended: true, companyId: companies.a }),
    talentSelf: talent,
    talentOther: await world.addMember(),
    agentLinked: await world.addMember(agent),
    agentOther: await world.addMember(agent),
    agentFormer: await world.addMember(agent),
    producerOwner: await world.addMember({ roles: ["Production"], companyId: companies.a }),
    producerOther: await world.addMember({ roles: ["Production"], companyId: companies.b }),
    producerNoCompany: await world.addMember({ roles: ["Production"] }),
    admin: await world.addMember({ roles: ["Admin"] }),
  };
  await link(people["agentLinked"] as Actor, "Linked");
  await link(people["agentFormer"] as Actor, "Ended");
  await link(people["agentOther"] as Actor, "Invited");
  world.upstreams.submitters.set(companies.a, [talent.userId]);
});

afterAll(() => world.stop());

describe("getUserById", () => {
  it.each([
    ["guest", "UNAUTHENTICATED"],
    ["noRole", "FORBIDDEN REGISTRATION"],
    ["suspended", "FORBIDDEN SUSPENDED"],
    ["talentSelf", "self"],
    ["talentOther", "card"],
    ["agentLinked", "agent"],
    ["agentOther", "card"],
    ["agentFormer", "card"],
    ["producerOwner", "contact"],
    ["producerOther", "casting"],
    ["producerNoCompany", "card"],
    ["admin", "admin"],
  ])("gives %s: %s", async (who, expected) => {
    const answer = await world.execute<UserAnswer>(people[who] as Actor, USER, {
      id: `USR#${talent.userId}`,
    });
    const [error] = answer.errors;
    const found = error
      ? [error.extensions.code, error.extensions.rule].filter(Boolean).join(" ")
      : answer.data.getUserById?.Data["View"];
    expect(found).toBe(expected);
  });

  it("shows each view its fields and no other", async () => {
    const read = async (who: string): Promise<Record<string, unknown>> =>
      (await world.execute<UserAnswer>(people[who] as Actor, USER, { id: talent.userId })).data.getUserById
        ?.Data ?? {};
    expect(await read("talentOther")).toMatchObject({
      FirstName: "Tess",
      Email: null,
      Agent: null,
      Minor: null,
    });
    expect(await read("producerOther")).toMatchObject({ Email: null, Minor: false, AgentLinks: null });
    expect(await read("producerOwner")).toMatchObject({ PhoneNumber: "+15551234567", UserRoles: null });
    const agent = `USR#${(people["agentLinked"] as Member).userId}`;
    expect(await read("agentLinked")).toMatchObject({
      Agent: { PK: agent },
      AgentLinks: [{ Data: { Status: "Linked", Agent: { PK: agent } } }],
      Suspended: null,
    });
    const own = await read("talentSelf");
    expect(own).toMatchObject({ UserRoles: ["Talent"], Suspended: false });
    expect(own["AgentLinks"]).toHaveLength(2);
  });

  it("reads the own record before registration is completed", async () => {
    const { userId } = people["noRole"] as Member;
    const answer = await world.execute<UserAnswer>(people["noRole"] as Actor, USER, { id: userId });
    expect(answer.data.getUserById?.Data).toMatchObject({
      View: "self",
      ViewerCan: ["completeRegistration", "updateUserString", "updateUserStringArray"],
    });
  });

  it("shows others the name of the company and the member everything of it", async () => {
    const { userId } = people["producerOwner"] as Member;
    const other = await world.execute<UserAnswer>(people["talentOther"] as Actor, USER, { id: userId });
    expect(other.data.getUserById?.Data).toMatchObject({
      Company: { Data: { Name: "Lumen", City: null } },
      CompanyId: null,
    });
    const own = await world.execute<UserAnswer>(people["producerOwner"] as Actor, USER, { id: userId });
    expect(own.data.getUserById?.Data).toMatchObject({
      Company: { Data: { City: "Austin" } },
      CompanyId: `CMP#${companies.a}`,
    });
  });

  it.each(["suspended", "noRole"])("hides a member who is %s, as one who never was", async (who) => {
    const { userId } = people[who] as Member;
    const hidden = await world.execute(people["talentOther"] as Actor, USER, { id: userId });
    const unknown = await world.execute(people["talentOther"] as Actor, USER, { id: newId() });
    expect(hidden.errors[0]?.extensions).toMatchObject({ code: "NOT_FOUND", kind: "member" });
    expect(hidden.errors[0]?.message).toBe(unknown.errors[0]?.message);
    const admin = await world.execute<UserAnswer>(people["admin"] as Actor, USER, { id: userId });
    expect(admin.data.getUserById?.Data["View"]).toBe("admin");
  });

  it("rejects a malformed key after it has checked the caller", async () => {
    const member = await world.execute(people["talentOther"] as Actor, USER, { id: "USR#1" });
    expect(member.errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "id", rule: "KEY" }],
    });
    const guest = await world.execute(people["guest"] as Actor, USER, { id: "USR#1" });
    expect(guest.errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("gives producers the agent's number of a minor in place of the minor's own", async () => {
    const child = await world.addMember({ minor: true, birthYear: 2015, phoneNumber: "+15550000001" });
    const agent = await world.addMember({ roles: ["Agent"], phoneNumber: "+15550000002" });
    await world.database.query(
      "insert into agent_link (id, talent_id, agent_id, status, requested_at) values ($1, $2, $3, 'Linked', now())",
      [newId(), child.userId, agent.userId],
    );
    world.upstreams.submitters.set(companies.b, [child.userId]);
    const answer = await world.execute<UserAnswer>(people["producerOther"] as Actor, USER, {
      id: child.userId,
    });
    expect(answer.data.getUserById?.Data).toMatchObject({
      View: "contact",
      PhoneNumber: "+15550000002",
      Minor: true,
    });
  });
});

describe("a minor", () => {
  const seenBy = async (actor: Member, child: Member): Promise<string | undefined> => {
    const answer = await world.execute<UserAnswer>(actor, USER, { id: child.userId });
    return answer.errors[0]?.extensions.code ?? String(answer.data.getUserById?.Data["View"]);
  };

  it("exists for companies with an approved project, the agent, companies submitted to and admins alone", async () => {
    const child = await world.addMember({ minor: true, birthYear: new Date().getUTCFullYear() - 15 });
    const [asked, linked, other] = [
      await world.addMember({ roles: ["Agent"] }),
      await world.addMember({ roles: ["Agent"] }),
      await world.addMember({ roles: ["Agent"] }),
    ];
    for (const [agent, status] of [
      [asked, "Invited"],
      [linked, "Linked"],
    ] as const)
      await world.database.query(
        "insert into agent_link (id, talent_id, agent_id, status, requested_at) values ($1, $2, $3, $4, now())",
        [newId(), child.userId, agent.userId, status],
      );
    const companyId = await addCompany("Lumen", (await world.addMember()).userId);
    const producer = await world.addMember({ roles: ["Production"], companyId });
    expect(await seenBy(producer, child)).toBe("NOT_FOUND");
    expect(await seenBy({ ...producer, organisationApproved: true }, child)).toBe("casting");
    const former = { ...producer, organisationApproved: true, organisationId: newId() };
    expect(await seenBy(former, child)).toBe("NOT_FOUND");
    expect(await seenBy(other, child)).toBe("NOT_FOUND");
    expect(await seenBy(asked, child)).toBe("card");
    expect(await seenBy(linked, child)).toBe("agent");
    expect(await seenBy(await world.addMember(), child)).toBe("NOT_FOUND");
    expect(await seenBy(await world.addMember({ roles: ["Admin"] }), child)).toBe("admin");
    world.upstreams.submitters.set(companyId, [child.userId]);
    expect(await seenBy(producer, child)).toBe("contact");
  });
});

describe("a list of members", () => {
  const ENTITIES = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on User { PK Data { FirstName Email } } } }`;

  it("costs one statement, and one call to casting", async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, async () => (await world.addMember()).userId));
    world.upstreams.submitters.set(companies.a, [talent.userId, ...ids.slice(0, 5)]);
    const keys = ids.map((id) => ({ __typename: "User", PK: `USR#${id}` }));
    world.upstreams.castingCalls = 0;
    const answer = await world.execute<{ _entities: ({ Data: { Email: string | null } } | null)[] }>(
      people["producerOwner"] as Actor,
      ENTITIES,
      { keys },
    );
    expect(answer.data._entities.filter((user) => user?.Data.Email)).toHaveLength(5);
    expect(answer.sqlStatements).toBe(1);
    expect(world.upstreams.castingCalls).toBe(1);
  });

  it("leaves out whom the caller may not see, and shows a guest nobody", async () => {
    const { userId } = people["suspended"] as Member;
    const keys = [userId, talent.userId].map((id) => ({ __typename: "User", PK: `USR#${id}` }));
    const seen = await world.execute<{ _entities: ({ PK: string } | null)[] }>(
      people["talentOther"] as Actor,
      ENTITIES,
      { keys },
    );
    expect(seen.data._entities.map((user) => user?.PK)).toEqual([undefined, `USR#${talent.userId}`]);
    const guest = await world.execute<{ _entities: unknown[] }>(people["guest"] as Actor, ENTITIES, { keys });
    expect(guest.data._entities).toEqual([null, null]);
  });

  it("goes on with the narrower view when casting is unavailable", async () => {
    world.upstreams.castingIsDown = true;
    const answer = await world.execute<UserAnswer>(people["producerOwner"] as Actor, USER, {
      id: talent.userId,
    });
    world.upstreams.castingIsDown = false;
    expect(answer.data.getUserById?.Data).toMatchObject({ View: "casting", FirstName: "Tess", Email: null });
  });
});

describe("me", () => {
  const ME = "{ me { PK Data { Suspended SuspensionReason View ViewerCan } } }";

  it("is null for a guest and the own record for a member", async () => {
    expect((await world.execute(people["guest"] as Actor, ME)).data).toEqual({ me: null });
    expect((await world.execute(talent, ME)).data).toMatchObject({
      me: { PK: `USR#${talent.userId}`, Data: { View: "self" } },
    });
  });

  it("shows a suspended member why, and offers nothing", async () => {
    const { userId } = people["suspended"] as Member;
    await world.database.query("update account set suspension_reason = 'Spam' where id = $1", [userId]);
    expect((await world.execute(people["suspended"] as Actor, ME)).data).toMatchObject({
      me: { Data: { Suspended: true, SuspensionReason: "Spam", ViewerCan: [] } },
    });
  });
});

describe("getCompanyById", () => {
  const COMPANY = `query ($id: ID!) { getCompanyById(id: $id) { PK Data { Name City Ein NumberMembers CreatedBy { PK } ViewerCan } } }`;

  it.each([
    ["guest", "UNAUTHENTICATED"],
    ["noRole", "FORBIDDEN"],
    ["suspended", "FORBIDDEN"],
    ["talentSelf", "public"],
    ["agentLinked", "public"],
    ["producerOwner", "member"],
    ["producerOther", "public"],
    ["admin", "member"],
  ])("gives %s: %s", async (who, expected) => {
    const answer = await world.execute<{ getCompanyById: { Data: Record<string, unknown> } | null }>(
      people[who] as Actor,
      COMPANY,
      { id: `CMP#${companies.a}` },
    );
    const data = answer.data.getCompanyById?.Data;
    expect(answer.errors[0]?.extensions.code ?? (data?.["Ein"] ? "member" : "public")).toBe(expected);
    if (data) expect(data).toMatchObject({ Name: "Lumen", City: "Austin" });
  });

  it("returns NOT_FOUND for one that never was", async () => {
    const answer = await world.execute(talent, COMPANY, { id: newId() });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: "NOT_FOUND", kind: "company" });
  });
});
