import pg from "pg";
import { PositionUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { facts } from "../submission-calls.ts";

/** The calls of projects before it changes a position or reveals people to one another. */
const stage = companyStage();

const position = (quantity: number) => stage.world.others.position(stage.projectId, { quantity });

test("a position to which somebody submitted cannot be removed, another can, and then takes nobody", async () => {
  const [used, unused] = [position(1), position(1)];
  await stage.calls.send(used);
  expectFailure(
    await stage.world.asProjects.removePosition({ positionId: used }),
    "CONFLICT",
    "HAS_SUBMISSIONS",
  );
  expectOk(await stage.world.asProjects.removePosition({ positionId: unused }));
  expectOk(await stage.world.asProjects.removePosition({ positionId: unused }));
  await expect(stage.calls.send(unused)).rejects.toThrow("NOT_FOUND");
});

test("a quantity never falls below those who are booked", async () => {
  const positionId = position(2);
  const sent = [
    await stage.calls.send(positionId),
    await stage.calls.send(positionId),
    await stage.calls.send(positionId),
  ];
  await Promise.all(sent.slice(0, 2).map((submission) => stage.calls.book(stage.producer, submission)));
  expectFailure(
    await stage.world.asProjects.setQuantity({ positionId, quantity: 1 }),
    "CONFLICT",
    "QUANTITY_BELOW_BOOKED",
  );
  expect(facts(await stage.calls.book(stage.producer, sent[2]!))).toMatchObject({ rule: "POSITION_FILLED" });
  const { positions } = stage.world.others;
  positions.set(positionId, { ...positions.get(positionId), quantity: 3, version: 2n });
  await stage.world.receive(PositionUpdatedSchema, { projectId: stage.projectId, positionId });
  await waitFor("the event", async () => (await stage.calls.book(stage.producer, sent[2]!)).length === 0);
});

test("says who submitted to a company, and how people stand to projects", async () => {
  const sent = await stage.calls.send(position(1));
  const stranger = stage.people.talentOther.userId;
  const userIds = [sent.talent.userId, stranger];
  expect(
    expectOk(await stage.world.asProjects.listSubmitters({ companyId: stage.people.companyA, userIds }))
      .userIds,
  ).toEqual([sent.talent.userId]);
  expect(
    expectOk(await stage.world.asProjects.listSubmitters({ companyId: stage.people.companyB, userIds }))
      .userIds,
  ).toEqual([]);
  const { agentLinked, talentSelf } = stage.people;
  const RoleId = `ROLE#${stage.world.others.position(stage.projectId)}`;
  await stage.world.execute(
    agentLinked,
    `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { PK } }`,
    {
      s: { RoleId, UserId: `USR#${talentSelf.userId}` },
    },
  );
  const agents = async (companyId: string, orAgents: boolean) =>
    expectOk(
      await stage.world.asProjects.listSubmitters({ companyId, userIds: [agentLinked.userId], orAgents }),
    ).userIds;
  const { companyA } = stage.people;
  expect(await agents(companyA, false)).toEqual([]);
  expect(await agents(companyA, true)).toEqual([agentLinked.userId]);
  expect(await agents(stage.people.companyB, true)).toEqual([]);
  const everybody = await stage.world.asProjects.listCompanySubmitters({
    companyId: stage.people.companyA,
    limit: 100,
  });
  expect(expectOk(everybody).userIds).toContain(sent.talent.userId);
  expect(expectOk(everybody).userIds).not.toContain(stranger);
  const { companyB } = stage.people;
  expect(
    expectOk(await stage.world.asProjects.listCompanySubmitters({ companyId: companyB, limit: 100 })).userIds,
  ).toEqual([]);
  const [newest] = expectOk(everybody).userIds.toSorted().toReversed();
  expect(
    expectOk(
      await stage.world.asProjects.listCompanySubmitters({ companyId: stage.people.companyA, limit: 1 }),
    ).userIds,
  ).toEqual([newest]);
  const { relations } = expectOk(
    await stage.world.asProjects.batchGetProjectRelations({ projectIds: [stage.projectId], userIds }),
  );
  expect(relations).toMatchObject([
    { projectId: stage.projectId, userId: sent.talent.userId, status: "Submitted" },
  ]);
  const client = new pg.Client({ connectionString: stage.world.databaseUrl });
  await client.connect();
  await client.query(
    `insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, version)
    select gen_random_uuid(), $1, gen_random_uuid(), $2, $3, 'Viewed', $2, now(), now(), 1
    from generate_series(1, 2100)`,
    [stage.projectId, sent.talent.userId, stage.people.companyA],
  );
  await client.end();
  const all = expectOk(
    await stage.world.asProjects.batchGetProjectRelations({ projectIds: [stage.projectId], userIds }),
  );
  expect(new Set(all.relations.map(({ positionId }) => positionId)).size).toBe(2101);
  await stage.query(
    `insert into invitation (position_id, user_id, project_id, company_id, invited_by, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, now())`,
    [stranger, stage.projectId, stage.people.companyA, stage.producer.userId],
  );
  const listed = async (orInvited: boolean) =>
    expectOk(
      await stage.world.asProjects.listSubmitters({ companyId: stage.people.companyA, userIds, orInvited }),
    ).userIds.toSorted();
  expect(await listed(false)).toEqual([sent.talent.userId]);
  expect(await listed(true)).toEqual(userIds.toSorted());
});
