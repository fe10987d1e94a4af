import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UserEvent } from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { PositionSubmissionPage } from "../position-submission-page.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const producer = { ...talent, key: "USR#9", roles: ["Production"] as const };

function submission(BookingStatus: string, facts: object = {}) {
  return {
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
      OwnDaysChecked: true,
      ViewerCan: ["requestAvail", "makeOffer"],
      ...facts,
    },
  };
}

const request = {
  Kind: "FirstRefusal",
  Status: "Open",
  Dates: ["2126-12-01", "2126-12-02"],
  Ranks: [
    { Date: "2126-12-01", Rank: 1, Taken: false },
    { Date: "2126-12-02", Rank: 2, Taken: true },
  ],
  ExpiresAt: "2126-11-27T12:00:00Z",
  Fee: null,
  Currency: null,
  Terms: null,
  Message: "Two nights in Leith.",
  Answer: null,
};

const show = (answers: object) =>
  renderPage(<PositionSubmissionPage />, {
    texts: ["submissions", "requests"],
    viewer: producer,
    path: "/position-submission/:userId/:positionId",
    address: "/position-submission/1/r",
    answers: {
      getPositionSubmission: submission("Selected"),
      requestAvail: submission("Avail", { Request: request }),
      makeOffer: submission("Offered"),
      ...answers,
    },
  });

async function open(user: UserEvent, item: string) {
  await screen.findByRole("heading", { level: 1, name: "Ana Bell" });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole("dialog", { name: "Ask Ana Bell" }));
}

async function put(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

test("first refusal is requested on days, and an open one is shown day by day", async () => {
  const { callsOf } = await show({});
  const user = userEvent.setup();
  const dialog = await open(user, "Check availability…");
  expect(await axe(screen.getByRole("dialog"))).toHaveNoViolations();
  expect(dialog.getByText("Asks whether they're free. Not binding.")).toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: "First refusal" }));
  expect(dialog.queryByRole("textbox", { name: /^Fee/ })).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText("First day"), "2126-12-01");
  await user.type(dialog.getByLabelText("Last day"), "2126-12-02");
  await put(user, dialog.getByRole("textbox", { name: /^Message/ }), "Two nights in Leith.");
  await user.click(dialog.getByRole("button", { name: "Ask for first refusal" }));
  expect(await screen.findByText("First refusal requested from Ana Bell.")).toBeVisible();
  expect(callsOf("RequestAvail")).toMatchObject([
    {
      request: {
        PK: "PRJ#p",
        SK: "SUB#r#1",
        Kind: "FirstRefusal",
        Dates: ["2126-12-01", "2126-12-02"],
        Message: "Two nights in Leith.",
      },
    },
  ]);
  expect(await screen.findByText(/no\. 1.*no\. 2, booked by someone before you/)).toBeVisible();
  expect(screen.getByText("No response yet")).toBeVisible();
});

test("a hold requires its fee, and days that end before they begin are marked at their field", async () => {
  const { callsOf } = await show({});
  const user = userEvent.setup();
  const dialog = await open(user, "Check availability…");
  await user.click(dialog.getByRole("radio", { name: "Hold" }));
  await user.type(dialog.getByLabelText("First day"), "2126-12-02");
  await user.type(dialog.getByLabelText("Last day"), "2126-12-01");
  await user.click(dialog.getByRole("button", { name: "Ask for the hold" }));
  expect(await dialog.findByText("A hold needs a fee.")).toBeVisible();
  expect(dialog.getByText("Choose at most 60 days, the last one not before the first.")).toBeVisible();
  expect(callsOf("RequestAvail")).toEqual([]);
});

test("an offer goes with what its fee is counted by and the cancellation terms that were chosen", async () => {
  const { callsOf } = await show({});
  const user = userEvent.setup();
  const dialog = await open(user, "Make an offer…");
  await put(user, dialog.getByRole("textbox", { name: /^Fee/ }), "900");
  await user.click(dialog.getByRole("combobox", { name: "Counted by" }));
  await user.click(await screen.findByTitle("per day"));
  await put(user, dialog.getByRole("textbox", { name: "Terms" }), "Scale.");
  await user.click(dialog.getByRole("combobox", { name: "If the booking is canceled" }));
  await user.click(await screen.findByTitle("Own terms"));
  await user.click(dialog.getByRole("button", { name: "Send offer" }));
  expect(await dialog.findByText("Enter the hours and the share, or write the terms.")).toBeVisible();
  await put(user, dialog.getByRole("textbox", { name: "Hours of notice" }), "48");
  await put(user, dialog.getByRole("textbox", { name: "Share of the fee (%)" }), "50");
  await put(user, dialog.getByRole("textbox", { name: "In your words" }), "Travel is paid.");
  await user.click(dialog.getByRole("button", { name: "Send offer" }));
  await waitFor(() => expect(callsOf("MakeOffer")).toHaveLength(1));
  expect(callsOf("MakeOffer")).toMatchObject([
    {
      offer: {
        Fee: 900,
        FeeUnit: "Daily",
        Terms: "Scale.",
        Cancellation: {
          Steps: [
            {
              From: "Hours",
              Count: 48,
              Percent: 50,
            },
          ],
          Text: "Travel is paid.",
        },
      },
    },
  ]);
});

