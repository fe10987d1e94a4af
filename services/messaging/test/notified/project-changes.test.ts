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

async function change(projectId: string, fields: readonly string[], positionId?: string): Promise<void> {
  const about = { aggregateId: newId(), version: 1 };
  const facts = { projectId, companyId, fields: [...fields] };
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
