import type { Member } from "@callboard/kit/actor.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { Deps, SubmissionFilter } from "#app/ports.ts";
import { fillProfiles } from "#app/profiles/fill-profiles.ts";
import { needsProfiles, readPeopleFilter, type PeopleCriteria } from "#app/profiles/read-people-filter.ts";
import type { Position } from "#domain/position.ts";
import { readStatuses } from "./visible-page.ts";

/** What narrows the submissions to a position: those that are listed, and those that are decided on all at once. */
export interface PositionNarrowing {
  readonly positionId: string;
  /** States or stages, any of them; empty is all. */
  readonly status: readonly string[];
  /** Where the call has the states, as a failure names it. */
  readonly statusPath: string;
  readonly text: string | null;
  readonly groupId: string | null;
  readonly people: PeopleCriteria;
}

/**
 * The filter that criteria mean, the profiles that it looks at read first. VALIDATION names each field; UNAVAILABLE
 * where profiles are missing and talent does not answer.
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

/** Whom the company's side is shown: people whose account is suspended are there for admins alone. */
export const shownTo = ({ roles }: Member): Pick<SubmissionFilter, "hideSuspended"> => ({
  hideSuspended: !roles.includes("Admin"),
});
