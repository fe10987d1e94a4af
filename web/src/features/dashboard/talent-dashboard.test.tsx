import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { byStage, listed, openRequest } from "#test/open-requests.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { card, inHours, options, project } from "./dashboard-screen.ts";

const submission = (facts: Readonly<Record<string, unknown>>) => ({
  PK: "PRJ#1",
  SK: "SUB#1#1",
  Data: {
    UserId: "USR#1",
    FirstName: "Maya",
    LastName: "Okafor",
    BookingStatus: "AuditionRequested",
    UpdatedAt: inHours(-2),
    Project: { ProjectId: "PRJ#1", Name: "Ferry" },
    Position: { PositionId: "ROLE#1", Name: "Captain" },
    AuditionId: "AUD#1",
    AuditionStatus: "Offered",
    ...openRequest("Audition", inHours(20)),
    Audition: {
      PK: "PRJ#1",
      SK: "AUD#1",
      Data: { StartsAt: inHours(50), Zone: "UTC", LengthMinutes: 15, Place: "Room 2" },
    },
    ViewerCan: ["confirmAudition", "requestAnotherTime"],
    ...facts,
  },
});

test("a talent confirms an audition in place; nothing waits then", async () => {
  let facts: Readonly<Record<string, unknown>> = {};
  const { callsOf, container } = await renderPage(<DashboardPage />, {
    ...options,
    answers: {
      ...listed(() => [submission(facts)]),
      confirmAudition: () => {
        facts = {
          BookingStatus: "AuditionConfirmed",
          AuditionStatus: "Confirmed",
          OpenRequest: null,
          ViewerCan: [],
        };
        return { Status: "OK" };
      },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("1 response is needed from you, Maya")).toBeVisible();
  expect(await screen.findByText(/^Respond by /)).toHaveClass("due-cue-near");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "Confirm: Captain" }));
  expect(await screen.findByText("Nothing is waiting for you, Maya")).toBeVisible();
  expect(callsOf("ConfirmSlot")).toEqual([{ pK: "PRJ#1", sK: "SUB#1#1", auditionId: "AUD#1" }]);
});

