import type { NeededFit } from "#domain/fit/fit-level.ts";
import type { Profile } from "#domain/fit/fit.ts";

/** A profile with its owner; a copy with a lower version is out of date. */
export interface KnownProfile extends Profile {
  readonly userId: string;
  /** Where they work, by its two letters; null if it is not said. */
  readonly country: string | null;
  readonly version: number;
}

/** Filters a list by facts about people; all parts that are set must hold, and an empty part sets no condition. */
export interface PeopleFilter {
  readonly fit: NeededFit | null;
  readonly ageRanges: readonly string[];
  /** Members of any of these; with `noUnion` also people in none. */
  readonly unions: readonly string[];
  readonly noUnion: boolean;
  /** Represented by any of these; with `noAgent` also people without an agent. */
  readonly agents: readonly string[];
  readonly noAgent: boolean;
}

/** A value, and how many people of a list have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** The values by which the people submitted to a position can be filtered, most frequent first. */
export interface SubmissionFacets {
  readonly ageRanges: readonly FacetValue[];
  readonly unions: readonly FacetValue[];
  readonly agents: readonly FacetValue[];
  readonly noUnion: number;
  readonly noAgent: number;
  /** True if casting has read the profiles of all these people. */
  readonly isWhole: boolean;
}

export interface ProfileReads {
  /** People submitted to the positions whose profile casting has not read, at most `limit`. */
  withoutProfile(positionIds: readonly string[], limit: number): Promise<readonly string[]>;
  /** `hideSuspended` excludes people whose account is suspended. */
  facets(
    positionIds: readonly string[],
    hideSuspended: boolean,
  ): Promise<ReadonlyMap<string, SubmissionFacets>>;
}

export interface ProfileModels {
  saveProfiles(profiles: readonly KnownProfile[]): Promise<void>;
}
