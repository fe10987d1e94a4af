import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
import { dialogOf, market, producer, submission } from "#test/wall.tsx";
import { GroupsPage } from "./groups-page.tsx";

type Criteria = { readonly GroupId: string; readonly Page?: number; readonly PageSize: number };

/** A first group with more people than a column shows. */
function crowd(count: number) {
  const people = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Person ${index + 1}`,
    status: "Selected",
    groups: ["GROUP#1"],
  }));
  const { answers } = market(count);
  return {
    ...answers,
    getPositionGroups: [{ PK: "PRJ#p", SK: "GROUP#1", Data: { Name: "First choice", NumberUsers: count } }],
    getGroupUsers: ({ criteria: { GroupId, Page = 1, PageSize } }: { criteria: Criteria }) =>
      GroupId === "GROUP#1"
        ? people.slice((Page - 1) * PageSize, Page * PageSize).map((person) => ({
            PK: "PRJ#p",
            SK: `GROUP#1#r#${person.id}`,
            Data: { UserId: `USR#${person.id}`, Submission: submission(person) },
          }))
        : [],
    projectSubmissionsBooking: ({ submissions }: { submissions: ReadonlyArray<{ SK: string }> }) => ({
      Status: "OK",
      Results: submissions.map(({ SK }) => ({ Key: SK, Status: "Done" })),
    }),
  };
}

test("booking a group books everybody in it, also who is further down than its column shows", async () => {
  const { callsOf } = await renderPage(<GroupsPage />, {
    answers: crowd(102),
    texts: ["submissions", "bulk"],
    viewer: producer,
    path: "/group/:projectId/:groupId/:roleId",
    address: "/group/p/1/r",
  });
  const user = userEvent.setup();
  const column = await screen.findByRole("region", { name: "First choice" });
  expect(
    await within(column).findByText("Showing the first 100 of 102. See everyone in View submissions."),
  ).toBeVisible();
  await user.click(within(column).getByRole("button", { name: "Actions for First choice" }));
  await user.click(await screen.findByText("Book First choice"));
  await user.click(within(await dialogOf("Book 102 people?")).getByRole("button", { name: "Book" }));
  await waitFor(() => expect(callsOf("BookMany")).toHaveLength(1));
  expect(callsOf("BookMany")[0]?.["submissions"]).toHaveLength(102);
});
