import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UserEvent } from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { MySubmissionsPage } from "./my-submissions-page.tsx";
import { byStage, listed, openRequest } from "#test/open-requests.ts";

type Given = { readonly PK: string; readonly SK: string; readonly Data: Readonly<Record<string, unknown>> };

function submission(Data: Record<string, unknown>): Given {
  return {
    PK: "PRJ#1",
    SK: `SUB#7#${String(Data["UserId"] ?? 1)}`,
    Data: {
      Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
      Position: { PositionId: "ROLE#7", Name: "Captain Elif" },
      FirstName: "Maya",
      LastName: "Okafor",
      History: [{ To: "Submitted", At: "2026-11-01T10:00:00Z" }],
      ...Data,
    },
  };
}

const requested = submission({
  BookingStatus: "AuditionRequested",
  AuditionId: "AUD#3",
  AuditionStatus: "Offered",
  ...openRequest("Audition"),
  ViewerCan: ["confirmAudition", "cancelAudition", "withdrawSubmission"],
  Audition: {
    PK: "PRJ#1",
    SK: "AUD#3",
    Data: {
      StartsAt: "2026-12-01T18:00:00Z",
      Zone: "America/Los_Angeles",
      LengthMinutes: 15,
      Place: "Studio 4",
    },
  },
});

const options = { texts: ["my-submissions", "filters", "breakdown", "frame"] } as const;

