import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { ProjectSearchPage } from "./project-search-page.tsx";
import { responses, ferry, options } from "./search-answers.ts";

const lost = () => {
  throw refusal({ code: "INTERNAL", requestId: "req-7" });
};

afterEach(() => jest.restoreAllMocks());

test("what is saved and cannot be read is neither none nor empty, and comes with the next try", async () => {
  let isBroken = true;
  const { container } = await renderPage(<ProjectSearchPage />, {
    ...options,
    answers: { ...responses, getFavoriteProjects: () => (isBroken ? lost() : [ferry]) },
  });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("SavedThis couldn't be loaded");
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Saved" }));
  const drawer = await screen.findByRole("dialog");
  expect(drawer).not.toHaveTextContent(/Star a project|Alert me/);
  isBroken = false;
  await user.click(await within(drawer).findByRole("button", { name: "Try again" }));
  expect(await within(drawer).findByRole("button", { name: "The Night Ferry" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Saved 1", hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole("alert", { hidden: true })).not.toBeInTheDocument();
});

test("a project beside results that cannot be read stays", async () => {
  const narrow = globalThis.matchMedia;
  jest.spyOn(globalThis, "matchMedia").mockImplementation((query) => ({
    ...narrow(query),
    matches: query.includes("min-width"),
  }));
  let isBroken = true;
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      searchProjects: () => (isBroken ? lost() : responses.searchProjects),
    },
  });
  expect(await screen.findByRole("heading", { level: 2, name: "The Night Ferry" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("ResultsThis couldn't be loaded");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  expect(await screen.findByRole("button", { name: "The Night Ferry" })).toBeVisible();
});
