import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { card, inHours, options, project } from "../dashboard-screen.ts";

const producer = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;

afterEach(() => {
  jest.useRealTimers();
});

const needing = (id: number, more: object = {}) => ({
  PK: "PRJ#1",
  SK: `SUB#1#${id}`,
  Data: {
    FirstName: "Person",
    LastName: `${id}`,
    AuditionStatus: "ChangeRequested",
    Project: { ProjectId: "PRJ#1", Name: "Ferry" },
    Audition: { PK: "PRJ#1", SK: `AUD#${id}`, Data: { StartsAt: "2126-11-24T12:00:00Z" } },
    ...more,
  },
});

type ToHandle = { readonly criteria: { readonly Kind: string; readonly After?: string } };
const base = {
  getCompanyProjects: [project("1", { Name: "Ferry", Status: "Approved", Positions: [] })],
  getUserConversations: { Results: [], Total: 0, Unread: 0 },
};

test("auditions that wait are those of the company, not those on the calendar; further ones on request", async () => {
  const all = Array.from({ length: 30 }, (_, id) => needing(id, id === 0 ? { Audition: null } : {}));
  const { callsOf, publish } = await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      ...base,
      getAuditionsToHandle: ({ criteria: { Kind, After } }: ToHandle) => {
        if (Kind === "Decide") return { Total: 140, After: "x", Submissions: [needing(99)] };
        return After
          ? { Total: 30, After: null, Submissions: all.slice(25) }
          : { Total: 30, After: "next", Submissions: all.slice(0, 25) };
      },
    },
  });
  const user = userEvent.setup();
  await screen.findByRole("region", { name: "Needs you" });
  const needs = within(card("Needs you"));
  // Thirty people, and one row for all decisions.
  expect(needs.getByText("31")).toBeVisible();
  expect(needs.getByRole("link", { name: "Respond: Person 1 asks for another time" })).toHaveAttribute(
    "href",
    "/project-detail/1?tab=schedule",
  );
  // Without a slot there is no time to name.
  expect(needs.getByText("Ferry")).toBeVisible();
  await user.click(needs.getByRole("button", { name: "26 more" }));
  await waitFor(() => expect(needs.getAllByRole("listitem")).toHaveLength(31));
  expect(needs.getByRole("link", { name: "Decide: Decide on 140 people" })).toHaveAttribute(
    "href",
    "/project-detail/1?tab=schedule",
  );
  const sent = callsOf("ProducerAuditions");
  expect(sent[0]).toMatchObject({ otherTime: { CompanyId: "CMP#1" }, decide: { PageSize: 1 } });
  expect(sent[1]).toMatchObject({ otherTime: { CompanyId: "CMP#1", After: "next" } });
  publish("submission.changed");
  await waitFor(() => expect(callsOf("ProducerAuditions").length).toBeGreaterThan(2));
});

test("auditions that cannot be read are missed in one line, and the rest is there", async () => {
  let broken = true;
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      ...base,
      getAuditionsToHandle: ({ criteria }: ToHandle) => {
        if (broken) throw refusal({ code: "UNAVAILABLE", requestId: "req-7" });
        return { Total: 1, After: null, Submissions: criteria.Kind === "Decide" ? [needing(9)] : [] };
      },
    },
  });
  const line = await screen.findByRole("alert");
  expect(line).toHaveTextContent(/^Auditions.*req-7/);
  expect(screen.queryByText("Nothing is waiting for you.")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ferry" })).toBeVisible();
  broken = false;
  await userEvent.setup().click(within(line).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Decide on 1 person")).toBeVisible();
});

test("an audition that ends while the page is open is one to decide on", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const EndsAt = inHours(1);
  await renderPage(<DashboardPage />, {
    ...options,
    viewer: producer,
    answers: {
      ...base,
      getCalendar: [
        {
          Id: "a",
          Kind: "Audition",
          Date: localDay(),
          StartsAt: inHours(-1),
          EndsAt,
          Project: { ProjectId: "PRJ#1", Name: "Ferry" },
        },
      ],
      getAuditionsToHandle: ({ criteria }: ToHandle) =>
        criteria.Kind === "Decide" && Date.now() > Date.parse(EndsAt)
          ? { Total: 1, After: null, Submissions: [needing(9)] }
          : { Total: 0, After: null, Submissions: [] },
    },
  });
  expect(await screen.findByRole("region", { name: "Auditions today" })).toBeVisible();
  expect(screen.queryByText("Decide on 1 person")).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3_602_000));
  expect(await screen.findByText("Decide on 1 person")).toBeVisible();
});
