import { screen, waitFor, within } from "@testing-library/react";
import { dialogOf, market, openWall, submission } from "#test/wall.tsx";

const NOT_UNDONE = "The last thing you did here can't be undone.";

/** The wall after a decision that z could undo. */
async function afterGroup(more: Readonly<Record<string, unknown>> = {}, page?: { readonly size: number }) {
  const { people, answers } = market(5);
  const view = await openWall({ ...answers, ...more }, "", page?.size);
  await view.user.keyboard("1");
  await waitFor(() => expect(people[0]?.groups).toEqual(["GROUP#1"]));
  return { ...view, people };
}

test("after everyone who matches was booked, z says that this can't be undone for all at once", async () => {
  const { people } = market();
  const { user, callsOf } = await afterGroup(
    {
      getPositionSubmissions: ({ criteria }: { criteria: { After?: string } }) => ({
        Submissions: criteria.After ? [] : people.slice(0, 2).map(submission),
        Total: 5,
        After: criteria.After ? null : "more",
      }),
      bookMatching: { PK: "JOB#1", SK: "JOB#1", Data: { Status: "Finished", Total: 5, Done: 5, Skipped: 0 } },
    },
    { size: 2 },
  );
  await user.keyboard("x");
  await user.click(await screen.findByRole("button", { name: "Select all 5 matching" }));
  await user.keyboard("b");
  await user.click(within(await dialogOf("Book 5 people?")).getByRole("button", { name: "Book" }));
  await screen.findByText(/^Booked: 5/);
  await user.keyboard("z");
  expect(await screen.findByText(/can't be undone for everyone at once/)).toBeVisible();
  expect(callsOf("RemoveFromGroup")).toEqual([]);
});

test("after a message, z says that it can't be undone, and calls back nothing before it", async () => {
  const { user, callsOf } = await afterGroup({
    createConversation: { PK: "USR#9", SK: "CON#1" },
  });
  await user.keyboard("m");
  const dialog = await dialogOf("Message to Ana Bell");
  await user.type(within(dialog).getByLabelText("Message"), "Can you sail?");
  await user.click(within(dialog).getByRole("button", { name: "Send message" }));
  await screen.findByText("Message sent to 1 person.");
  await user.keyboard("z");
  expect(await screen.findByText(NOT_UNDONE)).toBeVisible();
  expect(callsOf("RemoveFromGroup")).toEqual([]);
});

const SLOT = {
  PK: "PRJ#p",
  SK: "AUD#4",
  Data: { Date: "2126-12-01", StartsAt: "2126-12-01T18:00:00Z", Zone: "UTC", LengthMinutes: 15 },
};

test.each([
  { what: "sent", button: /^Send/, text: NOT_UNDONE, leaves: 0 },
  { what: "cancelled", button: "Cancel", text: /^Ana Bell is out of the group again/, leaves: 1 },
])("after an audition request was $what, z means that or the decision before", async (row) => {
  const { user, callsOf } = await afterGroup({
    getAuditionTimes: { Auditions: [SLOT] },
    requestAudition: submission({
      id: "1",
      name: "Ana Bell",
      status: "AuditionRequested",
      groups: ["GROUP#1"],
    }),
  });
  await user.keyboard("a");
  const dialog = await dialogOf("Audition request for Ana Bell");
  await waitFor(() => expect(within(dialog).getByRole("radio")).toBeVisible());
  await user.click(within(dialog).getByRole("radio"));
  await user.click(within(dialog).getByRole("button", { name: row.button }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.keyboard("z");
  expect(await screen.findByText(row.text)).toBeVisible();
  expect(callsOf("RemoveFromGroup")).toHaveLength(row.leaves);
});
