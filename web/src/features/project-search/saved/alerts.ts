/** When the new projects of a saved search are told. */
export const ALERTS = ["Now", "Daily", "Never"] as const;
