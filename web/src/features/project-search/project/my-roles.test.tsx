import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { responses, ferry, options } from "../search-answers.ts";

/** The project after Captain Elif became the best-fitting role instead of The Stoker. */
const otherwise = {
  ...ferry,
  Data: {
    ...ferry.Data,
    Positions: ferry.Data.Positions.map((role) => ({
      ...role,
      Data: { ...role.Data, Fit: { ...role.Data.Fit, Met: role.SK === "ROLE#7" ? role.Data.Fit.Of : 0 } },
    })),
  },
};

/** The project after the talent submitted for Captain Elif. */
const submitted = {
  ...ferry,
  Data: {
    ...ferry.Data,
    Positions: ferry.Data.Positions.map((role) =>
      role.SK === "ROLE#7"
        ? {
            ...role,
            Data: {
              ...role.Data,
              ViewerSubmission: {
                PK: "PRJ#1",
                SK: "SUB#7#1",
                Data: { BookingStatus: "Submitted", SubmissionDate: "2026-06-01T12:00:00.000Z" },
              },
            },
          }
        : role,
    ),
  },
};

test("roles that were opened, or were open, stay so when another one fits best", async () => {
  let project = ferry;
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      getProjectById: () => project,
      submitToPosition: () => {
        project = otherwise;
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  const user = userEvent.setup();
  const isOpen = (name: string) => screen.queryByRole("button", { name: `Show less of ${name}` }) !== null;
  await user.click(await screen.findByRole("button", { name: "Show all of Captain Elif" }));
  expect([isOpen("Captain Elif"), isOpen("The Stoker")]).toEqual([true, true]);

  await user.click(screen.getByRole("button", { name: "Submit for Captain Elif" }));
  const drawer = await screen.findByRole("dialog");
  await user.click(within(drawer).getByRole("button", { name: "Send submission" }));
  await waitFor(() =>
    expect(screen.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent("Captain Elif"),
  );
  expect([isOpen("Captain Elif"), isOpen("The Stoker")]).toEqual([true, true]);
  await user.click(screen.getByRole("button", { name: "Show less of Captain Elif" }));
  expect([isOpen("Captain Elif"), isOpen("The Stoker")]).toEqual([false, true]);
});

test("the focus goes to the role once its submit button is gone", async () => {
  let project: unknown = ferry;
  const late = Promise.withResolvers<typeof submitted>();
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      getProjectById: () => project,
      submitToPosition: () => {
        project = late.promise;
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit for Captain Elif" }));
  const drawer = await screen.findByRole("dialog");
  await user.click(within(drawer).getByRole("button", { name: "Send submission" }));
  const button = await screen.findByRole("button", { name: "Submit for Captain Elif" });
  await waitFor(() => expect(button).toHaveFocus());
  late.resolve(submitted);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Show (all|less) of Captain Elif$/ })).toHaveFocus(),
  );
});
