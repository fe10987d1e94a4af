import type { Correspondent } from "./conversation.ts";

/** An adult and a minor who would read, or write to, each other. */
export interface MinorPair {
  readonly minor: Correspondent;
  readonly adult: Correspondent;
}

/**
 * The pairs of a conversation in which an adult must be one who may reach the minor. In an announcing group the
 * members read its owner alone, so that only pairs with the owner count.
 */
export function minorPairs(
  people: readonly Correspondent[],
  announcedBy: string | null = null,
): readonly MinorPair[] {
  const adults = people.filter((person) => !person.minor);
  const pairs = people
    .filter((person) => person.minor)
    .flatMap((minor) => adults.map((adult) => ({ minor, adult })));
  if (announcedBy === null) return pairs;
  return pairs.filter(({ minor, adult }) => minor.id === announcedBy || adult.id === announcedBy);
}

/**
 * Whether somebody may reach a minor: an admin, the linked agent, a member of a company that the minor submitted to
 * or was invited by.
 */
export function mayReachMinor(minor: Correspondent, other: Correspondent, knowsCompany: boolean): boolean {
  return (
    other.roles.includes("Admin") ||
    minor.agentIds.includes(other.id) ||
    (other.companyId !== null && knowsCompany)
  );
}
