import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { PeoplePage } from "./people-page.tsx";

const NAMES = ["Ada", "Ben", "Cem", "Dua", "Élan", "Fay"];

function links(names: readonly string[]) {
  return names.map((FirstName, index) => {
    const PK = `USR#1${index}`;
    const Talent = { PK, SK: PK, Data: { FirstName, LastName: "Özdemir", UserRole: "Talent" } };
    const Data = { Status: "Linked", Talent, RequestedAt: "2026-11-01T10:00:00Z" };
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
      getSubmissionsByStage: { Users: [{ UserId: "USR#13", Stages: [{ Stage: "Open", Count: 7 }] }] },
      getOpenRequests: {
        Submissions: [
          {
            PK: "PRJ#1",
            SK: "SUB#1#13",
            Data: { UserId: "USR#13", OpenRequest: { Kind: "Avail", ExpiresAt: "2126-12-02T18:00:00Z" } },
          },
        ],
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
  const row = await screen.findByRole("row", { name: /Dua Özdemir 7 1 .*Dec 2/ });
  expect(row).toBeVisible();
  expect(shown()).toEqual(["Dua", "Ada", "Ben", "Cem", "Élan", "Fay"]);
  await user.click(screen.getByText("Name", { selector: ".ant-segmented-item-label" }));
  expect(shown()).toEqual(["Ada", "Ben", "Cem", "Dua", "Élan", "Fay"]);
  await user.click(screen.getByText("Needs you"));
  expect(shown()).toEqual(["Dua"]);
  await user.click(screen.getByText("Ended"));
  expect(screen.getByText("No clients match.")).toBeVisible();
});

test("a short roster has no search field", async () => {
  await renderRoster(NAMES.slice(0, 5));
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});
