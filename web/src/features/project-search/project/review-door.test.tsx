import { screen } from "@testing-library/react";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { options, responses } from "../search-answers.ts";

const open = (roles: readonly ("Admin" | "Talent")[]) =>
  renderPage(<ProjectSearchPage />, {
    ...options,
    viewer: { ...talent, roles: [...roles] },
    address: "/project-search?project=1",
    answers: responses,
  });

test("an admin gets from a breakdown to its review, where it can be taken down", async () => {
  await open(["Admin"]);
  const door = await screen.findByRole("link", { name: "Review or take down" });
  expect(door).toHaveAttribute("href", "/submitted-projects/submitted?project=1");
});

test("nobody else has the way to the review", async () => {
  await open(["Talent"]);
  await screen.findByRole("button", { name: "Share" });
  expect(screen.queryByRole("link", { name: "Review or take down" })).not.toBeInTheDocument();
});
