import { LIMITS } from "@callboard/catalog/limits.ts";
import {
  choice,
  line,
  readDetails,
  required,
  type Details,
  type Read,
  type Sent,
} from "@callboard/kit/form/field.ts";

/** When the owner is notified of a new matching project: at once, in a daily digest, or never. */
const ALERTS = ["Now", "Daily", "Never"] as const;

/** The form fields of a saved search, except for its criteria. */
const SAVED_SEARCH_FIELDS = {
  name: required(line(LIMITS.nameLength)),
  alert: choice(ALERTS, "Daily"),
};
export type SavedSearchDetails = Details<typeof SAVED_SEARCH_FIELDS>;
export const BLANK_SAVED_SEARCH: SavedSearchDetails = { name: null, alert: "Daily" };

/** A person's saved search. */
export interface SavedSearch extends SavedSearchDetails {
  readonly id: string;
  readonly userId: string;
  /** The validated input, as it was sent. */
  readonly criteria: Sent;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  readonly version: number;
}

/** The fields with the input applied, and all validation failures. */
export function readSavedSearch(current: SavedSearchDetails, sent: Sent): Read<SavedSearchDetails> {
  return readDetails(SAVED_SEARCH_FIELDS, current, sent, "search");
}

const PAGING: ReadonlySet<string> = new Set(["Page", "PageSize", "After", "SortOrder", "Mine"]);

/** The criteria without the page and without empty values. */
export function criteriaToKeep(sent: Sent): Sent {
  const kept = Object.entries(sent).filter(
    ([name, value]) => !PAGING.has(name) && value !== null && value !== undefined,
  );
  return Object.fromEntries(kept);
}
