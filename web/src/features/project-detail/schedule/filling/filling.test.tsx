import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { letSecondsPass } from "#test/held-seconds.ts";
import { renderPage } from "#test/render-page.tsx";
import { dialogOf } from "#test/wall.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { ScheduleTab } from "../schedule-tab.tsx";

const day = localDay(10);
const slot = (id: string, time: string) => ({
  PK: "PRJ#1",
  SK: `AUD#${id}`,
  Data: {
    Date: day,
    Time: time,
    Zone: "UTC",
    StartsAt: `${day}T${time}:00Z`,
    LengthMinutes: 20,
    Capacity: 1,
    ProjectId: "PRJ#1",
  },
});

type Group = { readonly GroupId: string; readonly Name: string };
const PICKS: Group = { GroupId: "GROUP#1", Name: "Director's picks" };
const MAYBE: Group = { GroupId: "GROUP#3", Name: "Maybe" };

const person = (id: string, groups: readonly Group[], facts: object = {}) => ({
  PK: "PRJ#1",
  SK: `SUB#7#${id}`,
  Data: {
    UserId: `USR#${id}`,
    RoleId: "ROLE#7",
    FirstName: id,
    LastName: "Bell",
    BookingStatus: "Selected",
    ViewerCan: ["requestAudition"],
    Groups: groups,
    ...facts,
  },
});

type Ask = { readonly SK: string; readonly AuditionId: string };

/** A board whose server keeps who was asked; of the people it gives pages of two. */
function board(everybody: ReturnType<typeof person>[], slots: ReturnType<typeof slot>[]) {
  const asked: Array<Ask & Readonly<Record<string, unknown>>> = [];
  const isAsked = ({ SK }: { SK: string }) => asked.some((one) => one.SK === SK);
  const answers = {
    getProjectById: {
      PK: "PRJ#1",
      SK: "PRJ#1",
      Data: { Positions: [{ PK: "PRJ#1", SK: "ROLE#7", Data: { PositionName: "Captain" } }] },
    },
    getFilmingTimes: { FilmingDates: [] },
    getAuditionTimes: { Auditions: slots },
    getCalendar: [],
    getPositionSubmissions: ({ criteria }: { criteria: { After?: string } }) => {
      const from = Number(criteria.After ?? 0);
      const left = everybody.filter((one) => !isAsked(one));
      const end = from + 2;
      return {
        Submissions: left.slice(from, end),
        Total: left.length,
        After: end < left.length ? String(end) : null,
      };
    },
    requestAudition: ({ request }: { request: Ask & Readonly<Record<string, unknown>> }) => {
      asked.push(request);
      const found = everybody.find(({ SK }) => SK === request.SK);
      return { ...found, Data: { ...found?.Data, BookingStatus: "AuditionRequested" } };
    },
  };
  const open = async () => {
    const page = await renderPage(<ScheduleTab projectKey="PRJ#1" mayChange />, {
      texts: ["project-detail"],
      answers,
    });
    await screen.findByText(`${everybody.at(-1)?.Data.FirstName} Bell`);
    return { ...page, user: userEvent.setup() };
  };
  return { asked, open };
}

const FOUR = [person("Ana", [MAYBE]), person("Bo", []), person("Cem", [PICKS]), person("Dua", [PICKS])];
const THREE_SLOTS = [slot("1", "09:00"), slot("2", "09:20"), slot("3", "09:40")];

beforeEach(() => localStorage.clear());

const fillDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Fill times in order" }));
  return dialogOf("Fill times");
};

async function choose(user: ReturnType<typeof userEvent.setup>, label: string, value: string) {
  await user.click(screen.getByRole("combobox", { name: label }));
  await user.click(await screen.findByTitle(value));
}

