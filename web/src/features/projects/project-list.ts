import type { CompanyProjectsQuery } from "#gen/graphql.ts";
import { hasWords } from "#i18n/fold.ts";

export type Project = CompanyProjectsQuery["getCompanyProjects"][number];

export const SORTS = ["newest", "name", "due", "new"] as const;
export type Sort = (typeof SORTS)[number];

export type Counts = { readonly fresh: number; readonly booked: number; readonly wanted: number };

/** New submissions and booked places over all roles of a project. */
export function countsOf({ Data: { Positions } }: Pick<Project, "Data">): Counts {
  const sum = (value: (data: Project["Data"]["Positions"][number]["Data"]) => number | null | undefined) =>
    Positions.reduce((total, { Data }) => total + (value(Data) ?? 0), 0);
  return {
    fresh: sum(({ Counters }) => Counters?.find(({ Stage }) => Stage === "New")?.Count),
    booked: sum(({ Cast }) => Cast),
    wanted: sum(({ Quantity }) => Quantity),
  };
}

export type Narrowed = { readonly status: string | null; readonly text: string; readonly sort: Sort };

/** The projects with a status whose name or place contains all the words, in the chosen order. */
export function shownProjects(
  projects: readonly Project[],
  { status, text, sort }: Narrowed,
  language: string,
): readonly Project[] {
  const found = projects.filter(({ Data }) => {
    const names = [Data.Name, Data.LocationCity, Data.LocationState].join(" ");
    return (status === null || Data.Status === status) && hasWords(text, names);
  });
  if (sort === "newest") return found;
  const collator = new Intl.Collator(language);
  const due = ({ Data }: Project) => Date.parse(Data.SubmissionsDueBy ?? "") || Infinity;
  const compare: Record<Exclude<Sort, "newest">, (a: Project, b: Project) => number> = {
    name: (a, b) => collator.compare(a.Data.Name ?? "", b.Data.Name ?? ""),
    due: (a, b) => (due(a) === due(b) ? 0 : due(a) - due(b)),
    new: (a, b) => countsOf(b).fresh - countsOf(a).fresh,
  };
  return found.toSorted(compare[sort]);
}
