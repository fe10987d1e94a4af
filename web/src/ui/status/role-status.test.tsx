import { screen } from "@testing-library/react";
import { renderPage } from "#test/render-page.tsx";
import { RoleStatus } from "./role-status.tsx";

test.each([
  ["PendingReview", "Draft", "Draft"],
  ["PendingReview", "Denied", "Denied"],
  ["PendingReview", "Pending", "In review"],
  ["PendingReview", "Approved", "In review"],
  ["Open", "Approved", "Open"],
  ["Closed", "Draft", "Closed"],
])("a role that is %s of a project that is %s reads %s", async (status, project, text) => {
  await renderPage(<RoleStatus status={status} project={project} />, { texts: ["catalog"], answers: {} });
  expect(await screen.findByText(text)).toBeVisible();
});