async function chooseFromMenu(user: UserEvent, item: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "More about Captain Elif" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

test("a question about dates is answered free, not free, or with a condition", async () => {
  const request = {
    Kind: "FirstRefusal",
    Status: "Open",
    Dates: ["2026-12-12", "2026-12-15"],
    ExpiresAt: "2026-12-02T18:00:00Z",
    Fee: 1800,
    Currency: "USD",
    TermsVersion: "v1",
  };
  const avail = submission({
    BookingStatus: "Avail",
    ViewerCan: ["answerRequest"],
    Request: request,
    ...openRequest("FirstRefusal", request.ExpiresAt),
  });
  let now = avail;
  const { callsOf } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: {
      ...listed(() => [now]),
      answerRequest: ({ answer }: { answer: { Answer: string; Note?: string | null } }) => {
        const Request = { ...request, Status: answer.Answer, Answer: answer.Note ?? null };
        now = { ...avail, Data: { ...avail.Data, Request, OpenRequest: null } };
        return now;
      },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText(/^First refusal on Dec 12 – 15\?$/)).toBeVisible();
  expect(screen.getByText(/First refusal · \$1,800 fee$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Give first refusal" }));
  expect(await screen.findByText("Casting knows that they have first refusal.")).toBeVisible();
  // The answer can still be changed, but nothing is pending.
  await waitFor(() => expect(screen.queryByText("Your move")).not.toBeInTheDocument());
  expect(await screen.findByText("First refusal given")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Captain Elif" }));
  const panel = await screen.findByRole("complementary", { name: "Captain Elif" });
  expect(within(panel).getByText("First refusal given")).toBeVisible();
  expect(within(panel).queryByRole("button", { name: "Give first refusal" })).not.toBeInTheDocument();
  await user.click(within(panel).getByRole("button", { name: "It depends" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("button", { name: "Cancel" })).toBeVisible();
  await user.type(within(dialog).getByLabelText("Condition"), "Only mornings");
  await user.click(within(dialog).getByRole("button", { name: "Send condition" }));
  expect(await within(panel).findByText("You said it depends")).toBeVisible();
  expect(within(panel).getByText("Only mornings")).toBeVisible();
  await waitFor(() =>
    expect(callsOf("AnswerRequest")).toEqual([
      { answer: { PK: "PRJ#1", SK: "SUB#7#1", Answer: "Free", TermsVersion: "v1" } },
      { answer: { PK: "PRJ#1", SK: "SUB#7#1", Answer: "Conditional", Note: "Only mornings" } },
    ]),
  );
});

test("an audition that was confirmed is cancelled, and can be kept", async () => {
  const confirmed = {
    ...requested,
    Data: {
      ...requested.Data,
      BookingStatus: "AuditionConfirmed",
      OpenRequest: null,
      ViewerCan: ["cancelAudition"],
    },
  };
  const { callsOf } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: { ...byStage(() => [confirmed]), cancelAudition: confirmed },
  });
  const user = userEvent.setup();
  await chooseFromMenu(user, "Cancel my audition");
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(callsOf("CancelAudition")).toEqual([]);
  await chooseFromMenu(user, "Cancel my audition");
  const again = await screen.findByRole("dialog");
  await user.click(within(again).getByRole("button", { name: "Cancel my audition" }));
  expect(await screen.findByText("Audition canceled.")).toBeVisible();
  expect(callsOf("CancelAudition")).toHaveLength(1);
});

test("tabs count in talent's own words, and a row opens beside the list with what happened", async () => {
  const { router } = await renderPage(<MySubmissionsPage />, {
    ...options,
    address: "/project-submissions",
    path: "/project-submissions",
    answers: byStage(() => [
      submission({ BookingStatus: "Viewed", Comments: "My sea legs.", UpdatedAt: "2026-11-02T10:00:00Z" }),
      submission({ BookingStatus: "NotBooked", UserId: 2 }),
    ]),
  });
  expect(await screen.findByRole("link", { name: "Open 1" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Seen 1" })).toBeVisible();
  expect(screen.getByText("Step 2 of 5")).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Captain Elif" }));
  expect(router.state.location.search).toBe("?open=7%7E1");
  const panel = await screen.findByRole("complementary", { name: "Captain Elif" });
  expect(within(panel).getByText("My sea legs.")).toBeVisible();
  expect(within(panel).getByText("Submitted")).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await user.click(screen.getByRole("link", { name: "Past 1" }));
  expect(await screen.findByText("Not this time")).toBeVisible();
});

test("a submission that a mail leads to opens although another tab has it, and closes for good", async () => {
  const past = submission({ BookingStatus: "NotBooked", UserId: 2, Comments: "My sea legs." });
  const { router, callsOf } = await renderPage(<MySubmissionsPage />, {
    ...options,
    address: "/project-submissions?open=7~2",
    path: "/project-submissions",
    answers: {
      ...byStage(() => [submission({ BookingStatus: "Viewed" })]),
      getPositionSubmission: past,
    },
  });
  const panel = await screen.findByRole("complementary", { name: "Captain Elif" });
  expect(within(panel).getByText("My sea legs.")).toBeVisible();
  expect(callsOf("OpenedSubmission")).toEqual([{ UserId: "USR#2", RoleId: "ROLE#7" }]);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(router.state.location.search).toBe("");
});

test("a slot that was just taken is reported, and the list is read again", async () => {
  const { callsOf } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: {
      ...listed(() => [requested]),
      confirmAudition: () => {
        throw refusal({ code: "CONFLICT", rule: "SLOT_TAKEN" });
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Confirm audition" }));
  expect(await screen.findByText("That time has just been taken. Choose another.")).toBeVisible();
  await waitFor(() => expect(callsOf("MySubmissions").length).toBeGreaterThan(1));
});

test("withdrawing requests a reason; a refused one remains and says why", async () => {
  let now = requested;
  const { callsOf } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: {
      ...byStage(() => [now]),
      withdrawSubmission: ({ reason }: { reason: string | null }) => {
        if (reason === null) {
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "reason", rule: "REQUIRED", message: "Say why." }],
          });
        }
        now = {
          ...requested,
          Data: { ...requested.Data, BookingStatus: "Withdrawn", OpenRequest: null, ViewerCan: [] },
        };
        return now;
      },
    },
  });
  const user = userEvent.setup();
  await chooseFromMenu(user, "Withdraw");
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  expect(await within(dialog).findByText("Say why.")).toBeVisible();
  await user.type(within(dialog).getByRole("textbox"), "Another job");
  await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Submission withdrawn.")).toBeVisible();
  expect(callsOf("WithdrawSubmission").at(-1)).toEqual({ pK: "PRJ#1", sK: "SUB#7#1", reason: "Another job" });
  await user.click(screen.getByRole("link", { name: "Past 1" }));
  expect(await screen.findByText("Withdrawn")).toBeVisible();
});

test.each([
  ["Withdraw", "WithdrawSubmission"],
  ["Decline audition", "CancelAudition"],
])("what was typed for %p is there after a reload, and gone once it is sent", async (action, operation) => {
  const given = {
    ...options,
    answers: { ...byStage(() => [requested]), withdrawSubmission: requested, cancelAudition: requested },
  };
  const openDialog = async (user: UserEvent) => {
    await chooseFromMenu(user, action);
    return screen.findByRole("dialog");
  };
  const first = await renderPage(<MySubmissionsPage />, given);
  const user = userEvent.setup();
  await user.type(within(await openDialog(user)).getByRole("textbox"), "Another job");
  first.unmount();

  const second = await renderPage(<MySubmissionsPage />, given);
  const dialog = await openDialog(user);
  expect(within(dialog).getByRole("textbox")).toHaveValue("Another job");
  await user.click(within(dialog).getByRole("button", { name: action }));
  await waitFor(() => expect(second.callsOf(operation)).toMatchObject([{ reason: "Another job" }]));
  await waitFor(() => expect(dialog).not.toBeVisible());
  second.unmount();

  await renderPage(<MySubmissionsPage />, given);
  expect(within(await openDialog(user)).getByRole("textbox")).toHaveValue("");
});

test("a change elsewhere is read again, without a reload", async () => {
  let status = "Submitted";
  const { publish } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: byStage(() => [submission({ BookingStatus: status })]),
  });
  expect(await screen.findByText("Submitted", { selector: ".status-tag" })).toBeVisible();
  status = "Viewed";
  act(() => publish("submission.changed"));
  expect(await screen.findByText("Seen", { selector: ".status-tag" })).toBeVisible();
});

test("nothing yet leads to the search, and an agent sees whom each is for", async () => {
  const empty = await renderPage(<MySubmissionsPage />, { ...options, answers: byStage(() => []) });
  expect(await screen.findByRole("link", { name: "Find roles" })).toHaveAttribute("href", "/project-search");
  empty.unmount();
  await renderPage(<MySubmissionsPage />, {
    ...options,
    viewer: { ...talent, roles: ["Agent"] },
    answers: byStage(() => [submission({ BookingStatus: "Viewed" })]),
  });
  expect(await screen.findByText("for Maya Okafor")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your clients' submissions");
});

test("a failed list says so with its reference, and is tried again", async () => {
  let down = true;
  await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: byStage(() => {
      if (down) throw refusal({ code: "UNAVAILABLE", requestId: "r-77" });
      return [requested];
    }),
  });
  expect(await screen.findByText("Reference: r-77")).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Captain Elif")).toBeVisible();
});
