import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { Kysely, PostgresDialect, sql, type CompiledQuery } from "kysely";
import pg from "pg";
import { openRequestReads } from "../../src/adapters/store/requests/open-requests.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { STATUSES, type BookingStatus } from "../../src/domain/booking-status.ts";
import { openRequestOf } from "../../src/domain/open-request/open-request.ts";
import type { RequestStatus } from "../../src/domain/request.ts";
import type { InviteStatus } from "../../src/domain/submission.ts";

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
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const WHOLE: PageRequest = {
  size: 100_000,
  skip: 0,
  after: null,
  sort: "Soonest",
  order: "asc",
  count: true,
  known: null,
};

const INVITES: readonly (InviteStatus | null)[] = [null, "Offered", "ChangeRequested", "Confirmed"];
const REQUESTS: readonly (RequestStatus | null)[] = [null, "Open", "Free", "Expired"];
const LINES = [null, "waits", "holds", "waits elsewhere"] as const;

interface Case {
  readonly id: string;
  readonly status: BookingStatus;
  readonly invite: InviteStatus | null;
  readonly request: RequestStatus | null;
  readonly line: (typeof LINES)[number];
  readonly expires: number | null;
  readonly closed: boolean;
}

/** Every combination of the facts that decide. */
const CASES: readonly Case[] = STATUSES.flatMap((status) =>
  INVITES.flatMap((invite) =>
    REQUESTS.flatMap((request) =>
      LINES.flatMap((line) =>
        [-1, 0, 1, null].flatMap((expires) =>
          [true, false].map((closed) => ({ id: newId(), status, invite, request, line, expires, closed })),
        ),
      ),
    ),
  ),
);

const [USER, COMPANY, SLOT, ELSEWHERE, OPEN, CLOSED] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
] as const;

/** The expiry of an avail check or an offer is never missing. */
const endOfRequest = ({ expires }: Case) => at(expires ?? 1);

function isOpen(one: Case): boolean {
  const { status, invite, request, line, expires } = one;
  const submission = {
    status,
    slotId: SLOT,
    auditionStatus: invite,
    auditionExpiresAt: expires === null ? null : at(expires),
    request:
      request === null
        ? null
        : ({
            id: one.id,
            kind: "Avail",
            status: request,
            expiresAt: endOfRequest(one),
            decideBy: null,
            version: 1,
          } as const),
  };
  const waiting =
    line === null ? null : { slotId: line === "waits elsewhere" ? ELSEWHERE : SLOT, held: line === "holds" };
  return openRequestOf({ submission, waiting, projectClosed: one.closed, decided: false }, NOW) !== null;
}

