import type { Member } from "@callboard/kit/actor.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { Deps, SubmissionFilter } from "#app/ports.ts";
import { fillProfiles } from "#app/profiles/fill-profiles.ts";
import { needsProfiles, readPeopleFilter, type PeopleCriteria } from "#app/profiles/read-people-filter.ts";
import type { Position } from "#domain/position.ts";
import { readStatuses } from "./visible-page.ts";

/** Criteria that narrow the submissions to a position, for lists and for bulk decisions. */
export interface PositionNarrowing {
  readonly positionId: string;
  /** Match any of these states or stages; empty matches all. */
  readonly status: readonly string[];
  /** The path of the states in the call, for failures. */
  readonly statusPath: string;
  readonly text: string | null;
  readonly groupId: string | null;
  readonly people: PeopleCriteria;
}

/**
 * Builds the filter for criteria, after reading the profiles that it needs. `VALIDATION` names each field;
 * `UNAVAILABLE` if profiles are missing and talent does not respond.
 */
export async function positionFilter(
  deps: Deps,
  narrowing: PositionNarrowing,
  { wants }: Position,
): Promise<Result<SubmissionFilter>> {
  const { positionId, status, statusPath, text, groupId } = narrowing;
  const read = combineValidations({
    statuses: readStatuses(status, (place) => `${statusPath}.${place}`),
    people: readPeopleFilter(narrowing.people, wants),
  });
  if (!read.ok) return read;
  const { statuses, people } = read.value;
  const known = needsProfiles(people) ? await fillProfiles(deps, [positionId]) : ok();
  return map(known, () => ({
    positionId,
    people,
    ...(statuses ? { statuses } : {}),
    ...(text ? { text } : {}),
    ...(groupId === null ? {} : { groupId }),
  }));
}

/** Hides people whose account is suspended from everyone but admins. */
export const shownTo = ({ roles }: Member): Pick<SubmissionFilter, "hideSuspended"> => ({
  hideSuspended: !roles.includes("Admin"),
});
