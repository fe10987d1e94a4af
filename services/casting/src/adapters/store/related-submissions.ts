import { sql, type Kysely, type Selectable } from "kysely";
import type { StandingTalents } from "#app/lists/standing-talents.ts";
import type { OtherPosition, ProjectRelation, Reads } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";
import { grouped, toPosition, toSubmission, type SubmissionRow } from "./rows.ts";
import { ANNOUNCED_STATUS, SUBMISSIONS } from "./submission-list.ts";
import type { Tables } from "./tables.ts";

/** Rows per read when all rows are needed. */
const BATCH = 1_000;

type Db = Kysely<Tables>;

/** Reads submissions that share a person or a project. */
export function relatedSubmissions(db: Db) {
  return {
    async isInvolved(projectId, userIds) {
      const { rows } = await sql`
        select from submission where project_id = ${projectId} and user_id = any(${[...userIds]}::uuid[])
        union all
        select from invitation where project_id = ${projectId} and user_id = any(${[...userIds]}::uuid[])
        limit 1`.execute(db);
      return rows.length > 0;
    },
    submittedTalents: (wanted) => submittedTalents(db, wanted),
    ofPersonInProject: (keys) => ofPersonInProject(db, keys),
    ofPeopleAt: (positionIds, userIds) => ofPeopleAt(db, positionIds, userIds),
    otherPositions: (ids) => otherPositions(db, ids),
    relations: (projectIds, userIds) => relations(db, projectIds, userIds),
  } satisfies Partial<Reads>;
}

async function ofPersonInProject(
  db: Db,
  keys: Parameters<Reads["ofPersonInProject"]>[0],
): Promise<ReadonlyMap<string, readonly Submission[]>> {
  const { rows } = await sql<SubmissionRow>`${SUBMISSIONS}
    join unnest(${keys.map((key) => key.projectId)}::uuid[], ${keys.map((key) => key.userId)}::uuid[])
      as key (project_id, user_id)
      on key.project_id = submission.project_id and key.user_id = submission.user_id
    order by submission.submitted_at desc, submission.id desc`.execute(db);
  return grouped(rows, (row) => `${row.project_id}/${row.user_id}`, toSubmission);
}

async function ofPeopleAt(
  db: Db,
  positionIds: readonly string[],
  userIds: readonly string[],
): Promise<Submission[]> {
  if (positionIds.length === 0 || userIds.length === 0) return [];
  const { rows } = await sql<SubmissionRow>`${SUBMISSIONS}
    where submission.position_id = any(${[...positionIds]}::uuid[])
      and submission.user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows.map(toSubmission);
}

async function otherPositions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly OtherPosition[]>> {
  type Row = Selectable<Tables["position"]> & { of: string; position_id: string; is_known: boolean };
  const { rows } = await sql<Row>`
    select position.*, one.id as of, other.position_id, position.id is not null as is_known from submission one
    join submission other using (project_id, user_id)
    left join position on position.id = other.position_id
    where one.id = any(${[...ids]}::uuid[]) and other.id <> one.id
    order by one.id, other.submitted_at desc, other.id`.execute(db);
  return grouped(
    rows,
    (row) => row.of,
    (row) => ({ positionId: row.position_id, position: row.is_known ? toPosition(row) : null }),
  );
}

interface RelationRow {
  readonly project_id: string;
  readonly position_id: string;
  readonly user_id: string;
  readonly status: string;
}

/** As the talent side knows it: a decision that is not announced yet has not been made. */
async function relations(
  db: Db,
  projectIds: readonly string[],
  userIds: readonly string[],
): Promise<ProjectRelation[]> {
  const wanted = (table: string) => sql`${sql.ref(`${table}.project_id`)} = any(${[...projectIds]}::uuid[])
    and ${sql.ref(`${table}.user_id`)} = any(${[...userIds]}::uuid[])`;
  const found: RelationRow[] = [];
  for (;;) {
    const last = found.at(-1);
    const rest = last
      ? sql`where (position_id, user_id) > (${last.position_id}, ${last.user_id}::uuid)`
      : sql``;
    const { rows } = await sql<RelationRow>`
      select * from (
        select submission.project_id, submission.position_id, submission.user_id,
          ${ANNOUNCED_STATUS} as status
        from submission left join announcement on announcement.submission_id = submission.id
          and announcement.version = submission.version
        where ${wanted("submission")}
        union all
        select project_id, position_id, user_id, 'Invited' from invitation
        where ${wanted("invitation")} and not exists (select from submission
          where submission.project_id = invitation.project_id and submission.user_id = invitation.user_id)) relation
      ${rest} order by position_id, user_id limit ${BATCH}`.execute(db);
    found.push(...rows);
    if (rows.length < BATCH) break;
  }
  return found.map((row) => ({
    projectId: row.project_id,
    positionId: row.position_id,
    userId: row.user_id,
    status: row.status,
  }));
}

/** The largest page of people. */
const MAX_PEOPLE = 500;

async function submittedTalents(
  db: Db,
  { projectId, positionId, slotId, undecided, after, limit }: StandingTalents,
): Promise<readonly string[]> {
  let query = db
    .selectFrom("submission")
    .select("user_id")
    .distinct()
    .where("project_id", "=", projectId)
    .where("status", "not in", ["NotBooked", "Released", "Withdrawn"])
    .orderBy("user_id")
    .limit(Math.min(limit, MAX_PEOPLE));
  if (positionId !== "") query = query.where("position_id", "=", positionId);
  if (slotId !== "")
    query = query
      .where("slot_id", "=", slotId)
      .where("status", "in", ["AuditionRequested", "AuditionConfirmed"]);
  if (undecided) query = query.where("status", "<>", "Booked");
  if (after !== "") query = query.where("user_id", ">", after);
  return (await query.execute()).map((row) => row.user_id);
}
