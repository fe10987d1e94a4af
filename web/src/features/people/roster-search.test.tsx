import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { PeoplePage } from "./people-page.tsx";

/** What is in the way of some clients. */
const STATES: Readonly<Record<string, string>> = { Ben: "Suspended", Cem: "Closed" };
const NAMES = ["Ada", "Ben", "Cem", "Dua", "Élan", "Fay"];

function links(names: readonly string[]) {
  return names.map((FirstName, index) => {
    const PK = `USR#1${index}`;
    const Talent = { PK, SK: PK, Data: { FirstName, LastName: "Özdemir", UserRole: "Talent" } };
    const ClientState = STATES[FirstName] ?? "Active";
    const Data = { Status: "Linked", Talent, RequestedAt: "2026-11-01T10:00:00Z", ClientState };
    return { PK: `LNK#${index}`, SK: `LNK#${index}`, Data };
  });
}

async function renderRoster(names: readonly string[]) {
  await renderPage(<PeoplePage />, {
    texts: ["people", "filters", "frame"],
    path: "/user",
    address: "/user?scope=roster",
    viewer: { ...talent, key: "USR#9", roles: ["Agent"] },
    answers: {
      getSubmissionsByStage: {
        Users: [
          {
            UserId: "USR#13",
            Stages: [
              { Stage: "Open", Count: 107 },
              { Stage: "Booked", Count: 2 },
              { Stage: "Past", Count: 3 },
            ],
          },
        ],
        Awaited: [{ UserId: "USR#13", Count: 101, Until: "2126-12-02T18:00:00Z" }],
      },
      me: { PK: "USR#9", SK: "USR#9", Data: { AgentLinks: links(names) } },
    },
  });
  await screen.findByRole("link", { name: "Ada Özdemir" });
  return userEvent.setup();
}

const shown = () =>
  screen.getAllByRole("link", { name: /^\S+ Özdemir$/ }).map(({ textContent }) => textContent?.split(" ")[0]);

test("a client of a long roster is found by name, without its accents", async () => {
  const user = await renderRoster(NAMES);
  const field = screen.getByRole("searchbox", { name: "Find a client" });
  await user.type(field, "ozdemir ela");
  expect(shown()).toEqual(["Élan"]);
  await user.type(field, "x");
  expect(screen.getByText("No clients match.")).toBeVisible();
  await user.clear(field);
  expect(shown().toSorted()).toEqual(NAMES.toSorted());
});

test("a long roster is a table with what is open and due, the first deadline first, and can be narrowed", async () => {
  const user = await renderRoster(NAMES);
  const row = await screen.findByRole("row", { name: /Dua Özdemir 101 .*Dec 2.* 6 5/ });
  expect(row).toBeVisible();
  expect(shown()).toEqual(["Dua", "Ada", "Ben", "Cem", "Élan", "Fay"]);
  await user.click(screen.getByText("Name", { selector: ".ant-segmented-item-label" }));
  expect(shown()).toEqual(["Ada", "Ben", "Cem", "Dua", "Élan", "Fay"]);
  await user.click(screen.getByText("Needs you"));
  expect(shown()).toEqual(["Dua"]);
  await user.click(screen.getByText("Ended"));
  expect(screen.getByText("No clients match.")).toBeVisible();
});

test("a client whose account is suspended or closed says so, and is not submitted", async () => {
  await renderRoster(NAMES);
  for (const [name, words] of [
    ["Ben", "Account suspended"],
    ["Cem", "Account closed"],
  ] as const) {
    const row = within(screen.getByRole("row", { name: new RegExp(`^${name} `) }));
    expect(row.getByText(words)).toBeVisible();
    expect(row.queryByRole("link", { name: "Submit" })).not.toBeInTheDocument();
  }
});

test("a long roster goes on on a second page, and is found, sorted and narrowed as a whole", async () => {
  const many = Array.from({ length: 60 }, (_, index) => `P${index + 1}`);
  const user = await renderRoster(["Ada", ...many]);
  expect(shown()).toHaveLength(50);
  expect(shown()).not.toContain("P9");
  await user.click(screen.getByRole("listitem", { name: "2" }));
  expect(shown()).toContain("P9");
  await user.type(screen.getByRole("searchbox", { name: "Find a client" }), "P42");
  expect(shown()).toEqual(["P42"]);
});

test("a short roster has no search field", async () => {
  await renderRoster(NAMES.slice(0, 5));
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});

test("a card of a short roster has what waits until when, what is with casting and what is done", async () => {
  await renderRoster(NAMES.slice(0, 4));
  const card = within((await screen.findByRole("link", { name: "Dua Özdemir" })).closest("li")!);
  await waitFor(() =>
    expect(card.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["101", "6", "5"]),
  );
  expect(card.getAllByRole("term")).toHaveLength(3);
  expect(card.getByText(/^Next due .*Dec 2/)).toBeVisible();
  const idle = within(screen.getByRole("link", { name: "Ada Özdemir" }).closest("li")!);
  expect(idle.queryByText(/^Next due/)).not.toBeInTheDocument();
});
