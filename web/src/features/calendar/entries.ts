import type { CalendarEntriesQuery } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { localDay } from "#ui/when/local-day.ts";

type CalendarRow = CalendarEntriesQuery["getCalendar"][number];

export const KINDS = ["audition", "dates", "booking", "filming", "due", "out"] as const;
export type Kind = (typeof KINDS)[number];

/** An entry of the calendar, whoever is looking. */
export type Entry = {
  readonly id: string;
  readonly kind: Kind;
  /** The kind of record, such as Avail or Hold; null if the title says it. */
  readonly word: string | null;
  readonly title: string;
  readonly facts: readonly string[];
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly allDay: boolean;
  readonly zone: string | null;
  readonly tentative: boolean;
  /** Another project that wants the person at that time. */
  readonly clash: string | null;
  /** Where to read more; null if there is no more. */
  readonly link: string | null;
};

const KIND_OF: Readonly<Record<string, Kind>> = {
  Audition: "audition",
  Booking: "booking",
  Filming: "filming",
};

type Side = { readonly ofCompany: boolean };

function linkOf(entry: CalendarRow, { ofCompany }: Side): string {
  if (!ofCompany) return linkTo(paths.mySubmissions);
  if (!entry.Submission || !entry.Position)
    return linkTo(paths.projectDetail, { id: entry.Project.ProjectId }, { tab: "schedule" });
  return linkTo(paths.positionSubmission, {
    userId: entry.Submission.Data.UserId,
    positionId: entry.Position.PositionId,
  });
}

/** What the entry is about, the most telling part first. */
function wordsOf(entry: CalendarRow, { ofCompany }: Side): readonly string[] {
  const { FirstName: firstName, LastName: lastName } = entry.User?.Data ?? {};
  const person = fullName({ firstName, lastName });
  const [role, project] = [entry.Position?.Name ?? "", entry.Project.Name ?? ""];
  return (ofCompany ? [person, role, project] : [role, project, person]).filter((fact) => fact !== "");
}

/** Converts an entry of the graph: a company sees the person first, a person the role. */
export function entryOf(entry: CalendarRow, side: Side): Entry {
  const [title = "", ...facts] = wordsOf(entry, side);
  return {
    id: entry.Id,
    kind: KIND_OF[entry.Kind] ?? "dates",
    word: entry.Kind,
    title,
    facts,
    day: entry.Date,
    startsAt: entry.StartsAt,
    endsAt: entry.EndsAt,
    allDay: entry.AllDay,
    zone: entry.Zone,
    tentative: entry.Tentative,
    clash: entry.Submission?.Data.Clashes?.[0]?.Project?.Name ?? null,
    link: linkOf(entry, side),
  };
}

type Deadline = {
  readonly PK: string;
  readonly Data: { readonly Name: string | null; readonly SubmissionsDueBy: string | null };
};

/** Entries for the days on which submissions close. */
export function deadlinesOf(projects: readonly Deadline[], { ofCompany }: Side): readonly Entry[] {
  return projects.flatMap(({ PK, Data }): readonly Entry[] =>
    Data.SubmissionsDueBy === null
      ? []
      : [
          {
            id: `due.${PK}`,
            kind: "due",
            word: "Due",
            title: Data.Name ?? "",
            facts: [],
            day: localDay(0, new Date(Data.SubmissionsDueBy)),
            startsAt: Data.SubmissionsDueBy,
            endsAt: null,
            allDay: true,
            zone: null,
            tentative: false,
            clash: null,
            link: ofCompany
              ? linkTo(paths.projectSubmissions, { id: PK })
              : linkTo(paths.projectSearch, {}, { project: PK }),
          },
        ],
  );
}
