import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UserEvent } from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { letSecondsPass } from "#test/held-seconds.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { PositionSubmissionPage } from "./position-submission-page.tsx";
import { ProjectSubmissionsPage } from "./project-submissions-page.tsx";

const producer = { ...talent, key: "USR#9", roles: ["Production"] as const };
const options = { texts: ["submissions"], viewer: producer } as const;

function position(id: string, PositionName: string, New: number) {
  return {
    PK: "PRJ#p",
    SK: `ROLE#${id}`,
    Data: {
      PositionName,
      Quantity: 2,
      Cast: 1,
      RoleStatus: "Open",
      Counters: [{ Stage: "New", Count: New }],
    },
  };
}

test("a project's positions lead to their walls, stage by stage, and count what comes in", async () => {
  let count = 3;
  const { container, publish } = await renderPage(<ProjectSubmissionsPage />, {
    ...options,
    path: "/project-submissions/:id",
    address: "/project-submissions/p",
    answers: {
      getProjectById: () => ({
        PK: "PRJ#p",
        SK: "PRJ#p",
        Data: {
          Name: "The Night Ferry",
          Positions: [position("r", "Captain", count), position("s", "Mate", 0)],
        },
      }),
    },
  });
  const wall = await screen.findByRole("link", { name: "Captain" });
  expect(wall).toHaveAttribute("href", "/position-submissions/r/p");
  expect(screen.getByRole("link", { name: "Captain: 3 New" })).toHaveAttribute(
    "href",
    "/position-submissions/r/p?stage=New",
  );
  expect(await axe(container)).toHaveNoViolations();
  count = 4;
  act(() => publish("submission.changed", { projectId: "other", positionId: "r" }));
  act(() => publish("submission.changed", { projectId: "p", positionId: "r" }));
  expect(await screen.findByRole("link", { name: "Captain: 4 New" })).toBeVisible();
});

