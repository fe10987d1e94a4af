import { LIMITS } from "@callboard/catalog/limits.ts";
import { choice, line, readDetails, required, type Details, type Read, type Sent } from "#domain/field.ts";

/** When somebody is told of a new project that fits: at once, with the others of the day, or not at all. */
export const ALERTS = ["Now", "Daily", "Never"] as const;
export type Alert = (typeof ALERTS)[number];

/** What a form says of a saved search, but for its criteria. */
export const SAVED_SEARCH_FIELDS = {
  name: required(line(LIMITS.nameLength)),
  alert: choice(ALERTS, "Daily"),
};
export type SavedSearchDetails = Details<typeof SAVED_SEARCH_FIELDS>;
export const BLANK_SAVED_SEARCH: SavedSearchDetails = { name: null, alert: "Daily" };

/** What somebody looks for again and again. */
export interface SavedSearch extends SavedSearchDetails {
  readonly id: string;
  readonly userId: string;
  /** As it was sent, after it passed its check. */
  readonly criteria: Sent;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  readonly version: number;
}

/** The fields with what was sent, and what is wrong with them. */
export function readSavedSearch(current: SavedSearchDetails, sent: Sent): Read<SavedSearchDetails> {
  return readDetails(SAVED_SEARCH_FIELDS, current, sent, "search");
}

const PAGING: ReadonlySet<string> = new Set(["Page", "PageSize", "After", "SortOrder", "Mine"]);

/** What is looked for, without the page that was on show and without what was left empty. */
export function criteriaToKeep(sent: Sent): Sent {
  const kept = Object.entries(sent).filter(
    ([name, value]) => !PAGING.has(name) && value !== null && value !== undefined,
  );
  return Object.fromEntries(kept);
}
