import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { FULL_POSITION } from "#test/full-position.ts";
import { renderPage } from "#test/render-page.tsx";
import { wizardOptions, wizardProject } from "#test/wizard.ts";
import { WizardPage } from "../wizard-page.tsx";

beforeEach(() => localStorage.clear());

const INCOMPLETE = [
  { path: "contactInfo.CastingDirName", rule: "REQUIRED", message: "CastingDirName is required." },
  { path: "locationInformation.FilmingType", rule: "REQUIRED", message: "FilmingType is required." },
  {
    path: "positionInfo.1.SubmissionsDueBy",
    rule: "IN_THE_PAST",
    message: "Choose a due date in the future.",
  },
];

/** Submits the review of a project with two roles, with fields missing in three steps. */
async function submitIncomplete(fields: typeof INCOMPLETE) {
  const role = (SK: string, PositionName: string) => ({
    PK: "PRJ#1",
    SK,
    Data: { ...FULL_POSITION, PositionName, Version: 1, ViewerCan: [] },
  });
  const view = await renderPage(<WizardPage />, {
    ...wizardOptions,
    address: "/create-project/1?step=review",
    answers: {
      getProjectById: wizardProject({
        LastCompletedStep: 5,
        Positions: [role("ROLE#6", "Mate"), role("ROLE#7", "Captain")],
      }),
      submitProjectApproval: () => {
        throw refusal({ code: "VALIDATION", fields });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit for approval" }));
  return { ...view, user, alert: await screen.findByRole("alert") };
}

test("submitting names everything that is missing by its step and field, and the focus is there", async () => {
  const { alert, container, user } = await submitIncomplete(INCOMPLETE);
  expect(within(alert).getByRole("heading", { name: "3 fields need attention" })).toHaveFocus();
  expect(
    within(alert)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Contact", "Location and dates", "Roles"]);
  expect(alert).toHaveTextContent("Choose a due date in the future.");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(within(alert).getByRole("link", { name: "Casting director" }));
  const field = await screen.findByLabelText("Casting director");
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toBeInvalid());
});

test("what a role lacks is named by the role, whose form opens there", async () => {
  const { alert, user } = await submitIncomplete(INCOMPLETE);
  await user.click(within(alert).getByRole("link", { name: /Captain.*: Submissions due/ }));
  const drawer = await screen.findByRole("dialog");
  expect(within(drawer).getByLabelText("Role name")).toHaveValue("Captain");
  await waitFor(() => expect(within(drawer).getByLabelText(/^Submissions due/)).toHaveFocus());
});

test("a project without roles leads to the button that adds one", async () => {
  const { alert, user } = await submitIncomplete([
    { path: "positionInfo", rule: "REQUIRED", message: "Add at least one role." },
  ]);
  expect(alert).toHaveTextContent("Add at least one role.");
  await user.click(within(alert).getByRole("link", { name: "Roles" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add role" })).toHaveFocus());
});
