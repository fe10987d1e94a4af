import { sql, type Kysely, type Transaction } from "kysely";
import { pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import { placeInLine } from "#app/waiting/read-waiting-list.ts";
import type {
  InLine,
  LineOf,
  MovedOffer,
  WaitingPlace,
  WaitingReads,
  WaitingUnit,
} from "#app/waiting/waiting-ports.ts";
import { toSubmission, type SubmissionRow } from "../rows.ts";
import { SUBMISSIONS } from "../submission-list.ts";
import { INVITED } from "../statuses/status-list.ts";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;

interface FreedRow {
  readonly slot_id: string;
  readonly position_id: string;
  readonly user_id: string;
  readonly since: Date;
  readonly id: string;
}

/** Reads the lines for full slots. */
export function waitingReads(db: Db): WaitingReads {
  return {
    lines: (pairs) => lines(db, pairs),
    lineLengths: (slotIds) => lineLengths(db, slotIds),
    async waitingPlaces(ids) {
      const { rows } = await sql<PlaceRow>`
        ${places(sql`slot_id in (select slot_id from slot_waiting where submission_id = any(${[...ids]}::uuid[]))`)}
        where submission.id = any(${[...ids]}::uuid[])`.execute(db);
      return new Map(rows.map((row) => [row.id, toPlace(row)]));
    },
    waitingFor: (slotId, page) => waitingFor(db, slotId, page),
    async freedPlaces(now, after, limit) {
      const rest = after
        ? sql`where (slot.id, next.since, next.id) > (${after.slotId}::uuid, ${after.since}, ${after.submissionId}::uuid)`
        : sql``;
      const { rows } = await sql<FreedRow>`
        select slot.id as slot_id, next.position_id, next.user_id, next.since, next.id
        from (select distinct slot_id from slot_waiting where not held) line
        join slot on slot.id = line.slot_id and not slot.cancelled and slot.starts_at > ${now}
        cross join lateral (
          select greatest(0, slot.capacity - slot.taken - count(*)) as places from slot_waiting
          where slot_id = slot.id and held) free
        cross join lateral (
          select submission.position_id, submission.user_id, waiting.since, submission.id
          from slot_waiting waiting join submission on submission.id = waiting.submission_id
          where waiting.slot_id = slot.id and not waiting.held and submission.status = 'AuditionRequested'
          order by waiting.since, submission.id limit free.places) next
        ${rest} order by slot.id, next.since, next.id limit ${limit}`.execute(db);
      return rows.map((row) => ({
        slotId: row.slot_id,
        submissionId: row.id,
        since: row.since,
        positionId: row.position_id,
        userId: row.user_id,
      }));
    },
    movedOffers: (now, after, limit) => movedOffers(db, { now, after }, limit),
  };
}

async function lines(db: Db, pairs: readonly Pick<LineOf, "slotId" | "submissionId">[]): Promise<LineOf[]> {
  const [slots, submissions] = [pairs.map((pair) => pair.slotId), pairs.map((pair) => pair.submissionId)];
  const { rows } = await sql<{ slot_id: string; submission_id: string; others: number; holds: boolean }>`
    with line as (
      select slot_id, count(*) as length from slot_waiting where slot_id = any(${slots}::uuid[]) group by slot_id)
    select wanted.slot_id, wanted.submission_id, coalesce(own.held, false) as holds,
      coalesce(line.length, 0) - (own.submission_id is not null)::int as others
    from unnest(${slots}::uuid[], ${submissions}::uuid[]) as wanted (slot_id, submission_id)
    left join line on line.slot_id = wanted.slot_id
    left join slot_waiting own on own.slot_id = wanted.slot_id
      and own.submission_id = wanted.submission_id`.execute(db);
  return rows.map(({ slot_id: slotId, submission_id: submissionId, others, holds }) => ({
    slotId,
    submissionId,
    others,
    holds,
  }));
}

async function lineLengths(db: Db, slotIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slot_id: string; length: number }>`
    select slot_id, count(*) as length from slot_waiting
    where slot_id = any(${[...slotIds]}::uuid[]) group by slot_id`.execute(db);
  return new Map(rows.map((row) => [row.slot_id, row.length]));
}

