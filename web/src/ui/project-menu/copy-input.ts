import type { ProjectInput, ProjectToCopyQuery } from "#gen/graphql.ts";

type Original = NonNullable<ProjectToCopyQuery["getProjectById"]>["Data"];

/** How many days a role of the copy is open if the original's due date has passed or is missing. */
const DAYS_OPEN = 14;
const DAY_MS = 86_400_000;

/** Removes `__typename`, which responses have and inputs do not. */
function plain<Fields extends object>(fields: Fields): Omit<Fields, "__typename"> {
  const { __typename: _type, ...rest } = fields as Fields & { __typename?: string };
  return rest;
}

/**
 * A new draft based on a project: everything except what belongs to that one run (filming days, audition times,
 * submissions) and the files, which are attached separately. A role whose due date has passed or is missing is due in
 * two weeks; a future due date is kept. `ProjectToCopy` determines which fields are copied.
 */
export function copyInput(original: Original, name: string, now: Date): ProjectInput {
  const { Positions, Media: _media, FilmingAddress, ...fields } = plain(original);
  const due = new Date(now.getTime() + DAYS_OPEN * DAY_MS).toISOString();
  const isAhead = (at: string | null) => at !== null && Date.parse(at) > now.getTime();
  return {
    ...fields,
    Name: name,
    FilmingAddress: FilmingAddress && {
      ...plain(FilmingAddress),
      Point: FilmingAddress.Point && plain(FilmingAddress.Point),
    },
    Positions: Positions.map(({ Data }) => ({
      ...plain(Data),
      SubmissionsDueBy: isAhead(Data.SubmissionsDueBy) ? Data.SubmissionsDueBy : due,
    })),
  };
}
