import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { freeDays } from "./people-criteria.ts";
import { PeoplePage } from "./people-page.tsx";
import { UserDetailPage } from "./user-detail-page.tsx";

const person = (id: string, FirstName: string) => ({
  PK: `USR#${id}`,
  SK: `USR#${id}`,
  Data: {
    FirstName,
    LastName: "Haddad",
    UserRole: "Talent",
    AgeRange: "22-30",
    Unions: ["AEA"],
    LocationCity: "Chicago",
    LocationState: "IL",
    View: "casting",
  },
});
const layla = person("5", "Layla");

const options = { texts: ["people", "filters", "frame"], path: "/user", address: "/user" } as const;
const producer = { ...talent, key: "USR#8", roles: ["Production"], companyKey: "CMP#1" } as const;
const agent = { ...talent, key: "USR#9", roles: ["Agent"] } as const;

const link = (PK: string, Status: string, Talent: object) => ({
  PK: `LNK#${PK}`,
  SK: `LNK#${PK}`,
  Data: { Status, Talent, RequestedAt: "2026-11-01T10:00:00Z" },
});

test("people are narrowed by chips that the address holds, as headshots or as a table", async () => {
  const { callsOf, container, router } = await renderPage(<PeoplePage />, {
    ...options,
    address: "/user?Unions=AEA",
    answers: { filterUsers: [layla] },
  });
  expect(await screen.findByRole("link", { name: "Layla Haddad" })).toBeVisible();
  expect(screen.getByText("Chicago, IL")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Name, skill or keyword" }), "layla{Enter}");
  await user.click(screen.getByRole("button", { name: "Remove filter: Unions: AEA" }));
  await waitFor(() => expect(router.state.location.search).toBe("?text=layla"));
  expect(callsOf("FilterUsers").at(-1)).toEqual({
    criteria: { Text: "layla", SortOrder: "Relevance", Page: 1, PageSize: 36 },
  });
  await user.click(screen.getByTitle("Table"));
  expect(await screen.findByRole("cell", { name: "22–30" })).toBeVisible();
});

test("people are narrowed by where they are, their agent, their media and the days on which they are free", async () => {
  const { callsOf, router } = await renderPage(<PeoplePage />, {
    ...options,
    path: "/user-adv",
    address:
      "/user-adv?Languages=Arabic&LocationState=IL&HasMedia=Demo+Reel&Represented=no&AvailableFrom=2026-12-12&AvailableTo=2026-12-15",
    viewer: producer,
    answers: { filterUsers: [layla] },
  });
  expect(await screen.findByRole("link", { name: "Layla Haddad" })).toBeVisible();
  expect(callsOf("FilterUsers").at(-1)).toEqual({
    criteria: {
      Languages: ["Arabic"],
      LocationState: ["IL"],
      HasMedia: ["Demo Reel"],
      Represented: false,
      AvailableFrom: "2026-12-12",
      AvailableTo: "2026-12-15",
      SortOrder: "Newest",
      Page: 1,
      PageSize: 36,
    },
  });
  for (const words of ["Languages: Arabic", "State: Illinois", "Media: Demo reel", "Represented: No agent"])
    expect(screen.getByRole("button", { name: `Remove filter: ${words}`, hidden: true })).toBeInTheDocument();
  expect(screen.getByText("Dec 12 – 15")).toBeInTheDocument();
  expect(screen.getByText(/^Only people whose calendar you can see/)).toBeInTheDocument();
  const user = userEvent.setup();
  const city = await screen.findByRole("textbox", { name: "City" });
  await user.type(city, "Chicago{Enter}");
  await waitFor(() => expect(router.state.location.search).toContain("LocationCity=Chicago"));
  await user.click(
    screen.getByRole("button", { name: "Remove filter: Available: Dec 12 – 15", hidden: true }),
  );
  await waitFor(() =>
    expect(callsOf("FilterUsers").at(-1)).toMatchObject({ criteria: { LocationCity: "Chicago" } }),
  );
  expect(callsOf("FilterUsers").at(-1)).not.toHaveProperty("criteria.AvailableFrom");
  expect(screen.queryByText(/^Only people whose calendar you can see/)).not.toBeInTheDocument();
});

test.each([
  ["2026-12-12", "", { from: "2026-12-12", to: "2026-12-12" }],
  ["", "2026-12-12", { from: "2026-12-12", to: "2026-12-12" }],
  ["2026-12-12", "2026-12-01", { from: "2026-12-12", to: "2026-12-12" }],
  ["2026-12-01", "2027-12-01", { from: "2026-12-01", to: "2027-01-29" }],
  ["", "", null],
  ["soon", "", null],
])("the days from %j to %j are sent as %j", (first, last, days) => {
  expect(freeDays(first, last)).toEqual(days);
});

test("nobody who matches and a failed search are said in words", async () => {
  const none = await renderPage(<PeoplePage />, {
    ...options,
    address: "/user?text=zebra",
    answers: { filterUsers: [] },
  });
  expect(await screen.findByText("No matches")).toBeVisible();
  none.unmount();
  await renderPage(<PeoplePage />, {
    ...options,
    answers: {
      filterUsers: () => {
        throw refusal({ code: "UNAVAILABLE", requestId: "r-77" });
      },
    },
  });
  expect(await screen.findByText("Reference: r-77")).toBeVisible();
});

test("an agent submits, writes and looks after clients; what ends the relation is in a menu and needs a confirmation", async () => {
  const { callsOf } = await renderPage(<PeoplePage />, {
    ...options,
    address: "/user?scope=roster",
    viewer: agent,
    answers: {
      me: { PK: "USR#9", SK: "USR#9", Data: { AgentLinks: [link("1", "Linked", layla)] } },
      endAgentLink: { Status: "OK" },
    },
  });
  expect(await screen.findByRole("link", { name: "Submit" })).toHaveAttribute(
    "href",
    "/project-search?client=5&fits=1",
  );
  expect(screen.getByRole("link", { name: "Submissions of Layla Haddad" })).toHaveAttribute(
    "href",
    "/project-submissions?client=5",
  );
  expect(screen.queryByRole("button", { name: "End representation" })).not.toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "More about Layla Haddad" }));
  await user.click(await screen.findByRole("menuitem", { name: "End representation" }));
  const dialog = await screen.findByRole("dialog");
  expect(callsOf("EndLink")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "End representation" }));
  await waitFor(() => expect(callsOf("EndLink")).toEqual([{ linkId: "LNK#1" }]));
});

