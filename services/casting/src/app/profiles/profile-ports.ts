import type { NeededFit } from "#domain/fit/fit-level.ts";
import type { Profile } from "#domain/fit/fit.ts";

/** A profile with whose it is; a copy with a lower version is out of date. */
export interface KnownProfile extends Profile {
  readonly userId: string;
  readonly version: number;
}

/** Who is left in a list by what is known of the people; each part that is set must hold, an empty one sets nothing. */
export interface PeopleFilter {
  readonly fit: NeededFit | null;
  readonly ageRanges: readonly string[];
  /** Members of any of these, and with `noUnion` also those who are in none. */
  readonly unions: readonly string[];
  readonly noUnion: boolean;
  /** Represented by any of these, and with `noAgent` also those by nobody. */
  readonly agents: readonly string[];
  readonly noAgent: boolean;
}

/** A value that people of a list have, and how many. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** What the people who are submitted to a position can be filtered by, the most frequent values first. */
export interface SubmissionFacets {
  readonly ageRanges: readonly FacetValue[];
  readonly unions: readonly FacetValue[];
  readonly agents: readonly FacetValue[];
  readonly noUnion: number;
  readonly noAgent: number;
  /** Casting has read the profiles of all of these people. */
  readonly isWhole: boolean;
}

export interface ProfileReads {
  /** People who are submitted to the positions and whose profile casting has not read, at most `limit`. */
  withoutProfile(positionIds: readonly string[], limit: number): Promise<readonly string[]>;
  /** With `hideSuspended` without people whose account is suspended. */
  facets(
    positionIds: readonly string[],
    hideSuspended: boolean,
  ): Promise<ReadonlyMap<string, SubmissionFacets>>;
}

export interface ProfileModels {
  saveProfiles(profiles: readonly KnownProfile[]): Promise<void>;
}
