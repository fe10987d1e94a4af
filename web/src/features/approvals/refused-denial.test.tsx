import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { decisionStore } from "./held-decisions.ts";
import { SubmittedProjectsPage } from "./submitted-projects-page.tsx";

/** Sends held decisions immediately, as leaving the page does. */
const letGo = () => fireEvent(window, new Event("pagehide"));

const WORDS = "This is not fit to send.";

function project(id: string, Name: string) {
  const Data = { Name, Status: "Pending", Version: 4, View: "owner", ViewerCan: ["denyProject"] };
  return { PK: `PRJ#${id}`, SK: `PRJ#${id}`, Data };
}

const comment = async () =>
  within(await screen.findByRole("dialog")).findByLabelText("Comment for the producer");

async function deny(user: ReturnType<typeof userEvent.setup>) {
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Deny" }));
  letGo();
}

test("a refused comment shows on a click, with the reason, and is sent once it has been changed", async () => {
  decisionStore.setState({ held: [], refused: {} });
  localStorage.clear();
  const open = [project("1", "Ferry"), project("2", "Harbour")];
  const sent: unknown[] = [];
  await renderPage(<SubmittedProjectsPage />, {
    texts: ["approvals", "breakdown", "frame"],
    viewer: { ...talent, key: "USR#9", roles: ["Admin"] },
    path: "/submitted-projects/:type",
    address: "/submitted-projects/submitted",
    answers: {
      projectsPendingApproval: () => ({ Projects: open, Total: open.length }),
      getProjectById: ({ id }: { id: string }) => open.find(({ PK }) => PK === id),
      denyProject: ({ comment: text }: { comment: string }) => {
        sent.push(text);
        if (sent.length > 1) return open[0];
        const fields = [{ path: "comment", rule: "FORMAT", message: WORDS }];
        throw refusal({ code: "VALIDATION", fields });
      },
    },
  });
  const user = userEvent.setup();
  await screen.findByRole("heading", { level: 2, name: "Ferry" });
  await waitFor(() => expect(screen.getByRole("button", { name: /^Deny/ })).toBeEnabled(), {
    timeout: 5_000,
  });
  await user.keyboard("d");
  await user.type(await comment(), "Say more");
  await deny(user);
  await screen.findByText(`Ferry: ${WORDS}`);
  await screen.findByRole("heading", { level: 2, name: "Harbour" });
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

  await user.click(screen.getByRole("button", { name: "Edit comment" }));
  await waitFor(async () =>
    expect(await comment()).toHaveAccessibleDescription(expect.stringContaining(WORDS)),
  );
  expect(await comment()).toHaveValue("Say more");
  await user.type(await comment(), " about the pay");
  await waitFor(async () => expect(await comment()).not.toHaveAttribute("aria-invalid", "true"));
  await deny(user);
  await screen.findByText(/^Ferry was denied/);
  expect(sent).toEqual(["Say more", "Say more about the pay"]);
});