async function movedOffers(
  db: Db,
  { now, after }: { readonly now: Date; readonly after: MovedOffer | null },
  limit: number,
): Promise<MovedOffer[]> {
  const rest = after ? sql`and submission.id > ${after.submissionId}::uuid` : sql``;
  const { rows } = await sql<{
    id: string;
    position_id: string;
    user_id: string;
    slot_id: string;
    moved_at: Date;
  }>`
    select submission.id, submission.position_id, submission.user_id, slot.id as slot_id, slot.moved_at
    from slot join submission on submission.updated_at < slot.moved_at
      and submission.status in ${INVITED}
      and (submission.slot_id = slot.id
        or exists (select from slot_waiting where submission_id = submission.id and slot_id = slot.id))
    where slot.moved_at is not null and slot.starts_at > ${now} and not slot.cancelled ${rest}
    order by submission.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    submissionId: row.id,
    positionId: row.position_id,
    userId: row.user_id,
    slotId: row.slot_id,
    movedAt: row.moved_at,
  }));
}

interface PlaceRow extends SubmissionRow {
  readonly waits_for: string;
  readonly since: Date;
  readonly held: boolean;
  readonly place: number | null;
}

function toPlace({ waits_for: slotId, since, held, place, ...row }: PlaceRow): WaitingPlace {
  return { submission: toSubmission(row), slotId, since, held, place };
}

/** Submissions in line with their places, in the lines that match a condition. */
function places(ofLines: ReturnType<typeof sql>) {
  return sql`
    with numbered as (
      select submission_id, slot_id as waits_for, since, held, case when not held then row_number() over (
        partition by slot_id, held order by since, submission_id) end as place
      from slot_waiting where ${ofLines} and not offered),
    submission_in_line as (${SUBMISSIONS})
    select submission.*, numbered.waits_for, numbered.since, numbered.held, numbered.place
    from submission_in_line submission join numbered on numbered.submission_id = submission.id`;
}

async function waitingFor(db: Db, slotId: string, page: PageRequest) {
  const [held, since, id] = page.after ?? [];
  const after = page.after
    ? sql`and (not held, since, submission.id) > (${held === 0}, ${since}::timestamptz, ${id}::uuid)`
    : sql``;
  const { rows } = await sql<PlaceRow>`
    ${places(sql`slot_id = ${slotId}`)} where true ${after}
    order by not held, since, submission.id limit ${page.size + 1} offset ${page.skip}`.execute(db);
  return pageOf(rows.map(toPlace), page, null, placeInLine);
}

/** Adds people to lines and removes them. */
export function waitingUnit(tx: Transaction<Tables>): WaitingUnit {
  return {
    async inLine(submissionId) {
      const row = await tx
        .selectFrom("slot_waiting")
        .selectAll()
        .where("submission_id", "=", submissionId)
        .executeTakeFirst();
      return row ? { slotId: row.slot_id, since: row.since, held: row.held, offered: row.offered } : null;
    },
    async line(slotId, submissionId) {
      const { rows } = await sql<{ others: number; holds: boolean }>`
        select count(*) filter (where submission_id is distinct from ${submissionId}::uuid) as others,
          coalesce(bool_or(held) filter (where submission_id = ${submissionId}::uuid), false) as holds
        from slot_waiting where slot_id = ${slotId}`.execute(tx);
      return { others: rows[0]?.others ?? 0, holds: rows[0]?.holds ?? false };
    },
    async heldPlaces(slotId) {
      const { rows } = await sql<{ held: number }>`
        select count(*) as held from slot_waiting where slot_id = ${slotId} and held`.execute(tx);
      return rows[0]?.held ?? 0;
    },
    enterLine: (submissionId, place) => enterLine(tx, submissionId, place),
    async leaveLines(ids) {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ slot_id: string }>`
        delete from slot_waiting where submission_id = any(${[...ids]}::uuid[]) returning slot_id`.execute(
        tx,
      );
      return rows.map((row) => row.slot_id);
    },
    lineLengths: (slotIds) => lineLengths(tx, slotIds),
    recordNotifiedLeft: (slots, max) => recordNotifiedLeft(tx, slots, max),
  };
}

async function enterLine(
  tx: Transaction<Tables>,
  submissionId: string,
  { slotId, since, held, offered = false }: InLine,
): ReturnType<WaitingUnit["enterLine"]> {
  const { rows } = await sql<{ slot_id: string }>`
    with former as (select slot_id from slot_waiting where submission_id = ${submissionId}),
    entered as (
      insert into slot_waiting (submission_id, slot_id, since, held, offered)
      values (${submissionId}, ${slotId}, ${since}, ${held}, ${offered})
      on conflict (submission_id) do update set slot_id = excluded.slot_id, since = excluded.since,
        held = excluded.held, offered = excluded.offered
      returning slot_id)
    select slot_id from former union select slot_id from entered`.execute(tx);
  return rows.map((row) => row.slot_id);
}

async function recordNotifiedLeft(
  tx: Transaction<Tables>,
  slots: Parameters<WaitingUnit["recordNotifiedLeft"]>[0],
  max: number,
): ReturnType<WaitingUnit["recordNotifiedLeft"]> {
  const { rows } = await sql<{
    project_id: string;
    id: string;
    told_left: number | null;
    full_version: number;
    user_ids: string[];
  }>`
    update slot set told_left = given.told_left, full_version = full_version + 1
    from unnest(${slots.map(({ slotId }) => slotId)}::uuid[], ${slots.map(({ few }) => few)}::smallint[])
      as given (id, told_left)
    where slot.id = given.id
    returning slot.project_id, slot.id, slot.told_left, slot.full_version, array(
      select user_id from submission where slot_id = slot.id and status = 'AuditionRequested'
      order by updated_at desc limit ${max}) as user_ids`.execute(tx);
  return rows.map((row) => ({
    projectId: row.project_id,
    slotId: row.id,
    few: row.told_left,
    userIds: row.user_ids,
    version: row.full_version,
  }));
}
