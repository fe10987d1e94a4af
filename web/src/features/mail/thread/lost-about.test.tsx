import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { MailPage } from "../mail-page.tsx";

const participant = { Id: "USR#2", FirstName: "Nora", LastName: "Vale" };
const conversation = {
  PK: "USR#1",
  SK: "CNV#1",
  Data: {
    Subject: "Iris",
    ProjectId: "PRJ#7",
    Kind: "Direct",
    OwnerId: "USR#1",
    Status: "Open",
    Participants: [participant],
    Receiver: participant,
    ViewerCan: ["addMessage"],
  },
};
const project = { PK: "PRJ#7", SK: "PRJ#7", Data: { Name: "The Long Night" } };

const open = (fateOf: () => string | null) =>
  renderPage(<MailPage />, {
    texts: ["mail", "frame"],
    path: "/mail/:folderHandle/:id?",
    address: "/mail/inbox/1",
    answers: {
      getConversation: conversation,
      getConversationMessages: [],
      getProjectById: project,
      getProjectSubmissionById: () => {
        const code = fateOf();
        if (code !== null) throw refusal({ code, requestId: "req-7" });
        return null;
      },
    },
  });

test.each(["NOT_FOUND", "FORBIDDEN"])(
  "without a submission that the viewer may see (%s), nothing is missing",
  async (code) => {
    await open(() => code);
    expect(await screen.findByRole("link", { name: "The Long Night" })).toBeVisible();
    expect(screen.queryByText("Project and requests")).not.toBeInTheDocument();
  },
);

test("a request that cannot be read is not passed over, although the project is there", async () => {
  let isBroken = true;
  await open(() => (isBroken ? "UNAVAILABLE" : null));
  expect(await screen.findByRole("link", { name: "The Long Night" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Project and requests");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});
