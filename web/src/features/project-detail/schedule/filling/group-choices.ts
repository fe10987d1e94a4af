import type { Person } from "../use-schedule.ts";
import { groupPlace } from "./fill-plan.ts";

export type GroupChoice = { readonly key: string; readonly name: string; readonly count: number };

/** The groups that people are in, in the project's order, with how many of the people are in each. */
export function groupChoices(people: readonly Person[]): readonly GroupChoice[] {
  const groups = people.flatMap(({ Data }) => Data.Groups ?? []);
  const found = [...Map.groupBy(groups, ({ GroupId }) => GroupId)].map(([key, members]) => ({
    key,
    name: members[0]?.Name ?? "",
    count: members.length,
  }));
  return found.toSorted((a, b) => groupPlace(a.key) - groupPlace(b.key));
}
