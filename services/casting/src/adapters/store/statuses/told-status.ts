import { BOOKING_STATUSES, statusesWhere } from "@callboard/catalog/booking-status.ts";
import { sql, type RawBuilder } from "kysely";

/** The states of a request that holds its dates. */
export const STANDING = sql`('Open', 'Free', 'Conditional', 'Accepted')`;
/** The request of a submission stands. */
export const REQUEST_STANDS = sql`exists (select from request where request.id = submission.request_id
  and request.status in ${STANDING})`;

const TOLD = BOOKING_STATUSES.filter(
  (status) => status !== "Backup" && !statusesWhere(({ awaits }) => awaits !== null).includes(status),
);

interface Facts {
  readonly status: RawBuilder<unknown>;
  /** The state before it. */
  readonly former: RawBuilder<unknown>;
  readonly stands: RawBuilder<unknown>;
}

/** The rule of `toldStatus` in SQL. */
export function toldStatus({ status, former, stands }: Facts): RawBuilder<unknown> {
  const before = sql`case when ${former} in (${sql.join(TOLD.map((one) => sql.lit(one)))}) then ${former}
    else 'Selected' end`;
  return sql`case when ${status} <> 'Backup' then ${status} when ${stands} then 'Avail' else ${before} end`;
}
