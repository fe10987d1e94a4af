import { sql, type Kysely } from "kysely";
import type { NoticeFacts } from "#app/requests/request-ports.ts";
import { placeOfTalent } from "#domain/request-end/ends.ts";
import type { BookingRequest, RequestKind } from "#domain/request.ts";
import type { CancellationDue } from "#domain/terms/cancellation-due.ts";
import { dueTermsOf, termsOf } from "#domain/terms/recorded-terms.ts";
import type { Tables } from "../tables.ts";
import { KIND } from "./request-ends.ts";

type RequestRow = Pick<
  BookingRequest,
  "status" | "dates" | "feeCents" | "currency" | "feeUnit" | "terms" | "cancellation"
>;

interface FactsRow extends RequestRow {
  readonly id: string;
  readonly kind: RequestKind | null;
  readonly respondBy: Date | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly due: CancellationDue | null;
}

/** What people are told of submissions, in one query. */
export async function noticeFacts(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NoticeFacts>> {
  const { rows } = await sql<FactsRow>`
    select submission.id, case when request.id is not null then ${KIND} end as kind, request.status,
      request.dates::text[] as dates, request.fee_cents as "feeCents", request.currency, request.fee_unit as "feeUnit",
      request.terms, request.cancellation,
      case when submission.status = 'AuditionRequested' then submission.audition_expires_at
        when request.status = 'Open' then request.expires_at end as "respondBy",
      profile.state, profile.country,
      (select move.due from submission_move move where move.submission_id = submission.id and move.to_status = 'Released'
        order by move.version desc limit 1) as due
    from submission left join request on request.id = submission.request_id
    left join profile on profile.user_id = submission.user_id
    where submission.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toFacts(row)]));
}

function toFacts(row: FactsRow): NoticeFacts {
  const { respondBy, state, country, kind, status, due } = row;
  return {
    respondBy,
    talentZone:
      state === null && country === null ? null : placeOfTalent({ state, country, zone: null }).zone,
    request: kind && { status, terms: termsOf({ ...row, kind }) },
    due: due && dueTermsOf(due),
  };
}