test("a roster that cannot be read says so, and not that there are no clients", async () => {
  let isUnavailable = true;
  await renderPage(<PeoplePage />, {
    ...options,
    address: "/user?scope=roster",
    viewer: agent,
    answers: {
      me: () => {
        if (isUnavailable) throw refusal({ code: "UNAVAILABLE", requestId: "r-78" });
        return { PK: "USR#9", SK: "USR#9", Data: { AgentLinks: [link("1", "Linked", layla)] } };
      },
    },
  });
  expect(await screen.findByText("Reference: r-78")).toBeVisible();
  isUnavailable = false;
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Submissions of Layla Haddad" })).toBeVisible();
});

test("a producer sees what a person was submitted for, and invites them to a role", async () => {
  const invitations: unknown[] = [];
  await renderPage(<UserDetailPage />, {
    ...options,
    path: "/user-detail/:id",
    address: "/user-detail/5",
    viewer: producer,
    answers: {
      getUserById: layla,
      getUserPosts: { Posts: [] },
      getUserProjectSubmissions: [
        {
          PK: "PRJ#1",
          SK: "SUB#7#5",
          Data: {
            UserId: "USR#5",
            BookingStatus: "Selected",
            Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
            Position: { PositionId: "ROLE#7", Name: "Captain Elif" },
          },
        },
      ],
      getCompanyProjects: [
        {
          PK: "PRJ#1",
          SK: "PRJ#1",
          Data: {
            Name: "The Night Ferry",
            Positions: [
              { PK: "PRJ#1", SK: "ROLE#8", Data: { PositionName: "The Stoker", TakesSubmissions: true } },
              { PK: "PRJ#1", SK: "ROLE#7", Data: { PositionName: "Captain Elif" } },
            ],
          },
        },
      ],
      inviteToPosition: ({ invitation }: { invitation: unknown }) => {
        invitations.push(invitation);
        return { PK: "PRJ#1", SK: "ROLE#8#5", Data: {} };
      },
    },
  });
  expect(await screen.findByRole("link", { name: "Captain Elif · The Night Ferry" })).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Invite to role" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect((await within(dialog).findAllByText("Choose an open role")).length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole("combobox", { name: "Role" }));
  await user.click(await screen.findByText("The Stoker · The Night Ferry"));
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("Layla Haddad has been invited.")).toBeVisible();
  expect(invitations).toEqual([{ ProjectId: "PRJ#1", RoleId: "ROLE#8", UserId: "USR#5" }]);
});

test("talent see themselves with casting's eyes: without how to reach them, and only what is public", async () => {
  const file = (PK: string) => ({
    PK,
    SK: PK,
    Data: { ContentType: "image/jpeg", ContentUrl: `/${PK}.jpg`, AltText: `Photo ${PK}` },
  });
  const post = (PK: string, IsPublic: boolean) => ({
    PK,
    SK: PK,
    Data: { IsPublic, Media: [file(`MED#${PK}`)] },
  });
  await renderPage(<UserDetailPage />, {
    ...options,
    path: "/user-detail/:id",
    address: "/user-detail/5",
    viewer: { ...talent, key: "USR#5" },
    answers: {
      getUserById: { ...layla, Data: { ...layla.Data, Email: "layla@example.com", View: "self" } },
      getUserPosts: { Posts: [post("1", true), post("2", false)] },
    },
  });
  expect(await screen.findByText("This is what casting sees")).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit profile" })).toHaveAttribute("href", "/profile");
  expect(await screen.findByRole("img", { name: "Photo MED#1" })).toBeVisible();
  expect(screen.queryByRole("img", { name: "Photo MED#2" })).not.toBeInTheDocument();
  expect(screen.queryByText("layla@example.com")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Send message" })).not.toBeInTheDocument();
});

test("members of every account type are found, and a filter narrows to some", async () => {
  const jonas = person("7", "Jonas");
  const { callsOf, router } = await renderPage(<PeoplePage />, {
    ...options,
    address: "/user?UserRole=Agent",
    answers: { filterUsers: [{ ...jonas, Data: { ...jonas.Data, UserRole: "Agent", LocationCity: null } }] },
  });
  const card = (await screen.findByRole("link", { name: "Jonas Haddad" })).closest("li");
  if (!card) throw new Error("no card");
  expect(within(card).getByText("Agent")).toBeVisible();
  expect(callsOf("FilterUsers").at(-1)).toMatchObject({ criteria: { UserRole: ["Agent"] } });
  const user = userEvent.setup();
  await user.click(screen.getByTitle("Table"));
  expect(await screen.findByRole("cell", { name: "Agent" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove filter: Account type: Agent" }));
  await waitFor(() => expect(router.state.location.search).toBe("?view=table"));
});
