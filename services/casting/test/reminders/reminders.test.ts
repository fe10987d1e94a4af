import { readEvent, subjectOf, type Envelope, type EventSchema } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { CompanyRemindedSchema, RequestDecisionDueSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { ok } from "@callboard/kit/result.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { sql } from "kysely";
import { createReads } from "../../src/adapters/store/reads.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { unitOf } from "../../src/adapters/store/unit-of-work.ts";
import { remindCompanies } from "../../src/app/reminders/remind-companies.ts";
import type { BookingStatus } from "../../src/domain/booking-status.ts";

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

/** Thursday, 07:00 in Los Angeles; what is due there on Friday at work's end, and what ended last night. */
const MORNING = new Date("2026-12-03T15:00:00Z");
const [FRIDAY, LAST_NIGHT, NEXT_WEEK] = [
  "2026-12-05T02:00:00Z",
  "2026-12-03T02:00:00Z",
  "2026-12-10T02:00:00Z",
];

interface Given {
  /** A new person by default. */
  readonly userId?: string;
  readonly status?: BookingStatus;
  readonly request?: { readonly status: string; readonly answered?: boolean; readonly decideBy?: string };
  readonly invite?: readonly [status: string, ends: string];
}

async function company(zone: string, status = "Approved") {
  const { db } = database;
  const [companyId, projectId] = [newId(), newId()];
  await sql`insert into project (id, company_id, name, status, public, version)
    values (${projectId}, ${companyId}, 'A', ${status}, true, 1)`.execute(db);
  await sql`insert into slot (id, project_id, starts_at, length_minutes, zone, capacity, version)
    values (${newId()}, ${projectId}, ${MORNING}, 15, ${zone}, 1, 1)`.execute(db);
  return {
    companyId,
    async add({
      userId = newId(),
      status: own = "Avail",
      request,
      invite,
    }: Given): Promise<{ userId: string; requestId: string }> {
      const [id, requestId] = [newId(), newId()];
      await sql`
        insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
          updated_at, audition_status, audition_expires_at, request_id, version)
        values (${id}, ${projectId}, ${newId()}, ${userId}, ${companyId}, ${own}, ${userId}, ${MORNING}, ${MORNING},
          ${invite?.[0] ?? null}, ${invite?.[1] ?? null}, ${request ? requestId : null}, 1)`.execute(db);
      if (request)
        await sql`
          insert into request (id, submission_id, user_id, company_id, kind, status, dates, expires_at, decide_by,
            created_by, created_at, answered_at, version)
          values (${requestId}, ${id}, ${userId}, ${companyId}, 'Avail', ${request.status}, '{}', ${LAST_NIGHT},
            ${request.decideBy ?? null}, ${userId}, ${MORNING}, ${request.answered ? LAST_NIGHT : null}, 2)`.execute(
          db,
        );
      return { userId, requestId };
    },
  };
}

/** Runs the sweep as it would run then; returns the messages that it published, by kind. */
async function remind(now: Date) {
  const { db } = database;
  await sql`delete from outbox`.execute(db);
  const failed: unknown[] = [];
  const deps = { reads: createReads(db), now: () => now, transaction: createTransaction(db, unitOf) };
  await remindCompanies(deps, (_id, error) => failed.push(error));
  expect(failed).toEqual([]);
  const { rows } = await sql<{ subject: string; payload: Buffer }>`
    select subject, payload from outbox order by id`.execute(db);
  const of = <S extends EventSchema>(schema: S) =>
    rows
      .filter(({ subject }) => subject === subjectOf(schema))
      .map(({ payload }) => readEvent(schema, { payload } as unknown as Envelope));
  return { reminders: of(CompanyRemindedSchema), due: of(RequestDecisionDueSchema) };
}
const inHours = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000);

test("a company is reminded each working morning who waits for its word, by kind and name", async () => {
  const { companyId, add } = await company("America/Los_Angeles");
  const due = await add({ request: { status: "Free", answered: true, decideBy: FRIDAY } });
  await add({ request: { status: "Free", answered: true, decideBy: NEXT_WEEK } });
  const asks = await add({ status: "AuditionRequested", invite: ["ChangeRequested", NEXT_WEEK] });
  const ended = await add({
    status: "Selected",
    request: { status: "Expired", answered: true, decideBy: LAST_NIGHT },
  });
  const lapsed = await add({ status: "Selected", request: { status: "Expired" } });
  const missed = await add({ status: "Selected", invite: ["Expired", LAST_NIGHT] });
  await add({ status: "Booked", request: { status: "Expired" } });
  const closed = await company("America/Los_Angeles", "Closed");
  await closed.add({ request: { status: "Free", answered: true, decideBy: FRIDAY } });

  expect((await remind(inHours(-0.1))).reminders).toEqual([]);
  const { reminders: first } = await remind(MORNING);
  expect(first).toMatchObject([
    {
      companyId,
      localDay: "2026-12-03",
      zone: "America/Los_Angeles",
      decisions: 1,
      decisionUserIds: [due.userId],
      otherTimes: 1,
      otherTimeUserIds: [asks.userId],
      undecided: 1,
      undecidedUserIds: [ended.userId],
      unanswered: 2,
    },
  ]);
  expect(first[0]?.unansweredUserIds.toSorted()).toEqual([lapsed.userId, missed.userId].toSorted());
  expect((await remind(inHours(3))).reminders).toEqual([]);
  // The day after, what ended is no longer said; who still waits is.
  const { reminders: second } = await remind(inHours(24));
  expect(second).toMatchObject([{ companyId, decisions: 1, otherTimes: 1, undecided: 0, unanswered: 0 }]);
});

test("of a decision that is due soon its company is notified once, and no more than five people are named", async () => {
  const { companyId, add } = await company("America/Los_Angeles");
  const all = [];
  for (let count = 0; count < 7; count += 1)
    all.push(await add({ request: { status: "Conditional", answered: true, decideBy: FRIDAY } }));
  const { due, reminders } = await remind(MORNING);
  const own = due.filter((event) => event.companyId === companyId).map(({ requestId }) => requestId);
  expect(own.toSorted()).toEqual(all.map(({ requestId }) => requestId).toSorted());
  const [reminder] = reminders.filter((event) => event.companyId === companyId);
  expect(reminder?.decisions).toBe(7);
  expect(reminder?.decisionUserIds).toHaveLength(5);
  const again = await remind(inHours(24));
  expect(again.due).toEqual([]);
});

test("somebody who waits for two words of one kind counts as one person", async () => {
  const { companyId, add } = await company("America/Los_Angeles");
  const request = { status: "Free", answered: true, decideBy: FRIDAY };
  const { userId } = await add({ request });
  await add({ request, userId });
  const { reminders, due } = await remind(MORNING);
  expect(reminders.find((event) => event.companyId === companyId)).toMatchObject({
    decisions: 1,
    decisionUserIds: [userId],
  });
  expect(due.filter((event) => event.companyId === companyId)).toHaveLength(2);
});

test("those who are booked leave room for those who wait", async () => {
  const { companyId, add } = await company("America/Los_Angeles");
  const request = { status: "Free", answered: true, decideBy: FRIDAY };
  for (let count = 0; count < 3; count += 1) await add({ status: "Booked", request });
  const { userId } = await add({ request });
  const read = createTransaction(
    database.db,
    unitOf,
  )(async (unit) => ok(await unit.waitingForCompany(companyId, { now: MORNING, since: MORNING }, 1)));
  expect(expectOk(await read).map(({ submission }) => submission.userId)).toEqual([userId]);
});
