/** Roles and habits of members. */

export const USER_ROLES = ["Admin", "Production", "Talent", "Agent"] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const TRAVEL_PREFERENCES = ["Local", "Regional", "USA", "International"] as const;
