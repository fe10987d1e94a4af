import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { ferry, options, responses } from "../search-answers.ts";

const DESCRIBED = "Bare back in the second act.";

/** The project, whose first role has a scene with nudity. */
const exposed = {
  ...ferry,
  Data: {
    ...ferry.Data,
    Positions: ferry.Data.Positions.map((role, index) =>
      index === 0
        ? { ...role, Data: { ...role.Data, Nudity: true, NudityDescription: DESCRIBED, AdultScenes: false } }
        : { ...role, Data: { ...role.Data, Nudity: false, AdultScenes: false } },
    ),
  },
};

async function openProject() {
  const submitted: unknown[] = [];
  const view = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      getProjectById: exposed,
      submitToPosition: ({ submission }: { submission: unknown }) => {
        submitted.push(submission);
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  await screen.findByRole("button", { name: "Submit for Captain Elif" });
  return { ...view, submitted, user: userEvent.setup() };
}

test("the folded card of a role says that it has nudity", async () => {
  await openProject();
  const card = screen.getByRole("heading", { name: "Captain Elif", level: 3 }).closest("li");
  expect(within(card as HTMLElement).getByText("Nudity")).toBeVisible();
  const other = screen.getByRole("heading", { name: "The Stoker", level: 3 }).closest("li");
  expect(within(other as HTMLElement).queryByText("Nudity")).not.toBeInTheDocument();
});

test("the sheet shows what is described, and sends only with the person's agreement", async () => {
  const { user, submitted, container } = await openProject();
  await user.click(screen.getByRole("button", { name: "Submit for Captain Elif" }));
  const sheet = within(await screen.findByRole("dialog"));
  expect(sheet.getByText(DESCRIBED)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(sheet.getByRole("button", { name: "Send submission" }));
  expect(await sheet.findByText("Agree to this before you submit, or close the form.")).toBeVisible();
  expect(submitted).toEqual([]);
  await user.click(sheet.getByRole("checkbox", { name: /^I've read this/ }));
  await user.click(sheet.getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("You've submitted for Captain Elif.")).toBeVisible();
  expect(submitted).toMatchObject([{ RoleId: "ROLE#7", ScenesAgreed: true }]);
});

test("a role without such scenes needs no agreement", async () => {
  const { user, submitted } = await openProject();
  await user.click(screen.getByRole("button", { name: "Submit for The Stoker" }));
  const sheet = within(await screen.findByRole("dialog"));
  expect(sheet.queryByRole("checkbox")).not.toBeInTheDocument();
  await user.click(sheet.getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("You've submitted for The Stoker.")).toBeVisible();
  expect(submitted).toHaveLength(1);
});
