import { screen, waitFor, within } from "@testing-library/react";
import { bookAnyway, dialogOf, market, openWall, submission } from "#test/wall.tsx";

test.each([
  ["no doubt", { booked: 0, status: "Selected", met: 2 }, []],
  [
    "every doubt",
    { booked: 2, status: "Submitted", met: 0 },
    [
      "Their status is still “New”: nobody has selected them.",
      "They meet 0 of 2 criteria of this role.",
      "This role is full: 2 of 2 booked.",
    ],
  ],
] as const)("booking with %s is confirmed by what is odd about it", async (_what, odd, texts) => {
  const { people, answers } = market();
  const { getProjectRoleById: role } = answers;
  Object.assign(people[0]!, { status: odd.status, met: odd.met });
  const { user, callsOf } = await openWall({
    ...answers,
    getProjectRoleById: { ...role, Data: { ...role.Data, Cast: odd.booked } },
  });
  await user.keyboard("b");
  if (texts.length > 0) {
    const dialog = await dialogOf("Book Ana Bell?");
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(texts);
    expect(callsOf("AnswerBooking")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Book" }));
  }
  await waitFor(() => expect(callsOf("AnswerBooking")).toHaveLength(1));
});

test("a booking that is not confirmed is not made", async () => {
  const { user, callsOf } = await openWall(market().answers);
  await user.keyboard("b");
  const dialog = await dialogOf("Book Ana Bell?");
  await user.click(within(dialog).getByRole("button", { name: "Don't book" }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(callsOf("AnswerBooking")).toEqual([]);
});

test.each([
  ["b", "Ana Bell is booked."],
  ["n", "Passed on Ana Bell."],
])("%s can be called back: the submission is what it was, in one move", async (key, text) => {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Viewed" });
  const { user, callsOf } = await openWall(answers);
  await user.keyboard(key);
  if (key === "b") await bookAnyway(user, "Ana Bell");
  const snackbar = await screen.findByText(text);
  await user.click(within(snackbar.parentElement as HTMLElement).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(people[0]?.status).toBe("Viewed"));
  expect(callsOf("MoveSubmission")).toEqual([{ pK: "PRJ#p", sK: "SUB#r#1", status: "Viewed" }]);
  expect(callsOf("AnswerBooking")).toHaveLength(1);
});

test("letting go of somebody who is booked takes a reason and the cancellation terms", async () => {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Booked", can: ["releaseSubmission"] });
  const release = ({ release: { SK } }: { release: { SK: string } }) => {
    people[0]!.status = "Released";
    return { ...submission(people[0]!), SK };
  };
  const { user, callsOf } = await openWall({ ...answers, releaseSubmission: release });
  await user.keyboard("n");
  const dialog = await dialogOf("Release Ana Bell?");
  await user.click(within(dialog).getByRole("button", { name: "Release" }));
  expect(await within(dialog).findAllByText("Required, because they're booked.")).toHaveLength(2);
  expect(callsOf("ReleaseSubmission")).toEqual([]);
  await user.type(within(dialog).getByLabelText("Reason"), "Recast.");
  await user.type(within(dialog).getByLabelText("Cancellation terms"), "Half of the fee.");
  await user.click(within(dialog).getByRole("button", { name: "Release" }));
  await screen.findByText("Ana Bell has been released.");
  expect(callsOf("ReleaseSubmission")).toEqual([
    { release: { PK: "PRJ#p", SK: "SUB#r#1", Reason: "Recast.", CancellationTerms: "Half of the fee." } },
  ]);
});

test("letting go of somebody for whom nothing is due takes one press instead of words about it", async () => {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Booked", can: ["releaseSubmission"] });
  const { user, callsOf } = await openWall({ ...answers, releaseSubmission: () => submission(people[0]!) });
  await user.keyboard("n");
  const dialog = await dialogOf("Release Ana Bell?");
  await user.type(within(dialog).getByLabelText("Reason"), "Recast.");
  await user.click(within(dialog).getByRole("checkbox", { name: "No fee is due" }));
  expect(within(dialog).queryByLabelText("Cancellation terms")).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Release" }));
  await screen.findByText("Ana Bell has been released.");
  expect(callsOf("ReleaseSubmission")).toEqual([
    { release: { PK: "PRJ#p", SK: "SUB#r#1", Reason: "Recast.", CancellationTerms: "No fee is due" } },
  ]);
});

test("a booking with recorded terms shows what is due now, and is released without other words", async () => {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Booked", can: ["releaseSubmission"] });
  const { getPositionSubmission: read } = answers;
  const due = (Amount: number, BeyondControl: boolean) => ({
    Days: [
      {
        Date: "2126-12-01",
        Percent: Amount === 0 ? 0 : 50,
      },
    ],
    Amount,
    Currency: "CAD",
    BeyondControl,
  });
  const Request = {
    Kind: "Offer",
    Status: "Accepted",
    Dates: ["2126-12-01"],
    Fee: 1224,
    Currency: "CAD",
    FeeUnit: "Daily",
    Cancellation: {
      Per: "Day",
      MayCancel: "Company",
      BeyondControlPercent: 0,
      Zone: "America/Toronto",
      Steps: [
        {
          From: "Hours",
          Count: 36,
          Percent: 50,
        },
      ],
    },
    CancellationDue: ({ BeyondControl }: { BeyondControl: boolean }) =>
      BeyondControl ? due(0, true) : due(612, false),
  };
  const { user, callsOf } = await openWall({
    ...answers,
    getPositionSubmission: (call: { UserId: string }) => {
      const found = read(call);
      return found && { ...found, Data: { ...found.Data, Request } };
    },
    releaseSubmission: ({ release: { SK } }: { release: { SK: string } }) => {
      people[0]!.status = "Released";
      return { ...submission(people[0]!), SK };
    },
  });
  await user.keyboard("n");
  const dialog = await dialogOf("Release Ana Bell?");
  expect(await within(dialog).findByText(/^By the terms CA\$612 is due\./)).toBeVisible();
  expect(within(dialog).queryByRole("checkbox", { name: "No fee is due" })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole("checkbox", { name: "Weather or another cause beyond control" }));
  expect(await within(dialog).findByText(/^By the terms nothing is due\./)).toBeVisible();
  await user.type(within(dialog).getByLabelText("Reason"), "Storm.");
  await user.click(within(dialog).getByRole("button", { name: "Release" }));
  await screen.findByText("Ana Bell has been released.");
  expect(callsOf("ReleaseSubmission")).toEqual([
    { release: { PK: "PRJ#p", SK: "SUB#r#1", Reason: "Storm.", BeyondControl: true } },
  ]);
});

test("booking over days that are taken requires a reason, which goes with the booking", async () => {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Selected", met: 2 });
  const { getPositionSubmission: read } = answers;
  const withDays = (call: { UserId: string }) => {
    const found = read(call);
    const Clashes = [{ Kind: "BookedOut", Date: "2126-12-01", Project: null }];
    return found && { ...found, Data: { ...found.Data, WorkDays: ["2126-12-01"], Clashes } };
  };
  const { user, callsOf } = await openWall({ ...answers, getPositionSubmission: withDays });
  await user.keyboard("b");
  const dialog = await dialogOf("Book Ana Bell?");
  expect(within(dialog).getByRole("listitem")).toHaveTextContent(
    /^On these days they have something else: Not available on .*Dec 1/,
  );
  await user.click(within(dialog).getByRole("button", { name: "Book" }));
  expect(await within(dialog).findByText("Say why.")).toBeVisible();
  expect(callsOf("AnswerBooking")).toEqual([]);
  await user.type(within(dialog).getByLabelText("Why book them all the same?"), "Their agent agreed.");
  await user.click(within(dialog).getByRole("button", { name: "Book" }));
  await waitFor(() =>
    expect(callsOf("AnswerBooking")).toMatchObject([{ Booked: true, ClashReason: "Their agent agreed." }]),
  );
});

test("a booking says so if the days that the person booked out could not be checked, and needs no reason", async () => {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Selected", met: 2 });
  const { getPositionSubmission: read } = answers;
  const unchecked = (call: { UserId: string }) => {
    const found = read(call);
    const facts = { WorkDays: ["2126-12-01"], Clashes: [], OwnDaysChecked: false };
    return found && { ...found, Data: { ...found.Data, ...facts } };
  };
  const { user, callsOf } = await openWall({ ...answers, getPositionSubmission: unchecked });
  await user.keyboard("b");
  const dialog = await dialogOf("Book Ana Bell?");
  expect(within(dialog).getByRole("listitem")).toHaveTextContent(/not available couldn't be checked/);
  expect(within(dialog).queryByLabelText("Why book them all the same?")).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Book" }));
  await waitFor(() => expect(callsOf("AnswerBooking")).toHaveLength(1));
});

test("a booking that takes no days says so", async () => {
  const { people, answers } = market();
  Object.assign(people[0]!, { status: "Selected", met: 2 });
  const { getPositionSubmission: read } = answers;
  const without = (call: { UserId: string }) => {
    const found = read(call);
    return found && { ...found, Data: { ...found.Data, WorkDays: [], Clashes: [] } };
  };
  const { user, callsOf } = await openWall({ ...answers, getPositionSubmission: without });
  await user.keyboard("b");
  const dialog = await dialogOf("Book Ana Bell?");
  expect(within(dialog).getByRole("listitem")).toHaveTextContent("The breakdown has no days of work");
  await user.click(within(dialog).getByRole("button", { name: "Book" }));
  await waitFor(() => expect(callsOf("AnswerBooking")).toHaveLength(1));
  expect(callsOf("AnswerBooking")[0]).not.toHaveProperty("ClashReason");
});
