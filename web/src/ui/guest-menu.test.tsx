import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { TermsPage } from "#features/legal/legal-page.tsx";
import { takeReturnTo } from "#lib/session/return-to.ts";
import type { SessionState } from "#lib/session/session.ts";
import { renderPage } from "#test/render-page.tsx";
import { GuestMenu } from "./guest-menu.tsx";

/** As on the page for unknown addresses, to which nobody wants to come back. */
const notFound = (
  <main>
    <h1>404</h1>
    <GuestMenu returns={false} />
  </main>
);

const open = (address: string, state: SessionState) =>
  renderPage(
    [
      { path: "/404", element: notFound },
      { path: "/terms", element: <TermsPage /> },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { texts: ["legal"], answers: {}, address, session: { state: () => state } },
  );

beforeEach(() => sessionStorage.clear());

test.each([
  ["/terms", "/terms"],
  ["/404", null],
])("a guest at %s signs in or registers from there, and comes back to %s", async (address, back) => {
  const { container, router } = await open(address, "guest");
  expect(await screen.findByRole("link", { name: "Register" })).toHaveAttribute("href", "/register");
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("link", { name: "Sign in" }));
  expect(router.state.location.pathname).toBe("/login");
  expect(takeReturnTo()).toBe(back);
});

test.each(["/terms", "/404"])("a member at %s is offered neither", async (address) => {
  await open(address, "member");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("link", { name: "Register" })).not.toBeInTheDocument();
});
