import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { lockAuthorized, type FullKey, type VisibleSubmission } from "#app/visible-submission.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import type { Note } from "./note-ports.ts";

const schema = z.object({ Text: fields.paragraph(LIMITS.noteLength), ClientKey: fields.clientKey });

export interface NoteInput {
  readonly key: FullKey;
  /** The note to replace; null adds one. */
  readonly noteId: string | null;
  readonly note: {
    readonly Text?: string | null | undefined;
    readonly ClientKey?: string | null | undefined;
  };
}

/** Adds a private note to a submission, or replaces the caller's own; the talent side never sees it. */
export const saveNote = forMembers<Deps, NoteInput, VisibleSubmission>(
  COMPANY_ROLES,
  async (deps, member, input) => {
    const key = input.note.ClientKey ?? null;
    const call = {
      actor: member,
      operation: "saveNote",
      key: key !== null && isUuid(key) ? key : null,
      body: input,
    };
    return deps.transaction(async (unit) => {
      const found = await decide(unit, member, input.key);
      if (!found.ok) return found;
      const { submission } = found.value;
      const read = validate(schema, input.note, "note");
      if (!read.ok) return read;
      const facts = { submissionId: submission.id, text: read.value.Text, now: deps.now() };
      const saved = await unit.once(call, async () => {
        const note = await noteToSave(unit, member, { ...facts, noteId: input.noteId });
        if (!note.ok) return note;
        await unit.saveNote(note.value);
        return ok(note.value.id);
      });
      return saved.ok ? found : saved;
    });
  },
);

/** Deletes a private note, as its author or an admin. Changes nothing if it is already gone. */
export const deleteNote = forMembers<
  Deps,
  { readonly key: FullKey; readonly noteId: string },
  VisibleSubmission
>(COMPANY_ROLES, (deps, member, { key, noteId }) =>
  deps.transaction(async (unit) => {
    const found = await decide(unit, member, key);
    if (!found.ok) return found;
    const note = await unit.lockNote(noteId);
    if (!note || note.submissionId !== found.value.submission.id) return found;
    if (!isOwn(member, note)) return fail(forbidden("OWNERSHIP", "Only its author can delete a note."));
    await unit.removeNote(noteId);
    return found;
  }),
);

async function decide(unit: UnitOfWork, member: Member, key: FullKey): Promise<Result<VisibleSubmission>> {
  const found = await lockAuthorized(unit, member, key);
  if (!found.ok) return found;
  return isCompanySide(found.value.relation) ? found : fail(forbidden("OWNERSHIP"));
}

function isOwn(member: Member, note: Note): boolean {
  return note.authorId === member.userId || member.roles.includes("Admin");
}

async function noteToSave(
  unit: UnitOfWork,
  member: Member,
  given: {
    readonly submissionId: string;
    readonly noteId: string | null;
    readonly text: string;
    readonly now: Date;
  },
): Promise<Result<Note>> {
  const { submissionId, noteId, text, now } = given;
  if (noteId !== null) {
    const note = await unit.lockNote(noteId);
    if (!note || note.submissionId !== submissionId) return fail(notFound("note"));
    if (!isOwn(member, note)) return fail(forbidden("OWNERSHIP", "Only its author can change a note."));
    return ok({ ...note, text, updatedAt: now });
  }
  if ((await unit.countNotes(submissionId)) >= LIMITS.notesPerSubmission)
    return fail(limitReached("NOTES_PER_SUBMISSION", LIMITS.notesPerSubmission));
  return ok({ id: newId(), submissionId, authorId: member.userId, text, createdAt: now, updatedAt: now });
}
