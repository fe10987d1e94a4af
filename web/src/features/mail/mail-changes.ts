import type { ConversationChangeInput } from "#gen/graphql.ts";

/** A member's own state of a conversation, which other participants do not share. */
export type MailState = {
  readonly Read: boolean;
  readonly Unread: number;
  readonly Starred: boolean;
  readonly Important: boolean;
  readonly Muted: boolean;
  readonly Folder: string;
  readonly Labels: readonly string[];
};

export type MailChange = Pick<
  ConversationChangeInput,
  "Read" | "Starred" | "Important" | "Muted" | "Folder" | "AddLabels" | "RemoveLabels"
>;

/** The state of a conversation after a change. */
export function withChange(state: MailState, change: MailChange): MailState {
  const removed = new Set(change.RemoveLabels ?? []);
  return {
    Read: change.Read ?? state.Read,
    Unread: change.Read === true ? 0 : state.Unread,
    Starred: change.Starred ?? state.Starred,
    Important: change.Important ?? state.Important,
    Muted: change.Muted ?? state.Muted,
    Folder: change.Folder ?? state.Folder,
    Labels: [...new Set([...state.Labels, ...(change.AddLabels ?? [])])].filter((one) => !removed.has(one)),
  };
}

const FLAGS = ["Read", "Starred", "Important", "Muted", "Folder"] as const;

function backTo(state: MailState, change: MailChange): MailChange {
  const had = new Set(state.Labels);
  const added = (change.AddLabels ?? []).filter((label) => !had.has(label));
  const removed = (change.RemoveLabels ?? []).filter((label) => had.has(label));
  const flags = FLAGS.filter((name) => change[name] !== undefined && change[name] !== null);
  return {
    ...Object.fromEntries(flags.map((name) => [name, state[name]])),
    ...(added.length > 0 && { RemoveLabels: added }),
    ...(removed.length > 0 && { AddLabels: removed }),
  };
}

type Undo = { readonly keys: readonly string[]; readonly change: MailChange };

/** The changes that undo a change; conversations with equal previous state share one. */
export function inverseOf(before: ReadonlyMap<string, MailState>, change: MailChange): readonly Undo[] {
  const groups = Map.groupBy(before, ([, state]) => JSON.stringify(backTo(state, change)));
  return [...groups].map(([text, entries]) => ({
    keys: entries.map(([key]) => key),
    change: JSON.parse(text) as MailChange,
  }));
}
