import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectDetailPage } from "./project-detail-page.tsx";

jest.setTimeout(60_000);

const options = {
  texts: ["project-detail", "breakdown"],
  viewer: { ...talent, roles: ["Production"], companyKey: "CMP#1" },
  path: "/project-detail/:id?",
  address: "/project-detail/1",
} as const;

function project(facts: Readonly<Record<string, unknown>> = {}) {
  const Data = {
    Name: "Harbour Lights",
    Description: "Nights at sea.",
    Status: "Approved",
    Submissions: 12,
    ViewerCan: ["updateProjectInfo"],
    Positions: [position("Open")],
    Public: true,
    Version: 3,
    ...facts,
  };
  return { PK: "PRJ#1", SK: "PRJ#1", Data };
}

const position = (RoleStatus: string) => ({
  PK: "PRJ#1",
  SK: "ROLE#7",
  Data: {
    PositionName: "Captain",
    RoleStatus,
    Quantity: 2,
    Cast: 1,
    Version: 5,
    ViewerCan: ["updateProjectPosition"],
    Counters: [
      { Stage: "New", Count: 4 },
      { Stage: "Booked", Count: 1 },
    ],
  },
});

test("positions count what came in, lead to the wall, and can be paused", async () => {
  const asked: unknown[] = [];
  const { container } = await renderPage(<ProjectDetailPage />, {
    ...options,
    address: "/project-detail/1?tab=positions",
    answers: {
      getProjectById: project(),
      updateProjectPosition: ({ positionInfo }: { positionInfo: unknown }) => {
        asked.push(positionInfo);
        return project({ Positions: [position("OnHold")] });
      },
    },
  });
  expect(await screen.findByText("1 of 2 booked")).toBeVisible();
  expect(screen.getByRole("link", { name: "4 New" })).toHaveAttribute(
    "href",
    "/position-submissions/7/1?stage=New",
  );
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Pause submissions" }));
  expect(await screen.findByRole("button", { name: "Resume submissions" })).toBeVisible();
  expect(asked).toEqual([{ PK: "PRJ#1", SK: "ROLE#7", Version: 5, RoleStatus: "OnHold" }]);
});

test("a decision shows by itself, with the comment and the way to mend it", async () => {
  let status: Readonly<Record<string, unknown>> = { Status: "Pending", ViewerCan: [] };
  const { publish, callsOf } = await renderPage(<ProjectDetailPage />, {
    ...options,
    answers: { getProjectById: () => project(status) },
  });
  expect(await screen.findByText(/until an admin has decided/)).toBeVisible();
  publish("project.changed", { projectId: "2", what: "denied" });
  status = { Status: "Denied", DeclineComment: "Name the pay.", ViewerCan: ["updateProjectInfo"] };
  publish("project.changed", { projectId: "1", what: "denied" });
  expect(await screen.findByText("Name the pay.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Fix and resubmit" })).toHaveAttribute("href", "/create-project/1");
  expect(callsOf("ProjectDetail")).toHaveLength(2);
});

test("the schedule tells the place's time and one's own", async () => {
  await renderPage(<ProjectDetailPage />, {
    ...options,
    address: "/project-detail/1?tab=schedule",
    answers: {
      getProjectById: project(),
      getFilmingTimes: { FilmingDates: [] },
      getAuditionTimes: {
        Auditions: [
          {
            PK: "PRJ#1",
            SK: "AUD#1",
            Data: { StartsAt: "2027-02-10T15:00:00Z", Zone: "Asia/Tokyo", LengthMinutes: 15, Capacity: 2 },
          },
        ],
      },
    },
  });
  expect(await screen.findByText(/12:00 AM/)).toBeVisible();
  expect(screen.getByText(/^your time:/)).toBeVisible();
  await waitFor(() => expect(screen.getByText("No filming dates yet.")).toBeVisible());
});

test("a project that is not there says so", async () => {
  await renderPage(<ProjectDetailPage />, { ...options, answers: { getProjectById: null } });
  expect(await screen.findByText("Not found")).toBeVisible();
});
