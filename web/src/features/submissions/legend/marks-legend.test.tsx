import { screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { dialogOf, market, openWall } from "#test/wall.tsx";

test("the menu of the wall says what the marks on the cards mean, by the project's own names of groups", async () => {
  const { user } = await openWall({
    ...market().answers,
    getPositionGroups: [{ PK: "PRJ#p", SK: "GROUP#2", Data: { Name: "Final four", NumberUsers: 0 } }],
  });
  // Until the menu has loaded, a button that does nothing is in its place.
  await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toBeEnabled());
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByText("What the marks mean"));
  const dialog = await dialogOf("What the marks mean");
  for (const words of ["Booked", "In the group Final four", /^Also submitted for/, /criteria they meet$/])
    expect(within(dialog).getByText(words)).toBeVisible();
  expect(within(dialog).queryByText("Viewed")).not.toBeInTheDocument();
  expect(await axe(dialog)).toHaveNoViolations();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toBeVisible());
});
