import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { axe } from "jest-axe";
import { rememberRole } from "#lib/session/chosen-role.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { CompleteRegistrationPage } from "./complete-registration-page.tsx";

const open = (viewer = { ...talent, registered: false, roles: [] as [] }) =>
  renderPage(<CompleteRegistrationPage />, {
    texts: ["auth"],
    viewer,
    answers: { completeRegistration: { PK: "USR#1", SK: "USR#1", Data: {} } },
  });

beforeEach(() => sessionStorage.clear());

test("role and names that were given a minute ago are not requested again", async () => {
  rememberRole("Agent");
  const { container } = await open();
  expect(await screen.findByText("Maya Okafor")).toBeVisible();
  expect(screen.getByText("Agent")).toBeVisible();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(screen.queryByLabelText("First name")).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("they can be changed all the same", async () => {
  rememberRole("Agent");
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  expect(screen.getByRole("radio", { name: /^Agent/ })).toBeChecked();
  expect(screen.getByLabelText("First name")).toHaveValue("Maya");
});

test.each([
  ["whose role nobody asked for", null, talent.firstName],
  ["without a name", "Talent", ""],
] as const)("a newcomer %s gets the form", async (_who, role, firstName) => {
  if (role !== null) rememberRole(role);
  await open({ ...talent, firstName, registered: false, roles: [] });
  expect(await screen.findByLabelText("First name")).toHaveValue(firstName);
  expect(screen.getAllByRole("radio")).toHaveLength(3);
});

test("the terms can be read before they are accepted", async () => {
  await open();
  expect(await screen.findByRole("link", { name: "Terms of use" })).toHaveAttribute("href", "/terms");
  expect(screen.getByRole("link", { name: "Privacy notice" })).toHaveAttribute("href", "/privacy");
});

test("what is missing is said at its field", async () => {
  rememberRole("Agent");
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Finish" }));
  expect(screen.getByLabelText(/Date of birth/)).toHaveFocus();
  expect(screen.getByLabelText(/Date of birth/)).toHaveAccessibleDescription(/Enter your date of birth\.$/);
  expect(screen.getByRole("checkbox")).toBeInvalid();
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Accept the terms to continue.");
});
