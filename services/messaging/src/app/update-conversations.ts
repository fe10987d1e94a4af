import { invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { isEmpty, LABELS, PLACES, type StateChange } from "#domain/mail-state.ts";
import { outcomesOf, ownConversations, type ItemOutcome, type OwnKey } from "./delete-conversations.ts";
import type { Deps } from "./ports.ts";

const schema = z.object({
  Read: fields.optional(z.boolean()),
  Starred: fields.optional(z.boolean()),
  Important: fields.optional(z.boolean()),
  Muted: fields.optional(z.boolean()),
  Folder: fields.optional(z.enum(PLACES)),
  AddLabels: fields.choices(LABELS),
  RemoveLabels: fields.choices(LABELS),
});

export interface UpdateInput {
  readonly keys: readonly OwnKey[];
  readonly change: unknown;
}

/** Changes the caller's own view of conversations; each that changed is published once. */
export const updateConversations = forMembers<Deps, UpdateInput, readonly ItemOutcome[]>(
  null,
  async (deps, member, { keys, change: input }) => {
    const ids = ownConversations(member, keys, "conversations");
    if (!ids.ok) return ids;
    const { userId } = member;
    return deps.transaction(async (unit) => {
      const locked = await unit.lockOwn(userId, ids.value);
      const shown = new Map([...locked].filter(([, { hidden }]) => !hidden));
      const outcomes = outcomesOf(member, keys, shown);
      if (!outcomes.ok) return outcomes;
      const change = readChange(input);
      if (!change.ok) return change;
      const changed = await unit.changeState(userId, [...shown.keys()], change.value);
      await unit.addEvents(
        member,
        changed.map(({ conversationId, wasRead, version }) => ({
          kind: wasRead ? ("ConversationRead" as const) : ("ConversationMarked" as const),
          conversationId,
          userId,
          version,
        })),
      );
      return outcomes;
    });
  },
);

function readChange(input: unknown): Result<StateChange> {
  const read = validate(schema, input, "change");
  if (!read.ok) return read;
  const { Read, Starred, Important, Muted, Folder, AddLabels, RemoveLabels } = read.value;
  const change = {
    read: Read,
    starred: Starred,
    important: Important,
    muted: Muted,
    folder: Folder,
    addLabels: AddLabels,
    removeLabels: RemoveLabels,
  };
  return isEmpty(change) ? fail(invalidField("change", "REQUIRED", "Say what changes.")) : ok(change);
}
