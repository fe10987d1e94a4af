import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { listed, openRequest } from "#test/open-requests.ts";
import { renderPage } from "#test/render-page.tsx";
import { MySubmissionsPage } from "../my-submissions-page.tsx";

const CANCELLATION = {
  Agreement: "ACTRA_IPA",
  Name: "ACTRA Independent Production Agreement",
  Since: "2020",
  Source: "A1906",
  Per: "Day",
  MayCancel: "Company",
  BeyondControlPercent: 0,
  Zone: "America/Toronto",
  CallTime: "08:00",
  Text: null,
  Steps: [
    {
      From: "Hours",
      Count: 36,
      Time: null,
      Percent: 50,
      MinDays: null,
      MaxDays: null,
    },
  ],
};

const offer = (TermsVersion: string, Fee: number) => ({
  PK: "PRJ#1",
  SK: "SUB#7#1",
  Data: {
    Project: {
      ProjectId: "PRJ#1",
      Name: "The Night Ferry",
    },
    Position: {
      PositionId: "ROLE#7",
      Name: "Captain Elif",
      Record: {
        Data: {
          Rate: 50,
          RateFrequency: "Daily",
        },
      },
    },
    FirstName: "Maya",
    LastName: "Okafor",
    BookingStatus: "Offered",
    UserId: "USR#1",
    History: [
      {
        To: "Submitted",
        At: "2026-11-01T10:00:00Z",
      },
    ],
    ViewerCan: ["answerRequest"],
    ...openRequest("Offer", "2126-12-02T18:00:00Z"),
    OwnDaysChecked: true,
    Clashes: [
      {
        Kind: "BookedOut",
        Date: "2126-12-12",
        Project: null,
      },
      {
        Kind: "Booking",
        Date: "2126-12-13",
        Project: {
          ProjectId: "PRJ#2",
          Name: "Salt",
        },
      },
    ],
    Request: {
      Kind: "Offer",
      Status: "Open",
      Dates: ["2126-12-12", "2126-12-13"],
      ExpiresAt: "2126-12-02T18:00:00Z",
      Fee,
      Currency: "CAD",
      FeeUnit: "Daily",
      Terms: "All media, two years.",
      TermsVersion,
      Cancellation: CANCELLATION,
    },
  },
});

test("accepting shows terms and clashes first, and a changed offer is shown before it counts", async () => {
  let now = offer("v1", 1_200);
  const { callsOf } = await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    answers: {
      ...listed(() => [now]),
      answerRequest: ({ answer }: { answer: { TermsVersion: string } }) => {
        if (answer.TermsVersion !== "v2") {
          now = offer("v2", 900);
          throw refusal({ code: "CONFLICT", rule: "TERMS_CHANGED" });
        }
        now = { ...now, Data: { ...now.Data, BookingStatus: "Booked", ViewerCan: [] } };
        return now;
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Accept offer" }));
  const dialog = await screen.findByRole("dialog");
  const shown = within(dialog);
  expect(shown.getByText("Dec 12 – 13, 2126")).toBeVisible();
  expect(shown.getByText("CA$1,200 per day")).toBeVisible();
  expect(shown.getByText("All media, two years.")).toBeVisible();
  expect(shown.getByText(/Less than 36 hours before the work: 50% of the fee\./)).toBeVisible();
  expect(shown.getByText(/ACTRA Independent Production Agreement, as of 2020: A1906/)).toBeVisible();
  expect(shown.getByText(/you are not available on .*Dec 12.*a booking on .*Dec 13.*, Salt/)).toBeVisible();
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(shown.getByRole("button", { name: "Accept offer" }));
  expect(
    await shown.findByText("The terms have changed. Read the new ones before you answer."),
  ).toBeVisible();
  expect(await shown.findByText("CA$900 per day")).toBeVisible();
  await user.click(shown.getByRole("button", { name: "Accept offer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(callsOf("AnswerRequest")).toEqual([
    { answer: { PK: "PRJ#1", SK: "SUB#7#1", Answer: "Accept", TermsVersion: "v1" } },
    { answer: { PK: "PRJ#1", SK: "SUB#7#1", Answer: "Accept", TermsVersion: "v2" } },
  ]);
});

test("days that could not be checked are said so, and an offer without terms of cancellation has none", async () => {
  const { Data, ...keys } = offer("v1", 1_200);
  const Request = { ...Data.Request, Cancellation: null };
  const bare = { ...keys, Data: { ...Data, Request, Clashes: [], OwnDaysChecked: false } };
  await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    answers: listed(() => [bare]),
  });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Accept offer" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("No terms recorded")).toBeVisible();
  expect(dialog.getByText("Days that are marked as not available couldn't be checked.")).toBeVisible();
});

test("a yes to an avail on a day that is booked out warns first, and without a clash is given at once", async () => {
  const { Data, ...keys } = offer("v1", 1_200);
  const Request = { ...Data.Request, Kind: "Avail", Fee: null, Cancellation: null };
  const avail = (Clashes: object[]) => ({
    ...keys,
    Data: { ...Data, ...openRequest("Avail"), BookingStatus: "Avail", Request, Clashes },
  });
  let now = avail(Data.Clashes.slice(0, 1));
  const { callsOf, unmount } = await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    answers: { ...listed(() => [now]), answerRequest: () => now },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "I'm free" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/you are not available on .*Dec 12/)).toBeVisible();
  expect(callsOf("AnswerRequest")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "I'm free" }));
  await waitFor(() => expect(callsOf("AnswerRequest")).toMatchObject([{ answer: { Answer: "Free" } }]));
  unmount();

  now = avail([]);
  const free = await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    answers: { ...listed(() => [now]), answerRequest: () => now },
  });
  await user.click(await screen.findByRole("button", { name: "I'm free" }));
  await waitFor(() => expect(free.callsOf("AnswerRequest")).toMatchObject([{ answer: { Answer: "Free" } }]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