async function store(cases: readonly Case[]): Promise<void> {
  const { db } = database;
  const column = <T>(of: (one: Case) => T) => cases.map(of);
  await sql`insert into project (id, company_id, name, status, public, version) values
    (${OPEN}, ${COMPANY}, 'A', 'Approved', true, 1), (${CLOSED}, ${COMPANY}, 'B', 'Closed', true, 1)`.execute(
    db,
  );
  await sql`insert into slot (id, project_id, starts_at, length_minutes, zone, capacity, version)
    select id, ${OPEN}, ${at(72)}::timestamptz, 15, 'UTC', 1, 1 from unnest(${[SLOT, ELSEWHERE]}::uuid[]) as id`.execute(
    db,
  );
  await sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, slot_id, audition_status, audition_expires_at, version, request_id)
    select id, case when closed then ${CLOSED}::uuid else ${OPEN}::uuid end, id, ${USER}, ${COMPANY}, status, ${USER},
      ${NOW}::timestamptz, ${NOW}::timestamptz, ${SLOT}, invite, expires, 1, case when requested then id end
    from unnest(${column((one) => one.id)}::uuid[], ${column((one) => one.closed)}::bool[],
      ${column((one) => one.status)}::text[], ${column((one) => one.invite)}::text[],
      ${column((one) => (one.expires === null ? null : at(one.expires)))}::timestamptz[],
      ${column((one) => one.request !== null)}::bool[]) as one (id, closed, status, invite, expires, requested)`.execute(
    db,
  );
  const requested = cases.filter(({ request }) => request !== null);
  await sql`
    insert into request (id, submission_id, user_id, company_id, kind, status, dates, expires_at, created_by,
      created_at, version)
    select id, id, ${USER}, ${COMPANY}, 'Avail', status, '{}', expires, ${USER}, ${NOW}::timestamptz, 1
    from unnest(${requested.map(({ id }) => id)}::uuid[], ${requested.map(({ request }) => request)}::text[],
      ${requested.map(endOfRequest)}::timestamptz[]) as one (id, status, expires)`.execute(db);
  const waiting = cases.filter(({ line }) => line !== null);
  await sql`
    insert into slot_waiting (submission_id, slot_id, since, held)
    select id, case when line = 'waits elsewhere' then ${ELSEWHERE}::uuid else ${SLOT}::uuid end,
      ${NOW}::timestamptz, line = 'holds'
    from unnest(${waiting.map(({ id }) => id)}::uuid[], ${waiting.map(({ line }) => line)}::text[])
      as one (id, line)`.execute(db);
}

test("the list has exactly what the rule says, of every combination of facts", async () => {
  await store(CASES);
  const expected = CASES.filter(isOpen)
    .map(({ id }) => id)
    .toSorted();
  expect(expected.length).toBeGreaterThan(50);
  const reads = openRequestReads(database.db);
  for (const whose of [{ userIds: [USER] }, { companyId: COMPANY }]) {
    const { items, counted } = await reads.openRequests({ ...whose, expiresBefore: null }, NOW, WHOLE);
    expect(items.map(({ submission }) => submission.id).toSorted()).toEqual(expected);
    expect(counted).toEqual({ total: expected.length, totalIsFloor: false });
  }
  const before = await reads.openRequests({ userIds: [USER], expiresBefore: at(1) }, NOW, WHOLE);
  expect(before.items).toEqual([]);
});

/** The statements that a read sends, each with the plan that the database has for it. */
async function plansOf(read: (reads: ReturnType<typeof openRequestReads>) => Promise<unknown>) {
  const sent: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  await read(openRequestReads(db));
  const plans: string[] = [];
  for (const { sql: text, parameters } of sent) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...parameters]);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  await db.destroy();
  return plans;
}

test.each([
  ["the clients of an agent", "submission_awaited_of_user", "userIds"],
  ["a company", "submission_awaited_of_company", "companyId"],
])("of thousands of submissions of %s only those in question are read", async (_name, index, by) => {
  const [companies, users] = [10, 400].map((count) => Array.from({ length: count }, () => newId()));
  const [company, clients] = [companies?.[0] ?? "", users?.slice(0, 40) ?? []];
  const fill = sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, audition_status, audition_expires_at, version)
    select gen_random_uuid(), ${OPEN}, gen_random_uuid(), (${users}::uuid[])[1 + place % 400],
      (${companies}::uuid[])[1 + place % 10], case when random() < 0.2 then 'AuditionRequested' else 'Viewed' end,
      ${USER}, ${NOW}::timestamptz, ${NOW}::timestamptz, 'Offered', ${at(1)}::timestamptz, 1
    from generate_series(1, 20000) as place`;
  await database.db.transaction().execute(async (tx) => {
    // A busy machine needs longer for it than the service waits for a statement.
    await sql`set local statement_timeout = 0`.execute(tx);
    await fill.execute(tx);
  });
  await sql`vacuum analyze submission`.execute(database.db);
  const whose = by === "userIds" ? { userIds: clients } : { companyId: company };
  const plans = await plansOf((reads) =>
    reads.openRequests({ ...whose, expiresBefore: null }, NOW, { ...WHOLE, size: 25 }),
  );
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on submission/);
  }
});
