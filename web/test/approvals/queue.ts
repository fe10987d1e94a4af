import { fireEvent, screen, waitFor } from "@testing-library/react";
import { talent } from "../render-page.tsx";

/** Sends held decisions immediately, as leaving the page does. */
export const letGo = () => fireEvent(window, new Event("pagehide"));

const admin = { ...talent, key: "USR#9", roles: ["Admin"] } as const;

type Facts = { readonly Name: string; readonly [field: string]: unknown };

export function waiting(id: string, facts: Facts) {
  const Data = {
    Status: "Pending",
    Version: 4,
    PayRate: 100,
    Public: true,
    View: "owner",
    SubmittedAt: "2026-11-20T12:00:00Z",
    ViewerCan: ["approveProject", "denyProject"],
    ...facts,
  };
  return { PK: `PRJ#${id}`, SK: `PRJ#${id}`, Data };
}

/** A queue that drops decided projects, as the server's does. */
export function queueOf(...names: readonly string[]) {
  const projects = names.map((Name, index) => waiting(String(index + 1), { Name }));
  const decided: Array<{ readonly projectId: string; readonly comment?: string; readonly version?: number }> =
    [];
  const open = () => projects.filter(({ PK }) => !decided.some(({ projectId }) => projectId === PK));
  const decide = (Status: string) => (variables: { projectId: string; comment?: string }) => {
    decided.push(variables);
    const project = projects.find(({ PK }) => PK === variables.projectId);
    return { ...project, Data: { ...project?.Data, Status, ViewerCan: [] } };
  };
  return {
    decided,
    answers: {
      projectsPendingApproval: () => ({ Projects: open(), Total: open().length }),
      getProjectById: ({ id }: { id: string }) => projects.find(({ PK }) => PK === id),
      approveProject: decide("Approved"),
      denyProject: decide("Denied"),
    },
  };
}

export const options = {
  texts: ["approvals", "breakdown", "frame"],
  viewer: admin,
  path: "/submitted-projects/:type",
  address: "/submitted-projects/submitted",
} as const;

/** The project once it may be decided: it has loaded, and was on screen for a moment. */
export async function title(name: string): Promise<void> {
  await screen.findByRole("heading", { level: 2, name });
  for (const button of screen.queryAllByRole("button", { name: /^(Approve|Deny|Take down)/ })) {
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 5_000 });
  }
}
