import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { byStage, listed, openRequest } from "#test/open-requests.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { MySubmissionsPage } from "../my-submissions-page.tsx";

const options = { texts: ["my-submissions", "filters", "breakdown", "frame"] } as const;

const requested = {
  PK: "PRJ#1",
  SK: "SUB#7#1",
  Data: {
    Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
    Position: { PositionId: "ROLE#7", Name: "Captain Elif" },
    BookingStatus: "AuditionRequested",
    AuditionId: "AUD#3",
    ViewerCan: ["confirmAudition"],
    ...openRequest("Audition"),
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
  },
};

test("what is owed stands first, with both zones, and is answered in place", async () => {
  const { callsOf, container } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: { ...listed(() => [requested]), confirmAudition: { Status: "OK" } },
  });
  const move = await screen.findByRole("region", { name: /^Your move/ });
  expect(within(move).getByText(/Local time there: Tue, Dec 1, 10:00/)).toBeVisible();
  expect(within(move).getByText(/Studio 4/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(move).getByRole("button", { name: "Confirm audition" }));
  expect(await screen.findByText("Audition confirmed.")).toBeVisible();
  expect(callsOf("ConfirmAudition")).toEqual([{ pK: "PRJ#1", sK: "SUB#7#1", auditionId: "AUD#3" }]);
});

test("your move is whole on every tab: all are counted, and further ones are fetched on request", async () => {
  const moves = Array.from({ length: 30 }, (_, index) => ({ ...requested, SK: `SUB#7#${index}` }));
  let left = moves;
  const { callsOf, publish } = await renderPage(<MySubmissionsPage />, {
    ...options,
    address: "/project-submissions?tab=past",
    path: "/project-submissions",
    answers: {
      // None of those that wait.
      ...byStage(() => [{ ...requested, SK: "SUB#7#99", Data: { BookingStatus: "NotBooked" } }]),
      getOpenRequests: ({ criteria: { After } }: { criteria: { After?: string } }) => ({
        Total: left.length,
        After: After === undefined && left.length > 25 ? "next" : null,
        Submissions: After === undefined ? left.slice(0, 25) : left.slice(25),
      }),
    },
  });
  const move = await screen.findByRole("region", { name: "Your move 30" });
  expect(within(move).getAllByRole("listitem")).toHaveLength(25);
  await userEvent.click(within(move).getByRole("button", { name: "5 more" }));
  await waitFor(() => expect(within(move).getAllByRole("listitem")).toHaveLength(30));
  expect(within(move).queryByRole("button", { name: /more$/ })).not.toBeInTheDocument();
  expect(callsOf("MoreOpenRequests")).toEqual([{ after: "next" }]);
  left = moves.slice(0, 2);
  act(() => publish("submission.changed"));
  expect(await screen.findByRole("region", { name: "Your move 2" })).toBeVisible();
});

test("further requests that cannot be read are reported, and can be tried again", async () => {
  let down = true;
  const other = { ...requested, SK: "SUB#7#2" };
  await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: {
      ...byStage(() => [requested]),
      getOpenRequests: ({ criteria: { After } }: { criteria: { After?: string } }) => {
        if (After !== undefined && down) throw refusal({ code: "UNAVAILABLE" });
        return After === undefined
          ? { Total: 2, After: "next", Submissions: [requested] }
          : { Total: 2, After: null, Submissions: [other] };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "1 more" }));
  expect(await screen.findByText(/This isn't available right now/)).toBeVisible();
  down = false;
  await user.click(screen.getByRole("button", { name: /1 more/ }));
  const move = screen.getByRole("region", { name: "Your move 2" });
  await waitFor(() => expect(within(move).getAllByRole("listitem")).toHaveLength(2));
});

test("who may not answer reads what is waited for, without buttons", async () => {
  const watched = { ...requested, Data: { ...requested.Data, ViewerCan: [] } };
  await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: {
      ...byStage(() => [watched]),
      getOpenRequests: { Total: 1, After: null, Submissions: [watched] },
    },
  });
  const move = await screen.findByRole("region", { name: "Your move 1" });
  expect(within(move).getByText("Audition for Captain Elif")).toBeVisible();
  expect(within(move).queryByRole("button")).not.toBeInTheDocument();
});

const invited = {
  PK: "PRJ#2",
  SK: "ROLE#9#1",
  Data: {
    UserId: "USR#1",
    FirstName: "Maya",
    LastName: "Okafor",
    Message: "We would love to see you for Mara.",
    SubmissionsDueBy: "2126-12-01T18:00:00Z",
    Project: { ProjectId: "PRJ#2", Name: "Glass House" },
    Position: { PositionId: "ROLE#9", Name: "Mara" },
  },
};

test("a role that casting invites to waits with its words, its deadline and the way to it, before any submission", async () => {
  const { container } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: { ...listed(() => []), getOpenInvitations: [invited] },
  });
  const move = await screen.findByRole("region", { name: "Your move 1" });
  expect(within(move).getByRole("heading", { name: "Invited to submit for Mara" })).toBeVisible();
  expect(within(move).getByText("We would love to see you for Mara.")).toBeVisible();
  expect(within(move).getByText(/^Submit by .*Dec 1/)).toBeVisible();
  expect(within(move).getByRole("link", { name: "Open role: Mara" })).toHaveAttribute(
    "href",
    "/project-search?project=2&position=9&whole=1",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("an agent reads which client was invited", async () => {
  await renderPage(<MySubmissionsPage />, {
    ...options,
    viewer: { ...talent, roles: ["Agent"] },
    answers: { ...listed(() => [requested]), getOpenInvitations: [invited] },
  });
  const move = await screen.findByRole("region", { name: "Your move 2" });
  expect(within(move).getByRole("link", { name: "Open role: Maya Okafor, Mara" })).toBeVisible();
});

test("an invitation that arrives while the page is open waits there at once", async () => {
  let invitations: (typeof invited)[] = [];
  const { publish } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: { ...listed(() => [requested]), getOpenInvitations: () => invitations },
  });
  await screen.findByRole("region", { name: "Your move 1" });
  invitations = [invited];
  act(() => publish("submission.changed", { projectId: "2", positionId: "9", userId: "1", what: "invited" }));
  expect(await screen.findByRole("region", { name: "Your move 2" })).toBeVisible();
});