test("a time that is full says so, and leads to its waiting list", async () => {
  const full = submission({ AuditionPlacesLeft: 0 });
  await renderPage(<DashboardPage />, { ...options, answers: listed(() => [full]) });
  const way = await screen.findByRole("link", { name: "Waiting list: Captain" });
  expect(way).toHaveAttribute("href", "/project-submissions");
  expect(screen.getByText("This time is full")).toBeVisible();
  expect(screen.getByRole("button", { name: "Other time: Captain" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Confirm: Captain" })).not.toBeInTheDocument();
});

test("whoever waits in line for a full time has nothing to respond to", async () => {
  const waits = submission({ AuditionPlacesLeft: 0, OpenRequest: null });
  await renderPage(<DashboardPage />, { ...options, answers: listed(() => [waits]) });
  expect(await screen.findByRole("region", { name: "Your submissions" })).toBeVisible();
  expect(screen.getByText("Nothing is waiting for you, Maya")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Your move" })).not.toBeInTheDocument();
});

test("while it is unknown whether an agent has sent a request, the page does not say that nothing waits", async () => {
  const waits = submission({ AuditionPlacesLeft: 0, OpenRequest: null });
  const me = () => {
    throw refusal({ code: "INTERNAL", requestId: "req-7" });
  };
  await renderPage(<DashboardPage />, { ...options, answers: { ...listed(() => [waits]), me } });
  expect(await screen.findByText("Profile · Your move")).toBeVisible();
  expect(screen.getByText("Reference: req-7")).toBeVisible();
  expect(screen.queryByText("Nothing is waiting for you, Maya")).not.toBeInTheDocument();
});

test("another time is requested in the dialog that my submissions have; what is refused keeps the words", async () => {
  const reasons: unknown[] = [];
  await renderPage(<DashboardPage />, {
    ...options,
    answers: {
      ...listed(() => [submission({})]),
      getAuditionTimes: {
        Auditions: [
          { PK: "PRJ#1", SK: "AUD#2", Data: { StartsAt: inHours(60), Zone: "UTC", Place: "Room 3" } },
        ],
      },
      requestAnotherTime: (wish: object) => {
        reasons.push(wish);
        throw refusal({ code: "CONFLICT", rule: "NOT_INVITED" });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Other time: Captain" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask for another time?" });
  await user.click(await within(dialog).findByRole("combobox", { name: /^Other audition times/ }));
  await user.click(await screen.findByTitle(/ · Room 3$/));
  const words = within(dialog).getByLabelText(/^When instead/);
  await user.type(words, "Tuesday");
  await user.click(within(dialog).getByRole("button", { name: "Ask for another time" }));
  await waitFor(() =>
    expect(reasons).toEqual([expect.objectContaining({ reason: "Tuesday", auditionIds: ["AUD#2"] })]),
  );
  expect(words).toHaveValue("Tuesday");
  await user.click(within(dialog).getByRole("button", { name: "Keep this time" }));
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test("dates are answered in place, and an agent sees whose they are", async () => {
  const sent: unknown[] = [];
  let status = "Open";
  const ExpiresAt = inHours(60);
  const checked = () =>
    submission({
      BookingStatus: "Avail",
      AuditionStatus: null,
      ViewerCan: ["answerRequest"],
      OpenRequest: status === "Open" ? { Kind: "FirstRefusal", ExpiresAt } : null,
      Request: {
        Kind: "FirstRefusal",
        Status: status,
        Dates: ["2026-12-12", "2026-12-13"],
        ExpiresAt,
        Fee: 800,
        Currency: "USD",
      },
    });
  const { container } = await renderPage(<DashboardPage />, {
    ...options,
    viewer: { ...talent, roles: ["Agent"] },
    answers: {
      me: {
        PK: "USR#9",
        SK: "USR#9",
        Data: {
          AgentLinks: [
            {
              PK: "USR#9",
              SK: "LINK#1",
              Data: {
                Status: "Linked",
                Agent: { PK: "USR#9", SK: "USR#9" },
                Talent: { PK: "USR#1", SK: "USR#1", Data: { FirstName: "Maya", LastName: "Okafor" } },
              },
            },
          ],
        },
      },
      ...listed(() => [checked()]),
      answerRequest: ({ answer }: { answer: { Answer: string } }) => {
        sent.push(answer);
        status = answer.Answer;
        return checked();
      },
    },
  });
  const user = userEvent.setup();
  const due = await screen.findByRole("region", { name: "Due from your clients" });
  expect(within(due).getByText("Maya Okafor")).toBeVisible();
  expect(within(due).getByText("First refusal")).toBeVisible();
  expect(within(due).getByText("$800 fee")).toBeVisible();
  expect(await within(card("Clients")).findByRole("link", { name: "Maya Okafor" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(within(due).getByRole("button", { name: "Free: Maya Okafor, Captain" }));
  await waitFor(() => expect(sent).toEqual([{ PK: "PRJ#1", SK: "SUB#1#1", Answer: "Free" }]));
  // The answer can still be changed, but nothing is due.
  expect(await screen.findByText("No responses are due from your clients")).toBeVisible();
});

test("what waits is counted whole, however many are shown, with the way to the rest", async () => {
  const first = Array.from({ length: 12 }, (_, id) => ({ ...submission({}), SK: `SUB#1#${id}` }));
  await renderPage(<DashboardPage />, {
    ...options,
    answers: {
      ...byStage(() => [submission({})]),
      getOpenRequests: { Total: 140, After: "next", Submissions: first },
    },
  });
  expect(await screen.findByText("140 responses are needed from you, Maya")).toBeVisible();
  const move = within(await screen.findByRole("region", { name: "Your move" }));
  expect(move.getByText("140")).toBeVisible();
  expect(move.getAllByRole("listitem")).toHaveLength(12);
  expect(move.getByRole("link", { name: "Your move: See all" })).toHaveAttribute(
    "href",
    "/project-submissions",
  );
});

test("an agent reads how many answers all clients owe, not only those of the latest submissions", async () => {
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: { ...talent, roles: ["Agent"] },
    answers: {
      ...byStage(() => [submission({ OpenRequest: null })]),
      getOpenRequests: { Total: 37, After: "next", Submissions: [submission({})] },
    },
  });
  const due = within(await screen.findByRole("region", { name: "Due from your clients" }));
  expect(due.getByText("37")).toBeVisible();
  expect(due.getByRole("link", { name: "Due from your clients: All submissions" })).toHaveAttribute(
    "href",
    "/project-submissions",
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("37");
});

test("roles that fit come with the fit in words, pay with its unit, and the way to submit", async () => {
  const role = (id: string, facts: Readonly<Record<string, unknown>>) => ({
    PK: "PRJ#3",
    SK: `ROLE#${id}`,
    Data: { TakesSubmissions: true, Rate: 783, RateFrequency: "Daily", RoleStatus: "Open", ...facts },
  });
  await renderPage(<DashboardPage />, {
    ...options,
    answers: {
      ...byStage(() => []),
      searchProjects: {
        Total: 1,
        Projects: [
          project("3", {
            Name: "Moon",
            Positions: [
              role("1", {
                PositionName: "June",
                Fit: {
                  Met: 1,
                  Of: 2,
                  Criteria: [{ Criterion: "Skills", Verdict: "NotMet", Wanted: [], Has: [] }],
                },
              }),
              role("2", { PositionName: "Old Pavel", Fit: { Met: 0, Of: 2, Criteria: [] } }),
            ],
          }),
        ],
      },
    },
  });
  expect(await screen.findByText("Fits 1 of 2: check Skills")).toBeVisible();
  expect(screen.getByText("$783 / day")).toBeVisible();
  expect(screen.getByRole("link", { name: "Submit: June" })).toHaveAttribute(
    "href",
    "/project-search?project=3&position=1",
  );
  expect(screen.queryByText("Old Pavel")).not.toBeInTheDocument();
  expect(screen.getByText("Three steps to your first audition")).toBeVisible();
});

test("the figures, the latest changes and the days of auditions are whole, however many there are", async () => {
  const many = Array.from({ length: 130 }, (_, id) => ({
    ...submission({ BookingStatus: id < 100 ? "Viewed" : "Selected", OpenRequest: null }),
    SK: `SUB#${id}#1`,
  }));
  const { callsOf } = await renderPage(<DashboardPage />, {
    ...options,
    answers: {
      ...byStage(() => many),
      getCalendar: [
        { Id: "a", StartsAt: inHours(-1), Position: { PositionId: "ROLE#1", Name: "Mate" } },
        { Id: "b", StartsAt: inHours(50), Position: { PositionId: "ROLE#2", Name: "Captain" } },
      ],
    },
  });
  const own = within(await screen.findByRole("region", { name: "Your submissions" }));
  expect(own.getByText("100")).toBeVisible();
  expect(own.getByText("30")).toBeVisible();
  const week = within(card("Coming up"));
  expect(week.getAllByText("Audition")).toHaveLength(1);
  expect(week.getByText(/Captain/)).toBeVisible();
  expect(week.queryByText(/Mate/)).not.toBeInTheDocument();
  expect(callsOf("LatestSubmissions")).toHaveLength(1);
});
