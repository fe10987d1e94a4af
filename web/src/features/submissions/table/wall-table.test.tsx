import { screen, waitFor } from "@testing-library/react";
import { axe } from "jest-axe";
import { market, openWall } from "#test/wall.tsx";

const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

async function openTable() {
  const view = await openWall(market().answers);
  await view.user.keyboard("t");
  await screen.findByRole("columnheader", { name: "Playing" });
  return view;
}

test("the current row has the focus and is the only one that Tab comes to", async () => {
  const { user } = await openTable();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(rowOf("Bo Cruz")).toHaveFocus());
  await user.keyboard("{ArrowDown}{ArrowDown}");
  await waitFor(() => expect(rowOf("Dua Eren")).toHaveFocus());
  const inTabOrder = screen.getAllByRole("row").filter((row) => row.tabIndex === 0);
  expect(inTabOrder).toEqual([rowOf("Dua Eren")]);
});

test("rows say whether they are selected, and the focus is back on the row after the details", async () => {
  const { user, container, router } = await openTable();
  await user.keyboard("{ArrowDown}x");
  expect(rowOf("Bo Cruz")).toHaveAttribute("aria-selected", "true");
  expect(rowOf("Ana Bell")).toHaveAttribute("aria-selected", "false");
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard("{Enter}");
  await screen.findByRole("complementary", { name: "Bo Cruz" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).toBe("?view=table"));
  await waitFor(() => expect(rowOf("Bo Cruz")).toHaveFocus());
});
