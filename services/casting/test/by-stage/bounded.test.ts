import { newId } from "@callboard/kit/ids.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { Kysely, PostgresDialect, sql, type CompiledQuery } from "kysely";
import pg from "pg";
import type { StageFilter, StageReads, StageSort } from "../../src/app/by-stage/by-stage-ports.ts";
import { stageReads } from "../../src/adapters/store/by-stage/by-stage.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { stagesIn } from "../../src/domain/talent-stage/talent-stage.ts";

let pool: pg.Pool;
let drop: () => Promise<void>;

const NOW = new Date("2026-11-22T12:00:00Z");
const [USERS, POSITIONS] = [160, 4_000].map((count) => Array.from({ length: count }, () => newId()));
const CLIENTS = (USERS ?? []).slice(0, 40);
/** A quarter of them are those of the agent's clients. */
const SUBMISSIONS = 80_000;
const FILTER: StageFilter = { userIds: CLIENTS, announcedTo: { companyId: null }, words: [] };

beforeAll(async () => {
  const made = await serviceDatabase("casting", new URL("../../migrations/", import.meta.url));
  ({ drop } = made);
  // Without the time limit that the service has for statements.
  pool = new pg.Pool({ connectionString: made.url, max: 2 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await sql`insert into project (id, company_id, name, status, public, version)
    select id, id, 'Project ' || place, 'Approved', true, 1
    from unnest(${POSITIONS}::uuid[]) with ordinality as one (id, place)`.execute(db);
  await sql`insert into position (id, project_id, company_id, name, status, quantity, wants, version)
    select id, id, id, case when place % 100 = 1 then 'Captain Élif ' else 'Sailor ' end || place, 'Open', 1, '{}', 1
    from unnest(${POSITIONS}::uuid[]) with ordinality as one (id, place)`.execute(db);
  await sql`insert into person (id, first_name, last_name, name_key, name_key_reversed, suspended, version)
    select id, 'Person', place, 'person ' || place, place || ' person', false, 1
    from unnest(${USERS}::uuid[]) with ordinality as one (id, place)`.execute(db);
  await sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, audition_status, audition_expires_at, comments, version)
    select gen_random_uuid(), position_id, position_id, user_id, position_id,
      (array['Submitted', 'Viewed', 'Selected', 'AuditionRequested', 'Booked', 'NotBooked'])[1 + place % 6], user_id,
      ${NOW}::timestamptz, ${NOW}::timestamptz - make_interval(mins => place), 'Offered',
      ${NOW}::timestamptz + make_interval(mins => 1 + place % 999),
      repeat('A note to casting. ', 20), 1
    from generate_series(1, ${sql.lit(SUBMISSIONS)}) as place
    join unnest(${USERS}::uuid[]) with ordinality as member (user_id, number) on number = 1 + place % 160
    join unnest(${POSITIONS}::uuid[]) with ordinality as part (position_id, rank)
      on rank = 1 + (place / 160 + place % 160 * 17) % 4000`.execute(db);
  await sql`insert into announcement (submission_id, due_at, version, former)
    select id, ${NOW}::timestamptz, 1, to_jsonb(submission) || '{"status": "Viewed"}' from submission
    where status = 'NotBooked'`.execute(db);
  await waitFor("rows are visible to everyone", () => vacuumed(db), 60_000);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await drop();
});

/** Vacuums until the index alone can be read, which what else runs on the server may hold up. */
async function vacuumed(db: Kysely<Tables>): Promise<boolean> {
  await sql`vacuum (analyze)`.execute(db);
  const { rows } = await sql<{ all: boolean }>`
    select relallvisible >= relpages as all from pg_class where oid = 'submission'::regclass`.execute(db);
  return rows[0]?.all ?? false;
}

const page = (sort: StageSort, more: Partial<PageRequest<StageSort>> = {}): PageRequest<StageSort> => ({
  size: 25,
  skip: 0,
  after: null,
  sort,
  order: "asc",
  count: false,
  known: null,
  ...more,
});

/** The statements that a read sends, each with the plan that the database has for it. */
async function plansOf(read: (reads: StageReads) => Promise<unknown>): Promise<readonly string[]> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  await read(stageReads(db));
  const plans: string[] = [];
  for (const { sql: text, parameters } of sent) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...parameters]);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}

const READS: readonly (readonly [string, (reads: StageReads) => Promise<unknown>])[] = [
  ...(["Changed", "Deadline", "Role"] as const).map(
    (sort) =>
      [
        `a page by ${sort}`,
        (reads: StageReads) =>
          reads.submissionsAtStages(FILTER, stagesIn("Open"), { page: page(sort), now: NOW }),
      ] as const,
  ),
  [
    "a page with words",
    (reads) =>
      reads.submissionsAtStages({ ...FILTER, words: ["elif", "person"] }, stagesIn("Open"), {
        page: page("Changed"),
        now: NOW,
      }),
  ],
  ["the counts", (reads) => reads.countByStage(FILTER)],
  ["the counts with words", (reads) => reads.countByStage({ ...FILTER, words: ["elif"] })],
];

test.each(READS)("%s of an agent with 20,000 submissions reads no others", async (_name, read) => {
  const plans = await plansOf(read);
  expect(plans).toHaveLength(1);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on submission/);
    expect(plan).toContain("submission_of_user");
    expect(plan).not.toMatch(/Seq Scan on announcement/);
  }
});
