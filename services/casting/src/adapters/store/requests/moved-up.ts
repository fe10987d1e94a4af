import { sql, type Kysely, type Transaction } from "kysely";
import type { ExpiredRequest, RequestUnit } from "#app/requests/request-ports.ts";
import type { Tables } from "../tables.ts";
import { toExpired, type EndRow } from "./request-ends.ts";

/** Requests that moved up until a time, and whose company was not notified. */
export async function movedUpRequests(
  db: Kysely<Tables>,
  { until, after }: { readonly until: Date; readonly after: ExpiredRequest | null },
  limit: number,
): Promise<readonly ExpiredRequest[]> {
  const rest = after
    ? sql`and (moved_up_at, request.id) > (${after.expiredAt}, ${after.requestId}::uuid)`
    : sql``;
  const { rows } = await sql<EndRow>`
    select request.id, submission.position_id, submission.user_id, moved_up_at as at from request
    join submission on submission.id = request.submission_id
    where moved_up_at <= ${until} ${rest}
    order by moved_up_at, request.id limit ${limit}`.execute(db);
  return rows.map(toExpired);
}

/** Stores who is notified of a higher rank. */
export function movedUpWrites(
  tx: Transaction<Tables>,
): Pick<RequestUnit, "movedUp" | "takeMovedUp" | "dropMovedUp"> {
  return {
    async movedUp(requestId) {
      const { rows } = await sql<{ movedUpAt: Date; hasOpenDay: boolean }>`
        select moved_up_at as "movedUpAt", exists (
          select from request_day kept where kept.request_id = request.id and not exists (
            select from request_day front join submission on submission.request_id = front.request_id
            where front.user_id = kept.user_id and front.day = kept.day and submission.status = 'Booked'
              and (front.asked_at, front.request_id) < (kept.asked_at, kept.request_id))) as "hasOpenDay"
        from request where id = ${requestId} and moved_up_at is not null for update`.execute(tx);
      return rows[0] ?? null;
    },
    async takeMovedUp(requestId) {
      const { rows } = await sql<{ version: number }>`
        update request set moved_up_at = null, version = version + 1 where id = ${requestId}
        returning version`.execute(tx);
      return rows[0]?.version ?? 0;
    },
    async dropMovedUp(requestId) {
      await sql`update request set moved_up_at = null where id = ${requestId}`.execute(tx);
    },
  };
}
