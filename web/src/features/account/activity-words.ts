import type { texts } from "#i18n/bundles/account/en.ts";

export type Deed = keyof (typeof texts)["did"];

/** Actions on a member's record, by their names in the audit log. */
const DEEDS: Readonly<Record<string, Deed>> = {
  "user.registered": "registered",
  "user.role_changed": "roles",
  "updateUserStringArray UserRoles": "roles",
  "user.suspended": "suspended",
  "user.reinstated": "reinstated",
  "setUserSuspended Suspended": "accountState",
  "user.export_requested": "copy",
  "user.password_reset": "password",
  "user.access_token_created": "tokenMade",
  "user.access_token_revoked": "tokenRevoked",
  "user.agent_link_requested": "agentAsked",
  "user.agent_linked": "agentLinked",
  "user.agent_unlinked": "agentUnlinked",
  "user.blocked": "blocked",
  "user.unblocked": "unblocked",
  "talent.demographics_updated": "profile",
  "subscription.changed": "plan",
  "payment.failed": "payment",
  "brandcode.changed": "brandCode",
};

/**
 * "callboard.identity.user.registered.v1" becomes "registered"; an action without words of its own becomes "other".
 */
export function deedOf(action: string): Deed {
  const parts = action.split(".");
  return DEEDS[parts.length < 5 ? action : parts.slice(2, -1).join(".")] ?? "other";
}
