/** How often a saved search sends alerts about new projects. */
export const ALERTS = ["Now", "Daily", "Never"] as const;
