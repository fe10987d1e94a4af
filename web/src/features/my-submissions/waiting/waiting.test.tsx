import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { MySubmissionsPage } from "../my-submissions-page.tsx";
import { listed, openRequest } from "#test/open-requests.ts";

const Audition = {
  PK: "PRJ#1",
  SK: "AUD#3",
  Data: { StartsAt: "2026-12-01T18:00:00Z", Zone: "America/Los_Angeles", LengthMinutes: 15 },
};
const inLine = { AuditionId: "AUD#3", Place: 2, HeldUntil: null, Audition };
/** In line there is nothing to answer until a place is held. */
const waits = { Waiting: inLine, OpenRequest: null };

function requested(Data: Readonly<Record<string, unknown>> = {}) {
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
      ...openRequest("Audition"),
      AuditionPlacesLeft: 0,
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

test.each([
  [1, "Only 1 place left."],
  [3, "Only 3 places left."],
])("of %i places the invited side reads that they are few before it confirms", async (left, words) => {
  await open(listed(() => [requested({ AuditionPlacesLeft: left })]));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("button", { name: "Confirm audition" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Join the waiting list" })).not.toBeInTheDocument();
});

test.each([4, null])("of %s places nothing is said", async (left) => {
  await open(listed(() => [requested({ AuditionPlacesLeft: left })]));
  expect(await screen.findByRole("button", { name: "Confirm audition" })).toBeVisible();
  expect(screen.queryByText(/places? left|This time is full/)).not.toBeInTheDocument();
});

test("a time that fills up while one looks is full when the stream says so, and so is one that was just taken", async () => {
  let left = 2;
  const { publish } = await open({
    ...listed(() => [requested({ AuditionPlacesLeft: left })]),
    confirmAudition: () => {
      left = 0;
      throw refusal({ code: "CONFLICT", rule: "SLOT_TAKEN" });
    },
  });
  expect(await screen.findByText("Only 2 places left.")).toBeVisible();
  left = 1;
  publish("submission.changed");
  expect(await screen.findByText("Only 1 place left.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Confirm audition" }));
  expect(await screen.findByText("That time has just been taken. Choose another.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Join the waiting list" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Confirm audition" })).not.toBeInTheDocument();
});

test("of a time that is full, one joins the waiting list; the row says which place one has", async () => {
  let now = requested();
  const { callsOf, container } = await open({
    ...listed(() => [now]),
    joinWaitingList: () => {
      now = requested({ ...waits, ViewerCan: ["confirmAudition", "leaveWaitingList"] });
      return now;
    },
  });
  const user = userEvent.setup();
  const join = await screen.findByRole("button", { name: "Join the waiting list" });
  expect(screen.getByText(/^This time is full\. A place that opens up/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Confirm audition" })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(join);
  expect(await screen.findByText("You are on the waiting list.")).toBeVisible();
  expect(callsOf("JoinWaitingList")).toEqual([{ pK: "PRJ#1", sK: "SUB#7#1", auditionId: "AUD#3" }]);
  expect(await screen.findByText("Waiting list: no. 2", { selector: "li bdi" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Your move/ })).not.toBeInTheDocument());
});

test("the waiting list is not offered where the server does not take one into it", async () => {
  const ViewerCan = ["confirmAudition", "requestAnotherTime"];
  await open(listed(() => [requested({ ViewerCan })]));
  expect(await screen.findByText("This time is full. Ask for another time.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Other time" })).toBeVisible();
  for (const name of ["Join the waiting list", "Confirm audition"])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
});

test("who waits sees their place beside the list, and leaves after a question", async () => {
  let now = requested({ ...waits, ViewerCan: ["confirmAudition", "leaveWaitingList"] });
  const { callsOf, container } = await open(
    {
      ...listed(() => [now]),
      leaveWaitingList: () => {
        now = requested();
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
  const ViewerCan = ["confirmAudition", "leaveWaitingList"];
  await open(
    listed(() => [requested({ Waiting, ViewerCan, AuditionPlacesLeft: 1 })]),
    "/project-submissions?open=7~1",
  );
  const move = await screen.findByRole("region", { name: /^Your move/ });
  expect(within(move).getByText("A place has opened up and is held for you.")).toBeVisible();
  expect(within(move).getByRole("button", { name: "Confirm audition" })).toBeVisible();
  expect(within(move).queryByText(/place left/)).not.toBeInTheDocument();
  const section = await screen.findByRole("region", { name: "Waiting list" });
  expect(within(section).getByText(/^A place is held for you until /)).toBeVisible();
  expect(within(section).getByRole("button", { name: "Leave the waiting list" })).toBeVisible();
});
