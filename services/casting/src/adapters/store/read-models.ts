import { sql, type Kysely } from "kysely";
import { wordsOf } from "@callboard/search/fold.ts";
import type { Person, ReadModels } from "#app/ports.ts";
import type { Position } from "#domain/position.ts";
import type { Slot } from "#domain/slot.ts";
import type { Tables } from "./tables.ts";

/** What casting knows of others' records. An older version than the row's does nothing; counts stay casting's own. */
export function createReadModels(db: Kysely<Tables>): ReadModels {
  return {
    savePositions: (positions) => savePositions(db, positions),
    saveSlots: (slots) => saveSlots(db, slots),
    savePeople: (people) => savePeople(db, people),
    async saveProjects(projects) {
      if (projects.length === 0) return;
      await sql`
        insert into project (id, company_id, name, status, public, version)
        select id, company_id, name, status, public, version
        from jsonb_to_recordset(${JSON.stringify(projects.map(({ companyId, ...rest }) => ({ ...rest, company_id: companyId })))}::jsonb)
          as given (id uuid, company_id uuid, name text, status text, public boolean, version bigint)
        order by id
        on conflict (id) do update set company_id = excluded.company_id, name = excluded.name,
          status = excluded.status, public = excluded.public, version = excluded.version
        where project.version <= excluded.version`.execute(db);
    },
    async setSuspended(userId, suspended) {
      await db.updateTable("person").set({ suspended }).where("id", "=", userId).execute();
    },
    async announceNow(projectId) {
      await sql`
        update announcement set due_at = now() from submission
        where submission.id = announcement.submission_id and submission.project_id = ${projectId}
          and due_at > now()`.execute(db);
    },
    async removePosition(positionId) {
      await db.updateTable("position").set({ removed: true }).where("id", "=", positionId).execute();
    },
  };
}

async function savePositions(db: Kysely<Tables>, positions: readonly Position[]): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map(({ projectId, companyId, dueBy, ...rest }) => ({
    ...rest,
    project_id: projectId,
    company_id: companyId,
    due_by: dueBy,
  }));
  await sql`
    insert into position (id, project_id, company_id, name, status, quantity, due_by, wants, version)
    select id, project_id, company_id, name, status, quantity, due_by, wants, version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, project_id uuid, company_id uuid,
      name text, status text, quantity integer, due_by timestamptz, wants jsonb, version bigint)
    order by id
    on conflict (id) do update set name = excluded.name, status = excluded.status,
      quantity = greatest(excluded.quantity, position.booked_count), due_by = excluded.due_by,
      wants = excluded.wants, version = excluded.version
    where position.version <= excluded.version`.execute(db);
}

async function saveSlots(db: Kysely<Tables>, slots: readonly Omit<Slot, "taken">[]): Promise<void> {
  if (slots.length === 0) return;
  const rows = slots.map(({ projectId, startsAt, lengthMinutes, ...rest }) => ({
    ...rest,
    project_id: projectId,
    starts_at: startsAt,
    length_minutes: lengthMinutes,
  }));
  await sql`
    insert into slot (id, project_id, starts_at, length_minutes, zone, capacity, cancelled, version)
    select id, project_id, starts_at, length_minutes, zone, capacity, cancelled, version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, project_id uuid,
      starts_at timestamptz, length_minutes integer, zone text, capacity integer, cancelled boolean, version bigint)
    order by id
    on conflict (id) do update set starts_at = excluded.starts_at, length_minutes = excluded.length_minutes,
      zone = excluded.zone, capacity = greatest(excluded.capacity, slot.taken), cancelled = excluded.cancelled,
      version = excluded.version
    where slot.version <= excluded.version`.execute(db);
}

async function savePeople(db: Kysely<Tables>, people: readonly Person[]): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map((person) => ({
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    name_key: wordsOf(`${person.firstName} ${person.lastName}`).join(" "),
    name_key_reversed: wordsOf(`${person.lastName} ${person.firstName}`).join(" "),
    profile_media_id: person.profileMediaId,
    suspended: person.suspended,
    version: person.version,
  }));
  await sql`
    insert into person select * from jsonb_populate_recordset(null::person, ${JSON.stringify(rows)}::jsonb) order by id
    on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      name_key = excluded.name_key, name_key_reversed = excluded.name_key_reversed,
      profile_media_id = excluded.profile_media_id, suspended = excluded.suspended, version = excluded.version
    where person.version <= excluded.version`.execute(db);
}
