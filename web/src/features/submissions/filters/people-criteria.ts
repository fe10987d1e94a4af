import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { UNIONS } from "@callboard/catalog/unions.ts";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import type { QueryState } from "#lib/use-query-state.ts";

/** Address parameters of filters about the person. */
export const PEOPLE_FILTERS = ["fit", "age", "union", "agent"] as const;

/** Address parameters of all filters of the wall; the stage is separate. */
export const WALL_FILTERS = [...PEOPLE_FILTERS, "text", "group", "unseen"] as const;

/** The value in the address for people without any union or agent. */
export const NONE = "none";

/** Degrees of fit from the broadest to the strictest: in the address, and as GraphQL values. */
export const FITS = [
  ["half", "Half"],
  ["most", "Most"],
  ["all", "All"],
] as const;

/** The server's limit of agents per query. */
const MAX_AGENTS = 50;

export type PeopleCriteria = Pick<
  PositionSubmissionsCriteria,
  "Fit" | "AgeRanges" | "Unions" | "NoUnion" | "Agents" | "NoAgent"
>;

/** The person filters in the address as criteria, without invalid values; empty if there are none. */
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
