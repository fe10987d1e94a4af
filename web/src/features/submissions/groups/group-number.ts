import { GROUP_CHOICES } from "@callboard/catalog/groups.ts";

export const GROUP_NUMBERS = [1, 2, 3, 4, 5] as const;

/** The number of one of the five groups from its key; null for any other key. */
export function groupNumber(groupId: string): number | null {
  const index = GROUP_CHOICES.findIndex(({ value }) => value === groupId);
  return index < 0 ? null : index + 1;
}

/** The key of one of the five groups. */
export function groupKey(number: number): string {
  return `GROUP#${number}`;
}

/** Whether the group was given a name; otherwise it has the default one in the reader's language. */
export function isOwnName(number: number, name: string | null | undefined): name is string {
  return (
    name !== null && name !== undefined && name !== "" && name !== GROUP_CHOICES[number - 1]?.defaultName
  );
}
