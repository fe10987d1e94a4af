import { screen, waitFor, within } from "@testing-library/react";
import { dialogOf, market, openWall } from "#test/wall.tsx";

test("m writes to one person without leaving the wall, about the role", async () => {
  const { user, callsOf, cardOf, router } = await openWall({
    ...market().answers,
    createConversation: { PK: "USR#9", SK: "CONV#1" },
  });
  await user.keyboard("{ArrowRight}m");
  const dialog = await dialogOf("Message to Bo Cruz");
  const subject = within(dialog).getByLabelText("Subject");
  await waitFor(() => expect(subject).toHaveValue("Captain · The Night Ferry"));
  await user.type(within(dialog).getByLabelText("Message"), "Can you sail?");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText("Message sent to 1 person.")).toBeVisible();
  expect(callsOf("WriteToOne")).toMatchObject([
    {
      conversation: {
        ReceiverId: "USR#2",
        ProjectId: "PRJ#p",
        Subject: "Captain · The Night Ferry",
        Message: "Can you sail?",
      },
    },
  ]);
  expect(router.state.location.pathname).toBe("/position-submissions/r/p");
  await waitFor(() => expect(cardOf("Bo Cruz")).toHaveFocus());
});
