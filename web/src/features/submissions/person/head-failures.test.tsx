import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { market, producer, submission } from "#test/wall.tsx";
import { PersonSubmissionsPage } from "./person-submissions-page.tsx";

const ROLES = ["Captain", "Bartender", "Diver"];

/** One person's page with three roles, of which the heads of `failing` cannot be read. */
async function openFailing(failing: Set<string>) {
  const { answers } = market();
  const records = ROLES.map((Name, index) => {
    const RoleId = `ROLE#r${index}`;
    const { Data, ...keys } = submission({ id: "1", name: "Ana Bell", status: "Submitted", groups: [] });
    const Position = { PositionId: RoleId, Name };
    return { ...keys, SK: `SUB#r${index}#1`, Data: { ...Data, RoleId, Position } };
  });
  const view = await renderPage(<PersonSubmissionsPage />, {
    answers: {
      getProjectRoleById: ({ sK }: { sK: string }) => {
        if (failing.has(sK)) throw refusal({ code: "INTERNAL", requestId: sK });
        return { ...answers.getProjectRoleById, SK: sK };
      },
      getPositionGroups: [],
      getProjectSubmissionById: { ...records[0], Data: { ...records[0]!.Data, RoleSubmissions: records } },
    },
    texts: ["submissions", "bulk", "requests"],
    viewer: producer,
    path: "/project-submission/:userId/:projectId",
    address: "/project-submission/1/p",
  });
  await screen.findByRole("group", { name: "Diver" });
  return { ...view, heads: () => view.callsOf("WallHead").map(({ sK }) => sK) };
}

test("what fails for all roles is said once, and trying again repeats all that failed", async () => {
  const failing = new Set(["ROLE#r0", "ROLE#r1", "ROLE#r2"]);
  const { container, heads } = await openFailing(failing);
  const line = await screen.findByRole("alert");
  expect(line).toHaveTextContent("Group names and open places");
  expect(await axe(container)).toHaveNoViolations();
  const before = heads().length;
  failing.clear();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  expect(new Set(heads().slice(before))).toEqual(new Set(["ROLE#r0", "ROLE#r1", "ROLE#r2"]));
});

test("one role that fails again is still said; the others are not read again", async () => {
  const { heads } = await openFailing(new Set(["ROLE#r1"]));
  expect(await screen.findByRole("alert")).toHaveTextContent("ROLE#r1");
  const before = heads().length;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(heads().slice(before)).toEqual(["ROLE#r1"]));
  expect(await screen.findByRole("alert")).toHaveTextContent("ROLE#r1");
});

test("nothing is said when every head can be read", async () => {
  const { heads } = await openFailing(new Set());
  await waitFor(() => expect(new Set(heads()).size).toBe(3));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
