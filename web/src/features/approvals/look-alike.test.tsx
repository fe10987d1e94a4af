import { screen } from "@testing-library/react";
import { renderPage, talent } from "#test/render-page.tsx";
import { SubmittedProjectsPage } from "./submitted-projects-page.tsx";

const LooksLike = ["Marsh Lane Pictures", "Callboard"];
const project = {
  PK: "PRJ#1",
  SK: "PRJ#1",
  Data: {
    Name: "Ferry",
    Status: "Pending",
    Version: 4,
    View: "owner",
    SubmittedAt: "2026-11-20T12:00:00Z",
    ViewerCan: ["approveProject", "denyProject"],
    Company: { PK: "CMP#1", SK: "CMP#1", Data: { Name: "Marsh Iane Pictures", LooksLike } },
  },
};

test("a company whose name looks like another's says so above the decision", async () => {
  await renderPage(<SubmittedProjectsPage />, {
    texts: ["approvals", "breakdown", "frame"],
    viewer: { ...talent, key: "USR#9", roles: ["Admin"] },
    path: "/submitted-projects/:type",
    address: "/submitted-projects/submitted",
    answers: {
      projectsPendingApproval: { Projects: [project], Total: 1 },
      getProjectById: project,
    },
  });
  expect(
    await screen.findByText("The company's name looks like Marsh Lane Pictures and Callboard"),
  ).toBeVisible();
});
