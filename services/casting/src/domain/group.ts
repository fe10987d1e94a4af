import { GROUP_CHOICES } from "@callboard/catalog/groups.ts";

/** A private group of a company within one project. */
export interface Group {
  readonly projectId: string;
  /** `1` to `5`, or the id of a group that somebody made. */
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
}

/** The name with which one of the five groups begins; null for any other id. */
export function defaultGroupName(id: string): string | null {
  return GROUP_CHOICES.find(({ value }) => value === `GROUP#${id}`)?.defaultName ?? null;
}
