import type { TokenScope } from "@callboard/catalog/rules/access-tokens.ts";
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
} from "graphql";

/** What an operation of each kind needs of a member's access token. The graph has no subscriptions. */
const NEEDED = {
  query: "Read",
  mutation: "Write",
  subscription: "Read",
} as const satisfies Record<`${OperationTypeNode}`, TokenScope>;

/**
 * Root fields that no access token may call, whatever its scopes: those by which an account is taken, left or copied. What
 * admins alone do is refused by the services, because identity accepts no token of an admin.
 */
export const REFUSED_TO_TOKENS: ReadonlySet<string> = new Set([
  // More tokens, and what is known of them.
  "getMyAccessTokens",
  "createAccessToken",
  "revokeAccessToken",
  // Signing in: passwords, phone numbers, sessions.
  "requestPasswordReset",
  "confirmPasswordReset",
  "getMyPhone",
  "requestPhoneCode",
  "confirmPhone",
  "removePhone",
  "getMySessions",
  "endMySession",
  "endMyOtherSessions",
  // What would outlive the token: an address of the calendar, a browser for notices, somebody who acts for the member.
  "createCalendarFeed",
  "savePushBrowser",
  "acceptAgentLink",
  // The account as a whole.
  "requestRegistration",
  "confirmRegistration",
  "completeRegistration",
  "exportMyData",
  "getMyExport",
  "eraseMyAccount",
  "keepMyAccount",
  // Roles and suspension, which are an admin's.
  "setUserSuspended",
]);

/** FORBIDDEN for each thing that the operation does beyond the scopes of the caller's token; none without a token. */
export function tokenRefusals(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  scopes: readonly TokenScope[] | null,
): readonly GraphQLError[] {
  if (scopes === null) return [];
  const kept = [...rootFields(document, operation.selectionSet)].filter((name) =>
    REFUSED_TO_TOKENS.has(name),
  );
  if (kept.length > 0)
    return kept.map((name) => refusal(`${name} can't be called with an access token. Sign in.`));
  const needed = NEEDED[operation.operation];
  if (scopes.includes(needed)) return [];
  return [refusal(`This access token lacks the scope ${needed} that a ${operation.operation} needs.`)];
}

const refusal = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "FORBIDDEN" } });

/** The names of an operation's root fields, also of those inside fragments. */
function rootFields(document: DocumentNode, operation: SelectionSetNode): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const found = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
        );
        if (found?.kind === Kind.FRAGMENT_DEFINITION) visit(found.selectionSet);
      }
    }
  };
  visit(operation);
  return names;
}
