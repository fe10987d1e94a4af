import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import { card, inHours, options, project } from "./dashboard-screen.ts";

const producer = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;
const failing = () => {
  throw refusal({ code: "UNAVAILABLE", requestId: "req-7" });
};

const captain = (fresh: number) => ({
  PK: "PRJ#1",
  SK: `ROLE#${fresh}`,
  Data: { RoleStatus: "Open", Cast: 1, Quantity: 2, Counters: [{ Stage: "New", Count: fresh }] },
});

const audition = (status: string) => ({
  Id: "a",
  Kind: "Audition",
  Date: localDay(),
  StartsAt: inHours(1),
  EndsAt: inHours(2),
  Zone: "America/Chicago",
  Project: { ProjectId: "PRJ#1", Name: "Ferry" },
  Position: { PositionId: "ROLE#1", Name: "Captain" },
  User: { PK: "USR#5", SK: "USR#5", Data: { FirstName: "Ana", LastName: "Bell" } },
  Submission: {
    PK: "PRJ#1",
    SK: "SUB#1#5",
    Data: {
      UserId: "USR#5",
      BookingStatus: "AuditionConfirmed",
      AuditionStatus: status,
      Round: 1,
      ViewerCan: ["checkIn"],
    },
  },
});

test("a producer sees who comes today and checks them in where they stand", async () => {
  let status = "Confirmed";
  const { container } = await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      getCompanyProjects: [
        project("1", { Name: "Ferry", Status: "Approved", Submissions: 90, Positions: [captain(7)] }),
        project("2", { Name: "Harbour", Status: "Denied", DeclineComment: "Name the pay." }),
      ],
      getCalendar: () => [audition(status)],
      getUserConversations: { Results: [], Total: 0, Unread: 0 },
      checkIn: () => {
        status = "CheckedIn";
        return {
          PK: "PRJ#1",
          SK: "SUB#1#5",
          Data: { AuditionStatus: status, BookingStatus: "AuditionConfirmed" },
        };
      },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByRole("link", { name: "Fix: Harbour was denied" })).toHaveAttribute(
    "href",
    "/create-project/2",
  );
  expect(within(card("Needs you")).getByText("Name the pay.")).toBeVisible();
  // Each card renders when its own data has loaded.
  const today = await screen.findByRole("region", { name: "Auditions today" });
  await screen.findByRole("region", { name: "Your projects" });
  await user.click(within(today).getByRole("button", { name: "Check in: Ana Bell" }));
  expect(await within(today).findByText("Checked in")).toBeVisible();
  expect(within(card("Your projects")).getByText("1 of 2")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

const due = (id: number) => ({
  PK: "PRJ#1",
  SK: `SUB#1#${id}`,
  Data: {
    UserId: `USR#${id}`,
    FirstName: "Person",
    LastName: `${id}`,
    Position: { PositionId: "ROLE#1" },
    OpenRequest: { Kind: "FirstRefusal", ExpiresAt: inHours(20) },
  },
});

test("all requests that expire soon are counted, and further ones are fetched on request", async () => {
  const all = Array.from({ length: 30 }, (_, id) => due(id));
  const { callsOf, publish } = await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      getCompanyProjects: [project("1", { Name: "Ferry", Status: "Approved", Positions: [] })],
      getUserConversations: { Results: [], Total: 0, Unread: 0 },
      getOpenRequests: ({ criteria }: { criteria: { After?: string } }) =>
        criteria.After
          ? { Total: 30, After: null, Submissions: all.slice(25) }
          : { Total: 30, After: "next", Submissions: all.slice(0, 25) },
    },
  });
  const user = userEvent.setup();
  await screen.findByRole("region", { name: "Needs you" });
  const needs = within(card("Needs you"));
  expect(needs.getByText("30")).toBeVisible();
  expect(needs.getByRole("link", { name: "Open: First refusal: Person 0 hasn't responded" })).toHaveAttribute(
    "href",
    "/position-submission/0/1",
  );
  await user.click(needs.getByRole("button", { name: "25 more" }));
  await waitFor(() => expect(needs.getAllByRole("listitem")).toHaveLength(30));
  expect(needs.queryByRole("button", { name: /more$/ })).not.toBeInTheDocument();
  const sent = callsOf("ProducerRequests");
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ criteria: { CompanyId: "CMP#1", ExpiresWithinHours: 48 } });
  expect(sent[1]).toMatchObject({ criteria: { CompanyId: "CMP#1", After: "next" } });
  publish("submission.changed");
  await waitFor(() => expect(callsOf("ProducerRequests").length).toBeGreaterThan(2));
});

