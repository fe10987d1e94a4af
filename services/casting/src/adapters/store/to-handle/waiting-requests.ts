import { sql, type RawBuilder } from "kysely";
import type { TaskFilter } from "#app/to-handle/to-handle-ports.ts";
import { ENDED_DAYS } from "#domain/to-handle/request-task.ts";
import { DECIDE_BY, ENDED_AT } from "../requests/request-ends.ts";
import { UNDECIDED } from "../statuses/status-list.ts";

/** The rule of `requestTaskOf` in SQL: submissions, and when what they wait for ends or ended. */
export function waitingRequests(
  { companyId, task, hideSuspended }: TaskFilter,
  now: Date,
): RawBuilder<unknown> {
  return sql`
    select submission.id, ended.at as starts_at
    from (${task === "DecideRequest" ? promised(companyId, now) : endedOf(companyId, now)}) ended
    join submission on submission.id = ended.id and submission.status in ${UNDECIDED}
    left join project on project.id = submission.project_id
    left join person on person.id = submission.user_id
    where project.status is distinct from 'Closed'
      ${hideSuspended ? sql`and person.suspended is not true` : sql``}`;
}

function promised(companyId: string, now: Date): RawBuilder<unknown> {
  const end = sql`coalesce(${DECIDE_BY}, request.expires_at)`;
  return sql`
    select own.id, ${end} as at from request join submission own on own.request_id = request.id
    where request.company_id = ${companyId} and request.status in ('Free', 'Conditional') and ${end} > ${now}`;
}

/** A submission whose request ended and whose invitation lapsed is one. */
function endedOf(companyId: string, now: Date): RawBuilder<unknown> {
  const isRecent = (at: RawBuilder<unknown>) =>
    sql`${at} > ${now}::timestamptz - make_interval(days => ${ENDED_DAYS}) and ${at} <= ${now}::timestamptz`;
  return sql`
    select id, min(at) as at from (
      select own.id, ${ENDED_AT} as at from request join submission own on own.request_id = request.id
      where request.company_id = ${companyId} and request.status = 'Expired' and ${isRecent(ENDED_AT)}
      union all
      select own.id, own.audition_expires_at from submission own left join request on request.id = own.request_id
      where own.company_id = ${companyId} and own.audition_status = 'Expired'
        and (request.id is null or request.status not in ('Free', 'Conditional'))
        and ${isRecent(sql`own.audition_expires_at`)}) one
    group by id`;
}
