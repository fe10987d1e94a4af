import type { DocumentNode } from "graphql";

/**
 * Changes that may be sent later, by the graph's names: said twice they say the same, nobody else is told of them at
 * once, and the server checks them when they arrive. Bookings, requests and messages are not among them: an hour later
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

/** What a document changes, if all of it may wait; null for everything else. */
export function kindOf(document: DocumentNode): WaitingKind | null {
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  if (operation?.operation !== "mutation") return null;
  const fields = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === "Field" && selection.name.value !== "__typename" ? [selection.name.value] : [],
  );
  const kinds = fields.map((field) => MAY_WAIT.find((kind) => kind === field));
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}
