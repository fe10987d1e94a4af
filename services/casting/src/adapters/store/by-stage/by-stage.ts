import { TALENT_STAGES, UNKNOWN, type TalentStage } from "@callboard/catalog/booking-facts.ts";
import { pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import { typedQuery } from "@callboard/search/postgres/postgres-conditions.ts";
import { wordsOf } from "@callboard/search/words/words.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type {
  AwaitedCount,
  PlacedSubmission,
  StageCounts,
  StageFilter,
  StageReads,
  StageSort,
} from "#app/by-stage/by-stage-ports.ts";
import { statesOf } from "#domain/talent-stage/talent-stage.ts";
import { awaited, NEVER } from "../requests/open-requests.ts";
import { toSubmission, type SubmissionRow } from "../rows.ts";
import { statusList } from "../statuses/status-list.ts";
import { ACTIVE_STATUSES, announcedStatus } from "../statuses/told-status.ts";
import { knownTo, SUBMISSIONS } from "../submission-list.ts";
import type { Tables } from "../tables.ts";

/** Submissions that are counted for one caller; whoever has more learns that the counts are lower bounds. */
const MAX_COUNTED_BY_STAGE = 100_000;

type Db = Kysely<Tables>;

/** Reads submissions by the stage that they are at in talent's words. */
export function stageReads(db: Db): StageReads {
  return {
    async submissionsAtStages(filter, stages, { page, now }) {
      if (filter.userIds?.length === 0) return { items: [], counted: null, next: null };
      const { rows } = await pageAt(filter, stages, { page, now }).execute(db);
      return pageOf(
        rows.map((row) => toPlaced(row, page.sort)),
        page,
        null,
        ({ place }) => place,
      );
    },
    countByStage: (filter) => countByStage(db, filter),
    countAwaited: (filter, now) => countAwaited(db, filter, now),
  };
}

interface PlacedRow extends SubmissionRow {
  readonly changed_at: Date;
  readonly first: Date | string | null;
}

function toPlaced({ changed_at: changedAt, first, ...row }: PlacedRow, sort: StageSort): PlacedSubmission {
  const leading = first instanceof Date ? first.toISOString() : (first ?? "");
  const last = [changedAt.toISOString(), row.id];
  return { submission: toSubmission(row), place: sort === "Changed" ? last : [leading, ...last] };
}

/** What a sort puts before the last change: the earliest or lowest first. */
const FIRST: Readonly<Record<StageSort, RawBuilder<unknown>>> = {
  Changed: sql`null::text`,
  Deadline: sql`coalesce(due.expires_at, ${sql.lit(NEVER)}::timestamptz)`,
  // No longer than a cursor can carry, and compared the same way by every database.
  Role: sql`left(coalesce(position.name_key, ''), 200) collate "C"`,
};

/** The first rows in the order are chosen by their keys alone; then the submissions are read. */
function pageAt(
  filter: StageFilter,
  stages: readonly TalentStage[],
  { page, now }: { readonly page: PageRequest<StageSort>; readonly now: Date },
): RawBuilder<PlacedRow> {
  const { announcedTo: _, words: __, ...whose } = filter;
  const isByDeadline = page.sort === "Deadline";
  const due = sql`due as materialized (${awaited({ ...whose, expiresBefore: null }, now)}),`;
  return sql<PlacedRow>`
    with own as (${ownOf(filter)}), ${isByDeadline ? due : sql``}
    sorted as (
      select own.id, own.changed_at, ${FIRST[page.sort]} as first from own ${NAMES}
      ${isByDeadline ? sql`left join due on due.id = own.id` : sql``}
      where ${isAt(stages)} and ${hasWords(filter)}),
    listed as (
      select * from sorted where ${after(page)} order by first, changed_at desc, id desc
      limit ${page.size + 1} offset ${page.skip}),
    found as (${SUBMISSIONS})
    select found.*, listed.changed_at, listed.first from listed join found on found.id = listed.id
    order by listed.first, listed.changed_at desc, listed.id desc`;
}

/**
 * As a case, which the planner takes to hold for half of the rows: it would take the comparison to hold for a few of a
 * thousand, and look up the names one by one.
 */
function isAt(stages: readonly TalentStage[]): RawBuilder<unknown> {
  return sql`case when own.stage = any(${[...stages]}::text[]) then true else false end`;
}

function after({ after: cursor, sort }: PageRequest<StageSort>): RawBuilder<unknown> {
  if (cursor === null) return sql`true`;
  const [changedAt, id] = cursor.slice(-2);
  const later = sql`(changed_at, id) < (${changedAt}::timestamptz, ${id}::uuid)`;
  if (sort === "Changed") return later;
  const first = sort === "Deadline" ? sql`${cursor[0]}::timestamptz` : sql`${cursor[0]}::text collate "C"`;
  return sql`(first > ${first} or (first = ${first} and ${later}))`;
}

