import { screen } from "@testing-library/react";
import { renderPage, talent } from "#test/render-page.tsx";
import { NavbarList } from "../shell/navbar/navbar-node.tsx";
import { navigationFor } from "./navigation.ts";

test("an admin sees at the queue how many projects wait, and the number follows the live stream", async () => {
  let Total = 3;
  const admin = { ...talent, roles: ["Admin"] } as const;
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
