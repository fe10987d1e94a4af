import { sql, type Kysely, type Transaction } from "kysely";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Note, NoteReads, NoteUnit } from "#app/notes/note-ports.ts";
import { grouped } from "./rows.ts";
import type { Tables } from "./tables.ts";

interface NoteRow {
  readonly id: string;
  readonly submission_id: string;
  readonly author_id: string;
  readonly text: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function toNote(row: NoteRow): Note {
  return {
    id: row.id,
    submissionId: row.submission_id,
    authorId: row.author_id,
    text: row.text,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Reads private notes by their submission. */
export function noteReads(db: Kysely<Tables>): NoteReads {
  return {
    async notes(submissionIds) {
      const { rows } = await sql<NoteRow>`
        select note.* from unnest(${[...submissionIds]}::uuid[]) as wanted (id) cross join lateral (
          select * from note where submission_id = wanted.id order by created_at, id
          limit ${LIMITS.notesPerSubmission}) note
        order by note.submission_id, note.created_at, note.id`.execute(db);
      return grouped(rows, (row) => row.submission_id, toNote);
    },
  };
}

/** Writes private notes. */
export function notes(tx: Transaction<Tables>): NoteUnit {
  return {
    async lockNote(id) {
      const { rows } = await sql<NoteRow>`select * from note where id = ${id} for update`.execute(tx);
      return rows[0] ? toNote(rows[0]) : null;
    },
    async countNotes(submissionId) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from note where submission_id = ${submissionId}`.execute(tx);
      return rows[0]?.count ?? 0;
    },
    async saveNote({ id, submissionId, authorId, text, createdAt, updatedAt }) {
      await sql`
        insert into note (id, submission_id, author_id, text, created_at, updated_at)
        values (${id}, ${submissionId}, ${authorId}, ${text}, ${createdAt}, ${updatedAt})
        on conflict (id) do update set text = excluded.text, updated_at = excluded.updated_at`.execute(tx);
    },
    async removeNote(id) {
      await sql`delete from note where id = ${id}`.execute(tx);
    },
  };
}
