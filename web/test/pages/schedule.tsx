import { ScheduleTab } from "#features/project-detail/schedule/schedule-tab.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { renderPage } from "../render-page.tsx";

const day = localDay(10);
/** A slot in ten days. */
export const slot = (id: string, hour: number, facts: object = {}) => ({
  PK: "PRJ#1",
  SK: `AUD#${id}`,
  Data: {
    Date: day,
    Time: `${hour}:00`,
    Zone: "UTC",
    StartsAt: `${day}T${String(hour).padStart(2, "0")}:00:00Z`,
    LengthMinutes: 20,
    Capacity: 1,
    ProjectId: "PRJ#1",
    ...facts,
  },
});

/** Somebody who can be invited. */
export const person = (id: string, facts: Readonly<Record<string, unknown>>) => ({
  PK: "PRJ#1",
  SK: `SUB#7#${id}`,
  Data: {
    UserId: `USR#${id}`,
    RoleId: "ROLE#7",
    FirstName: id,
    LastName: "Bell",
    BookingStatus: "Selected",
    ViewerCan: ["requestAudition"],
    ...facts,
  },
});

/** A page of submissions. */
export const pageOf = (people: readonly object[], After: string | null = null, Total = people.length) => {
  return { Submissions: people, Total, After };
};

/** What the graph knows of a schedule: three slots, one of them taken, and two people without a time. */
export function board(facts: Readonly<Record<string, unknown>> = {}) {
  const ana = person("Ana", {
    BookingStatus: "AuditionConfirmed",
    AuditionId: "AUD#1",
    AuditionStatus: "Confirmed",
    ViewerCan: ["checkIn", "cancelAudition"],
  });
  return {
    getProjectById: {
      PK: "PRJ#1",
      SK: "PRJ#1",
      Data: {
        LocationState: "IL",
        Positions: [{ PK: "PRJ#1", SK: "ROLE#7", Data: { PositionName: "Captain" } }],
      },
    },
    getFilmingTimes: { FilmingDates: [] },
    getAuditionTimes: { Auditions: [slot("1", 9), slot("2", 10), slot("3", 11)] },
    getCalendar: [
      {
        Id: "a",
        Kind: "Audition",
        Project: { ProjectId: "PRJ#1" },
        Position: { PositionId: "ROLE#7", Name: "Captain" },
        Submission: ana,
      },
    ],
    getPositionSubmissions: pageOf([person("Bo", {}), person("Cem", {})]),
    ...facts,
  };
}

/** The schedule of a project. */
export const openSchedule = (answers: Readonly<Record<string, unknown>>) =>
  renderPage(
    <>
      <h1>Ferry</h1>
      <h2>Schedule</h2>
      <ScheduleTab projectKey="PRJ#1" mayChange />
    </>,
    { texts: ["project-detail"], answers },
  );
