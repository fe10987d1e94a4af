import { screen, waitFor } from "@testing-library/react";
import { market, openWall } from "#test/wall.tsx";

test("below the last card there is room for the bar of a selection, as long as there is one", async () => {
  const { user, grid } = await openWall(market().answers);
  expect(grid.style.marginBlockEnd).toBe("0");
  await user.keyboard("x");
  await screen.findByRole("region", { name: "Selected people" });
  await waitFor(() => expect(grid.style.marginBlockEnd).toBe("64px"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(grid.style.marginBlockEnd).toBe("0"));
});
