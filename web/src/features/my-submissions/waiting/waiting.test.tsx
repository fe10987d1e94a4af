import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { MySubmissionsPage } from "../my-submissions-page.tsx";

const Audition = {
  PK: "PRJ#1",
  SK: "AUD#3",
  Data: { StartsAt: "2026-12-01T18:00:00Z", Zone: "America/Los_Angeles", LengthMinutes: 15 },
};
const inLine = { AuditionId: "AUD#3", Place: 2, HeldUntil: null, Audition };

function asked(Data: Readonly<Record<string, unknown>> = {}) {
  return {
    PK: "PRJ#1",
    SK: "SUB#7#1",
    Data: {
      Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
      Position: { PositionId: "ROLE#7", Name: "Captain Elif" },
      FirstName: "Maya",
      LastName: "Okafor",
      BookingStatus: "AuditionRequested",
      AuditionId: "AUD#3",
      AuditionStatus: "Offered",
      ViewerCan: ["confirmAudition", "joinWaitingList"],
      Audition,
      ...Data,
    },
  };
}

const open = (answers: Readonly<Record<string, unknown>>, address = "/project-submissions") =>
  renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    path: "/project-submissions",
    address,
    answers,
  });

const full = () => {
  throw refusal({ code: "CONFLICT", rule: "SLOT_TAKEN" });
};

test("of a time that is full, one joins the waiting list; the row says which place one has", async () => {
  let now = asked();
  const { callsOf, container } = await open({
    getUserSubmissions: () => [now],
    confirmAudition: full,
    joinWaitingList: () => {
      now = asked({ Waiting: inLine, ViewerCan: ["confirmAudition", "leaveWaitingList"] });
      return now;
    },
  });
  const user = userEvent.setup();
  const confirm = await screen.findByRole("button", { name: "Confirm audition" });
  expect(screen.queryByRole("button", { name: "Join the waiting list" })).not.toBeInTheDocument();
  await user.click(confirm);
  const join = await screen.findByRole("button", { name: "Join the waiting list" });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(join);
  expect(await screen.findByText("You are on the waiting list.")).toBeVisible();
  expect(callsOf("JoinWaitingList")).toEqual([{ pK: "PRJ#1", sK: "SUB#7#1", auditionId: "AUD#3" }]);
  expect(await screen.findByText(/^Waiting list: no\. 2 · The Night Ferry$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Your move/ })).not.toBeInTheDocument());
});

test("the waiting list is not offered where the server does not take one into it", async () => {
  const record = asked({ ViewerCan: ["confirmAudition"] });
  await open({ getUserSubmissions: [record], confirmAudition: full });
  await userEvent.click(await screen.findByRole("button", { name: "Confirm audition" }));
  expect(await screen.findByText("That time has just been taken. Choose another.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Join the waiting list" })).not.toBeInTheDocument();
});

test("who waits sees their place beside the list, and leaves after a question", async () => {
  let now = asked({ Waiting: inLine, ViewerCan: ["confirmAudition", "leaveWaitingList"] });
  const { callsOf, container } = await open(
    {
      getUserSubmissions: () => [now],
      leaveWaitingList: () => {
        now = asked();
        return now;
      },
    },
    "/project-submissions?open=7~1",
  );
  const section = await screen.findByRole("region", { name: "Waiting list" });
  expect(within(section).getByText("Number 2 in line")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(within(section).getByRole("button", { name: "Leave the waiting list" }));
  const dialog = await screen.findByRole("dialog", { name: "Leave the waiting list?" });
  await user.click(within(dialog).getByRole("button", { name: "Leave the waiting list" }));
  expect(await screen.findByText("You have left the waiting list.")).toBeVisible();
  expect(callsOf("LeaveWaitingList")).toEqual([{ pK: "PRJ#1", sK: "SUB#7#1" }]);
  await waitFor(() => expect(section).not.toBeInTheDocument());
});

test("a place that is held says so where the audition is confirmed", async () => {
  const Waiting = { ...inLine, Place: null, HeldUntil: "2026-11-28T18:00:00Z" };
  await open(
    { getUserSubmissions: [asked({ Waiting, ViewerCan: ["confirmAudition", "leaveWaitingList"] })] },
    "/project-submissions?open=7~1",
  );
  const move = await screen.findByRole("region", { name: /^Your move/ });
  expect(within(move).getByText("A place has opened up and is held for you.")).toBeVisible();
  const section = await screen.findByRole("region", { name: "Waiting list" });
  expect(within(section).getByText(/^A place is held for you until /)).toBeVisible();
  expect(within(section).getByRole("button", { name: "Leave the waiting list" })).toBeVisible();
});
