/**
 * The kinds of credits, in the order in which a resume lists them. Its sections are those of the trade, as in the profile
 * guides of Casting Networks, Spotlight and Backstage, 2025.
 */
export const CREDIT_KINDS = [
  "Film",
  "Television",
  "Theater",
  "Commercial",
  "Voice",
  "New Media",
  "Other",
] as const;
