import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { ProjectScheduleQuery, ProjectScheduleQueryVariables } from "#gen/graphql.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { localDay } from "#ui/when/local-day.ts";
import type { Placed, Slot } from "./board.ts";
import { LaterAuditions, ProjectSchedule } from "./schedule-documents.ts";

export type Person = NonNullable<ProjectScheduleQuery["getCalendar"][number]["Submission"]>;
export type Time = ProjectScheduleQuery["getAuditionTimes"]["Auditions"][number];

/** The days of filming, as the project's overview needs them too. */
export type Filming = Pick<
  NonNullable<ProjectScheduleQuery["getProjectById"]>["Data"],
  "FilmingBeginDate" | "FilmingEndDate"
> &
  Pick<ProjectScheduleQuery["getFilmingTimes"], "FilmingDates">;

const BACK_DAYS = 30;
const AHEAD_DAYS = 300;
/** The server's largest page of auditions, and the most that a board shows. */
const PAGE = 100;
const MAX_AUDITIONS = 2_000;

/** The key of a submission on the board. */
export function personKey({ PK, SK }: { readonly PK: string; readonly SK: string }): string {
  return PK + SK;
}

/** A slot as the board needs it. */
function slotOf({ SK, Data }: Time): Slot {
  return {
    key: SK,
    date: Data.Date,
    startsAt: Data.StartsAt,
    minutes: Data.LengthMinutes,
    capacity: Data.Capacity,
  };
}

/** The slot a person has, if any. */
function placementOf(person: Person): readonly Placed[] {
  const slot = person.Data.AuditionId;
  return slot ? [{ slot, person: personKey(person), user: person.Data.UserId }] : [];
}

function placeAndRoles(project: NonNullable<ProjectScheduleQuery["getProjectById"]>["Data"] | undefined) {
  return { roles: project?.Positions ?? [], state: project?.LocationState ?? null };
}

function filmingOf(data: ProjectScheduleQuery | undefined): Filming {
  const { FilmingBeginDate = null, FilmingEndDate = null } = data?.getProjectById?.Data ?? {};
  return { FilmingBeginDate, FilmingEndDate, FilmingDates: data?.getFilmingTimes.FilmingDates ?? [] };
}

/** The project's slots, the people invited to them, its roles and its location, from the response. */
function contentsOf(data: ProjectScheduleQuery | undefined) {
  const people = (data?.getCalendar ?? []).flatMap(({ Kind, Submission }) =>
    Kind === "Audition" && Submission ? [Submission] : [],
  );
  const times = data?.getAuditionTimes.Auditions ?? [];
  return {
    times,
    slots: times.map(slotOf),
    people,
    placed: people.flatMap(placementOf),
    ...placeAndRoles(data?.getProjectById?.Data),
    filming: filmingOf(data),
  };
}

/**
 * The schedule with all of its auditions: whatever does not fit on the first page is read after it. While a schedule is
 * read again the former one is shown, so that nobody leaves the board for a moment.
 */
function useWholeSchedule(variables: ProjectScheduleQueryVariables) {
  const { fetchMore, ...read } = useQuery(ProjectSchedule, { variables, fetchPolicy: "cache-and-network" });
  const { data } = read;
  const entries = data?.getCalendar ?? [];
  const [endsAt, setEndsAt] = useState(0);
  const [whole, setWhole] = useState<ProjectScheduleQuery>();
  const after = entries.at(-1)?.Cursor ?? null;
  const mayHaveMore =
    after !== null &&
    entries.length % PAGE === 0 &&
    entries.length < MAX_AUDITIONS &&
    entries.length !== endsAt;
  const { id, from, to } = variables;
  useEffect(() => {
    if (!mayHaveMore) return;
    const criteria = { ProjectId: id, Kinds: ["Audition"], From: from, To: to, PageSize: PAGE, After: after };
    void fetchMore({
      query: LaterAuditions,
      variables: { criteria },
      updateQuery: (former, { fetchMoreResult: { getCalendar: later } }) => {
        if (later.length === 0) setEndsAt(former.getCalendar.length);
        return { ...former, getCalendar: [...former.getCalendar, ...later] };
      },
    }).catch(() => setEndsAt(entries.length));
  }, [after, entries.length, fetchMore, from, id, mayHaveMore, to]);
  if (!mayHaveMore && data !== whole) setWhole(data);
  return { ...read, data: mayHaveMore ? (whole ?? data) : data };
}

/** The slots of a project with the people in them; follows the live stream. */
export function useSchedule(projectKey: string) {
  const variables = { id: projectKey, from: localDay(-BACK_DAYS), to: localDay(AHEAD_DAYS) };
  const { data, error, loading, refetch } = useWholeSchedule(variables);
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", ({ data: { projectId } }) => {
    if (idOf(String(projectId)) === idOf(projectKey)) again();
  });
  return {
    ...contentsOf(data),
    again,
    block: {
      loading: !hasResponse(data) && loading,
      error: hasResponse(data) ? null : error,
      onRetry: again,
    },
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
