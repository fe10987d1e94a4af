import { screen, waitFor } from "@testing-library/react";
import { renderPage, talent } from "#test/render-page.tsx";
import { DashboardPage } from "../dashboard-page.tsx";
import { options } from "../dashboard-screen.ts";

const person = (PK: string, FirstName: string) => ({
  PK,
  SK: PK,
  Data: { FirstName, LastName: "Okafor", Completeness: 90 },
});
const people = [person("USR#1", "Maya"), person("USR#2", "Ola")];
const roster = {
  PK: "USR#9",
  SK: "USR#9",
  Data: {
    AgentLinks: people.map((Talent, place) => ({
      PK: "USR#9",
      SK: `LINK#${place}`,
      Data: { Status: "Linked", Talent },
    })),
  },
};

/** A role that so many of the listed clients fit. */
const role = (SK: string, PositionName: string, Fitting: number, Of = 2) => ({
  PK: "PRJ#1",
  SK,
  Data: {
    PositionName,
    TakesSubmissions: true,
    ClientFits: {
      Fitting,
      Clients: people.map(({ PK }, place) => ({
        Talent: { PK, SK: PK },
        Fit: { Met: place < Fitting ? Of : 0, Of },
      })),
    },
  },
});
const projects = (...Positions: ReadonlyArray<ReturnType<typeof role>>) => ({
  Projects: [{ PK: "PRJ#1", SK: "PRJ#1", Data: { Name: "The Ferry", Positions } }],
});

test("an agent sees the roles that most clients fit, from one request, which what is sent repeats", async () => {
  let isSent = false;
  const { callsOf, publish } = await renderPage(<DashboardPage />, {
    ...options,
    texts: ["dashboard", "frame"],
    viewer: { ...talent, roles: ["Agent"] },
    answers: {
      me: roster,
      searchProjects: () =>
        projects(
          role("ROLE#1", "Nobody's", 0),
          role("ROLE#2", "Captain", 1),
          role("ROLE#3", "Pilot", isSent ? 0 : 2),
        ),
    },
  });
  const shown = () =>
    screen.getAllByRole("link", { name: /^Submit\b.*:/ }).map((link) => link.getAttribute("aria-label"));
  await screen.findByRole("link", { name: "Pilot" });
  expect(shown()).toEqual(["Submit 2: Pilot", "Submit 1: Captain"]);
  const faces = () =>
    [...document.querySelectorAll(".role-faces")].map((one) =>
      [...one.querySelectorAll("[data-initials]")].map((face) => face.getAttribute("data-initials")),
    );
  // Two fit the first role, one the second.
  await waitFor(() => expect(faces()).toEqual([["MO", "OO"], ["MO"]]));
  expect(callsOf("RosterRoles")).toHaveLength(1);
  isSent = true;
  publish("submission.changed");
  await waitFor(() => expect(shown()).toEqual(["Submit 1: Captain"]));
});
