import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { HorizontalNavbar } from "../shell/navbar/horizontal-navbar.tsx";
import { TabbedNavbar } from "../shell/navbar/tabbed-navbar.tsx";
import { NavbarList } from "../shell/navbar/navbar-node.tsx";
import { navigationFor } from "./navigation.ts";

const admin = { ...talent, roles: ["Admin"] } as const;

test("an admin sees at the queue how many projects wait, and the number follows the live stream", async () => {
  let Total = 3;
  const { publish } = await renderPage(<NavbarList nodes={navigationFor(admin)} />, {
    texts: ["frame"],
    viewer: admin,
    answers: { projectsPendingApproval: () => ({ Total }) },
  });
  expect(await screen.findByRole("link", { name: /^Submitted projects: 3 waiting/ })).toBeVisible();
  Total = 1;
  publish("project.changed");
  expect(await screen.findByRole("link", { name: /^Submitted projects: 1 waiting/ })).toBeVisible();
});

test.each([
  ["in a line", HorizontalNavbar],
  ["of tiles", TabbedNavbar],
])(
  "a closed branch of a navigation %s has the number of its pages, until it opens",
  async (_look, Navbar) => {
    await renderPage(<Navbar />, {
      texts: ["frame"],
      viewer: admin,
      answers: { projectsPendingApproval: { Total: 3 }, getUserConversations: { Unread: 2 } },
    });
    const branch = await screen.findByRole("button", { name: /^Review\b.*: 3 waiting/ });
    expect(branch.querySelector(".count-badge")).toHaveAttribute("data-count", "3");
    await userEvent.setup().click(branch);
    expect(branch).toHaveAccessibleName("Review");
    expect(branch.querySelector(".count-badge")).toBeNull();
    expect(screen.getByRole("link", { name: /: 3 waiting/ })).toBeVisible();
  },
);
