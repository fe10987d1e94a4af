import { sql, type Kysely } from "kysely";
import { wordsOf } from "@callboard/search/words/words.ts";
import type { Person } from "#app/ports.ts";
import type { ReadModels } from "#app/read-models/read-model-ports.ts";
import type { Position, Project } from "#domain/position.ts";
import { fewLeft, type SlotFacts } from "#domain/slot.ts";
import { agencyModels } from "./agencies/agencies.ts";
import { saveProfiles } from "./profiles/profiles.ts";
import type { Tables } from "./tables.ts";

/**
 * Casting's copies of other services' records. A version older than the row's changes nothing; counts are casting's
 * own.
 */
export function createReadModels(db: Kysely<Tables>): ReadModels {
  return {
    savePositions: (positions) => savePositions(db, positions),
    saveSlots: (slots) => saveSlots(db, slots),
    savePeople: (people) => savePeople(db, people),
    saveProfiles: (profiles) => saveProfiles(db, profiles),
    ...agencyModels(db),
    saveProjects: (projects) => saveProjects(db, projects),
    async saveFilmingDates(projectId, dates) {
      const [ids, days] = [dates.map(({ id }) => id), dates.map(({ day }) => day)];
      await sql`delete from filming_date where project_id = ${projectId} and id <> all(${ids}::uuid[])`.execute(
        db,
      );
      await sql`
        insert into filming_date (id, project_id, day)
        select id, ${projectId}, day from unnest(${ids}::uuid[], ${days}::date[]) as given (id, day)
        on conflict (id) do update set day = excluded.day`.execute(db);
    },
    async markMoved(slotIds, { occurred, learned }) {
      await sql`
        update slot set moved_at = ${learned}, moved_event_at = ${occurred}
        where id = any(${[...slotIds]}::uuid[]) and (moved_event_at is null or moved_event_at < ${occurred})`.execute(
        db,
      );
    },
    async setSuspended(userId, suspended) {
      await db.updateTable("person").set({ suspended }).where("id", "=", userId).execute();
    },
    async announceNow(projectId) {
      // In milliseconds, as all other ends are: a cursor with a date would list the same rows again.
      await sql`
        update announcement set due_at = date_trunc('milliseconds', now()) from submission
        where submission.id = announcement.submission_id and submission.project_id = ${projectId}
          and due_at > now()`.execute(db);
    },
    async removeProject(projectId) {
      await db.deleteFrom("project").where("id", "=", projectId).execute();
      await db.updateTable("position").set({ removed: true }).where("project_id", "=", projectId).execute();
    },
    async restorePositions(ids) {
      await db
        .updateTable("position")
        .set({ removed: false })
        .where("id", "in", [...ids])
        .execute();
    },
    async removePosition(positionId) {
      await db.updateTable("position").set({ removed: true }).where("id", "=", positionId).execute();
    },
  };
}

async function saveProjects(db: Kysely<Tables>, projects: readonly Project[]): Promise<void> {
  if (projects.length === 0) return;
  const rows = projects.map(({ companyId, ...rest }) => ({ ...rest, company_id: companyId }));
  await sql`
    insert into project (id, company_id, name, status, public, version, read_at)
    select id, company_id, name, status, public, version, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, company_id uuid, name text, status text, public boolean, version bigint)
    order by id
    on conflict (id) do update set company_id = excluded.company_id, name = excluded.name,
      status = excluded.status, public = excluded.public, version = excluded.version, read_at = excluded.read_at
    where project.version <= excluded.version`.execute(db);
}

/** A position that no longer takes anyone. The time when it ended is casting's own data. */
const ENDED = sql`status in ('Filled', 'Closed')`;

async function savePositions(db: Kysely<Tables>, positions: readonly Position[]): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map(({ projectId, companyId, dueBy, adultsOnly, ...rest }) => ({
    ...rest,
    adults_only: adultsOnly,
    project_id: projectId,
    company_id: companyId,
    due_by: dueBy,
  }));
  await sql`
    insert into position (id, project_id, company_id, name, status, quantity, due_by, wants, adults_only, version,
      ended_at, ended_as, read_at)
    select id, project_id, company_id, name, status, quantity, due_by, wants, adults_only, version,
      case when ${ENDED} then now() end, case when ${ENDED} then status end, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, project_id uuid, company_id uuid,
      name text, status text, quantity integer, due_by timestamptz, wants jsonb, adults_only boolean, version bigint)
    order by id
    on conflict (id) do update set name = excluded.name, status = excluded.status,
      quantity = greatest(excluded.quantity, position.booked_count), due_by = excluded.due_by,
      wants = excluded.wants, adults_only = excluded.adults_only, version = excluded.version, ended_as = excluded.ended_as,
      read_at = excluded.read_at,
      ended_at = case when position.ended_as = excluded.ended_as then position.ended_at else excluded.ended_at end
    where position.version <= excluded.version`.execute(db);
}

async function saveSlots(db: Kysely<Tables>, slots: readonly SlotFacts[]): Promise<void> {
  if (slots.length === 0) return;
  const rows = slots.map(({ projectId, startsAt, lengthMinutes, ...rest }) => ({
    ...rest,
    project_id: projectId,
    starts_at: startsAt,
    length_minutes: lengthMinutes,
    told_left: fewLeft({ taken: 0, capacity: rest.capacity }, 0),
  }));
  await sql`
    insert into slot (id, project_id, starts_at, length_minutes, zone, capacity, cancelled, place, link, version,
      told_left)
    select id, project_id, starts_at, length_minutes, zone, capacity, cancelled, place, link, version, told_left
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, project_id uuid,
      starts_at timestamptz, length_minutes integer, zone text, capacity integer, cancelled boolean,
      place text, link text, version bigint, told_left smallint)
    order by id
    on conflict (id) do update set starts_at = excluded.starts_at, length_minutes = excluded.length_minutes,
      zone = excluded.zone, capacity = greatest(excluded.capacity, slot.taken), cancelled = excluded.cancelled,
      place = excluded.place, link = excluded.link, version = excluded.version
    where slot.version <= excluded.version`.execute(db);
  // Nobody waits for a place in a canceled slot.
  await sql`
    delete from slot_waiting using slot where slot.id = slot_waiting.slot_id and slot.cancelled
      and slot.id = any(${slots.map(({ id }) => id)}::uuid[])`.execute(db);
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
    minor: person.minor,
    version: person.version,
  }));
  await sql`
    insert into person (id, first_name, last_name, name_key, name_key_reversed, profile_media_id, suspended, minor, version)
    select id, first_name, last_name, name_key, name_key_reversed, profile_media_id, suspended, minor, version
    from jsonb_populate_recordset(null::person, ${JSON.stringify(rows)}::jsonb) order by id
    on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      name_key = excluded.name_key, name_key_reversed = excluded.name_key_reversed,
      profile_media_id = excluded.profile_media_id, suspended = excluded.suspended, minor = excluded.minor, version = excluded.version
    where person.version <= excluded.version`.execute(db);
}
