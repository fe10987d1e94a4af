import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { byStage } from "#test/open-requests.ts";
import { renderPage } from "#test/render-page.tsx";
import { MySubmissionsPage } from "../my-submissions-page.tsx";

function missed(Data: Readonly<Record<string, unknown>> = {}) {
  return {
    PK: "PRJ#1",
    SK: "SUB#7#1",
    Data: {
      Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
      Position: { PositionId: "ROLE#7", Name: "Captain Elif" },
      FirstName: "Maya",
      LastName: "Okafor",
      BookingStatus: "AuditionConfirmed",
      AuditionId: "AUD#3",
      AuditionStatus: "NoShow",
      ViewerCan: ["disputeNoShow"],
      ...Data,
    },
  };
}

const open = (answers: Readonly<Record<string, unknown>>) =>
  renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    path: "/project-submissions",
    address: "/project-submissions?open=7~1",
    answers,
  });

test("who was noted as not there says that they were; without words it says so at the field", async () => {
  let now = missed();
  const { callsOf, container } = await open({
    ...byStage(() => [now]),
    disputeNoShow: ({ reason }: { reason: string | null }) => {
      if (reason === null) {
        throw refusal({
          code: "VALIDATION",
          fields: [{ path: "reason", rule: "REQUIRED", message: "Say why." }],
        });
      }
      now = missed({ AuditionStatus: "Confirmed", ViewerCan: [] });
      return now;
    },
  });
  const section = await screen.findByRole("region", { name: "Marked as a no-show" });
  expect(screen.getByText("Marked as a no-show", { selector: "li bdi" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(within(section).getByRole("button", { name: "I was there" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Send to casting" }));
  const words = within(dialog).getByRole("textbox", { name: "What happened" });
  await waitFor(() => expect(words).toBeInvalid());
  await user.click(words);
  await user.paste("I was in room 5.");
  await user.click(within(dialog).getByRole("button", { name: "Send to casting" }));
  expect(await screen.findByText(/^The no-show has been removed\./)).toBeVisible();
  expect(callsOf("DisputeNoShow").at(-1)).toEqual({
    pK: "PRJ#1",
    sK: "SUB#7#1",
    reason: "I was in room 5.",
  });
  await waitFor(() => expect(section).not.toBeInTheDocument());
});

test("once the time to dispute has passed, it is only said", async () => {
  await open(byStage(() => [missed({ ViewerCan: [] })]));
  const section = await screen.findByRole("region", { name: "Marked as a no-show" });
  expect(within(section).queryByRole("button")).not.toBeInTheDocument();
});
