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

test("narrows by person, project, kind and day, together too, and pages on without a gap", async () => {
  const [actor, person] = [await world.addMember(), await world.addMember()];
  const project = newId();
  const write = (
    minute: number,
    action: string,
    about: string,
    more: { by?: string; details?: object } = {},
  ) =>
    world.database.query(
      `insert into audit_entry (id, occurred_at, actor_id, action, aggregate_id, details)
       values (gen_random_uuid(), timestamptz '2026-03-01' + $1 * interval '1 minute', $2, $3, $4, $5)`,
      [minute, more.by ?? null, action, about, JSON.stringify(more.details ?? {})],
    );
  const denied = "callboard.projects.project.denied.v1";
  const submitted = "callboard.casting.submission.created.v1";
  await write(1, denied, project, { by: actor.userId });
  await write(2, submitted, newId(), { details: { userId: person.userId, projectId: project } });
  await write(3, "setUserSuspended Suspended", person.userId, { by: actor.userId });
  await write(4, denied, newId(), { by: actor.userId });
  // Found in two ways, listed once.
  await write(5, submitted, person.userId, { by: person.userId, details: { userId: person.userId } });
  const minutes = async (criteria: object) => {
    const query = `query ($c: AuditCriteria!) { getAuditLog(criteria: $c) { Total Entries { OccurredAt } } }`;
    const { data } = await world.execute<{
      getAuditLog: { Total: number; Entries: readonly { OccurredAt: string }[] };
    }>(admin, query, {
      c: { SortOrder: "Oldest", From: "2026-03-01T00:00:00Z", Until: "2026-03-02T00:00:00Z", ...criteria },
    });
    const found = data.getAuditLog.Entries.map(({ OccurredAt }) => new Date(OccurredAt).getUTCMinutes());
    expect(data.getAuditLog.Total).toBe(found.length);
    return found;
  };
  const [UserId, ProjectId] = [`USR#${person.userId}`, `PRJ#${project}`];
  expect(await minutes({ UserId })).toEqual([2, 3, 5]);
  expect(await minutes({ UserId: `USR#${actor.userId}` })).toEqual([1, 3, 4]);
  expect(await minutes({ ProjectId })).toEqual([1, 2]);
  expect(await minutes({ ProjectId, UserId })).toEqual([2]);
  expect(await minutes({ Kind: "ProjectDenied" })).toEqual([1, 4]);
  expect(await minutes({ Kind: "setUserSuspended", UserId })).toEqual([3]);
  expect(await minutes({ UserId, From: "2026-03-01T00:03:00Z", Until: "2026-03-01T01:05:00+01:00" })).toEqual(
    [3],
  );
  const paged: string[] = [];
  for (let After: string | undefined; paged.length < 3;) {
    const { Entries } = (await read(admin, { UserId, PageSize: 1, ...(After && { After }) })).data
      .getAuditLog;
    paged.push(Entries[0]?.Action ?? "");
    After = Entries[0]?.Cursor;
  }
  expect(paged).toEqual([submitted, "setUserSuspended Suspended", submitted]);
});

test("filters lead nobody else to what is not theirs", async () => {
  const [own, other] = [await world.addMember(), await world.addMember()];
  await entries(other.userId, 1, { userId: own.userId });
  expect((await read(own, { UserId: other.userId })).data.getAuditLog.Entries).toEqual([]);
  expect((await read(own, { UserId: own.userId })).data.getAuditLog.Entries).toEqual([]);
});

test.each([
  ["a person", "details ->> 'userId' = 'x'", "audit_entry_user"],
  ["a project", "details ->> 'projectId' = 'x'", "audit_entry_project"],
  ["a kind", "split_part(action, ' ', 1) = 'x'", "audit_entry_kind"],
])("the log of %s is read in the order of its index", async (_of, condition, index) => {
  await world.database.query("begin");
  // A small table is scanned unless that is ruled out.
  await world.database.query("set local enable_seqscan = off; set local enable_bitmapscan = off");
  const { rows } = await world.database.query<{ "QUERY PLAN": string }>(
    `explain select * from audit_entry where ${condition} order by occurred_at desc, id desc limit 26`,
  );
  await world.database.query("rollback");
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain(`Index Scan Backward using ${index}`);
  expect(plan).not.toContain("Sort");
});

test.each<[object, string]>([
  [{ RecordId: "1" }, "criteria.RecordId"],
  [{ ActorId: "1" }, "criteria.ActorId"],
  [{ UserId: "1" }, "criteria.UserId"],
  [{ ProjectId: "USR#1" }, "criteria.ProjectId"],
  [{ Kind: "ProjectViewed" }, "criteria.Kind"],
  [{ Kind: "x" }, "criteria.Kind"],
  [{ From: "yesterday" }, "criteria.From"],
  [{ Until: "2026-02-31" }, "criteria.Until"],
  [{ PageSize: 101 }, "criteria.PageSize"],
])("%j names %s", async (criteria, path) => {
  expect(failureOf(await read(admin, criteria))?.fields?.map((field) => field.path)).toEqual([path]);
});

test("is for members", async () => {
  expect(failureOf(await read(GUEST))?.code).toBe("UNAUTHENTICATED");
});
