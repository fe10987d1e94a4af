import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { CalendarPage } from "./calendar-page.tsx";

const day = localDay(2);
const entry = (Id: string, Kind: string, facts: object = {}) => ({
  Id,
  Kind,
  Tentative: false,
  AllDay: true,
  Date: day,
  StartsAt: `${day}T00:00:00Z`,
  Project: { ProjectId: "PRJ#1", Name: "Ferry" },
  Position: { PositionId: "ROLE#7", Name: "Captain" },
  User: { PK: "USR#5", SK: "USR#5", Data: { FirstName: "Ana", LastName: "Bell" } },
  Submission: {
    PK: "PRJ#1",
    SK: "SUB#7#5",
    Data: {
      UserId: "USR#5",
      Clashes: [{ Kind: "Audition", Date: day, Project: { ProjectId: "PRJ#2", Name: "Moon" } }],
    },
  },
  ...facts,
});

const open = (answers: Readonly<Record<string, unknown>>, address = "/calendar?view=list") =>
  renderPage(<CalendarPage />, {
    texts: ["calendar"],
    viewer: { ...talent, roles: ["Production"], companyKey: "CMP#1" },
    address,
    answers: { getCompanyProjects: [], getCalendar: [], ...answers },
  });

test("a company sees whose audition it is, what clashes, and can leave a kind out", async () => {
  const { container, router } = await open({
    getCalendar: [entry("1", "Audition"), entry("2", "Hold", { User: null, Tentative: true })],
  });
  expect(await screen.findByRole("link", { name: "Ana Bell" })).toHaveAttribute(
    "href",
    "/position-submission/5/7",
  );
  expect(screen.getAllByText("At the same time: Moon")[0]).toBeVisible();
  expect(screen.getByText("Not confirmed")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.setup().click(screen.getByRole("button", { name: "Auditions" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ana Bell" })).not.toBeInTheDocument());
  expect(router.state.location.search).toContain("hide=audition");
});

test("text in the month has the direction of its own letters, whichever the page has", async () => {
  await open({ getCalendar: [entry("1", "Audition")] }, `/calendar?view=month&date=${day}`);
  expect(await screen.findByText("Ana Bell · Captain · Ferry")).toHaveAttribute("dir", "auto");
});

test.each([
  ["list", "Nov 30 – Dec 29"],
  ["month", "November 2026"],
])("above the %s are the days that it shows", async (view, words) => {
  await open({}, `/calendar?view=${view}&date=2026-11-30`);
  expect(await screen.findByText(words)).toBeVisible();
});

test("keys choose the view and the day; each span is read once", async () => {
  const { callsOf, router } = await open({});
  const user = userEvent.setup();
  expect(await screen.findByText("Nothing here")).toBeVisible();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(router.state.location.search).toContain(`date=${localDay(30)}`));
  await user.keyboard("t");
  await waitFor(() => expect(router.state.location.search).toContain(`date=${localDay()}`));
  await user.keyboard("d");
  await waitFor(() => expect(router.state.location.search).toContain("view=day"));
  expect(callsOf("CalendarEntries")).toContainEqual({ from: localDay(), to: localDay() });
});

test("the address for other calendars is made, shown once, and revoked", async () => {
  let made: string | null = null;
  await open({
    getCalendarFeed: () => made && { CreateDate: made },
    createCalendarFeed: () => {
      made = "2026-11-20T12:00:00Z";
      return { Path: "/calendar/secret.ics", CreateDate: made };
    },
    revokeCalendarFeed: () => {
      made = null;
      return { Status: "OK" };
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Create address" }));
  expect(await screen.findByRole("textbox", { name: "Address of your calendar" })).toHaveValue(
    `${location.origin}/calendar/secret.ics`,
  );
  await user.click(await screen.findByRole("button", { name: "Revoke" }));
  expect(await screen.findByRole("button", { name: "Create address" })).toBeVisible();
});

test("an admin, who has no address for other calendars, is not offered one", async () => {
  const viewer = { ...talent, roles: ["Admin" as const], companyKey: null };
  await renderPage(<CalendarPage />, {
    texts: ["calendar"],
    viewer,
    address: "/calendar?view=list",
    answers: { getFavoriteProjects: [], getCalendar: [] },
  });
  expect(await screen.findByText("Nothing here")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "In your own calendar" })).not.toBeInTheDocument();
});

test("what cannot be loaded says so", async () => {
  await open({
    getCalendar: () => {
      throw refusal({ code: "UNAVAILABLE", requestId: "req-5" });
    },
  });
  expect(await screen.findByText(/req-5/)).toBeVisible();
});