async function countByStage(db: Db, filter: StageFilter): Promise<StageCounts> {
  if (filter.userIds?.length === 0) return { counts: [], areFloors: false };
  const { rows } = await sql<{ user_id: string; stage: TalentStage; count: number }>`
    with own as (${ownOf(filter)})
    select user_id, stage, count(*) as count from (
      select own.user_id, own.stage from own ${NAMES} where ${hasWords(filter)}
      limit ${MAX_COUNTED_BY_STAGE + 1}) found
    group by 1, 2`.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    counts: rows.map(({ user_id: userId, ...row }) => ({ userId, ...row })),
    areFloors: total > MAX_COUNTED_BY_STAGE,
  };
}

async function countAwaited(db: Db, filter: StageFilter, now: Date): Promise<readonly AwaitedCount[]> {
  if (filter.userIds?.length === 0) return [];
  const { announcedTo: _, words: __, ...whose } = filter;
  const { rows } = await sql<{ user_id: string; count: number; until: Date | null }>`
    with due as materialized (${awaited({ ...whose, expiresBefore: null }, now)}),
    own as (select submission.id, submission.user_id, submission.position_id, submission.project_id,
      nullif(due.expires_at, ${sql.lit(NEVER)}::timestamptz) as until
      from due join submission on submission.id = due.id)
    select own.user_id, count(*) as count, min(own.until) as until from own ${NAMES}
    where ${hasWords(filter)} group by 1`.execute(db);
  return rows.map(({ user_id: userId, count, until }) => ({ userId, count, until }));
}

/** The submissions of the people, each with its stage and its last change as the filter's side knows them. */
function ownOf({ userIds = [], companyId, hideSuspended, announcedTo }: StageFilter): RawBuilder<unknown> {
  const people = [...userIds];
  const status = knownTo(announcedTo, {
    former: sql`announcement.former ->> 'status'`,
    now: sql`submission.status`,
  });
  const isAnnounced = announcedTo && sql`submission.company_id is distinct from ${announcedTo.companyId}`;
  const formerStatus = sql`case when announcement.former is not null and ${isAnnounced ?? sql`false`}
    then announcement.former ->> 'former_status' else submission.former_status end`;
  const changedAt = knownTo(announcedTo, {
    former: sql`(announcement.former ->> 'updated_at')::timestamptz`,
    now: sql`submission.updated_at`,
  });
  return sql`
    select id, user_id, position_id, project_id, changed_at,
      ${stageOf(announcedStatus({ status: sql`status`, former: sql`former_status`, stands: sql`stands` }))} as stage
    from (
      select submission.id, submission.user_id, submission.position_id, submission.project_id,
        ${status} as status, ${formerStatus} as former_status, ${changedAt} as changed_at,
        standing.id is not null as stands
      from submission
      left join (select id from request where user_id = any(${people}::uuid[]) and status in ${ACTIVE_STATUSES}) standing
        on standing.id = submission.request_id
      left join announcement on announcement.submission_id = submission.id
        and announcement.version = submission.version and announcement.former_user_id = any(${people}::uuid[])
      ${hideSuspended ? sql`left join person on person.id = submission.user_id` : sql``}
      where submission.user_id = any(${people}::uuid[])
        ${companyId === undefined ? sql`` : sql`and submission.company_id = ${companyId}`}
        ${hideSuspended ? sql`and person.suspended is not true` : sql``}) known`;
}

/** The rule of `talentStage` in SQL, over a state that is told, beside whether a request stands. */
function stageOf(status: RawBuilder<unknown>): RawBuilder<unknown> {
  const cases = TALENT_STAGES.flatMap((stage) =>
    statesOf(stage).map((state) => sql`when ${sql.lit(state)} then ${sql.lit(stage)}`),
  );
  const isOpen = sql`${status} in ${statusList((facts) => facts.isOpen)}`;
  return sql`case when ${isOpen} and stands then 'Availability' else
    case ${status} ${sql.join(cases, sql` `)} else ${sql.lit(UNKNOWN)} end end`;
}

/** The database reads the names only where a condition or the order needs them. */
const NAMES = sql`
  left join position on position.id = own.position_id
  left join project on project.id = own.project_id
  left join person on person.id = own.user_id`;

/**
 * Each word occurs somewhere in the names: `folded` compares titles, as they were stored, and a person's name is stored
 * without punctuation; or it begins one of the words by which a search finds them.
 */
function hasWords({ words }: StageFilter): RawBuilder<unknown> {
  const conditions = words.map((word) => {
    const typed = typedQuery(word);
    const inTitles = sql`strpos(position.name_key, folded(${word})) > 0
      or strpos(project.name_key, folded(${word})) > 0
      or position.found_words @@ ${typed} or project.found_words @@ ${typed} or person.found_words @@ ${typed}`;
    const name = wordsOf(word).join(" ");
    return name === "" ? sql`(${inTitles})` : sql`(${inTitles} or strpos(person.name_key, ${name}) > 0)`;
  });
  return sql.join([sql`true`, ...conditions], sql` and `);
}
