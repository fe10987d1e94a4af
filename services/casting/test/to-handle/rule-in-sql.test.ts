import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { Kysely, PostgresDialect, sql, type CompiledQuery } from "kysely";
import pg from "pg";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { toHandleReads } from "../../src/adapters/store/to-handle/to-handle.ts";
import { STATUSES, type BookingStatus } from "../../src/domain/booking-status.ts";
import type { InviteStatus } from "../../src/domain/submission.ts";
import {
  AUDITION_TASKS,
  auditionTaskOf,
  DECIDE_DAYS,
  type AuditionTask,
} from "../../src/domain/to-handle/audition-task.ts";

let database: Database<Tables>;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await serviceDatabase("casting", new URL("../../migrations/", import.meta.url));
  ({ url, drop } = made);
  database = openDatabase({ url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const NOW = new Date("2026-11-22T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const WHOLE: PageRequest = {
  size: 100_000,
  skip: 0,
  after: null,
  sort: "Earliest",
  order: "asc",
  count: true,
  known: null,
};

const INVITES: readonly (InviteStatus | null)[] = [
  null,
  ...(["Offered", "ChangeRequested", "Confirmed", "CheckedIn", "Done", "NoShow"] as const),
];
const LENGTH = 15;
const OLDEST = -DECIDE_DAYS * 24 * 60;
/** Minutes from now to the end of a slot: on both sides of each border, and on it. */
const ENDS = [OLDEST - 1, OLDEST, OLDEST + 1, -1, 0, 1] as const;
const [USER, COMPANY, OPEN, CLOSED] = [newId(), newId(), newId(), newId()] as const;
const SLOTS = ENDS.map((ends) => ({ id: newId(), ends }));

interface Case {
  readonly id: string;
  readonly status: BookingStatus;
  readonly invite: InviteStatus | null;
  readonly slot: (typeof SLOTS)[number] | null;
  readonly expires: number | null;
  readonly closed: boolean;
}

/** Every combination of the facts that decide; a confirmed audition has a slot. */
const CASES: readonly Case[] = STATUSES.flatMap((status) =>
  INVITES.flatMap((invite) =>
    (status === "AuditionConfirmed" ? SLOTS : [null, ...SLOTS]).flatMap((slot) =>
      [-1, 0, 1, null].flatMap((expires) =>
        [true, false].map((closed) => ({ id: newId(), status, invite, slot, expires, closed })),
      ),
    ),
  ),
);

function taskOf({ status, invite, slot, expires, closed }: Case): AuditionTask | null {
  const submission = {
    status,
    auditionStatus: invite,
    auditionExpiresAt: expires === null ? null : at(expires),
  };
  return auditionTaskOf({ submission, endsAt: slot && at(slot.ends), projectClosed: closed }, NOW);
}

async function store(cases: readonly Case[]): Promise<void> {
  const { db } = database;
  const column = <T>(of: (one: Case) => T) => cases.map(of);
  await sql`insert into project (id, company_id, name, status, public, version) values
    (${OPEN}, ${COMPANY}, 'A', 'Approved', true, 1), (${CLOSED}, ${COMPANY}, 'B', 'Closed', true, 1)`.execute(
    db,
  );
  await sql`insert into slot (id, project_id, starts_at, length_minutes, zone, capacity, version)
    select id, ${OPEN}, starts, ${LENGTH}, 'UTC', 1, 1
    from unnest(${SLOTS.map(({ id }) => id)}::uuid[], ${SLOTS.map(({ ends }) => at(ends - LENGTH))}::timestamptz[])
      as one (id, starts)`.execute(db);
  await sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, slot_id, audition_status, audition_expires_at, version)
    select id, case when closed then ${CLOSED}::uuid else ${OPEN}::uuid end, id, ${USER}, ${COMPANY}, status, ${USER},
      ${NOW}::timestamptz, ${NOW}::timestamptz, slot, invite, expires, 1
    from unnest(${column((one) => one.id)}::uuid[], ${column((one) => one.closed)}::bool[],
      ${column((one) => one.status)}::text[], ${column((one) => one.slot?.id ?? null)}::uuid[],
      ${column((one) => one.invite)}::text[],
      ${column((one) => (one.expires === null ? null : at(one.expires)))}::timestamptz[])
      as one (id, closed, status, slot, invite, expires)`.execute(db);
}

test("the lists have exactly what the rule says, of every combination of facts", async () => {
  await store(CASES);
  const reads = toHandleReads(database.db);
  for (const task of AUDITION_TASKS) {
    const expected = CASES.filter((one) => taskOf(one) === task).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(10);
    const { items, counted } = await reads.auditionsToHandle({ companyId: COMPANY, task }, NOW, WHOLE);
    expect(items.map(({ submission }) => submission.id).toSorted()).toEqual(expected.toSorted());
    expect(counted).toEqual({ total: expected.length, totalIsFloor: false });
    const starts = items.map(({ place: [startsAt] }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
  }
});

/** The statements that a read sends, each with the plan that the database has for it. */
async function plansOf(read: (reads: ReturnType<typeof toHandleReads>) => Promise<unknown>) {
  const sent: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  await read(toHandleReads(db));
  const plans: string[] = [];
  for (const { sql: text, parameters } of sent) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...parameters]);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  await db.destroy();
  return plans;
}

test.each([
  ["ChangeRequested", "submission_awaited_of_company"],
  ["Decide", "submission_to_decide"],
] as const)("of thousands of submissions only those that can wait are read: %s", async (task, index) => {
  const companies = Array.from({ length: 10 }, () => newId());
  // In parts: a busy machine takes longer for all of them than a statement may.
  for (let first = 1; first < 20_000; first += 4_000)
    await sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, slot_id, audition_status, version)
    select gen_random_uuid(), ${OPEN}, gen_random_uuid(), gen_random_uuid(), (${companies}::uuid[])[1 + place % 10],
      case when place % 50 = 0 then 'AuditionRequested' when place % 51 = 0 then 'Auditioned' else 'Viewed' end,
      ${USER}, ${NOW}::timestamptz, ${NOW}::timestamptz, ${SLOTS[3]?.id}::uuid,
      case when place % 50 = 0 then 'ChangeRequested' else 'Done' end, 1
    from generate_series(${first}::integer, ${first + 3_999}::integer) as place`.execute(database.db);
  await sql`vacuum analyze submission`.execute(database.db);
  const plans = await plansOf((reads) =>
    reads.auditionsToHandle({ companyId: companies[0] ?? "", task }, NOW, { ...WHOLE, size: 25 }),
  );
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on submission/);
  }
});
