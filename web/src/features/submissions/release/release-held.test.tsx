import { screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { dialogOf, market, openWall, submission } from "#test/wall.tsx";

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

test.each([
  ["one person", "b"],
  ["several at once", "xb"],
])("booking the last place, %s, offers the release of those still held", async (_what, keys) => {
  const { people, answers } = market(1);
  Object.assign(people[0]!, { status: "Selected", met: 2 });
  Object.assign(people[1]!, { status: "Avail" });
  const { user, callsOf } = await openWall({
    ...answers,
    getPositionSubmissions: ({ criteria }: { criteria: { Status?: readonly string[] } }) => {
      const found = criteria.Status
        ? people.filter(({ status }) => criteria.Status?.includes(status))
        : people;
      return { Submissions: found.map(submission), Total: found.length, After: null };
    },
    projectSubmissionsBooking: ({
      submissions,
      status,
    }: {
      submissions: { SK: string }[];
      status: boolean;
    }) => {
      if (status) Object.assign(people[0]!, { status: "Booked" });
      const outcome = ({ SK }: { SK: string }) => ({ Key: SK, Status: "Done", Code: null, Rule: null });
      return { Status: "OK", Results: submissions.map(outcome) };
    },
  });
  await user.keyboard(keys);
  if (keys === "xb")
    await user.click(within(await dialogOf("Book 1 person?")).getByRole("button", { name: "Book" }));
  const dialog = await dialogOf("Every place is booked. Release those still held?");
  expect(within(dialog).getByRole("checkbox", { name: /Bo Cruz/ })).toBeChecked();
  await user.click(within(dialog).getByRole("button", { name: "Release 1 person" }));
  await waitFor(() =>
    expect(callsOf("BookMany").at(-1)).toMatchObject({ status: false, submissions: [{ SK: "SUB#r#2" }] }),
  );
});

test.each([
  ["nobody is held", 1, "Submitted"],
  ["a place is left", 2, "Avail"],
])("a booking offers no release where %s", async (_what, places, status) => {
  const { people, answers } = market(places);
  Object.assign(people[0]!, { status: "Selected", met: 2 });
  Object.assign(people[1]!, { status });
  const { user } = await openWall({
    ...answers,
    getPositionSubmissions: ({ criteria }: { criteria: { Status?: readonly string[] } }) => {
      const found = criteria.Status ? people.filter((one) => criteria.Status?.includes(one.status)) : people;
      return { Submissions: found.map(submission), Total: found.length, After: null };
    },
  });
  await user.keyboard("b");
  expect(await screen.findByText("Ana Bell is booked.")).toBeVisible();
  expect(screen.queryByText("Every place is booked. Release those still held?")).not.toBeInTheDocument();
});
