import { jest } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { localDay } from "#ui/when/local-day.ts";
import type { BookedOut } from "./booked-out.ts";
import { CalendarPage } from "../calendar-page.tsx";

type Save = { readonly dates: { readonly BookedOut: readonly BookedOut[] } };
type Window = { readonly criteria: { readonly From: string; readonly To: string } };

const wedding = { From: localDay(1), To: localDay(1), Note: "Wedding" };
const farAway = { From: localDay(500), To: localDay(500), Note: null };

const open = (answers: Readonly<Record<string, unknown>> = {}, viewer = talent) => {
  let kept: readonly BookedOut[] = [wedding, farAway];
  return renderPage(<CalendarPage />, {
    texts: ["calendar"],
    viewer,
    address: "/calendar?view=list",
    answers: {
      getCalendar: [],
      getFavoriteProjects: [],
      getAvailability: ({ criteria }: Window) => ({
        BookedOut: kept.filter(({ From, To }) => From <= criteria.To && To >= criteria.From),
      }),
      saveAvailability: ({ dates }: Save) => {
        kept = dates.BookedOut.toSorted((a, b) => a.From.localeCompare(b.From));
        return { BookedOut: kept };
      },
      ...answers,
    },
  });
};

const list = () => screen.findByRole("list", { name: "Booked out" });
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a talent sees the days booked out, and when they are in the calendar", async () => {
  const { container } = await open();
  expect(within(await list()).getByText("Tomorrow")).toBeVisible();
  expect(within(await list()).getAllByRole("listitem")).toHaveLength(2);
  const day = screen.getByRole("heading", { name: /Tomorrow/ }).closest("section");
  expect(day).toHaveTextContent("All dayBooked outWedding");
  expect(await axe(container)).toHaveNoViolations();
});

test("days are booked out beside those that there are, and taken back", async () => {
  const { callsOf } = await open();
  const user = userEvent.setup();
  await list();
  fill(/^From/, localDay(3));
  fill(/^Note/, " Tour ");
  await user.click(screen.getByRole("button", { name: "Book out" }));
  await waitFor(async () => expect(within(await list()).getAllByRole("listitem")).toHaveLength(3));
  const tour = { From: localDay(3), To: localDay(3), Note: "Tour" };
  expect(callsOf("SaveBookedOut")).toEqual([{ user: null, ranges: [wedding, farAway, tour] }]);
  expect(screen.getByLabelText(/^From/)).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(within(await list()).getAllByRole("listitem")).toHaveLength(2));
  expect(callsOf("SaveBookedOut").at(-1)).toEqual({ user: null, ranges: [wedding, farAway] });
});

test("days are removed, and booked out again by Undo", async () => {
  const { callsOf } = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Remove Tomorrow" }));
  expect(await screen.findByText("No longer booked out: Tomorrow.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Remove Tomorrow" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Availability" })).toHaveFocus();
  expect(callsOf("SaveBookedOut")).toEqual([{ user: null, ranges: [farAway] }]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Remove Tomorrow" })).toBeVisible();
});

test("what the server refuses is shown at its field, and so is a day that has passed", async () => {
  await open({
    saveAvailability: () => {
      const field = { path: "dates.BookedOut.2.To", rule: "ORDER", message: "To must not be before From." };
      throw refusal({ code: "VALIDATION", fields: [field] });
    },
  });
  const user = userEvent.setup();
  await list();
  fill(/^From/, localDay(-3));
  await user.click(screen.getByRole("button", { name: "Book out" }));
  expect(await screen.findByText("This day has passed. Choose a later one.")).toBeVisible();
  fill(/^From/, localDay(5));
  fill(/^Until/, localDay(4));
  await user.click(screen.getByRole("button", { name: "Book out" }));
  expect(await screen.findByText("This must not be before From.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Until/)).toBeInvalid());
});

test("nothing booked out, and what cannot be loaded, say so", async () => {
  const { unmount } = await open({ getAvailability: { BookedOut: [] } });
  expect(await screen.findByText("No days booked out.")).toBeVisible();
  unmount();
  await open({
    getAvailability: () => {
      throw refusal({ code: "UNAVAILABLE", requestId: "req-7" });
    },
  });
  expect(await screen.findByText(/req-7/)).toBeVisible();
});

test("where it is above the entries it is folded, and unfolds by its heading", async () => {
  const { matchMedia } = globalThis;
  const spy = jest.spyOn(globalThis, "matchMedia");
  spy.mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes("959px") }));
  try {
    const { container } = await open();
    const fold = await screen.findByRole("button", { name: "Availability", expanded: false });
    expect(screen.getByRole("heading", { name: "Availability" })).toContainElement(fold);
    expect(screen.queryByRole("button", { name: "Book out" })).not.toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(fold);
    expect(within(await list()).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Book out" })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole("button", { name: "Availability", expanded: true }));
    expect(screen.queryByRole("button", { name: "Book out" })).not.toBeInTheDocument();
  } finally {
    spy.mockRestore();
  }
});

test("whoever is neither talent nor an agent has no such panel", async () => {
  const { callsOf } = await open({}, { ...talent, roles: ["Production"] });
  expect(await screen.findByText("Nothing here")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Availability" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Booked out" })).not.toBeInTheDocument();
  expect([...callsOf("BookedOutDays"), ...callsOf("CalendarClients")]).toEqual([]);
});
