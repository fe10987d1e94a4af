import type { ProjectInput, ProjectToCopyQuery } from "#gen/graphql.ts";

type Original = NonNullable<ProjectToCopyQuery["getProjectById"]>["Data"];

/** How long a role of the copy is open whose original is closed by now, or said nothing. */
const DAYS_OPEN = 14;
const DAY_MS = 86_400_000;

/** Without the type's name, which answers have and inputs have not. */
function plain<Fields extends object>(fields: Fields): Omit<Fields, "__typename"> {
  const { __typename: _type, ...rest } = fields as Fields & { __typename?: string };
  return rest;
}

/**
 * A new draft like a project: everything but what belongs to the one run of it (days of filming, audition times, files
 * that are given separately, submissions). A role whose due date has passed, or that has none, is due in two weeks; a
 * due date ahead stays as it is. Which fields there are is said by `ProjectToCopy`.
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
