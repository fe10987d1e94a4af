import { screen, within } from "@testing-library/react";
import { dialogOf, market, openWall, submission } from "#test/wall.tsx";

test("people who are compared have the team's newest note with its author", async () => {
  const { people, answers } = market();
  const by = (FirstName: string) => ({
    PK: `USR#${FirstName}`,
    SK: `USR#${FirstName}`,
    Data: { FirstName, LastName: "Hart" },
  });
  const notes = [
    { NoteId: "NOTE#1", Text: "Too young?", CreatedBy: by("Theo") },
    { NoteId: "NOTE#2", Text: "Best hands in the room.", CreatedBy: by("Helena") },
  ];
  const { user } = await openWall({
    ...answers,
    getUserPosts: { Posts: [] },
    getPositionSubmission: ({ UserId }: { UserId: string }) => {
      const { Data, ...keys } = submission(people[UserId === "USR#1" ? 0 : 1]!);
      return { ...keys, Data: { ...Data, Notes: UserId === "USR#1" ? notes : [] } };
    },
  });
  await user.keyboard("x{Shift>}{ArrowRight}{/Shift}c");
  const dialog = await dialogOf("Compare 2 people");
  expect(await within(dialog).findByText("Best hands in the room.")).toBeVisible();
  const row = screen.getByRole("row", { name: /^Team note/ });
  expect(row).toHaveTextContent("Team noteHelena Hart Best hands in the room.–");
});
