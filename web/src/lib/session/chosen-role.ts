/** The account types that a newcomer may choose. */
export const OPEN_ROLES = ["Talent", "Production", "Agent"] as const;
export type OpenRole = (typeof OPEN_ROLES)[number];

const KEY = "callboard.chosenRole";

/** Stores the chosen account type while the identity provider creates the account. */
export function rememberRole(role: OpenRole): void {
  sessionStorage.setItem(KEY, role);
}

export function chosenRole(): OpenRole | null {
  const stored = sessionStorage.getItem(KEY);
  return OPEN_ROLES.find((role) => role === stored) ?? null;
}
