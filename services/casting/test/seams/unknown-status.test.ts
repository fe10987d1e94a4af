import pg from "pg";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let positionId: string;
let projectId: string;
let old: Sent;

/** A state of a version after this one, to which the data was taken back. */
const LATER = "Shortlisted";

beforeAll(async () => {
  world = await openWorld();
  people = createPeople();
  projectId = world.others.project(people.companyA, { name: "The Harbour" });
  positionId = world.others.position(projectId, { name: "Captain" });
  const calls = callsOf(world);
  old = await calls.send(positionId);
  await calls.send(positionId);
  const database = new pg.Client(world.databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'submission'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%Submitted%'`,
  );
  for (const { name } of rows) await database.query(`alter table submission drop constraint ${name}`);
  await database.query("update submission set status = $1 where user_id = $2", [LATER, old.talent.userId]);
  await database.query(
    "update submission_move set to_status = $1 where submission_id in (select id from submission where user_id = $2)",
    [LATER, old.talent.userId],
  );
  await database.end();
});
afterAll(() => world.close());

const WALL = `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
  Total Counters { Stage Count } Submissions { SK Data { BookingStatus History { To } } } } }`;

interface Wall {
  readonly getPositionSubmissions: {
    readonly Total: number;
    readonly Counters: readonly { readonly Stage: string; readonly Count: number }[];
    readonly Submissions: readonly {
      readonly SK: string;
      readonly Data: { readonly BookingStatus: string; readonly History: readonly { readonly To: string }[] };
    }[];
  };
}

async function wall(Status?: string) {
  const c = {
    RoleId: `ROLE#${positionId}`,
    ProjectId: `PRJ#${projectId}`,
    ...(Status && { Status: [Status] }),
  };
  const { data, errors } = await world.execute<Wall>(people.producerOwner, WALL, { c });
  expect(errors).toEqual([]);
  return data.getPositionSubmissions;
}

test("the wall shows a state that it does not know as unknown, and counts it under no other", async () => {
  const all = await wall();
  expect(all.Total).toBe(2);
  expect(all.Submissions.find(({ SK }) => SK === old.SK)?.Data).toEqual({
    BookingStatus: "Unknown",
    History: [{ To: "Unknown" }],
  });
  const counted = all.Counters.filter(({ Count }) => Count > 0);
  expect(counted).toEqual([
    { Stage: "New", Count: 1 },
    { Stage: "Unknown", Count: 1 },
  ]);
});

test.each(["New", "Viewed", "Selected", "Audition", "Callback", "Avail", "Booked", "Out", "Unknown"])(
  "a wall of %s contains unknown states only when it is filtered by them",
  async (stage) => {
    const keys = (await wall(stage)).Submissions.map(({ SK }) => SK);
    expect(keys.includes(old.SK)).toBe(stage === "Unknown");
  },
);

test("the talent reads it as unknown, and it is counted so", async () => {
  const query = `{ getSubmissionsByStage(criteria: {}) { Stages { Stage Count }
    Submissions { Data { BookingStatus } } } }`;
  const { data, errors } = await world.execute<{ getSubmissionsByStage: object }>(old.talent, query);
  expect(errors).toEqual([]);
  const { Stages, Submissions } = data.getSubmissionsByStage as {
    Stages: readonly { Stage: string; Count: number }[];
    Submissions: readonly object[];
  };
  expect(Submissions).toEqual([{ Data: { BookingStatus: "Unknown" } }]);
  expect(Stages.filter(({ Count }) => Count > 0)).toEqual([{ Stage: "Unknown", Count: 1 }]);
});

test("casting cannot set it to another state by its name", async () => {
  const [error] = await callsOf(world).set(people.producerOwner, old, "Selected");
  expect(error?.extensions.code).toBe("CONFLICT");
});
