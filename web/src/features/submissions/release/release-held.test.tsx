import { screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { dialogOf, market, openWall } from "#test/wall.tsx";

async function openFilled(status: string) {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Avail" });
  Object.assign(people[1]!, { status: "AuditionConfirmed" });
  const { getProjectRoleById: role } = answers;
  return openWall({
    ...answers,
    getProjectRoleById: { ...role, Data: { ...role.Data, RoleStatus: status } },
    projectSubmissionsBooking: ({ submissions }: { submissions: { SK: string }[] }) => ({
      Status: "OK",
      Results: submissions.map(({ SK }) => ({ Key: SK, Status: "Done", Code: null, Rule: null })),
    }),
  });
}

test("a role that is filled offers the release of everybody still held, preselected", async () => {
  const { user, callsOf } = await openFilled("Filled");
  await user.click(screen.getByRole("button", { name: "Release those still held…" }));
  const dialog = await dialogOf("Release those still held");
  const boxes = await within(dialog).findAllByRole("checkbox");
  expect(callsOf("HeldPeople")).toEqual([
    {
      criteria: {
        RoleId: "ROLE#r",
        Status: ["AuditionRequested", "AuditionConfirmed", "Avail", "Backup", "Offered"],
        PageSize: 100,
      },
    },
  ]);
  for (const box of boxes) expect(box).toBeChecked();
  expect(await axe(dialog)).toHaveNoViolations();
  for (const name of [/Cem Demir/, /Dua Eren/, /Eli Fox/])
    await user.click(within(dialog).getByRole("checkbox", { name }));
  await user.click(within(dialog).getByRole("button", { name: "Release 2 people" }));
  expect(await screen.findByText("2 people have been released.")).toBeVisible();
  expect(callsOf("BookMany")).toMatchObject([
    { status: false, submissions: [{ SK: "SUB#r#1" }, { SK: "SUB#r#2" }] },
  ]);
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test("a role that still takes people offers no such release", async () => {
  await openFilled("Open");
  expect(screen.queryByRole("button", { name: "Release those still held…" })).not.toBeInTheDocument();
});
