import { GROUP_CHOICES } from "@callboard/catalog/groups.ts";
import type { Person } from "../use-schedule.ts";

export type GroupChoice = { readonly key: string; readonly name: string; readonly count: number };

/** The groups that people are in, in the project's order, with how many of the people are in each. */
export function groupChoices(people: readonly Person[]): readonly GroupChoice[] {
  const groups = people.flatMap(({ Data }) => Data.Groups ?? []);
  const found = [...Map.groupBy(groups, ({ GroupId }) => GroupId)].map(([key, members]) => ({
    key,
    name: members[0]?.Name ?? "",
    count: members.length,
  }));
  const rank = ({ key }: GroupChoice) => {
    const index = GROUP_CHOICES.findIndex(({ value }) => value === key);
    return index < 0 ? GROUP_CHOICES.length : index;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}
