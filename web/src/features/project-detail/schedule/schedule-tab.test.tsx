import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { ScheduleTab } from "./schedule-tab.tsx";

const day = localDay(10);
const slot = (id: string, hour: number, facts: object = {}) => ({
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

const person = (id: string, facts: Readonly<Record<string, unknown>>) => ({
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

function board(facts: Readonly<Record<string, unknown>> = {}) {
  const comes = person("Ana", {
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
        Submission: comes,
      },
    ],
    getPositionSubmissionsByBookingStatus: ({ criteria }: { criteria: { BookingStatus: string } }) =>
      criteria.BookingStatus === "Selected" ? [person("Bo", {}), person("Cem", {})] : [],
    ...facts,
  };
}

const open = (answers: Readonly<Record<string, unknown>>) =>
  renderPage(
    <>
      <h1>Ferry</h1>
      <h2>Schedule</h2>
      <ScheduleTab projectKey="PRJ#1" mayChange />
    </>,
    { texts: ["project-detail"], answers },
  );

beforeEach(() => localStorage.clear());

test("people are placed in order, nothing goes out before Send, and who cannot be asked stays", async () => {
  const asked: string[] = [];
  const { container } = await open(
    board({
      requestAudition: ({ request }: { request: { SK: string; AuditionId: string } }) => {
        if (request.SK.endsWith("Cem")) throw refusal({ code: "CONFLICT", rule: "SLOT_TAKEN" });
        asked.push(`${request.SK} ${request.AuditionId}`);
        return person("Bo", {});
      },
    }),
  );
  const user = userEvent.setup();
  expect(await screen.findByRole("button", { name: /Ana Bell.*Confirmed/ })).toBeVisible();
  await screen.findByText("Cem Bell");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "Fill times in order" }));
  expect(await screen.findByRole("button", { name: /Bo Bell.*not sent yet/ })).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send 2 requests" }));
  expect(await screen.findByText("1 request sent.")).toBeVisible();
  expect(asked).toEqual(["SUB#7#Bo AUD#2"]);
  expect(await screen.findByRole("button", { name: /Cem Bell.*not sent yet/ })).toBeVisible();
});

test("what was placed outlives a reload and can be taken back", async () => {
  const first = await open(board());
  const user = userEvent.setup();
  await screen.findByText("Bo Bell");
  await user.click(screen.getByRole("button", { name: "Fill times in order" }));
  await screen.findByRole("button", { name: "Send 2 requests" });
  first.unmount();
  await open(board());
  await user.click(await screen.findByRole("button", { name: /Bo Bell.*not sent yet/ }));
  expect(await screen.findByRole("button", { name: "Send 1 request" })).toBeVisible();
});

test("dragging somebody onto a free time places them", async () => {
  await open(board());
  const row = (await screen.findByText("Cem Bell")).closest("li") ?? document.body;
  const kept = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => kept.set(type, value),
    getData: (type: string) => kept.get(type) ?? "",
  };
  fireEvent.dragStart(row, { dataTransfer });
  const [free] = screen.getAllByRole("button", { name: /Free/ });
  fireEvent.drop(free ?? row, { dataTransfer });
  expect(await screen.findByRole("button", { name: /Cem Bell.*not sent yet/ })).toBeVisible();
});

test("a slot opens with who comes: checked in there, and never deleted from under somebody", async () => {
  const done: string[] = [];
  await open(
    board({
      checkIn: ({ sK }: { sK: string }) => {
        done.push(sK);
        return person("Ana", {});
      },
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /Ana Bell/ }));
  const drawer = await screen.findByRole("dialog");
  await user.click(within(drawer).getByRole("button", { name: "Check in" }));
  await waitFor(() => expect(done).toEqual(["SUB#7#Ana"]));
  expect(within(drawer).getByText(/Call them off before/)).toBeInTheDocument();
  expect(within(drawer).queryByRole("button", { name: "Delete this time" })).not.toBeInTheDocument();
});

test("a free slot is deleted and comes back; what is refused of its fields stands on them", async () => {
  const saved: Array<Readonly<Record<string, unknown>>> = [];
  await open(
    board({
      deleteAuditionTime: { Status: "OK" },
      saveAuditionTime: ({ auditionTime }: { auditionTime: Readonly<Record<string, unknown>> }) => {
        saved.push(auditionTime);
        if ("SK" in auditionTime)
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "auditionTime.LengthMinutes", rule: "RANGE", message: "Choose 5 to 480." }],
          });
        return { Auditions: [] };
      },
    }),
  );
  const user = userEvent.setup();
  const [free] = await screen.findAllByRole("button", { name: /Free/ });
  await user.click(free ?? document.body);
  const drawer = await screen.findByRole("dialog");
  await user.click(within(drawer).getByRole("button", { name: "Save" }));
  expect(await within(drawer).findByText("Choose 5 to 480.")).toBeInTheDocument();
  await user.click(within(drawer).getByRole("button", { name: "Delete this time" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ PK: "PRJ#1", Time: "10:00", ClientKey: expect.any(String) });
});

test("a first slot begins in the zone of the place", async () => {
  await open(board({ getAuditionTimes: { Auditions: [] }, getCalendar: [] }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add times" }));
  const drawer = await screen.findByRole("dialog");
  expect(within(drawer).getByText("America/Chicago")).toBeInTheDocument();
});
