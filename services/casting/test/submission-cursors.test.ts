import pg from "pg";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, facts, type Sent } from "./submission-calls.ts";

interface Wall {
  getPositionSubmissions: { After: string | null; Submissions: { SK: string }[] };
}

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
  people = createPeople();
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

test.each(["Newest", "Oldest"])(
  "%s: what was sent at one moment has an order of its own",
  async (SortOrder) => {
    const RoleId = world.others.position(projectId);
    const client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ id: string; user_id: string }>(
      `insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, version)
    select gen_random_uuid(), $1, $2, gen_random_uuid(), $3, 'Submitted', gen_random_uuid(), date_trunc('milliseconds', now()), now(), 1
    from generate_series(1, 30) returning id, user_id`,
      [projectId, RoleId, people.companyA],
    );
    await client.end();
    const expected = rows
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ user_id }) => `SUB#${RoleId}#${user_id}`);
    if (SortOrder === "Newest") expected.reverse();
    const found: string[] = [];
    let After: string | null = null;
    do {
      const { data }: { data: Wall } = await world.execute<Wall>(
        people.producerOwner,
        `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) { After Submissions { SK } } }`,
        { c: { RoleId, SortOrder, PageSize: 7, After } },
      );
      found.push(...data.getPositionSubmissions.Submissions.map(({ SK }) => SK));
      After = data.getPositionSubmissions.After;
    } while (After);
    expect(found).toEqual(expected);
  },
);

test("a talent's submissions continue after the last one seen", async () => {
  const talent = member({ roles: ["Talent"] });
  const own: Sent[] = [];
  for (let place = 0; place < 3; place += 1)
    own.push(await calls.send(world.others.position(projectId), talent));
  const list = (criteria: object) =>
    world.execute<{ getUserSubmissions: { SK: string; Cursor: string }[] }>(
      talent,
      `query($c: UserSubmissionsCriteria!) { getUserSubmissions(criteria: $c) { SK Cursor } }`,
      { c: criteria },
    );
  const first = (await list({ PageSize: 2 })).data.getUserSubmissions;
  expect(first.map(({ SK }) => SK)).toEqual([own[2]!.SK, own[1]!.SK]);
  const rest = await list({ PageSize: 2, After: first[1]?.Cursor });
  expect(rest.data.getUserSubmissions.map(({ SK }) => SK)).toEqual([own[0]!.SK]);
  const others = [own[0]!.SK, Buffer.from(JSON.stringify({ s: "Newest", v: [7, 8] })).toString("base64url")];
  for (const After of others)
    expect(facts((await list({ After })).errors)).toMatchObject({
      fields: [{ path: "criteria.After", rule: "CURSOR" }],
    });
  const { data } = await world.execute<{ getPositionSubmission: { Cursor: string | null } }>(
    talent,
    "query($u: ID!, $r: ID!) { getPositionSubmission(UserId: $u, RoleId: $r) { Cursor } }",
    { u: talent.userId, r: own[0]!.SK.split("#")[1] },
  );
  expect(data.getPositionSubmission.Cursor).toBeNull();
});

test.each(["Newest", "Oldest"])(
  "%s: an agent pages through what many talents sent at one moment",
  async (SortOrder) => {
    const client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ id: string; user_id: string; position_id: string }>(
      `insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
        updated_at, version)
      select gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), $2, 'Submitted', gen_random_uuid(),
        '2026-01-01Z', now(), 1
      from generate_series(1, 40) returning id, user_id, position_id`,
      [projectId, people.companyA],
    );
    await client.end();
    const agent = member({ roles: ["Agent"], representedIds: rows.map(({ user_id }) => user_id) });
    const expected = rows
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ position_id, user_id }) => `SUB#${position_id}#${user_id}`);
    if (SortOrder === "Newest") expected.reverse();
    const found: string[] = [];
    for (let After: string | undefined; ;) {
      const { data } = await world.execute<{ getUserSubmissions: { SK: string; Cursor: string }[] }>(
        agent,
        "query($c: UserSubmissionsCriteria!) { getUserSubmissions(criteria: $c) { SK Cursor } }",
        { c: { SortOrder, PageSize: 7, After } },
      );
      found.push(...data.getUserSubmissions.map(({ SK }) => SK));
      After = data.getUserSubmissions.at(-1)?.Cursor;
      if (After === undefined) break;
    }
    expect(found).toEqual(expected);
  },
);
