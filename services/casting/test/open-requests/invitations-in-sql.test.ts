import { PROJECT_STATUSES } from "@callboard/catalog/states.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { openInvitations } from "../../src/adapters/store/invitations.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { isBarred } from "../../src/domain/minors/minors.ts";
import { isVisible, refusalToSubmit, type Position, type Project } from "../../src/domain/position.ts";

let database: Database<Tables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await serviceDatabase("casting", new URL("../../migrations/", import.meta.url));
  ({ drop } = made);
  database = openDatabase({ url: made.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const NOW = new Date("2026-11-22T12:00:00Z");
const COMPANY = newId();
const FACTS = { companyId: COMPANY, name: "A", version: 1 };
const YES_NO_UNKNOWN = [true, false, null] as const;
/** From now to the deadline, in minutes: before it, at it and after it. */
const DUE = [-1, 0, 1, null] as const;

const PROJECTS: readonly Project[] = PROJECT_STATUSES.flatMap((status) =>
  [true, false].map((isPublic) => ({ ...FACTS, id: newId(), status, public: isPublic })),
);
const POSITIONS: readonly Position[] = PROJECTS.flatMap(({ id: projectId }) =>
  ["PendingReview", "Open", "OnHold", "Filled", "Closed"].flatMap((status) =>
    [true, false].flatMap((removed) =>
      DUE.flatMap((due) =>
        YES_NO_UNKNOWN.map((adultsOnly) => ({
          ...FACTS,
          id: newId(),
          projectId,
          status,
          removed,
          dueBy: due === null ? null : new Date(NOW.getTime() + due * 60_000),
          adultsOnly,
          quantity: 1,
          wants: {} as Position["wants"],
        })),
      ),
    ),
  ),
);
/** `known`: casting has a copy of the person. */
const PEOPLE = [...YES_NO_UNKNOWN, undefined].flatMap((minor) =>
  [true, false].map((submitted) => ({
    id: newId(),
    known: minor !== undefined,
    minor: minor ?? null,
    submitted,
  })),
);

async function store(): Promise<void> {
  const { db } = database;
  await sql`insert into project (id, company_id, name, status, public, version)
    select id, ${COMPANY}, 'A', status, public, 1
    from jsonb_to_recordset(${JSON.stringify(PROJECTS)}::jsonb) as one (id uuid, status text, public bool)`.execute(
    db,
  );
  await sql`insert into position (id, project_id, company_id, name, status, quantity, due_by, wants, removed, version, adults_only)
    select id, "projectId", ${COMPANY}, 'A', status, 1, "dueBy", '{}', removed, 1, "adultsOnly"
    from jsonb_to_recordset(${JSON.stringify(POSITIONS)}::jsonb) as one
      (id uuid, "projectId" uuid, status text, removed bool, "dueBy" timestamptz, "adultsOnly" bool)`.execute(
    db,
  );
  const people = sql`jsonb_to_recordset(${JSON.stringify(PEOPLE)}::jsonb) as someone
    (id uuid, minor bool, known bool, submitted bool)`;
  await sql`insert into person (id, first_name, last_name, name_key, name_key_reversed, suspended, version, minor)
    select id, 'A', 'B', 'a b', 'b a', false, 1, minor from ${people} where known`.execute(db);
  await sql`insert into invitation (position_id, user_id, project_id, company_id, invited_by, created_at)
    select position.id, someone.id, position.project_id, ${COMPANY}, ${COMPANY}, ${NOW}::timestamptz
    from position cross join ${people}`.execute(db);
  await sql`insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at, updated_at, version)
    select gen_random_uuid(), position.project_id, position.id, someone.id, ${COMPANY}, 'Withdrawn', someone.id,
      ${NOW}::timestamptz, ${NOW}::timestamptz, 1
    from position cross join ${people} where submitted`.execute(db);
}

test("invitations wait for those who can submit by the rules of submitting, of every combination of facts", async () => {
  await store();
  const projects = new Map(PROJECTS.map((project) => [project.id, project]));
  const expected = POSITIONS.flatMap((position) => {
    const project = projects.get(position.projectId);
    if (!project || !isVisible(project, position, true) || refusalToSubmit(project, position, NOW)) return [];
    const { adultsOnly } = position;
    return PEOPLE.filter(({ minor, submitted }) => !submitted && !isBarred({ adultsOnly, minor })).map(
      ({ id }) => `${position.id} ${id}`,
    );
  });
  expect(expected.length).toBeGreaterThan(20);
  const found = await openInvitations(
    database.db,
    { userIds: PEOPLE.map(({ id }) => id), now: NOW },
    POSITIONS.length * PEOPLE.length,
  );
  expect(found.map(({ positionId, userId }) => `${positionId} ${userId}`).toSorted()).toEqual(
    expected.toSorted(),
  );
});
