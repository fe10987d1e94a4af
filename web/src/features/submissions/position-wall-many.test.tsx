import { act, screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { dialogOf, market, openWall, submission } from "#test/wall.tsx";

type Pair = { readonly SK: string };

/** The wall with handlers for bulk calls. */
function many() {
  const { people, answers } = market();
  const done = (Key: string) => ({ Key, Status: "Done" });
  const more = {
    addGroupUsers: ({ groupUsers }: { groupUsers: { GroupId: string; UserIds: string[] } }) => {
      for (const person of people) {
        if (groupUsers.UserIds.includes(`USR#${person.id}`)) person.groups.push(groupUsers.GroupId);
      }
      return { Status: "OK", Results: groupUsers.UserIds.map(done) };
    },
    projectSubmissionsBooking: ({ submissions }: { submissions: Pair[] }) => ({
      Status: "OK",
      Results: submissions.map(({ SK }, index) =>
        index === 0 ? done(SK) : { Key: SK, Status: "Skipped", Code: "CONFLICT", Rule: "POSITION_FILLED" },
      ),
    }),
  };
  return { people, answers: { ...answers, ...more } };
}

const selected = () => screen.queryAllByRole("gridcell", { selected: true }).length;

test("x and Shift with an arrow select, and keys are then for all who are selected", async () => {
  const { people, answers } = many();
  const { cardOf, user, callsOf, container } = await openWall(answers);
  await user.keyboard("x");
  expect(cardOf("Ana Bell")).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(selected()).toBe(3);
  const bar = screen.getByRole("region", { name: "Selected people" });
  expect(bar).toHaveTextContent("3 selected");
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard("1");
  expect(await screen.findByText("3 people added to First choice.")).toBeVisible();
  expect(callsOf("AddManyToGroup")).toEqual([
    {
      groupUsers: {
        ProjectId: "PRJ#p",
        RoleId: "ROLE#r",
        GroupId: "GROUP#1",
        UserIds: ["USR#1", "USR#2", "USR#3"],
      },
    },
  ]);
  expect(people.slice(0, 3).map(({ groups }) => groups)).toEqual([["GROUP#1"], ["GROUP#1"], ["GROUP#1"]]);
  await user.click(within(bar).getByRole("button", { name: "Clear selection" }));
  expect(selected()).toBe(0);
});

test("booking many needs a confirmation, is one call, and says for whom it was not possible and why", async () => {
  const { user, callsOf } = await openWall(many().answers);
  await user.keyboard("x{Shift>}{ArrowRight}{/Shift}b");
  const dialog = await dialogOf("Book 2 people?");
  expect(dialog).toHaveTextContent("2 have not been selected by anyone yet.");
  expect(callsOf("BookMany")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Book" }));
  const outcomes = await dialogOf("Not possible for 1 person");
  expect(outcomes).toHaveTextContent("Bo Cruz: This role is already filled.");
  expect(await screen.findByText("1 person booked.")).toBeVisible();
  expect(callsOf("BookMany")).toHaveLength(1);
});

test("everybody who matches is selected, and booked by one call of their own", async () => {
  const { people, answers } = many();
  const far = {
    ...answers,
    getPositionSubmissions: ({ criteria }: { criteria: { After?: string } }) => ({
      Submissions: criteria.After ? [] : people.slice(0, 2).map(submission),
      Total: 5,
      After: criteria.After ? null : "more",
    }),
    bookMatching: { PK: "JOB#1", SK: "JOB#1", Data: { Status: "Finished", Total: 5, Done: 4, Skipped: 1 } },
  };
  const { user, callsOf } = await openWall(far, "", 2);
  await user.keyboard("x");
  await user.click(await screen.findByRole("button", { name: "Select all 5 matching" }));
  await user.keyboard("1");
  expect(await screen.findByText("Everyone who matches can only be booked or passed on.")).toBeVisible();
  expect(callsOf("AddManyToGroup")).toEqual([]);
  await user.keyboard("n");
  await user.click(within(await dialogOf("Pass on 5 people?")).getByRole("button", { name: "Pass" }));
  expect(await screen.findByText("Passed on: 4. Not possible: 1.")).toBeVisible();
  expect(callsOf("BookMatching")).toMatchObject([{ criteria: { RoleId: "ROLE#r" }, status: false }]);
});

test("0 takes out of every group, and z calls the last decision back", async () => {
  const { people, answers } = market();
  people[0]!.groups = ["GROUP#1", "GROUP#3"];
  const { user } = await openWall(answers);
  await user.keyboard("0");
  await waitFor(() => expect(people[0]?.groups).toEqual([]));
  expect(await screen.findByText("Ana Bell removed from all groups.")).toBeVisible();
  await user.keyboard("z");
  await waitFor(() => expect(people[0]?.groups.toSorted()).toEqual(["GROUP#1", "GROUP#3"]));
});

test("t shows the same people as a table, and the address says so", async () => {
  const { user, router } = await openWall(market().answers);
  await user.keyboard("t");
  await waitFor(() => expect(router.state.location.search).toBe("?view=table"));
  expect(await screen.findByRole("columnheader", { name: "Playing" })).toBeVisible();
  expect(await screen.findByText("Bo Cruz")).toBeVisible();
  await user.keyboard("t");
  expect(await screen.findByRole("grid", { name: "Submissions: Captain" })).toBeVisible();
});

test("c compares two to four, and can leave out what is the same", async () => {
  const { user } = await openWall(market().answers);
  await user.keyboard("c");
  expect(await screen.findByText("Compare: select 2 to 4 people")).toBeVisible();
  await user.keyboard("x{Shift>}{ArrowRight}{/Shift}c");
  const dialog = await dialogOf("Compare 2 people");
  expect(within(dialog).getByRole("rowheader", { name: "Fit" })).toBeInTheDocument();
  await user.click(within(dialog).getByRole("switch"));
  expect(within(dialog).queryByRole("rowheader", { name: "Fit" })).not.toBeInTheDocument();
});

test("a note is kept as a draft until it is saved", async () => {
  const { answers } = market();
  const saved: unknown[] = [];
  const note = ({ note: { SK, Text } }: { note: { SK: string; Text: string } }) => {
    saved.push(Text);
    const person = market().people[0]!;
    const { Data, ...keys } = submission(person);
    const by = { PK: "USR#9", SK: "USR#9", Data: { FirstName: "Helena", LastName: "Marsh" } };
    return { ...keys, SK, Data: { ...Data, Notes: [{ NoteId: "NOTE#1", Text, CreatedBy: by }] } };
  };
  const { user, cardOf } = await openWall({ ...answers, saveNote: note });
  act(() => cardOf("Ana Bell").focus());
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("button", { name: "Notes" }));
  await user.type(screen.getByRole("textbox", { name: "New note" }), "Fine 1 b n");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("Fine 1 b n")).toBeVisible();
  expect(saved).toEqual(["Fine 1 b n"]);
});

test("a review says of how many it is, also as those decided on are new no more", async () => {
  const { answers } = market();
  const page = answers.getPositionSubmissions();
  const { user } = await openWall({
    ...answers,
    getPositionSubmissions: { ...page, Total: 141, After: "50" },
  });
  await user.click(screen.getByRole("button", { name: /Review new/ }));
  const review = await screen.findByRole("region", { name: "Review new submissions" });
  expect(within(review).getByText("1 of 141")).toBeVisible();
});

test("opening at Review new shows one person at a time, and a decision leads to the next", async () => {
  const { people, answers } = market();
  const { user, router } = await openWall(answers);
  await user.click(screen.getByRole("button", { name: /Review new/ }));
  expect(await screen.findByRole("region", { name: "Review new submissions" })).toBeVisible();
  expect(router.state.location.search).toContain("open=1");
  await user.keyboard("2");
  await waitFor(() => expect(router.state.location.search).toContain("open=2"));
  expect(people[0]?.groups).toEqual(["GROUP#2"]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).not.toContain("review"));
});