test("a request whose response was lost is sent again as the same one", async () => {
  let lost = true;
  const { callsOf } = await show({
    requestAvail: () => {
      if (!lost) return submission("Avail", { Request: request });
      lost = false;
      throw refusal({ code: "UNAVAILABLE" });
    },
  });
  const user = userEvent.setup();
  const dialog = await open(user, "Check availability…");
  const send = dialog.getByRole("button", { name: "Send avail check" });
  await user.click(send);
  await waitFor(() => expect(callsOf("RequestAvail")).toHaveLength(1));
  // The clock moves on, but the expiry must not.
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);
  await waitFor(() => expect(send).not.toHaveClass("ant-btn-loading"));
  await user.click(send);
  expect(await screen.findByText("Avail check sent to Ana Bell.")).toBeVisible();
  const [first, second] = callsOf("RequestAvail");
  expect(first).toEqual(second);
});

test("a day that has passed is marked at the days", async () => {
  await show({
    requestAvail: () => {
      throw refusal({
        code: "VALIDATION",
        fields: [{ path: "request.Dates.0", rule: "IN_THE_PAST", message: "Dates must not be in the past." }],
      });
    },
  });
  const user = userEvent.setup();
  const dialog = await open(user, "Check availability…");
  await user.type(dialog.getByLabelText("First day"), "2020-12-01");
  await user.click(dialog.getByRole("button", { name: "Send avail check" }));
  expect(await dialog.findByText(/must not be in the past/)).toBeVisible();
  expect(dialog.getByLabelText("First day")).toHaveValue("2020-12-01");
});

test("an offer needs its terms, and what the server refuses lands on its field with nothing lost", async () => {
  let refused = true;
  const { callsOf } = await show({
    makeOffer: () => {
      if (!refused) return submission("Offered");
      refused = false;
      throw refusal({
        code: "VALIDATION",
        fields: [{ path: "offer.Fee", rule: "RANGE", message: "Fee is too high." }],
      });
    },
  });
  const user = userEvent.setup();
  const dialog = await open(user, "Make an offer…");
  await user.click(dialog.getByRole("button", { name: "Send offer" }));
  expect(await dialog.findByText("Write the terms of the offer.")).toBeVisible();
  await put(user, dialog.getByRole("textbox", { name: "Terms" }), "Scale plus ten.");
  await user.type(dialog.getByRole("textbox", { name: /^Fee/ }), "1,200");
  await user.click(dialog.getByRole("button", { name: "Send offer" }));
  expect(await dialog.findByText(/too high/)).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "Terms" })).toHaveValue("Scale plus ten.");
  await user.click(dialog.getByRole("button", { name: "Send offer" }));
  expect(await screen.findByText("Offer sent to Ana Bell.")).toBeVisible();
  expect(callsOf("MakeOffer").at(-1)).toMatchObject({
    offer: { Terms: "Scale plus ten.", Fee: 1_200, Currency: "USD" },
  });
});

test("the dialog says what the person has on the days, and which days are taken without any", async () => {
  const work = ["2126-12-05"];
  const asked: string[][] = [];
  await show({
    getPositionSubmission: ({ Dates = [] }: { Dates?: string[] }) => {
      asked.push(Dates);
      const Clashes = [{ Kind: "Booking", Date: "2126-12-01", Project: null }];
      return submission("Selected", { WorkDays: work, Clashes });
    },
  });
  const user = userEvent.setup();
  const dialog = await open(user, "Check availability…");
  expect(await dialog.findByText(/^Without days of your own: .*Dec 5/)).toBeVisible();
  expect(dialog.getByText(/^Booked .*Dec 1/)).toBeVisible();
  work.length = 0;
  await user.type(dialog.getByLabelText("First day"), "2126-12-01");
  await waitFor(() => expect(dialog.queryByText(/^Without days/)).not.toBeInTheDocument());
  // The warning of the days before gives way to that of the chosen ones.
  await waitFor(() => expect(dialog.getByText("On these days they have something else")).toBeVisible());
});

test.each([
  ["the days that the person booked out", () => submission("Selected", { OwnDaysChecked: false })],
  [
    "the submission",
    () => {
      throw refusal({ code: "UNAVAILABLE" });
    },
  ],
])("the dialog says so if %s cannot be read", async (_what, clashes) => {
  let isOpen = false;
  await show({
    getPositionSubmission: () => (isOpen ? clashes() : submission("Selected")),
  });
  const user = userEvent.setup();
  await screen.findByRole("heading", { level: 1, name: "Ana Bell" });
  isOpen = true;
  const dialog = await open(user, "Check availability…");
  expect(await dialog.findByText(/not available couldn't be checked/)).toBeVisible();
});
