import { GROUP_CHOICES } from "@callboard/catalog/groups.ts";

export const GROUP_NUMBERS = [1, 2, 3, 4, 5] as const;

/** The number of one of the five groups by its key; null for any other group. */
export function groupNumber(groupId: string): number | null {
  const index = GROUP_CHOICES.findIndex(({ value }) => value === groupId);
  return index < 0 ? null : index + 1;
}

/** The key of one of the five groups. */
export function groupKey(number: number): string {
  return `GROUP#${number}`;
}

/** Whether somebody gave the group this name; until then it has the product's, in the reader's language. */
export function isOwnName(number: number, name: string | null | undefined): name is string {
  return (
    name !== null && name !== undefined && name !== "" && name !== GROUP_CHOICES[number - 1]?.defaultName
  );
}
