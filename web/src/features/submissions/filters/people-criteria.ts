import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { UNIONS } from "@callboard/catalog/unions.ts";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import type { QueryState } from "#lib/use-query-state.ts";

/** Names in the address of what narrows the wall by what is known of people. */
export const PEOPLE_FILTERS = ["fit", "age", "union", "agent"] as const;

/** Names in the address of all that narrows the wall; the stage is a place of its own. */
export const WALL_FILTERS = [...PEOPLE_FILTERS, "text", "group", "unseen"] as const;

/** Stands in the address for nobody: no union, no agent. */
export const NONE = "none";

/** How well people must fit, from the widest to the narrowest: in the address, and as the graph says it. */
export const FITS = [
  ["half", "Half"],
  ["most", "Most"],
  ["all", "All"],
] as const;

/** Agents that the graph takes at once. */
const MAX_AGENTS = 50;

export type PeopleCriteria = Pick<
  PositionSubmissionsCriteria,
  "Fit" | "AgeRanges" | "Unions" | "NoUnion" | "Agents" | "NoAgent"
>;

/** What the address asks of people, without what makes no sense; empty where it asks nothing. */
export function peopleCriteria({ text, list }: Pick<QueryState, "text" | "list">): PeopleCriteria {
  const fit = FITS.find(([name]) => name === text("fit"))?.[1];
  const ages = AGE_RANGES.filter((range) => list("age").includes(range));
  const unions = UNIONS.map(({ value }) => value).filter((value) => list("union").includes(value));
  const agents = list("agent").filter((name) => name !== NONE && name.length <= LIMITS.nameLength);
  return {
    ...(fit && { Fit: fit }),
    ...(ages.length > 0 && { AgeRanges: ages }),
    ...(unions.length > 0 && { Unions: unions }),
    ...(list("union").includes(NONE) && { NoUnion: true }),
    ...(agents.length > 0 && { Agents: agents.slice(0, MAX_AGENTS) }),
    ...(list("agent").includes(NONE) && { NoAgent: true }),
  };
}