test("whoever does not cast a project learns nothing of its submissions, and reads that there is no such page", async () => {
  const theirs = position("r", "Captain", 0);
  await renderPage(<ProjectSubmissionsPage />, {
    ...options,
    path: "/project-submissions/:id",
    address: "/project-submissions/p",
    answers: {
      getProjectById: {
        PK: "PRJ#p",
        SK: "PRJ#p",
        Data: {
          Name: "The Night Ferry",
          Positions: [{ ...theirs, Data: { ...theirs.Data, Counters: null } }],
        },
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Captain/ })).not.toBeInTheDocument();
});

test("counts that cannot be read now are not shown as none", async () => {
  const unread = () => {
    throw refusal({ code: "UNAVAILABLE", dependency: "casting" });
  };
  const known = position("r", "Captain", 0);
  await renderPage(<ProjectSubmissionsPage />, {
    ...options,
    path: "/project-submissions/:id",
    address: "/project-submissions/p",
    answers: {
      getProjectById: {
        PK: "PRJ#p",
        SK: "PRJ#p",
        Data: {
          Name: "The Night Ferry",
          Positions: [{ ...known, Data: { ...known.Data, Counters: unread } }],
        },
      },
    },
  });
  expect(await screen.findByRole("link", { name: "Captain: – New" })).toBeVisible();
});

const found = (BookingStatus: string) => ({
  PK: "PRJ#p",
  SK: "SUB#r#1",
  Data: {
    RoleId: "ROLE#r",
    UserId: "USR#1",
    FirstName: "Ana",
    LastName: "Bell",
    BookingStatus,
    Project: { ProjectId: "PRJ#p", Name: "The Night Ferry" },
    Position: { PositionId: "ROLE#r", Name: "Captain" },
    User: { PK: "USR#1", SK: "USR#1", Data: {} },
    ViewerCan: ["requestAudition"],
  },
});

const slotOfStudio = {
  PK: "PRJ#p",
  SK: "AUD#4",
  Data: {
    StartsAt: "2126-12-01T18:00:00Z",
    Zone: "America/Los_Angeles",
    LengthMinutes: 15,
    PlacesLeft: 3,
    Place: "Studio 4",
  },
};

const selected = {
  ...options,
  path: "/position-submission/:userId/:positionId",
  address: "/position-submission/1/r",
  answers: {
    getPositionSubmission: found("Selected"),
    getAuditionTimes: { Auditions: [slotOfStudio] },
    requestAudition: found("AuditionRequested"),
  },
} as const;

const openAuditionRequest = async (user: UserEvent) => {
  await screen.findByRole("heading", { level: 1, name: "Ana Bell" });
  await user.keyboard("a");
  const dialog = await screen.findByRole("dialog", { name: "Audition request for Ana Bell" });
  const slot = await within(dialog).findByRole("radio", { name: /10:00.*Studio 4/ });
  return { dialog, slot, message: within(dialog).getByRole("textbox") };
};

test("a submission's page decides by keys, and sends an audition request in both zones", async () => {
  const { callsOf } = await renderPage(<PositionSubmissionPage />, selected);
  expect(await screen.findByRole("heading", { level: 1, name: "Ana Bell" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Submissions: Captain" })).toHaveAttribute(
    "href",
    "/position-submissions/r/p",
  );
  expect(screen.queryByRole("button", { name: /Book/ })).not.toBeInTheDocument();
  const user = userEvent.setup();
  const { dialog, slot, message } = await openAuditionRequest(user);
  expect(within(dialog).getByText("3 places left")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await within(dialog).findByText("Choose a time.")).toBeVisible();
  await user.click(slot);
  await user.type(message, "Please bring 1 b n");
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Audition request sent to Ana Bell.")).toBeVisible();
  expect(callsOf("RequestAudition")).toMatchObject([
    { request: { PK: "PRJ#p", SK: "SUB#r#1", AuditionId: "AUD#4", Message: "Please bring 1 b n" } },
  ]);
  expect(await screen.findByText("Audition requested")).toBeVisible();
});

test("the message of a request that was begun is there after a reload, and gone once it is sent", async () => {
  const first = await renderPage(<PositionSubmissionPage />, selected);
  const user = userEvent.setup();
  await user.type((await openAuditionRequest(user)).message, "Bring your boots.");
  first.unmount();

  const second = await renderPage(<PositionSubmissionPage />, selected);
  const { dialog, slot, message } = await openAuditionRequest(user);
  expect(message).toHaveValue("Bring your boots.");
  await user.click(slot);
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  await screen.findByText("Audition request sent to Ana Bell.");
  second.unmount();

  await renderPage(<PositionSubmissionPage />, selected);
  expect((await openAuditionRequest(user)).message).toHaveValue("");
});

test("without a time for a request, the way to make one is shown", async () => {
  const answers = { ...selected.answers, getAuditionTimes: { Auditions: [] } };
  await renderPage(<PositionSubmissionPage />, { ...selected, answers });
  await screen.findByRole("heading", { level: 1, name: "Ana Bell" });
  await userEvent.setup().keyboard("a");
  const dialog = await screen.findByRole("dialog", { name: "Audition request for Ana Bell" });
  expect(await within(dialog).findByRole("link")).toHaveAttribute("href", "/create-project/p?step=location");
  expect(within(dialog).getByRole("button", { name: "Send request" })).toBeDisabled();
});

const HOUR_MS = 3_600_000;

const decided = (status: string, undoUntil: number) => {
  const { Data, ...keys } = found(status);
  const History = [
    { From: null, To: "Submitted", At: "2026-11-01T10:00:00Z" },
    { From: "Callback", To: status, At: "2026-11-02T10:00:00Z" },
  ];
  const UndoUntil = new Date(undoUntil).toISOString();
  return { ...keys, Data: { ...Data, History, UndoUntil, ViewerCan: ["updateBookingStatus"] } };
};

test.each([
  ["en", /You can undo this until .*\d/, "Undo: back to “Callback”"],
  ["tr", /Şu zamana kadar geri alabilirsiniz: .*\d/, /^Geri al/],
  ["ar", /يمكنك التراجع حتى .*\d/, /^تراجع/],
])("in %s, a pass says until when it can be undone, after a reload as well", async (language, text, undo) => {
  const { callsOf, unmount } = await renderPage(<PositionSubmissionPage />, {
    ...selected,
    language,
    answers: {
      getPositionSubmission: decided("NotBooked", Date.now() + 5 * HOUR_MS),
      updateBookingStatus: { Status: "OK" },
    },
  });
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: undo }));
  expect(callsOf("MoveSubmission")).toEqual([{ pK: "PRJ#p", sK: "SUB#r#1", status: "Callback" }]);
  unmount();
});

test("a booking can be undone until its notice goes out, and then no more", async () => {
  await renderPage(<PositionSubmissionPage />, {
    ...selected,
    language: "en",
    answers: { getPositionSubmission: decided("Booked", Date.now() + 50_000) },
  });
  expect(await screen.findByText(/You can undo this for a few seconds/)).toBeVisible();
  const undo = screen.getByRole("button", { name: "Undo: back to “Callback”" });
  letSecondsPass();
  await waitFor(() => expect(undo).not.toBeInTheDocument());
});

test("the history names who moved it, and the contact says who submitted", async () => {
  const { Data, ...keys } = found("Booked");
  const by = (id: string, FirstName: string, rest: object = {}) => {
    return { PK: `USR#${id}`, SK: `USR#${id}`, Data: { FirstName, LastName: "Marsh", ...rest } };
  };
  const agent = by("8", "Ruth", { Email: "ruth@adler.test", PhoneNumber: "+15551234567" });
  const History = [
    { From: null, To: "Submitted", At: "2026-11-01T10:00:00Z", By: agent },
    { From: "Submitted", To: "Booked", At: "2026-11-02T10:00:00Z", By: by("9", "Helena") },
    { From: "Booked", To: "Released", At: "2026-11-03T10:00:00Z", By: null },
  ];
  await renderPage(<PositionSubmissionPage />, {
    ...selected,
    language: "en",
    answers: { getPositionSubmission: { ...keys, Data: { ...Data, History, CreatedBy: agent } } },
  });
  expect(await screen.findByText("Helena Marsh")).toBeVisible();
  expect(screen.getAllByText("Ruth Marsh")).toHaveLength(2);
  expect(screen.getByText("ruth@adler.test")).toBeVisible();
});
