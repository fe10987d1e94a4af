import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { PositionUpdatedSchema, ProjectUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "../messaging-fixture.ts";

// More than two pages of people.
const talents = Array.from({ length: 230 }, () => member({ roles: ["Talent"] }));
const agent = member({ roles: ["Agent"] });
const companyId = newId();
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  const clients = talents.slice(0, 2).map((one) => ({ member: one, agentIds: [agent.userId] }));
  system = await startMessaging(
    [...clients, ...talents.slice(2).map((one) => ({ member: one })), { member: agent }],
    new Map(),
  );
  system.upstreams.standing = talents.map(({ userId }) => userId).toSorted();
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

async function change(
  projectId: string,
  fields: readonly string[],
  positionId?: string,
  paid: object = {},
): Promise<void> {
  const about = { aggregateId: newId(), version: 1 };
  const facts = { projectId, companyId, fields: [...fields], ...paid };
  const draft = positionId
    ? draftEvent(PositionUpdatedSchema, { ...facts, positionId }, about)
    : draftEvent(ProjectUpdatedSchema, facts, about);
  const id = newId();
  await system.bus.publish([{ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" }]);
  await waitFor("the effect", async () => {
    const { rows } = await database.query(
      "select from inbox where event_id = $1 and consumer = 'messaging-project-changes'",
      [id],
    );
    return rows.length === 1;
  });
}
const waiting = async (projectId: string) =>
  (
    await database.query(
      `select changes, due_at > now() + interval '50 minutes' as later from project_notice
       where project_id = $1 and done_at is null order by changes`,
      [projectId],
    )
  ).rows as { changes: string[]; later: boolean }[];
const notifyDue = async (projectId: string) => {
  await database.query("update project_notice set due_at = now() where project_id = $1", [projectId]);
  await waitFor("all pages", async () => (await waiting(projectId)).length === 0);
};

test("everybody who is submitted to a project is notified once of all that changed, and not again within the hour", async () => {
  const projectId = newId();
  await change(projectId, ["PayRate"]);
  await change(projectId, ["LocationCity", "Name"]);
  expect(await waiting(projectId)).toEqual([
    { changes: expect.arrayContaining(["Pay", "Place"]), later: false },
  ]);
  await notifyDue(projectId);
  const notices = await database.query(
    "select user_id, count, facts from notification where facts ->> 'projectId' = $1",
    [projectId],
  );
  expect(new Set(notices.rows.map((row) => row.user_id))).toEqual(
    new Set([...talents.map(({ userId }) => userId), agent.userId]),
  );
  // An agent has one line per client.
  expect(notices.rows).toHaveLength(talents.length + 2);
  expect(notices.rows.every(({ count }) => count === 1)).toBe(true);
  expect(notices.rows[0].facts).toMatchObject({ changes: ["Pay", "Place"], project: "The Long Night" });
  const mails = await database.query("select from mail where kind = 'project-changed'");
  expect(mails.rows).toHaveLength(talents.length + 2);
  await change(projectId, ["FilmingEndDate"]);
  expect(await waiting(projectId)).toEqual([{ changes: ["Dates"], later: true }]);
  await change(projectId, ["Nudity"], newId());
  expect(await waiting(projectId)).toEqual([
    { changes: ["Dates"], later: true },
    { changes: ["Nudity"], later: false },
  ]);
});

test("a change that does not matter to talent notifies nobody", async () => {
  const projectId = newId();
  await change(projectId, ["Name", "ProjectOverview"]);
  await change(projectId, ["RoleStatus"], newId());
  expect(await waiting(projectId)).toEqual([]);
});

test("a change that cannot be read now is sent later, and to nobody twice", async () => {
  const projectId = newId();
  await change(projectId, ["PayRate"]);
  system.upstreams.identityIsDown = true;
  await database.query("update project_notice set due_at = now() where project_id = $1", [projectId]);
  await waitFor("an attempt", () => system.upstreams.failedCalls > 0);
  expect(await waiting(projectId)).toHaveLength(1);
  system.upstreams.identityIsDown = false;
  await notifyDue(projectId);
  const { rows } = await database.query(
    "select max(count)::int as most, count(*)::int as lines from notification where facts ->> 'projectId' = $1",
    [projectId],
  );
  expect(rows).toEqual([{ most: 1, lines: talents.length + 2 }]);
});

const pay = (rate: string, rateFrequency = "Flat") => ({
  rate,
  rateFrequency,
  rate2: "",
  rate2Frequency: "",
});
const payChanges = (projectId: string, positionId: string, rates: readonly string[]) =>
  rates
    .slice(1)
    .reduce(
      (before, rate, at) =>
        before.then(() =>
          change(projectId, ["Rate"], positionId, { formerPay: pay(rates[at] ?? ""), pay: pay(rate) }),
        ),
      Promise.resolve(),
    );

test("several changes of pay are one notice with the first and the last, once for each agent", async () => {
  const [projectId, positionId] = [newId(), newId()];
  await payChanges(projectId, positionId, ["400", "300", "250"]);
  await notifyDue(projectId);
  const { rows } = await database.query(
    "select user_id, count, happening, facts from notification where facts ->> 'projectId' = $1",
    [projectId],
  );
  expect(rows).toHaveLength(talents.length + 1);
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(
    new Set([...talents.map(({ userId }) => userId), agent.userId]),
  );
  for (const row of rows)
    expect(row).toMatchObject({
      happening: "pay-changed",
      facts: { positionId, formerPay: pay("400"), pay: pay("250") },
    });
  // Of both clients.
  expect(rows.find(({ user_id }) => user_id === agent.userId)).toMatchObject({ count: 2 });
  const mails = await database.query("select body from mail where kind = 'pay-changed'");
  expect(mails.rows).toHaveLength(talents.length + 1);
  for (const { body } of mails.rows) {
    expect(body).toContain("$400 in total");
    expect(body).toContain("$250 in total");
    expect(body).toContain("already have keep their terms");
  }
});

test("pay that comes back to what it was notifies nobody, and later changes begin with what was said last", async () => {
  const [projectId, positionId] = [newId(), newId()];
  await payChanges(projectId, positionId, ["400", "40", "400"]);
  await notifyDue(projectId);
  const said = async () =>
    (
      await database.query(
        "select distinct facts -> 'formerPay' ->> 'rate' as former, facts -> 'pay' ->> 'rate' as now from notification where facts ->> 'projectId' = $1 order by 1",
        [projectId],
      )
    ).rows;
  expect(await said()).toEqual([]);
  await payChanges(projectId, positionId, ["400", "500"]);
  await notifyDue(projectId);
  await payChanges(projectId, positionId, ["500", "600"]);
  await notifyDue(projectId);
  expect(await said()).toEqual([
    { former: "400", now: "500" },
    { former: "500", now: "600" },
  ]);
});

test("other changes of the same edit have a notice of their own, which names no pay", async () => {
  const [projectId, positionId] = [newId(), newId()];
  await change(projectId, ["Rate", "Nudity"], positionId, { formerPay: pay("400"), pay: pay("250") });
  const rows = await database.query(
    "select what, changes from project_notice where project_id = $1 and done_at is null order by what",
    [projectId],
  );
  expect(rows.rows).toEqual([
    { what: "pay-changed", changes: [] },
    { what: "project-changed", changes: ["Nudity"] },
  ]);
});
