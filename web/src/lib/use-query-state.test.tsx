import { act, render } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { useNewestSearch, useQueryState } from "./use-query-state.ts";

test("a change that follows before the page has drawn the one before does not undo it", async () => {
  let address: ReturnType<typeof useQueryState> | undefined;
  let newest: (() => string) | undefined;
  function Probe() {
    address = useQueryState();
    newest = useNewestSearch();
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Probe /> }], {
    initialEntries: ["/user?filters=all"],
  });
  render(<RouterProvider router={router} />);
  await act(async () => {
    address?.change({ age: "46-60" });
    // The router has gone there, and nothing is drawn yet.
    await Promise.resolve();
    expect(newest?.()).toBe("?filters=all&age=46-60");
    address?.change({ filters: null });
  });
  expect(router.state.location.search).toBe("?age=46-60");
});