test("everybody of a role is listed, also those beyond the first page, and picks come first", async () => {
  const { user, callsOf } = await board(FOUR, THREE_SLOTS).open();
  expect(callsOf("PeopleToPlace")).toMatchObject([
    { criteria: { RoleId: "ROLE#7", Status: ["Selected", "Callback"], PageSize: 100 } },
    { criteria: { After: "2" } },
  ]);
  const dialog = await fillDialog(user);
  expect(await axe(dialog)).toHaveNoViolations();
  await choose(user, "Group", "Director's picks (2)");
  expect(within(dialog).getByRole("status")).toHaveTextContent("2 people get a time, everyone you chose.");
  await user.click(screen.getByRole("combobox", { name: "First time" }));
  await user.click(await screen.findByTitle(/9:40/));
  expect(within(dialog).getByRole("status")).toHaveTextContent("One free time too few. No time for Dua Bell");
});

test("a group is placed whole, or casting sees who has no time and goes on without them", async () => {
  const { user } = await board(FOUR, THREE_SLOTS).open();
  const dialog = await fillDialog(user);
  expect(within(dialog).getByRole("status")).toHaveTextContent("One free time too few. No time for Bo Bell");
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(screen.queryByRole("button", { name: /not sent yet/ })).not.toBeInTheDocument();
  const again = await fillDialog(user);
  await user.click(within(again).getByRole("button", { name: "Place 3 without them" }));
  const placed = await screen.findAllByRole("button", { name: /not sent yet/ });
  expect(placed.map(({ textContent }) => /(Ana|Cem|Dua)/.exec(textContent ?? "")?.[0])).toEqual([
    "Cem",
    "Dua",
    "Ana",
  ]);
});

test("requests go out ten seconds after they are confirmed, with a message and an end, unless undone", async () => {
  const { asked, open } = board(FOUR.slice(2), THREE_SLOTS);
  const { user } = await open();
  const dialog = await fillDialog(user);
  await user.click(within(dialog).getByRole("button", { name: "Place 2 people" }));
  const confirm = async () => {
    await user.click(await screen.findByRole("button", { name: "Send 2 requests" }));
    const sheet = await dialogOf("Send 2 audition requests?");
    expect(within(sheet).getByText("Cem Bell")).toBeVisible();
    await user.type(within(sheet).getByLabelText(/Message/), "Bring boots.");
    await choose(user, "Time to respond", "3 days");
    expect(await axe(sheet)).toHaveNoViolations();
    await user.click(within(sheet).getByRole("button", { name: "Send 2 requests" }));
    await screen.findByText("2 requests go out in 10 seconds.");
  };
  await confirm();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  act(letSecondsPass);
  expect(asked).toEqual([]);
  await confirm();
  const before = Date.now();
  act(letSecondsPass);
  await screen.findByText("2 requests sent.");
  expect(asked).toMatchObject([
    { SK: "SUB#7#Cem", AuditionId: "AUD#1", Message: "Bring boots." },
    { SK: "SUB#7#Dua", AuditionId: "AUD#2", Message: "Bring boots." },
  ]);
  const hours = (Date.parse(String(asked[0]?.["ExpiresAt"])) - before) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThanOrEqual(72);
});

test("whoever is invited leaves those without a time, without a reload", async () => {
  const { open } = board(FOUR.slice(2), THREE_SLOTS);
  const { user } = await open();
  const dialog = await fillDialog(user);
  await user.click(within(dialog).getByRole("button", { name: "Place 2 people" }));
  await user.click(await screen.findByRole("button", { name: "Send 2 requests" }));
  const sheet = await dialogOf("Send 2 audition requests?");
  await user.click(within(sheet).getByRole("button", { name: "Send 2 requests" }));
  await screen.findByText("2 requests go out in 10 seconds.");
  act(letSecondsPass);
  await screen.findByText("2 requests sent.");
  const column = screen.getByRole("complementary", { name: /Unscheduled/ });
  await waitFor(() => expect(within(column).getByText(/Nobody selected/)).toBeVisible());
  expect(within(column).queryByText("Cem Bell")).not.toBeInTheDocument();
});
