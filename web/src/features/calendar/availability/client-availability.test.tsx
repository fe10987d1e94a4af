import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { localDay } from "#ui/when/local-day.ts";
import type { BookedOut } from "./booked-out.ts";
import { CalendarPage } from "../calendar-page.tsx";

type Save = { readonly dates: { readonly PK: string; readonly BookedOut: readonly BookedOut[] } };
type Window = { readonly criteria: { readonly UserId: string; readonly From: string; readonly To: string } };

const agent = { ...talent, key: "USR#9", roles: ["Agent"] as const };

const link = (PK: string, Status: string, FirstName: string) => ({
  PK: `LNK#${PK}`,
  SK: `LNK#${PK}`,
  Data: { Status, Talent: { PK, SK: PK, Data: { FirstName, LastName: "Haddad" } } },
});
const rosterOf = (...AgentLinks: readonly object[]) => ({ PK: "USR#9", SK: "USR#9", Data: { AgentLinks } });
const roster = rosterOf(
  link("USR#4", "Ended", "Tom"),
  link("USR#6", "Linked", "Omar"),
  link("USR#5", "Linked", "Layla"),
);

const open = (answers: Readonly<Record<string, unknown>> = {}, query = "") => {
  const kept: Record<string, readonly BookedOut[]> = {
    "USR#5": [{ From: localDay(1), To: localDay(1), Note: "Wedding" }],
    "USR#6": [],
  };
  return renderPage(<CalendarPage />, {
    texts: ["calendar"],
    viewer: agent,
    address: `/calendar?view=list${query}`,
    answers: {
      me: roster,
      getCalendar: [],
      getFavoriteProjects: [],
      getAvailability: ({ criteria }: Window) => ({
        BookedOut: (kept[criteria.UserId] ?? []).filter(
          ({ From, To }) => From <= criteria.To && To >= criteria.From,
        ),
      }),
      saveAvailability: ({ dates }: Save) => {
        kept[dates.PK] = dates.BookedOut;
        return { BookedOut: dates.BookedOut };
      },
      ...answers,
    },
  });
};

const client = () => screen.findByRole("combobox", { name: "Client" });
const panel = () => screen.getByRole("region", { name: "Availability" });

async function choose(name: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(await client());
  await user.keyboard(name.slice(0, 3).toLowerCase());
  await user.click(await screen.findByTitle(name));
}

test("an agent finds a client by name, and the days of that client are shown and in the address", async () => {
  const { container, callsOf, router } = await open();
  expect(await screen.findByText(/^Choose a client to see/)).toBeVisible();
  expect(callsOf("BookedOutDays")).toEqual([]);
  await choose("Layla Haddad");
  expect(await within(panel()).findByText("Tomorrow")).toBeVisible();
  expect(router.state.location.search).toBe("?view=list&client=5");
  expect(callsOf("BookedOutDays").map(({ user }) => user)).toEqual(["USR#5"]);
  const day = screen.getByRole("heading", { name: /Tomorrow/ }).closest("section");
  expect(day).toHaveTextContent("All dayLayla HaddadBooked out · Wedding");
  expect(await axe(container)).toHaveNoViolations();
});

test("the clients are those who are linked now, by name", async () => {
  await open();
  await userEvent.click(await client());
  const names = (await screen.findAllByTitle(/Haddad$/)).map((option) => option.title);
  expect(names).toEqual(["Layla Haddad", "Omar Haddad"]);
});

test("days are booked out for the client of the address, taken back, and nobody else's change", async () => {
  const { callsOf } = await open({}, "&client=6");
  const user = userEvent.setup();
  expect(await screen.findByText("No days booked out.")).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: localDay(3) } });
  await user.click(screen.getByRole("button", { name: "Book out" }));
  expect(await screen.findByText(/^Booked out for Omar Haddad: /)).toBeVisible();
  const day = { From: localDay(3), To: localDay(3), Note: null };
  expect(callsOf("SaveBookedOut")).toEqual([{ user: "USR#6", ranges: [day] }]);
  await choose("Layla Haddad");
  expect(await within(panel()).findByText("Tomorrow")).toBeVisible();
  // Undo still applies to Omar.
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/^No longer booked out for Omar Haddad: /)).toBeVisible();
  expect(callsOf("SaveBookedOut").at(-1)).toEqual({ user: "USR#6", ranges: [] });
  expect(within(panel()).getByText("Tomorrow")).toBeVisible();
});

test("an only client needs no choice", async () => {
  await open({ me: rosterOf(link("USR#5", "Linked", "Layla")) });
  expect(await screen.findByRole("button", { name: "Remove Tomorrow" })).toBeVisible();
});

test("whoever has no clients is led to the roster", async () => {
  const { container } = await open({ me: rosterOf(link("USR#5", "Invited", "Layla")) });
  expect(await screen.findByText(/^You have no clients yet/)).toBeVisible();
  const way = screen.getByRole("link", { name: "Your roster" });
  expect(way).toHaveAttribute("href", "/user?scope=roster");
  expect(await axe(container)).toHaveNoViolations();
});

test("somebody of the address whom the agent does not represent is not read", async () => {
  const { callsOf } = await open({}, "&client=4");
  expect(await screen.findByText(/^You don't represent this person/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Book out" })).not.toBeInTheDocument();
  expect(callsOf("BookedOutDays")).toEqual([]);
});

test("a roster and days that cannot be loaded say so, and days are read again", async () => {
  const away = () => {
    throw refusal({ code: "UNAVAILABLE", requestId: "req-7" });
  };
  const { unmount } = await open({ me: away });
  expect(await within(await screen.findByRole("alert")).findByText(/req-7/)).toBeVisible();
  unmount();
  let answer: () => object = away;
  await open({ getAvailability: () => answer() }, "&client=5");
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByRole("button", { name: "Book out" })).not.toBeInTheDocument();
  answer = () => ({ BookedOut: [] });
  await userEvent.click(retry);
  expect(await screen.findByText("No days booked out.")).toBeVisible();
});

test("a link that ended meanwhile: the refusal is said, and the client is gone when the roster is read", async () => {
  let me = roster;
  const { publish } = await open(
    {
      me: () => me,
      saveAvailability: () => {
        throw refusal({ code: "FORBIDDEN", rule: "OWNERSHIP" });
      },
    },
    "&client=5",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Remove Tomorrow" }));
  expect(await screen.findByText(/belongs to someone else/)).toBeVisible();
  me = rosterOf(link("USR#5", "Ended", "Layla"), link("USR#6", "Linked", "Omar"));
  publish("member.changed");
  await waitFor(() => expect(screen.getByText(/^You don't represent this person/)).toBeVisible());
  expect(screen.queryByRole("button", { name: "Remove Tomorrow" })).not.toBeInTheDocument();
});
