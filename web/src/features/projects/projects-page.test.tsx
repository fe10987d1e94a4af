import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectsPage } from "./projects-page.tsx";

const producer = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;
const options = { texts: ["projects"], viewer: producer, path: "/projects", address: "/projects" } as const;

function project(id: string, facts: Readonly<Record<string, unknown>>) {
  return { PK: `PRJ#${id}`, SK: `PRJ#${id}`, Data: { Version: 1, View: "owner", Public: true, ...facts } };
}

const position = (booked: number, wanted: number, fresh: number) => ({
  PK: "PRJ#1",
  SK: `ROLE#${fresh}`,
  Data: {
    RoleStatus: "Open",
    Cast: booked,
    Quantity: wanted,
    Counters: [
      { Stage: "New", Count: fresh },
      { Stage: "Viewed", Count: 40 },
    ],
  },
});

test("each project says where it stands, what came in, and what to do next", async () => {
  const { container, callsOf } = await renderPage(<ProjectsPage />, {
    ...options,
    address: "/projects?status=Approved",
    answers: {
      getCompanyProjects: [
        project("1", {
          Name: "Ferry",
          Status: "Approved",
          Submissions: 90,
          Positions: [position(1, 2, 7), position(0, 3, 5)],
        }),
        project("2", { Name: "Harbour", Status: "Denied", DeclineComment: "Name the pay." }),
        project("3", { Name: "Lights", Status: "Draft", LastCompletedStep: 2 }),
      ],
    },
  });
  expect(await screen.findByText("12")).toBeVisible();
  expect(screen.getByText("1 of 5")).toBeVisible();
  expect(screen.getByText("Name the pay.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Fix and resubmit" })).toHaveAttribute("href", "/create-project/2");
  expect(screen.getByRole("link", { name: "Continue at step 3 of 5" })).toHaveAttribute(
    "href",
    "/create-project/3",
  );
  expect(callsOf("CompanyProjects")[0]).toEqual({
    criteria: { Status: ["Approved"], Page: 1, PageSize: 12 },
  });
  expect(await axe(container)).toHaveNoViolations();
});

test("without a company nothing is asked, and the company comes first", async () => {
  const { callsOf } = await renderPage(<ProjectsPage />, {
    ...options,
    viewer: { ...producer, companyKey: null },
    answers: {},
  });
  expect(await screen.findByRole("link", { name: "Create company" })).toHaveAttribute(
    "href",
    "/company-info",
  );
  expect(screen.queryByRole("link", { name: "Create project" })).not.toBeInTheDocument();
  expect(callsOf("CompanyProjects")).toEqual([]);
});

test("the first project is explained", async () => {
  await renderPage(<ProjectsPage />, { ...options, answers: { getCompanyProjects: [] } });
  expect(await screen.findByText("Post your first project")).toBeVisible();
});
