import { sql, type Kysely } from "kysely";
import type { CancellationTerms } from "@callboard/catalog/terms/cancellation-terms.ts";
import type { FeeUnit } from "@callboard/catalog/terms/term-lines.ts";
import type { RankedDay, RankedRequest, RequestReads } from "#app/requests/request-ports.ts";
import type { RequestKind, RequestStatus } from "#domain/request.ts";
import type { ClashReads } from "#app/clashes/clash-ports.ts";
import { clashReads } from "./clashes.ts";
import { DECIDE_BY, expiredRequests, KIND, linesToEnd } from "./request-ends.ts";
import { movedUpRequests } from "./moved-up.ts";
import { byId } from "../rows.ts";
import type { RequestTable, Tables } from "../tables.ts";

type Db = Kysely<Tables>;

/** Reads avails and offers with their ranks, and what else people have on the same days. */
export function requestReads(db: Db): RequestReads & ClashReads {
  return {
    requests: (ids) => requestsOf(db, ids),
    ...clashReads(db),
    linesToEnd: (until, after, limit) => linesToEnd(db, { until, after }, limit),
    movedUpRequests: (until, after, limit) => movedUpRequests(db, { until, after }, limit),
    expiredRequests: (now, after, limit) => expiredRequests(db, { now, after }, limit),
  };
}

type RankedRow = Omit<RequestTable, "dates" | "decide_by" | "fee_unit" | "cancellation"> & {
  decide_by: Date | null;
  fee_unit: string | null;
  cancellation: CancellationTerms | null;
  dates: string[];
  ranks: RankedDay[];
};

async function requestsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RankedRequest>> {
  const { rows } = await sql<RankedRow>`
    select request.*, ${KIND} as kind, ${DECIDE_BY} as decide_by, request.dates::text[] as dates, coalesce(ranked.ranks, '[]') as ranks from request
    left join lateral (
      select json_agg(json_build_object('day', kept.day, 'rank', (
        select count(*) from request_day other where other.user_id = kept.user_id and other.day = kept.day
          and (other.asked_at, other.request_id) <= (kept.asked_at, kept.request_id)), 'taken', exists (
        select from request_day front join submission on submission.request_id = front.request_id
          join request booked on booked.id = front.request_id
          left join announcement on announcement.submission_id = submission.id
            and announcement.version = submission.version
        where front.user_id = kept.user_id and front.day = kept.day and submission.status = 'Booked'
          and (front.asked_at, front.request_id) < (kept.asked_at, kept.request_id)
          and announcement.submission_id is null and (booked.line_ended or booked.booked_at is null))) order by kept.day) as ranks
      from request_day kept where kept.request_id = request.id) ranked on true
    where request.id = any(${[...ids]}::uuid[])`.execute(db);
  return byId(
    rows.map((row): RankedRequest => ({
      id: row.id,
      kind: row.kind as RequestKind,
      status: row.status as RequestStatus,
      expiresAt: row.expires_at,
      version: row.version,
      dates: row.dates,
      feeCents: row.fee_cents,
      currency: row.currency,
      feeUnit: row.fee_unit as FeeUnit | null,
      cancellation: row.cancellation,
      terms: row.terms,
      message: row.message,
      createdBy: row.created_by,
      createdAt: row.created_at,
      answer: row.answer,
      answeredAt: row.answered_at,
      decideBy: row.decide_by,
      ranks: row.ranks,
    })),
  );
}
