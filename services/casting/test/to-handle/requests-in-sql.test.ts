import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { toHandleReads } from "../../src/adapters/store/to-handle/to-handle.ts";
import { STATUSES, type BookingStatus } from "../../src/domain/booking-status.ts";
import type { RequestStatus } from "../../src/domain/request.ts";
import { ENDED_DAYS, REQUEST_TASKS, requestTaskOf } from "../../src/domain/to-handle/request-task.ts";

let database: Database<Tables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await serviceDatabase("casting", new URL("../../migrations/", import.meta.url));
  drop = made.drop;
  database = openDatabase({ url: made.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const NOW = new Date("2026-11-22T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const OLDEST = -ENDED_DAYS * 24 * 60;
const WHOLE: PageRequest = {
  size: 100_000,
  skip: 0,
  after: null,
  sort: "Earliest",
  order: "asc",
  count: true,
  known: null,
};
const [COMPANY, OPEN, CLOSED] = [newId(), newId(), newId()] as const;

interface Case {
  readonly id: string;
  readonly requestId: string;
  readonly status: BookingStatus;
  readonly request: RequestStatus | null;
  /** Minutes from now to each end; the request was responded to if a decision is due. */
  readonly ends: number;
  readonly answered: boolean;
  readonly invite: "Expired" | "Offered" | null;
  readonly closed: boolean;
}

const REQUESTS = [null, "Open", "Free", "Conditional", "Expired", "Released"] as const;
/** A confirmed audition, which has a slot, is in `rule-in-sql.test.ts`. */
const CASES: readonly Case[] = STATUSES.filter((status) => status !== "AuditionConfirmed").flatMap((status) =>
  REQUESTS.flatMap((request) =>
    [OLDEST, OLDEST + 1, -1, 0, 1].flatMap((ends) =>
      ([null, "Offered", "Expired"] as const).flatMap((invite) =>
        [true, false].map((closed) => ({
          id: newId(),
          requestId: newId(),
          status,
          request,
          ends,
          answered: request !== null && request !== "Open" && ends !== 0,
          invite,
          closed,
        })),
      ),
    ),
  ),
);

function taskOf({ status, request, ends, answered, invite, closed, requestId }: Case) {
  return requestTaskOf(
    {
      submission: {
        status,
        request: request && {
          id: requestId,
          kind: "Avail",
          status: request,
          expiresAt: at(answered ? -1 : ends),
          decideBy: answered ? at(ends) : null,
          version: 1,
        },
        auditionStatus: invite,
        auditionExpiresAt: at(ends),
      },
      answeredAt: answered ? at(OLDEST) : null,
      projectClosed: closed,
    },
    NOW,
  );
}

async function store(cases: readonly Case[]): Promise<void> {
  const { db } = database;
  await sql`insert into project (id, company_id, name, status, public, version) values
    (${OPEN}, ${COMPANY}, 'A', 'Approved', true, 1), (${CLOSED}, ${COMPANY}, 'B', 'Closed', true, 1)`.execute(
    db,
  );
  const rows = JSON.stringify(
    cases.map((one) => ({
      ...one,
      project: one.closed ? CLOSED : OPEN,
      expires: at(one.answered ? -1 : one.ends),
      decide: one.answered ? at(one.ends) : null,
      invited: at(one.ends),
      responded: one.answered ? at(OLDEST) : null,
    })),
  );
  const columns = sql`id uuid, "requestId" uuid, status text, request text, project uuid, expires timestamptz,
    decide timestamptz, invited timestamptz, responded timestamptz, invite text`;
  await sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, audition_status, audition_expires_at, request_id, version)
    select id, project, id, id, ${COMPANY}, status, id, ${NOW}::timestamptz, ${NOW}::timestamptz, invite, invited,
      case when request is null then null else "requestId" end, 1
    from jsonb_to_recordset(${rows}::jsonb) as one (${columns})`.execute(db);
  await sql`
    insert into request (id, submission_id, user_id, company_id, kind, status, dates, expires_at, decide_by,
      created_by, created_at, answered_at, version)
    select "requestId", id, id, ${COMPANY}, 'Avail', request, '{}', expires, decide, id, ${NOW}::timestamptz,
      responded, 1
    from jsonb_to_recordset(${rows}::jsonb) as one (${columns}) where request is not null`.execute(db);
}

test("the lists of requests have exactly what the rule says, of every combination of facts", async () => {
  await store(CASES);
  const reads = toHandleReads(database.db);
  for (const task of REQUEST_TASKS) {
    const expected = CASES.filter((one) => taskOf(one) === task).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(10);
    const { items, counted } = await reads.auditionsToHandle({ companyId: COMPANY, task }, NOW, WHOLE);
    expect(items.map(({ submission }) => submission.id).toSorted()).toEqual(expected.toSorted());
    expect(counted).toEqual({ total: expected.length, totalIsFloor: false });
    const ends = items.map(({ place: [endsAt] }) => endsAt);
    expect(ends).toEqual(ends.toSorted());
  }
});
