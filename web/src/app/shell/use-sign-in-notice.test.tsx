import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPage } from "#test/render-page.tsx";
import { useSignInNotice } from "./use-sign-in-notice.ts";

function Page() {
  useSignInNotice();
  return <h1>Page</h1>;
}

const openedAt = (name: string) =>
  Object.assign(performance, { getEntriesByType: jest.fn(() => [{ name }]) });

test("a page that was simply opened says nothing; the first one after signing in says so, once", async () => {
  openedAt("http://localhost/dashboard");
  const { unmount } = await renderPage(<Page />, { texts: ["notifications"], answers: {} });
  await screen.findByRole("heading", { name: "Page" });
  expect(screen.queryByText(/Logged in/)).not.toBeInTheDocument();
  unmount();
  openedAt("http://localhost/signed-in?code=1");
  const first = await renderPage(<Page />, { texts: ["notifications"], answers: {} });
  expect(await screen.findByText("Logged in with Callboard")).toBeVisible();
  first.unmount();
  await renderPage(<Page />, { texts: ["notifications"], answers: {} });
  expect(screen.queryByText("Logged in with Callboard")).not.toBeInTheDocument();
});
