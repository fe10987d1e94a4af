import { screen, waitFor, within } from "@testing-library/react";
import { refusal } from "#test/fake-graph.ts";
import { dialogOf, market, openWall } from "#test/wall.tsx";

type Users = { readonly groupUsers: { readonly GroupId: string; readonly UserIds: readonly string[] } };

/** The wall with people in groups, and handlers for bulk calls. */
function many() {
  const { people, answers } = market(3);
  const change = ({ groupUsers: { GroupId, UserIds } }: Users, adds: boolean) => {
    for (const person of people.filter(({ id }) => UserIds.includes(`USR#${id}`))) {
      const others = person.groups.filter((one) => one !== GroupId);
      person.groups = adds ? [...others, GroupId] : others;
    }
    return { Status: "OK", Results: UserIds.map((Key) => ({ Key, Status: "Done" })) };
  };
  const more = {
    addGroupUsers: (input: Users) => change(input, true),
    deleteGroupUsers: (input: Users) => change(input, false),
    projectSubmissionsBooking: ({ submissions }: { submissions: ReadonlyArray<{ SK: string }> }) => ({
      Status: "OK",
      Results: submissions.map(({ SK }) => ({ Key: SK, Status: "Done" })),
    }),
  };
  return { people, answers: { ...answers, ...more } };
}

test("taking several people out of all groups is one outcome, and its undo brings all groups back", async () => {
  const { people, answers } = many();
  people[0]!.groups = ["GROUP#1", "GROUP#3"];
  people[1]!.groups = ["GROUP#3"];
  const groups = () => people.slice(0, 2).map((person) => person.groups.toSorted());
  const { user } = await openWall(answers);
  await user.keyboard("x{Shift>}{ArrowRight}{/Shift}0");
  expect(await screen.findByText("2 people removed from groups.")).toBeVisible();
  expect(groups()).toEqual([[], []]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(groups()).toEqual([["GROUP#1", "GROUP#3"], ["GROUP#3"]]));
});

test("undoing a booking of several says for whom it wasn't possible", async () => {
  const { answers } = many();
  const moved: string[] = [];
  const { user } = await openWall({
    ...answers,
    updateBookingStatus: ({ sK }: { sK: string }) => {
      moved.push(sK);
      if (sK.endsWith("#1")) throw refusal({ code: "CONFLICT", rule: "POSITION_FILLED" });
      return { Status: "OK" };
    },
  });
  await user.keyboard("x{Shift>}{ArrowDown}{/Shift}b");
  await user.click(within(await dialogOf("Book 3 people?")).getByRole("button", { name: "Book" }));
  expect(await screen.findByText("3 people booked.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  const dialog = await dialogOf("Couldn't undo this for 1 person");
  expect(dialog).toHaveTextContent("Ana Bell: This role is already filled.");
  expect(moved.toSorted()).toEqual(["SUB#r#1", "SUB#r#2", "SUB#r#3"]);
});

test("z calls back what was done about several people, and not the decision about one before it", async () => {
  const { people, answers } = many();
  const { user, callsOf } = await openWall(answers);
  const groups = () => people.slice(0, 3).map((person) => person.groups);
  await user.keyboard("1");
  await waitFor(() => expect(groups()).toEqual([["GROUP#1"], [], []]));
  await user.keyboard("x{Shift>}{ArrowDown}{/Shift}3");
  expect(await screen.findByText("3 people added to Maybe.")).toBeVisible();
  expect(groups()).toEqual([["GROUP#1", "GROUP#3"], ["GROUP#3"], ["GROUP#3"]]);
  await user.keyboard("z");
  await waitFor(() => expect(groups()).toEqual([["GROUP#1"], [], []]));
  expect(callsOf("RemoveFromGroup")).toEqual([]);
  expect(await screen.findByText("Undone. 2 people keep the status “Selected”.")).toBeVisible();
});
