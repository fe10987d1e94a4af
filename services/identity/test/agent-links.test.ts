import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { openWorld, type World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

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

  it("say of a client who is suspended, closed the account or left what it is, to the agent alone", async () => {
    const agent = await world.addMember({ roles: ["Agent"] });
    const admin = await world.addMember({ roles: ["Admin"] });
    const client = async () => {
      const talent = await world.addMember();
      const requested = await world.execute<Requested>(agent, REQUEST, { id: talent.userId });
      const id = requested.data.requestAgentLink.PK;
      await world.execute(talent, ACCEPT, { id });
      return { talent, id };
    };
    const [active, suspended, closed, left, ended] = [
      await client(),
      await client(),
      await client(),
      await client(),
      await client(),
    ];
    const [again, declined] = [await client(), await pair()];
    const setSuspended = `mutation ($id: ID!) {
      setUserSuspended(PK: $id, Suspended: true, reason: "Spam") { PK } }`;
    await world.execute(admin, setSuspended, { id: `USR#${suspended.talent.userId}` });
    await world.database.query(
      "update account set suspended = true, erase_at = now() + interval '9 days' where id = $1",
      [closed.talent.userId],
    );
    for (const { talent, id } of [left, again, declined]) await world.execute(talent, END, { id });
    await world.execute(agent, END, { id: ended.id });
    const requested = await world.execute<Requested>(agent, REQUEST, { id: again.talent.userId });
    const LINKS = `{ me { Data { AgentLinks(All: true) { PK Data { ClientState Talent { PK Data { FirstName Email } } } } } } }`;
    type Link = { PK: string; Data: { ClientState: string; Talent: { Data: object } } };
    const linksOf = async (member: Member) => {
      const answer = await world.execute<{ me: { Data: { AgentLinks: Link[] } } }>(member, LINKS);
      expect(answer.errors).toEqual([]);
      return answer.data.me.Data.AgentLinks;
    };
    const roster = await linksOf(agent);
    expect(new Map(roster.map(({ PK, Data }) => [PK, Data.ClientState]))).toEqual(
      new Map([
        [active.id, "Active"],
        [suspended.id, "Suspended"],
        [closed.id, "Closed"],
        [left.id, "Left"],
        [requested.data.requestAgentLink.PK, "Active"],
      ]),
    );
    for (const { Data } of roster.filter(({ PK }) => PK === suspended.id || PK === closed.id))
      expect(Data.Talent.Data).toEqual({ FirstName: expect.any(String), Email: null });
    const LINKED = "{ me { Data { AgentLinks { Data { ClientState } } } } }";
    const able = await world.execute<{ me: { Data: { AgentLinks: object[] } } }>(agent, LINKED);
    expect(able.data.me.Data.AgentLinks).toEqual([
      { Data: { ClientState: "Active" } },
      { Data: { ClientState: "Active" } },
    ]);
    const own = await world.execute<{ me: { Data: { AgentLinks: object[] } } }>(active.talent, LINKED);
    expect(own.data.me.Data.AgentLinks).toEqual([{ Data: { ClientState: null } }]);
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

  it("are not requested by an agent whom the talent has blocked", async () => {
    const agent = await world.addMember({ roles: ["Agent"] });
    const talent = await world.addMember();
    const blocked = "insert into blocked_member (user_id, blocked_id) values ($1, $2)";
    await world.database.query(blocked, [talent.userId, agent.userId]);
    const refused = await world.execute(agent, REQUEST, { id: talent.userId });
    expect(refused.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "RECIPIENT" });
    expect(await world.events(talent.userId)).toEqual([]);
  });

  it("keep apart, for invitations, whom one of a company's people has blocked or is blocked by", async () => {
    const inCompany = async () => {
      const [actor, companyId] = [await world.addMember({ roles: ["Production"] }), newId()];
      const company = "insert into company (id, name, created_by) values ($1, 'Marsh Lane', $2)";
      await world.database.query(company, [companyId, actor.userId]);
      const joined = "update account set company_id = $1 where id = $2";
      await world.database.query(joined, [companyId, actor.userId]);
      return { userId: actor.userId, companyId };
    };
    const [colleague, elsewhere] = [await inCompany(), await inCompany()];
    const { companyId } = colleague;
    const [blocker, blocked, stranger] = [
      await world.addMember(),
      await world.addMember(),
      await world.addMember(),
    ];
    const block = "insert into blocked_member (user_id, blocked_id) values ($1, $2), ($3, $4), ($5, $6)";
    await world.database.query(block, [
      blocker.userId,
      colleague.userId,
      colleague.userId,
      blocked.userId,
      stranger.userId,
      elsewhere.userId,
    ]);
    const userIds = [blocker.userId, blocked.userId, stranger.userId];
    const casting = await world.grpcAs("casting");
    const found = expectOk(await casting.listKeptApart({ companyId, userIds }));
    expect(found.userIds.toSorted()).toEqual([blocker.userId, blocked.userId].toSorted());
    const pairsOf = async (userId: string) =>
      new Set(expectOk(await casting.listBlockedPairs({ userId, userIds })).userIds);
    expect(await pairsOf(colleague.userId)).toEqual(new Set([blocker.userId, blocked.userId]));
    expect(await pairsOf(elsewhere.userId)).toEqual(new Set([stranger.userId]));
    expect(await pairsOf(blocker.userId)).toEqual(new Set());
    casting.close();
  });

  it("can be requested of one talent twice in thirty days, and of twenty a day, whether they are ended or not", async () => {
    const agent = await world.addMember({ roles: ["Agent"] });
    const talent = await world.addMember();
    const ask = async (person: Member) => {
      const answer = await world.execute<Requested>(agent, REQUEST, { id: person.userId });
      if (answer.errors.length > 0) return answer.errors[0]?.extensions["rule"];
      await world.execute(agent, END, { id: answer.data.requestAgentLink.PK });
      return "asked";
    };
    expect([await ask(talent), await ask(talent), await ask(talent)]).toEqual([
      "asked",
      "asked",
      "AGENT_REQUESTS_PER_DAY",
    ]);
    for (let count = 2; count < LIMITS.agentRequestsPerDay; count += 1)
      expect(await ask(await world.addMember())).toBe("asked");
    expect(await ask(await world.addMember())).toBe("AGENT_REQUESTS_PER_DAY");
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
