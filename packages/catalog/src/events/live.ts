/**
 * What a browser learns from the live stream: that something changed, by its keys. Of what changes for a client, a
 * linked agent learns of submissions alone: never of mail, billing, roles or the account.
 */
const LIVE_TYPES = [
  { value: "project.changed", reachesAgents: false },
  { value: "position.changed", reachesAgents: false },
  { value: "submission.changed", reachesAgents: true },
  { value: "conversation.changed", reachesAgents: false },
  { value: "member.changed", reachesAgents: false },
  { value: "subscription.changed", reachesAgents: false },
  { value: "report.changed", reachesAgents: false },
  { value: "notification.changed", reachesAgents: false },
] as const;
export type LiveType = (typeof LIVE_TYPES)[number]["value"];
export const LIVE_TYPE_NAMES: readonly LiveType[] = LIVE_TYPES.map(({ value }) => value);

/** Whether agents are notified for the people they represent. */
export function reachesAgents(type: LiveType): boolean {
  return LIVE_TYPES.some(({ value, reachesAgents: reaches }) => value === type && reaches);
}
