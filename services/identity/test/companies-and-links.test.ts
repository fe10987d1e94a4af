import { fromBinary } from "@bufbuild/protobuf";
import { CompanyUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openWorld } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

const SAVE = `mutation ($company: CompanyInput!) { saveCompany(company: $company) {
  PK Data { Name City Ein NumberMembers ViewerCan Logo { PK } } } }`;
type Saved = { saveCompany: { PK: string; Data: Record<string, unknown> } };

async function producer(facts: object = {}) {
  return world.addMember({ roles: ["Production"], ...facts });
}

describe("saveCompany", () => {
  it("creates a company with the caller as its first member", async () => {
    const actor = await producer();
    const answer = await world.execute<Saved>(actor, SAVE, { company: { Name: "Lumen", Ein: "12-3456789" } });
    expect(answer.data.saveCompany.Data).toMatchObject({
      Ein: "12-3456789",
      NumberMembers: 1,
      ViewerCan: ["saveCompany", "inviteCompanyMember", "removeCompanyMember"],
    });
    const id = answer.data.saveCompany.PK.slice("CMP#".length);
    expect(await world.events(id)).toEqual(["company.created", "company.member_added"]);
    const versions = await world.database.query(
      "select version from outbox where aggregate_id = $1 order by seq",
      [id],
    );
    expect(versions.rows.map((row) => Number(row.version))).toEqual([1, 2]);
  });

  it("returns the first company to a repeated creation, also when both come at once", async () => {
    const actor = await producer();
    const company = { Name: "Once", ClientKey: newId() };
    const [one, two] = await Promise.all([
      world.execute<Saved>(actor, SAVE, { company }),
      world.execute<Saved>(actor, SAVE, { company }),
    ]);
    expect(one.data.saveCompany.PK).toBe(two.data.saveCompany.PK);
    const other = await world.execute(actor, SAVE, { company: { ...company, Name: "Twice" } });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
  });

  it("returns it also when its logo was deleted in between", async () => {
    const actor = await producer();
    const logo = newId();
    const file = { ownerId: actor.userId, status: "Ready", contentType: "image/png" };
    world.upstreams.files.set(logo, file);
    const company = { Name: "Once", Logo: `MED#${logo}`, ClientKey: newId() };
    const first = await world.execute<Saved>(actor, SAVE, { company });
    world.upstreams.files.delete(logo);
    const again = await world.execute<Saved>(actor, SAVE, { company });
    expect(again.errors).toEqual([]);
    expect(again.data.saveCompany.PK).toBe(first.data.saveCompany.PK);
  });

  it("gives nobody a second company", async () => {
    const actor = await producer();
    await world.execute(actor, SAVE, { company: { Name: "First" } });
    const second = await world.execute(actor, SAVE, { company: { Name: "Second" } });
    expect(second.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "HAS_COMPANY" });
  });

  it("changes what is named, publishes which fields, and nothing for the same again", async () => {
    const actor = await producer();
    const made = await world.execute<Saved>(actor, SAVE, { company: { Name: "Lumen", City: "Austin" } });
    const { PK } = made.data.saveCompany;
    const changed = await world.execute<Saved>(actor, SAVE, { company: { PK, City: "Paris" } });
    expect(changed.data.saveCompany.Data).toMatchObject({ Name: "Lumen", City: "Paris" });
    await world.execute(actor, SAVE, { company: { PK, City: "Paris" } });
    expect(await world.events(PK.slice("CMP#".length))).toEqual([
      "company.created",
      "company.member_added",
      "company.updated",
    ]);
  });

  it("is for its own people, and for admins", async () => {
    const made = await world.execute<Saved>(await producer(), SAVE, { company: { Name: "Closed" } });
    const { PK } = made.data.saveCompany;
    const stranger = await world.execute(await producer(), SAVE, { company: { PK, Name: "Mine" } });
    expect(stranger.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "OWNERSHIP" });
    const talent = await world.execute(await world.addMember(), SAVE, { company: { PK, Name: "Mine" } });
    expect(talent.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "ROLE" });
    const admin = await world.execute<Saved>(await world.addMember({ roles: ["Admin"] }), SAVE, {
      company: { PK, Name: "Theirs" },
    });
    expect(admin.data.saveCompany.Data["Name"]).toBe("Theirs");
    const nowhere = await world.execute(await producer(), SAVE, { company: { PK: newId(), Name: "X" } });
    expect(nowhere.errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("shows a logo that its people uploaded, and says which files it shows", async () => {
    const actor = await producer();
    const [first, second, foreign] = [newId(), newId(), newId()];
    const image = { status: "Ready", contentType: "image/png" };
    world.upstreams.files.set(first, { ...image, ownerId: actor.userId });
    world.upstreams.files.set(foreign, { ...image, ownerId: newId(), companyId: newId() });
    const made = await world.execute<Saved>(actor, SAVE, {
      company: { Name: "Lumen", Logo: `MED#${first}` },
    });
    const { PK, Data } = made.data.saveCompany;
    expect(Data["Logo"]).toEqual({ PK: `MED#${first}` });
    world.upstreams.files.set(second, { ...image, ownerId: newId(), companyId: PK.slice(4) });
    const changed = await world.execute<Saved>(actor, SAVE, { company: { PK, Logo: second } });
    expect(changed.data.saveCompany.Data["Logo"]).toEqual({ PK: `MED#${second}` });
    const refused = await world.execute(actor, SAVE, { company: { PK, Logo: `MED#${foreign}` } });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "company.Logo", rule: "UNKNOWN" }],
    });
    const stranger = await world.execute(await producer(), SAVE, { company: { PK, Logo: `MED#${foreign}` } });
    expect(stranger.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "OWNERSHIP" });
    const { rows } = await world.database.query(
      "select payload from outbox where aggregate_id = $1 and subject like '%company.updated%'",
      [PK.slice(4)],
    );
    const updates = rows.map(({ payload }) => fromBinary(CompanyUpdatedSchema, payload));
    expect(updates).toMatchObject([{ fields: ["Logo"], mediaIds: [second], releasedMediaIds: [first] }]);
    const gone = await world.execute<Saved>(actor, SAVE, { company: { PK, Logo: null } });
    expect(gone.data.saveCompany.Data["Logo"]).toBeNull();
  });

  it("names every failing field", async () => {
    const answer = await world.execute(await producer(), SAVE, {
      company: { Country: "USA", Email: "x", Ein: "1" },
    });
    expect(answer.errors[0]?.extensions.fields?.map(({ path }) => path).toSorted()).toEqual([
      "company.Country",
      "company.Ein",
      "company.Email",
      "company.Name",
    ]);
  });
});

