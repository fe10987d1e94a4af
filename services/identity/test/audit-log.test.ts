import { GUEST, type Actor, type Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld, type World } from "./identity-world.ts";

let world: World;
let admin: Member;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.addMember({ roles: ["Admin"] });
});

afterAll(() => world.stop());

interface Log {
  getAuditLog: {
    Total: number;
    Entries: { Action: string; Reason: string | null; Cursor: string; Actor: { PK: string } | null }[];
  };
}
const QUERY = `query ($c: AuditCriteria!) { getAuditLog(criteria: $c) {
  Total Entries { Action Reason RecordId Details Cursor Actor { PK } } } }`;
const read = (actor: Actor, criteria: object = {}) => world.execute<Log>(actor, QUERY, { c: criteria });
const failureOf = ({ errors }: Awaited<ReturnType<World["execute"]>>) => errors[0]?.extensions;

/** Writes audit entries about a record, as events of any service would. */
async function entries(recordId: string, count: number, details: object = {}): Promise<void> {
  await world.database.query(
    `insert into audit_entry (id, occurred_at, actor_id, action, aggregate_id, details)
     select gen_random_uuid(), timestamptz '2026-01-01' + place * interval '1 minute', $2, 'event ' || place, $1, $3
     from generate_series(1, $4) as place`,
    [recordId, admin.userId, JSON.stringify(details), count],
  );
}

test("a suspension is read with its reason by the member and by admins", async () => {
  const target = await world.addMember();
  const suspend = `mutation ($PK: ID!) { setUserSuspended(PK: $PK, Suspended: true, reason: "Spam.") { PK } }`;
  await world.execute(admin, suspend, { PK: target.userId });
  await waitFor("the operation and its event", async () => {
    const query = "select 1 from audit_entry where aggregate_id = $1";
    return (await world.database.query(query, [target.userId])).rowCount === 2;
  });
  const reinstate = "mutation ($PK: ID!) { setUserSuspended(PK: $PK, Suspended: false) { PK } }";
  await world.execute(admin, reinstate, { PK: target.userId });
  const expected = {
    Action: "setUserSuspended Suspended",
    Reason: "Spam.",
    Actor: { PK: `USR#${admin.userId}` },
  };
  for (const answer of [
    await read(target),
    await read(admin, { RecordId: `USR#${target.userId}`, ActorId: admin.userId }),
  ])
    expect(answer.data.getAuditLog.Entries).toContainEqual(expect.objectContaining(expected));
});

test("pages by cursor and number in both orders, and costs the same for one and for many", async () => {
  const own = await world.addMember();
  await entries(own.userId, 5);
  const actions = async (criteria: object) =>
    (await read(own, criteria)).data.getAuditLog.Entries.map(({ Action }) => Action);
  const first = (await read(own, { PageSize: 2 })).data.getAuditLog;
  expect([first.Total, first.Entries.map(({ Action }) => Action)]).toEqual([5, ["event 5", "event 4"]]);
  expect(await actions({ After: first.Entries[1]?.Cursor })).toEqual(["event 3", "event 2", "event 1"]);
  expect(await actions({ Page: 2, PageSize: 2, SortOrder: "Oldest" })).toEqual(["event 3", "event 4"]);
  const one = await read(own, { PageSize: 1 });
  const many = await read(own, { PageSize: 100 });
  expect(many.sqlStatements).toBe(one.sqlStatements);
});

test("entries name whom and what they are about, at the same cost for one and for many", async () => {
  const [person, project] = [await world.addMember({ firstName: "Maya" }), newId()];
  const company = newId();
  await world.database.query("insert into company (id, name, created_by) values ($1, 'Lumen', $2)", [
    company,
    admin.userId,
  ]);
  const submission = newId();
  const details = { userId: person.userId, projectId: project, companyId: company };
  await world.database.query(
    `insert into audit_entry (id, occurred_at, actor_id, action, aggregate_id, details)
     select gen_random_uuid(), now(), null, 'callboard.casting.submission.created.v1', $1, $2 from generate_series(1, 5)`,
    [submission, JSON.stringify(details)],
  );
  const names = `query ($c: AuditCriteria!) { getAuditLog(criteria: $c) {
    Entries { User { Data { FirstName } } Company { Data { Name } } Project { PK } } } }`;
  const about = (PageSize: number) =>
    world.execute<{ getAuditLog: { Entries: unknown[] } }>(admin, names, {
      c: { RecordId: submission, PageSize },
    });
  const [one, many] = [await about(1), await about(5)];
  expect(many.data.getAuditLog.Entries).toEqual(
    Array.from({ length: 5 }, () => ({
      User: { Data: { FirstName: "Maya" } },
      Company: { Data: { Name: "Lumen" } },
      Project: { PK: `PRJ#${project}` },
    })),
  );
  expect(many.sqlStatements).toBe(one.sqlStatements);
});

test("a company reads what was done to it and to what belongs to it, and nobody else's", async () => {
  const founder = await world.addMember({ roles: ["Production"] });
  const company = newId();
  await world.database.query("insert into company (id, name, created_by) values ($1, 'Lumen', $2)", [
    company,
    founder.userId,
  ]);
  const producer = await world.addMember({ roles: ["Production"], companyId: company });
  const project = newId();
  await entries(project, 1, { companyId: company });
  await entries(company, 1);
  for (const RecordId of [`PRJ#${project}`, `CMP#${company}`, company])
    expect((await read(producer, { RecordId })).data.getAuditLog.Total).toBe(1);
  const stranger = await world.addMember({ roles: ["Production"], companyId: null });
  for (const RecordId of [project, company, producer.userId, newId()])
    expect(failureOf(await read(stranger, { RecordId }))?.code).toBe("NOT_FOUND");
  expect((await read(admin, { RecordId: newId() })).data.getAuditLog.Total).toBe(0);
});

test.each<[object, string]>([
  [{ RecordId: "1" }, "criteria.RecordId"],
  [{ ActorId: "1" }, "criteria.ActorId"],
  [{ PageSize: 101 }, "criteria.PageSize"],
])("%j names %s", async (criteria, path) => {
  expect(failureOf(await read(admin, criteria))?.fields?.map((field) => field.path)).toEqual([path]);
});

test("is for members", async () => {
  expect(failureOf(await read(GUEST))?.code).toBe("UNAUTHENTICATED");
});
