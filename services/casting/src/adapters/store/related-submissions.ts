import { sql, type Kysely } from "kysely";
import type { Reads, StandingTalents } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";
import { grouped, toSubmission, type SubmissionRow } from "./rows.ts";
import { SUBMISSIONS } from "./submission-list.ts";
import type { Tables } from "./tables.ts";

/** Rows that are read at once where all are needed. */
const BATCH = 1_000;

type Db = Kysely<Tables>;

/** Submissions by the person and the project that they share. */
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
    async invitedTo(projectIds, userIds) {
      const { rows } = await sql<{ project_id: string; position_id: string; user_id: string }>`
        select project_id, position_id, user_id from invitation
        where project_id = any(${[...projectIds]}::uuid[]) and user_id = any(${[...userIds]}::uuid[])
          and not exists (select from submission where submission.project_id = invitation.project_id
            and submission.user_id = invitation.user_id)`.execute(db);
      return rows.map(({ project_id: projectId, position_id: positionId, user_id: userId }) => ({
        projectId,
        positionId,
        userId,
      }));
    },
    standingTalents: (wanted) => standingTalents(db, wanted),
    ofPersonInProject: (keys) => ofPersonInProject(db, keys),
    otherPositions: (ids) => otherPositions(db, ids),
    ofPeopleInProjects: (projectIds, userIds) => ofPeopleInProjects(db, projectIds, userIds),
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

async function otherPositions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; position_id: string }>`
    select one.id, other.position_id from submission one
    join submission other using (project_id, user_id)
    where one.id = any(${[...ids]}::uuid[]) and other.id <> one.id
    order by one.id, other.submitted_at desc, other.id`.execute(db);
  return grouped(
    rows,
    (row) => row.id,
    (row) => row.position_id,
  );
}

async function ofPeopleInProjects(
  db: Db,
  projectIds: readonly string[],
  userIds: readonly string[],
): Promise<Submission[]> {
  const found: Submission[] = [];
  for (;;) {
    const rest = found.length === 0 ? sql`` : sql`and submission.id > ${found.at(-1)?.id}`;
    const { rows } = await sql<SubmissionRow>`${SUBMISSIONS}
      where submission.project_id = any(${[...projectIds]}::uuid[]) and submission.user_id = any(${[...userIds]}::uuid[]) ${rest}
      order by submission.id limit ${BATCH}`.execute(db);
    found.push(...rows.map(toSubmission));
    if (rows.length < BATCH) return found;
  }
}

/** The longest page of people. */
const MAX_PEOPLE = 500;

async function standingTalents(
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
