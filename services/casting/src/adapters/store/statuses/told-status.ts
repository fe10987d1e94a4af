import { statusesWhere } from "@callboard/catalog/booking-status.ts";
import { sql, type RawBuilder } from "kysely";

/** The states of a request that holds its dates. */
export const ACTIVE_STATUSES = sql`('Open', 'Free', 'Conditional', 'Accepted')`;
/** The request of a submission stands. */
export const REQUEST_IS_ACTIVE = sql`exists (select from request where request.id = submission.request_id
  and request.status in ${ACTIVE_STATUSES})`;

const UNANNOUNCED = statusesWhere(({ awaits }, status) => awaits !== null || status === "Backup");

interface Facts {
  readonly status: RawBuilder<unknown>;
  /** The state before it. */
  readonly former: RawBuilder<unknown>;
  readonly stands: RawBuilder<unknown>;
}

/** The rule of `announcedStatus` in SQL. */
export function announcedStatus({ status, former, stands }: Facts): RawBuilder<unknown> {
  const unannounced = sql.join(UNANNOUNCED.map((one) => sql.lit(one)));
  const before = sql`case when ${former} is null or ${former} in (${unannounced}) then 'Selected' else ${former} end`;
  return sql`case when ${status} <> 'Backup' then ${status} when ${stands} then 'Avail' else ${before} end`;
}