test("requests that cannot be read are missed where they would be, and the rest is there", async () => {
  let broken = true;
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      getCompanyProjects: [
        project("2", { Name: "Harbour", Status: "Denied", DeclineComment: "Name the pay." }),
      ],
      getUserConversations: { Results: [], Total: 0, Unread: 0 },
      getOpenRequests: () => (broken ? failing() : { Total: 1, After: null, Submissions: [due(1)] }),
    },
  });
  expect(await screen.findByText(/req-7/)).toBeVisible();
  expect(screen.getByText("Harbour was denied")).toBeVisible();
  broken = false;
  await userEvent.setup().click(within(card("Needs you")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("First refusal: Person 1 hasn't responded")).toBeVisible();
});

test("the name of the company has a direction of its own, with the figures beside it", async () => {
  const Company = { PK: "CMP#1", SK: "CMP#1", Data: { Name: "Northlight" } };
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      getCompanyProjects: [project("1", { Name: "Ferry", Status: "Approved", Company, Positions: [] })],
      getUserConversations: { Results: [], Total: 0, Unread: 0 },
    },
  });
  const name = await screen.findByText("Northlight", { selector: "bdi" });
  expect(name.parentElement).toHaveTextContent(/^Northlight · 0 open roles · /);
});

test("a card that fails leaves the others, and can be tried again", async () => {
  let broken = true;
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      getCompanyProjects: [project("1", { Name: "Ferry", Status: "Approved", Positions: [captain(7)] })],
      getCalendar: () => (broken ? failing() : [audition("Confirmed")]),
      getUserConversations: failing,
    },
  });
  // The calendar's own card, and the mail among what needs the producer.
  expect(await screen.findAllByText(/req-7/)).toHaveLength(2);
  expect(await screen.findByRole("link", { name: "Ferry" })).toBeVisible();
  broken = false;
  const [again] = screen.getAllByRole("button", { name: "Try again" });
  if (again) await userEvent.setup().click(again);
  expect(await screen.findByRole("link", { name: "Ana Bell" })).toBeVisible();
});

test("a producer without a company begins with it", async () => {
  const { callsOf } = await renderPage(<DashboardPage />, {
    ...options,
    viewer: { ...producer, companyKey: null },
    answers: { getUserConversations: { Results: [], Total: 0, Unread: 0 } },
  });
  expect(await screen.findByRole("link", { name: "Create your company" })).toHaveAttribute(
    "href",
    "/company-info",
  );
  expect(callsOf("ProducerProjects")).toEqual([]);
});

test("an admin goes to the oldest project by one key", async () => {
  const { router, container } = await renderPage(<DashboardPage />, {
    ...options,
    viewer: { ...talent, roles: ["Admin"] },
    answers: {
      projectsPendingApproval: {
        Total: 1,
        Projects: [
          project("8", {
            Name: "Nine Lives",
            Status: "Pending",
            SubmittedAt: inHours(-50),
            Positions: [{ PK: "PRJ#8", SK: "ROLE#1", Data: { Nudity: true, ForMinors: true } }],
          }),
        ],
      },
      getReports: { Total: 0, Results: [] },
    },
  });
  expect(await screen.findByText("1 project has been waiting for 2 days")).toBeVisible();
  expect(await screen.findByText("Nudity")).toBeVisible();
  expect(screen.getByText("Minors")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.setup().keyboard("r");
  await waitFor(() => expect(router.state.location.pathname).toBe("/submitted-projects/submitted"));
  expect(router.state.location.search).toBe("?project=8");
});

test("auditions of today are read apart, behind any number of other entries", async () => {
  const holds = Array.from({ length: 100 }, (_, id) => ({
    ...audition("Offered"),
    Id: `h${id}`,
    Kind: "Hold",
  }));
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      getCompanyProjects: [project("1", { Name: "Ferry", Status: "Approved", Positions: [] })],
      getUserConversations: { Results: [], Total: 0, Unread: 0 },
      getCalendar: ({ criteria }: { criteria: { Kinds?: readonly string[]; PageSize: number } }) =>
        [...holds, audition("Confirmed")]
          .filter(({ Kind }) => criteria.Kinds?.includes(Kind) ?? true)
          .slice(0, criteria.PageSize),
    },
  });
  const today = await screen.findByRole("region", { name: "Auditions today" });
  expect(within(today).getAllByRole("link", { name: "Ana Bell" })).toHaveLength(1);
});
