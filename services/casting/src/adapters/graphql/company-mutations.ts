import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { setAutomaticAnswers } from "#app/closing/set-automatic-answers.ts";
import { inviteToPosition } from "#app/invite-to-position.ts";
import { bookMatching } from "#app/matching/book-matching.ts";
import { deleteNote, saveNote } from "#app/notes/save-note.ts";
import type { Deps } from "#app/ports.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { readNarrowing } from "./lists/position-narrowing.ts";
import { keyIn } from "./request-mutations.ts";

/** Operations of the company side only: notes, invitations and bulk bookings. */
export function companyMutations(deps: Deps) {
  return {
    bookMatching: (_, { criteria, status: booked }, { actor }) => {
      const status = { words: criteria.BookingStatus, path: "criteria.BookingStatus" };
      const input = map(readNarrowing(criteria, status), (narrowing) => ({
        ...narrowing,
        clientKey: criteria.ClientKey ?? null,
        booked,
      }));
      return respond(bookMatching(deps, actor, input));
    },
    inviteToPosition: (_, { invitation }, { actor }) => {
      const keys = combineValidations({
        projectId: readOptionalKey("project", invitation.ProjectId, "invitation.ProjectId"),
        positionId: readRequiredKey("position", invitation.RoleId, "invitation.RoleId"),
        userId: readRequiredKey("user", invitation.UserId, "invitation.UserId"),
      });
      const input = map(keys, (read) => ({ ...read, invitation }));
      return respond(inviteToPosition(deps, actor, input));
    },
    setAutomaticAnswers: (_, { answers }, { actor }) => {
      const keys = combineValidations({
        projectId: readRequiredKey("project", answers.ProjectId, "answers.ProjectId"),
        positionId: readOptionalKey("position", answers.RoleId, "answers.RoleId"),
      });
      const input = map(keys, (read) => ({ ...read, on: answers.On ?? null }));
      return respondWith(setAutomaticAnswers(deps, actor, input), () => ({ Status: "OK" }));
    },
    saveNote: (_, { note }, { actor }) => {
      const keys = combineValidations({
        key: keyIn(note, "note"),
        noteId: readOptionalKey("note", note.NoteId, "note.NoteId"),
      });
      const input = map(keys, (read) => ({ ...read, note }));
      return respond(saveNote(deps, actor, input));
    },
    deleteNote: (_, { note }, { actor }) => {
      const input = combineValidations({
        key: keyIn(note, "note"),
        noteId: readRequiredKey("note", note.NoteId, "note.NoteId"),
      });
      return respond(deleteNote(deps, actor, input));
    },
  } satisfies MutationResolvers;
}