describe("agent links", () => {
  const REQUEST =
    "mutation ($id: ID!) { requestAgentLink(talentId: $id) { PK Data { Status Agent { PK } Talent { PK } } } }";
  const ACCEPT = "mutation ($id: ID!) { acceptAgentLink(linkId: $id) { Data { Status AcceptedAt } } }";
  const END = "mutation ($id: ID!) { endAgentLink(linkId: $id) { Status } }";
  type Requested = { requestAgentLink: { PK: string; Data: { Status: string } } };

  async function pair() {
    const agent = await world.addMember({ roles: ["Agent"] });
    const talent = await world.addMember();
    const requested = await world.execute<Requested>(agent, REQUEST, { id: `USR#${talent.userId}` });
    const link = requested.data.requestAgentLink;
    return { agent, talent, link, id: link.PK };
  }

  it("are requested by the agent, accepted by the talent, ended by either, each once", async () => {
    const { agent, talent, link, id } = await pair();
    expect(link).toMatchObject({ Data: { Status: "Invited", Agent: { PK: `USR#${agent.userId}` } } });
    const again = await world.execute<Requested>(agent, REQUEST, { id: talent.userId });
    expect(again.data.requestAgentLink.PK).toBe(id);
    await world.execute(talent, ACCEPT, { id });
    const accepted = await world.execute(talent, ACCEPT, { id });
    expect(accepted.data).toMatchObject({
      acceptAgentLink: { Data: { Status: "Linked", AcceptedAt: expect.any(String) } },
    });
    await world.execute(agent, END, { id });
    expect((await world.execute(talent, END, { id })).data).toEqual({ endAgentLink: { Status: "OK" } });
    expect(await world.events(talent.userId)).toEqual([
      "user.agent_link_requested",
      "user.agent_linked",
      "user.agent_unlinked",
    ]);
    const afterwards = await world.execute(talent, ACCEPT, { id });
    expect(afterwards.errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      rule: "ILLEGAL_TRANSITION",
      state: "Ended",
    });
  });

  it("of a minor begin when an admin has confirmed them, and are listed until then", async () => {
    const agent = await world.addMember({ roles: ["Agent"] });
    const child = await world.addMember({ minor: true, birthYear: new Date().getUTCFullYear() - 15 });
    const admin = await world.addMember({ roles: ["Admin"] });
    const requested = await world.execute<Requested>(agent, REQUEST, { id: child.userId });
    const id = requested.data.requestAgentLink.PK;
    const review = async (actor = admin) => {
      const query = "{ getMinorsToReview { Links { PK Data { AwaitsConfirmation } } TooYoung { PK } } }";
      const answer = await world.execute<{
        getMinorsToReview: { Links: { PK: string }[]; TooYoung: object[] };
      }>(actor, query);
      return answer.errors[0]?.extensions.code ?? answer.data.getMinorsToReview;
    };
    expect(await review()).toMatchObject({ Links: [] });
    const word = await world.execute(child, ACCEPT, { id });
    expect(word.data).toMatchObject({ acceptAgentLink: { Data: { Status: "Invited", AcceptedAt: null } } });
    expect(await review()).toMatchObject({ Links: [{ PK: id, Data: { AwaitsConfirmation: true } }] });
    expect(await review(agent)).toBe("FORBIDDEN");
    expect(await world.events(child.userId)).toEqual(["user.agent_link_requested"]);
    const confirmed = await world.execute(admin, ACCEPT, { id });
    expect(confirmed.data).toMatchObject({ acceptAgentLink: { Data: { Status: "Linked" } } });
    expect(await review()).toMatchObject({ Links: [] });
    expect(await world.events(child.userId)).toEqual(["user.agent_link_requested", "user.agent_linked"]);
    await world.execute(admin, END, { id });
    expect(await world.events(child.userId)).toContain("user.agent_unlinked");
  });

  it("lists the accounts of children for admins", async () => {
    const child = await world.addMember({
      minor: true,
      suspended: true,
      birthYear: new Date().getUTCFullYear() - 9,
    });
    const admin = await world.addMember({ roles: ["Admin"] });
    const answer = await world.execute(admin, "{ getMinorsToReview { TooYoung { PK } } }");
    expect(answer.data).toEqual({ getMinorsToReview: { TooYoung: [{ PK: `USR#${child.userId}` }] } });
  });

  it("may be requested again after they ended", async () => {
    const { agent, talent, id } = await pair();
    await world.execute(talent, END, { id });
    const again = await world.execute<Requested>(agent, REQUEST, { id: talent.userId });
    expect(again.data.requestAgentLink).toMatchObject({ Data: { Status: "Invited" } });
    expect(again.data.requestAgentLink.PK).not.toBe(id);
  });

  it("cannot be accepted by the agent, and do not exist for anybody else", async () => {
    const { agent, id } = await pair();
    const both = await world.addMember({ roles: ["Talent", "Agent"] });
    expect((await world.execute(agent, ACCEPT, { id })).errors[0]?.extensions).toMatchObject({
      code: "FORBIDDEN",
      rule: "ROLE",
    });
    expect((await world.execute(both, ACCEPT, { id })).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await world.execute(both, END, { id })).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it.each([
    ["a talent requests", "Talent", "Talent", { code: "FORBIDDEN", rule: "ROLE" }],
    ["an agent requests a producer", "Agent", "Production", { code: "VALIDATION" }],
  ])("%s: rejected", async (_what, by, of, expected) => {
    const actor = await world.addMember({ roles: [by] });
    const target = await world.addMember({ roles: [of] });
    const answer = await world.execute(actor, REQUEST, { id: target.userId });
    expect(answer.errors[0]?.extensions).toMatchObject(expected);
  });

  it("are not requested of somebody suspended or unknown", async () => {
    const agent = await world.addMember({ roles: ["Agent"] });
    const hidden = await world.addMember({ suspended: true });
    for (const id of [hidden.userId, newId()])
      expect((await world.execute(agent, REQUEST, { id })).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("open the agent's view at once and close it at once, whatever the token says", async () => {
    const { agent, talent, id } = await pair();
    const view = async () => {
      const query = "query ($id: ID!) { getUserById(id: $id) { Data { View } } }";
      const answer = await world.execute<{ getUserById: { Data: { View: string } } }>(agent, query, {
        id: talent.userId,
      });
      return answer.data.getUserById.Data.View;
    };
    expect(await view()).toBe("card");
    await world.execute(talent, ACCEPT, { id });
    expect(await view()).toBe("agent");
    await world.execute(talent, END, { id });
    expect(await view()).toBe("card");
  });
});
