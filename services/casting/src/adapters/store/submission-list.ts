import { UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type Counted,
  type Page,
  type PageRequest,
} from "@callboard/kit/paging/page.ts";
import { typedQuery } from "@callboard/search/postgres/postgres-conditions.ts";
import { wordsOf } from "@callboard/search/words/words.ts";
import type { SubmissionFilter } from "#app/ports.ts";
import { STATUSES } from "#domain/booking-status.ts";
import { submissionCursor, type Submission } from "#domain/submission.ts";
import { peopleConditions } from "./profiles/profile-conditions.ts";
import { DECIDE_BY, KIND } from "./requests/request-ends.ts";
import { toSubmission, type SubmissionRow } from "./rows.ts";
import { REQUEST_IS_ACTIVE, announcedStatus } from "./statuses/told-status.ts";
import type { Tables } from "./tables.ts";

/** Submissions, each with its pending decision. An announcement for another version of the submission is ignored. */
export const SUBMISSIONS = sql`
  select submission.*, announcement.due_at as announcement_due_at, announcement.former,
    ${KIND} as request_kind, request.status as request_status, request.expires_at as request_expires_at,
    ${DECIDE_BY} as request_decide_by, request.version as request_version
  from submission
  left join request on request.id = submission.request_id
  left join announcement on announcement.submission_id = submission.id
    and announcement.version = submission.version`;

/** A page of submissions in the order of sending, with a count if the request includes it. */
export async function listSubmissions(
  db: Kysely<Tables>,
  filter: SubmissionFilter,
  page: PageRequest,
): Promise<Page<Submission>> {
  if (filter.userIds?.length === 0) return { items: [], counted: countedTotal(0), next: null };
  const where = submissionsThatMatch(filter);
  const direction = sql.raw(page.order);
  const [found, counted] = await Promise.all([
    sql<SubmissionRow>`${SUBMISSIONS} left join person on person.id = submission.user_id
      where ${where} and ${after(page)}
      order by submitted_at ${direction}, submission.id ${direction}
      limit ${page.size + 1} offset ${page.skip}`.execute(db),
    page.count ? countSubmissions(db, filter, MAX_COUNTED) : null,
  ]);
  return pageOf(found.rows.map(toSubmission), page, counted, submissionCursor);
}

/** The SQL condition of a filter, over submissions joined with their person and announcement. */
export function submissionsThatMatch(filter: SubmissionFilter): RawBuilder<unknown> {
  return sql.join(conditions(filter), sql` and `);
}

/** Counts the matching submissions up to a bound; from `MAX_COUNTED` on the number is a lower bound. */
export async function countSubmissions(
  db: Kysely<Tables>,
  filter: SubmissionFilter,
  max: number,
): Promise<Counted> {
  const { rows } = await sql<{ counted: number }>`
      select count(*) as counted from (
        select 1 from submission left join person on person.id = submission.user_id
        left join announcement on announcement.submission_id = submission.id
          and announcement.version = submission.version
        where ${submissionsThatMatch(filter)} limit ${max + 1}) found`.execute(db);
  const counted = rows[0]?.counted ?? 0;
  return max === MAX_COUNTED
    ? countedTotal(counted)
    : { total: Math.min(counted, max), totalIsFloor: counted > max };
}

function conditions(filter: SubmissionFilter): RawBuilder<unknown>[] {
  const { positionId, projectId, companyId, userIds, statuses, text, groupId, announcedTo } = filter;
  return [
    sql`true`,
    positionId !== undefined && sql`submission.position_id = ${positionId}`,
    projectId !== undefined && sql`submission.project_id = ${projectId}`,
    companyId !== undefined && sql`submission.company_id = ${companyId}`,
    userIds !== undefined && sql`submission.user_id = any(${[...userIds]}::uuid[])`,
    statuses !== undefined && inStatuses(statuses, announcedTo),
    text !== undefined && wordsOf(text).length > 0 && sql`person.found_words @@ ${typedQuery(text)}`,
    groupId !== undefined &&
      sql`exists (select from group_member member where member.group_id = ${groupId}
        and member.project_id = submission.project_id and member.position_id = submission.position_id
        and member.user_id = submission.user_id)`,
    ...(filter.people ? peopleConditions(filter.people) : []),
    filter.hideSuspended === true && sql`person.suspended is not true`,
    filter.newestOfProject === true &&
      sql`not exists (select from submission newer where newer.project_id = submission.project_id
        and newer.user_id = submission.user_id
        and (newer.submitted_at, newer.id) > (submission.submitted_at, submission.id))`,
  ].filter((condition) => condition !== false);
}

/** The state that the talent side reads. */
export const ANNOUNCED_STATUS = announcedStatus({
  status: sql`coalesce(announcement.former ->> 'status', submission.status)`,
  former: sql`case when announcement.former is null then submission.former_status
    else announcement.former ->> 'former_status' end`,
  stands: REQUEST_IS_ACTIVE,
});

function inStatuses(
  statuses: NonNullable<SubmissionFilter["statuses"]>,
  announcedTo: SubmissionFilter["announcedTo"],
): RawBuilder<unknown> {
  // A round begins with Callback, which is never a pending decision.
  const status = announcedTo
    ? sql`case when submission.company_id is distinct from ${announcedTo.companyId} then ${ANNOUNCED_STATUS}
        else submission.status end`
    : sql`submission.status`;
  const plain = statuses.filter(({ laterRound }) => laterRound === undefined).map(({ status }) => status);
  const first = statuses.filter(({ laterRound }) => laterRound === false).map(({ status }) => status);
  const later = statuses.filter(({ laterRound }) => laterRound === true).map(({ status }) => status);
  const unknown = plain.includes(UNKNOWN) ? sql`${status} <> all(${[...STATUSES]}::text[])` : sql`false`;
  return sql`(${unknown} or ${status} = any(${plain}::text[])
    or (${status} = any(${first}::text[]) and submission.round = 1)
    or (${status} = any(${later}::text[]) and submission.round > 1))`;
}

/** A column as the filter's side knows it: what it was before a decision that is not announced to that side. */
export function knownTo(
  announcedTo: SubmissionFilter["announcedTo"],
  { former, now }: { readonly former: RawBuilder<unknown>; readonly now: RawBuilder<unknown> },
): RawBuilder<unknown> {
  if (!announcedTo) return now;
  return sql`case when submission.company_id is distinct from ${announcedTo.companyId}
    then coalesce(${former}, ${now}) else ${now} end`;
}

function after({ after: cursor, order }: PageRequest): RawBuilder<unknown> {
  if (cursor === null) return sql`true`;
  const [sentAt, id] = cursor;
  const place = sql`(${sentAt}::timestamptz, ${id}::uuid)`;
  return order === "asc"
    ? sql`(submitted_at, submission.id) > ${place}`
    : sql`(submitted_at, submission.id) < ${place}`;
}
