import { statusesWhere } from "@callboard/catalog/booking-status.ts";
import { sql, type RawBuilder } from "kysely";

/** The states of a request that holds its dates. */
export const STANDING = sql`('Open', 'Free', 'Conditional', 'Accepted')`;
/** The request of a submission stands. */
export const REQUEST_STANDS = sql`exists (select from request where request.id = submission.request_id
  and request.status in ${STANDING})`;

const NOT_TOLD = statusesWhere(({ awaits }, status) => awaits !== null || status === "Backup");

interface Facts {
  readonly status: RawBuilder<unknown>;
  /** The state before it. */
  readonly former: RawBuilder<unknown>;
  readonly stands: RawBuilder<unknown>;
}

/** The rule of `toldStatus` in SQL. */
export function toldStatus({ status, former, stands }: Facts): RawBuilder<unknown> {
  const untold = sql.join(NOT_TOLD.map((one) => sql.lit(one)));
  const before = sql`case when ${former} is null or ${former} in (${untold}) then 'Selected' else ${former} end`;
  return sql`case when ${status} <> 'Backup' then ${status} when ${stands} then 'Avail' else ${before} end`;
}
