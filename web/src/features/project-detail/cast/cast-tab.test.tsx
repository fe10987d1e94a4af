import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { CastTab } from "./cast-tab.tsx";

const role = (SK: string, PositionName: string, Quantity: number) => ({
  PK: "PRJ#1",
  SK,
  Data: { PositionName, Quantity },
});
const head = {
  PK: "PRJ#1",
  SK: "PRJ#1",
  Data: { Name: "Ferry", Positions: [role("ROLE#7", "Captain", 1), role("ROLE#8", "Pilot", 2)] },
} as unknown as ProjectHead_ProjectFragment;

const agent = {
  PK: "USR#9",
  SK: "USR#9",
  Data: {
    FirstName: "Ruth",
    LastName: "Adler",
    UserRole: "Agent",
    Email: "ruth@example.com",
    PhoneNumber: "+12025550123",
    Company: { Data: { Name: "Adler & Co" } },
  },
};
const booked = (id: string, LastName: string, facts: object = {}) => ({
  PK: "ROLE#7",
  SK: `USR#${id}`,
  Data: {
    RoleId: "ROLE#7",
    UserId: `USR#${id}`,
    FirstName: "Ana",
    LastName,
    RepresentationName: null,
    Position: { Name: "Captain" },
    ProfileImage: null,
    CreatedBy: null,
    User: {
      PK: `USR#${id}`,
      SK: `USR#${id}`,
      Data: { Email: `ana${id}@example.com`, PhoneNumber: "+12025550100", Agent: null },
    },
    Request: null,
    ...facts,
  },
});
const terms = {
  Kind: "Offer",
  Dates: ["2027-03-02", "2027-03-03"],
  Fee: 400,
  Currency: "USD",
  FeeUnit: "Daily",
  Terms: "Travel paid",
  TermsVersion: "1",
  Cancellation: null,
};

async function openCast(getBookedSubmissions: unknown) {
  const shown = await renderPage(
    <>
      <h1>Ferry</h1>
      <CastTab head={head} />
    </>,
    { texts: ["project-detail", "requests"], answers: { getBookedSubmissions } },
  );
  return { ...shown, user: userEvent.setup() };
}

test("each role has the people booked for it, with terms, contacts and agent, and all are on the printed contact sheet", async () => {
  const printed: (string | null)[] = [];
  const print = jest.fn(() => void printed.push(document.querySelector(".paper-sheet")?.textContent ?? null));
  Object.assign(globalThis, { print });
  const { container, user, callsOf } = await openCast([
    booked("1", "Zola", { Request: terms }),
    booked("2", "Bell", { CreatedBy: agent, RepresentationName: "Adler & Co" }),
  ]);
  const captain = (await screen.findByRole("heading", { name: "Captain" })).closest("li")!;
  expect(within(captain).getByText("2 of 1 booked")).toBeVisible();
  const names = within(captain)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Ana Bell", "Ana Zola"]);
  expect(within(captain).getByText("Ruth Adler, Adler & Co")).toBeVisible();
  expect(within(captain).getByText("ruth@example.com")).toBeVisible();
  expect(within(captain).getByText("Travel paid")).toBeVisible();
  const pilot = screen.getByRole("heading", { name: "Pilot" }).closest("li")!;
  expect(within(pilot).getByText("0 of 2 booked")).toBeVisible();
  expect(within(pilot).getByText("No one is booked yet")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(callsOf("ProjectCast")).toMatchObject([{ criteria: { ProjectId: "PRJ#1", Page: 1 } }]);
  await user.click(screen.getByRole("button", { name: "Print contact sheet" }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(printed[0]).toMatch(
    /Ferry · Contact sheet.*2 people.*Captain.*Ana Bell.*Ruth Adler.*Ana Zola.*Mar 2/,
  );
  expect(printed[0]).not.toContain("Pilot");
  await waitFor(() => expect(document.querySelector(".paper-sheet")).toBeNull());
});

test("a cast of more than a page is read to its end", async () => {
  const crowd = Array.from({ length: 130 }, (_, at) => booked(String(at), `Extra ${at}`));
  await openCast(({ criteria: { Page } }: { criteria: { Page: number } }) =>
    crowd.slice(100 * (Page - 1), 100 * Page),
  );
  expect(await screen.findByText("130 of 1 booked")).toBeVisible();
});

test("before anybody is booked the tab says what will be here", async () => {
  await openCast([]);
  expect(await screen.findByText("No one is booked yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print contact sheet" })).not.toBeInTheDocument();
});

test("a cast that cannot be read can be read again", async () => {
  let tries = 0;
  const { user } = await openCast(() => {
    tries += 1;
    return tries === 1 ? refusal({ code: "INTERNAL" }) : [booked("1", "Zola")];
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Ana Zola" })).toBeVisible();
});
