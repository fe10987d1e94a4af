import type { DocumentNode } from "graphql";

/**
 * Mutations that may be sent later: repeating them changes nothing, nobody else is notified of them right away, and
 * the server validates them on arrival. Bookings, requests and messages are not among them, because an hour later
 * they may be wrong.
 */
export const MAY_WAIT = [
  "addBookingGroupUser",
  "deleteBookingGroupUser",
  "saveNote",
  "toggleFavorite",
  "updateConversations",
  "markConversationRead",
] as const;

export type WaitingKind = (typeof MAY_WAIT)[number];

/** The kind of change a document makes, if all of it may wait; otherwise null. */
export function kindOf(document: DocumentNode): WaitingKind | null {
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  if (operation?.operation !== "mutation") return null;
  const fields = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === "Field" && selection.name.value !== "__typename" ? [selection.name.value] : [],
  );
  const kinds = fields.map((field) => MAY_WAIT.find((kind) => kind === field));
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}
