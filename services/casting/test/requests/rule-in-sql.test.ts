import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { expiredRequests } from "../../src/adapters/store/requests/request-ends.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import type { ExpiredRequest } from "../../src/app/requests/request-ports.ts";
import { STATUSES } from "../../src/domain/booking-status.ts";
import { heldUntil } from "../../src/domain/request-end/request-end.ts";
import { DECIDE_DAYS } from "../../src/domain/request-end/ends.ts";
import type { RequestStatus } from "../../src/domain/request.ts";

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
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const WEEK = DECIDE_DAYS * 24;
const REQUESTS: readonly RequestStatus[] = [
  ...(["Open", "Free", "Conditional", "Accepted", "NotFree"] as const),
  ...(["Declined", "Expired", "Released", "Replaced"] as const),
];

/** Every combination of the facts that decide, in hours from now. */
const CASES = STATUSES.flatMap((status) =>
  REQUESTS.flatMap((request) =>
    [-1, 0, 1].flatMap((expires) =>
      [-1, 0, 1, null].flatMap((decide) =>
        // A version that knows of no decision stores none.
        [-WEEK, 1 - WEEK].map((answered) => ({ id: newId(), status, request, expires, decide, answered })),
      ),
    ),
  ),
);
type Case = (typeof CASES)[number];

function isOver(one: Case): boolean {
  const decideBy = at(one.decide ?? one.answered + WEEK);
  const { status, id } = one;
  const mark = {
    id,
    kind: "Avail",
    status: one.request,
    expiresAt: at(one.expires),
    decideBy,
    version: 1,
  } as const;
  const end = heldUntil({ status, request: mark });
  return end !== null && end <= NOW;
}

async function store(cases: readonly Case[]): Promise<void> {
  const column = <T>(of: (one: Case) => T) => cases.map(of);
  const user = newId();
  await sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, version, request_id, slot_id)
    select id, id, id, ${user}, id, status, ${user}, ${NOW}::timestamptz, ${NOW}::timestamptz, 1, id, id
    from unnest(${column((one) => one.id)}::uuid[], ${column((one) => one.status)}::text[]) as one (id, status)`.execute(
    database.db,
  );
  await sql`
    insert into request (id, submission_id, user_id, company_id, kind, status, dates, expires_at, answered_at,
      decide_by, created_by, created_at, version)
    select id, id, ${user}, id, 'Avail', status, '{}', expires, answered, decide, ${user}, ${NOW}::timestamptz, 1
    from unnest(${column((one) => one.id)}::uuid[], ${column((one) => one.request)}::text[],
      ${column((one) => at(one.expires))}::timestamptz[], ${column((one) => at(one.answered))}::timestamptz[],
      ${column((one) => (one.decide === null ? null : at(one.decide)))}::timestamptz[])
      as one (id, status, expires, answered, decide)`.execute(database.db);
}

test("what ends is exactly what the rule says, of every combination of facts, a page at a time", async () => {
  await store(CASES);
  const expected = CASES.filter(isOver).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (let last: ExpiredRequest | null = null; ;) {
    const page: readonly ExpiredRequest[] = await expiredRequests(database.db, { now: NOW, after: last }, 50);
    found.push(...page.map(({ requestId }) => requestId));
    last = page.at(-1) ?? null;
    if (page.length < 50) break;
  }
  expect(found.toSorted()).toEqual(expected.toSorted());
});
