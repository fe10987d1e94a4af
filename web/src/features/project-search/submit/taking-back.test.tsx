import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { responses, options } from "../search-answers.ts";

const link = (id: string, FirstName: string) => ({
  PK: `LNK#${id}`,
  SK: `LNK#${id}`,
  Data: {
    Status: "Linked",
    Talent: { PK: `USR#${id}`, SK: `USR#${id}`, Data: { FirstName, LastName: "Haddad" } },
  },
});

test("a submission that can't be taken back keeps none of the others from it, and is said by name", async () => {
  const attempted: string[] = [];
  const takenBack: string[] = [];
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1&client=4",
    viewer: { ...talent, key: "USR#9", roles: ["Agent"] },
    answers: {
      ...responses,
      me: {
        PK: "USR#9",
        SK: "USR#9",
        Data: { AgentLinks: [link("4", "Tom"), link("5", "Layla"), link("6", "Omar")] },
      },
      submitToPosition: ({ submission: { UserId } }: { submission: { UserId: string } }) => ({
        PK: "PRJ#1",
        SK: UserId.replace("USR#", "SUB#7#"),
        Data: { BookingStatus: "Submitted" },
      }),
      withdrawSubmission: ({ pK, sK }: { pK: string; sK: string }) => {
        attempted.push(sK);
        if (sK.endsWith("#4")) throw refusal({ code: "FORBIDDEN" });
        takenBack.push(sK);
        return { PK: pK, SK: sK, Data: { BookingStatus: "Withdrawn" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit Tom Haddad for Captain Elif" }));
  const drawer = await screen.findByRole("dialog");
  await user.click(within(drawer).getByRole("checkbox", { name: "Layla Haddad" }));
  await user.click(within(drawer).getByRole("checkbox", { name: "Omar Haddad" }));
  await user.click(within(drawer).getByRole("button", { name: "Send 3 submissions" }));
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  expect(await screen.findByText("2 submissions taken back.")).toBeVisible();
  expect(
    await screen.findByText(
      "Couldn't take back the submission of Tom Haddad: You don't have permission to do this.",
    ),
  ).toBeVisible();
  await waitFor(() => expect(attempted).toEqual(["SUB#7#4", "SUB#7#5", "SUB#7#6"]));
  expect(takenBack).toEqual(["SUB#7#5", "SUB#7#6"]);
});
