import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { PAGE_ROWS } from "#adapters/store/all-pages.ts";
import { openWorld, type World } from "./identity-world.ts";

/** More than one statement reads. */
const MANY = PAGE_ROWS + 5;

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

/** Adds members in one statement; the values are those of the columns after the names. */
async function addMany(columns: { roles: string; companyId?: string }): Promise<string[]> {
  const ids = Array.from({ length: MANY }, () => newId());
  await world.database.query(
    `insert into account (id, issuer, subject, email, first_name, last_name, roles, registered, company_id)
     select id, 'own', id, id || '@callboard.test', 'Ada', 'Vale', array[$2], true, $3
     from unnest($1::uuid[]) as t (id)`,
    [ids, columns.roles, columns.companyId ?? null],
  );
  return ids;
}

it("counts and lists everybody of a company", async () => {
  const founder = await world.addMember({ roles: ["Production"] });
  const companyId = newId();
  await world.database.query("insert into company (id, name, created_by) values ($1, 'Lumen', $2)", [
    companyId,
    founder.userId,
  ]);
  const ids = await addMany({ roles: "Production", companyId });
  const { companies } = expectOk(await world.grpc.batchGetCompanies({ ids: [companyId] }));
  expect(new Set(companies[0]?.memberIds)).toEqual(new Set(ids));
  const admin = await world.addMember({ roles: ["Admin"] });
  const query = "query ($id: ID!) { getCompanyById(id: $id) { Data { NumberMembers } } }";
  expect((await world.execute(admin, query, { id: companyId })).data).toEqual({
    getCompanyById: { Data: { NumberMembers: MANY } },
  });
});

it("lists every admin", async () => {
  const before = expectOk(await world.grpc.listAdmins({})).ids.length;
  await addMany({ roles: "Admin" });
  expect(expectOk(await world.grpc.listAdmins({})).ids).toHaveLength(before + MANY);
});

it("knows every link of an agent, in the session, on the roster and for other services", async () => {
  const agent = await world.addMember({ roles: ["Agent"] });
  const ids = await addMany({ roles: "Talent" });
  await world.database.query(
    `insert into agent_link (id, talent_id, agent_id, status, requested_at)
     select gen_random_uuid(), id, $2, 'Linked', now() from unnest($1::uuid[]) as t (id)`,
    [ids, agent.userId],
  );
  const { rows } = await world.database.query("select subject from account where id = $1", [agent.userId]);
  const session = expectOk(
    await world.grpc.resolveSession({ issuer: world.issuer, subject: rows[0].subject, email: "a@b.test" }),
  );
  expect(session.linkedTalentIds).toHaveLength(MANY);
  const casting = await world.grpcAs("casting");
  const { userIds } = expectOk(await casting.listClients({ agentId: agent.userId }));
  expect(userIds.toSorted()).toEqual(ids.toSorted());
  casting.close();
  const roster = await world.execute<{ me: { Data: { AgentLinks: unknown[] } } }>(
    agent,
    "{ me { Data { AgentLinks { Data { Talent { PK } } } } } }",
  );
  expect(roster.data.me.Data.AgentLinks).toHaveLength(MANY);
  const further = await world.addMember();
  const refused = await world.execute(
    agent,
    "mutation ($id: ID!) { requestAgentLink(talentId: $id) { PK } }",
    {
      id: `USR#${further.userId}`,
    },
  );
  expect(refused.errors[0]?.extensions).toMatchObject({
    code: "LIMIT",
    rule: "CLIENTS_PER_AGENT",
    max: 1_000,
  });
  // One agent's many links do not crowd out those of another talent in the same call.
  const talent = await world.addMember();
  const other = await world.addMember({ roles: ["Agent"] });
  await world.database.query(
    "insert into agent_link (id, talent_id, agent_id, status, requested_at) values ($1, $2, $3, 'Linked', now())",
    [newId(), talent.userId, other.userId],
  );
  const { members } = expectOk(await world.grpc.batchGetMembers({ ids: [agent.userId, talent.userId] }));
  expect(members.find(({ id }) => id === talent.userId)?.agentIds).toEqual([other.userId]);
});
