import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { MySubmissionsPage } from "./my-submissions-page.tsx";
import { listed, openRequest } from "#test/open-requests.ts";

const slot = (SK: string, StartsAt: string, Place: string | null = null) => ({
  PK: "PRJ#1",
  SK,
  Data: { StartsAt, Zone: "America/Los_Angeles", LengthMinutes: 15, Place },
});
const held = slot("AUD#3", "2126-12-01T18:00:00Z", "Studio 4");

const requested = {
  PK: "PRJ#1",
  SK: "SUB#7#1",
  Data: {
    UserId: "USR#1",
    Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
    Position: { PositionId: "ROLE#7", Name: "Captain Elif" },
    FirstName: "Maya",
    LastName: "Okafor",
    History: [{ To: "Submitted", At: "2026-11-01T10:00:00Z" }],
    BookingStatus: "AuditionRequested",
    AuditionId: "AUD#3",
    AuditionStatus: "Offered",
    ...openRequest("Audition"),
    ViewerCan: ["confirmAudition", "requestAnotherTime"],
    Audition: held,
  },
};

const open = async (getAuditionTimes: unknown) => {
  const page = await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    answers: { ...listed(() => [requested]), getAuditionTimes, requestAnotherTime: requested },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Other time" }));
  return { ...page, user, dialog: await screen.findByRole("dialog", { name: "Ask for another time?" }) };
};

const SLOTS = [
  held,
  slot("AUD#1", "2020-12-01T18:00:00Z"),
  slot("AUD#4", "2126-12-02T18:00:00Z", "Studio 4"),
  slot("AUD#5", "2126-12-02T18:00:00Z", "Studio 4"),
  slot("AUD#6", "2126-12-03T18:30:00Z"),
];

test("other times to come are chosen, and casting reads them where they are, with what was written", async () => {
  const { container, unmount, user, dialog } = await open({ Auditions: SLOTS });
  const times = await within(dialog).findByRole("combobox", { name: /^Other audition times/ });
  await user.click(times);
  const offered = (await screen.findAllByTitle(/Dec/)).map(({ title }) => title);
  expect(offered).toHaveLength(2);
  expect(offered.join()).not.toMatch(/PST/);
  expect(offered[0]).toMatch(/^Mon, Dec 2, .+ · Studio 4$/);
  for (const title of offered) await user.click(screen.getByTitle(title));
  await user.type(within(dialog).getByLabelText(/^When instead/), "After two.");
  expect(await axe(container)).toHaveNoViolations();

  // Both the chosen times and the text survive a reload.
  unmount();
  const { callsOf, dialog: again } = await open({ Auditions: SLOTS });
  await user.click(within(again).getByRole("button", { name: "Ask for another time" }));
  expect(await screen.findByText("Casting has been asked for another time.")).toBeVisible();
  expect(callsOf("OtherTime")).toEqual([
    { pK: "PRJ#1", sK: "SUB#7#1", reason: "After two.", auditionIds: ["AUD#4", "AUD#6"] },
  ]);
});

test.each([
  ["there are no others", { Auditions: [held] }],
  [
    "they cannot be read",
    () => {
      throw refusal({ code: "UNAVAILABLE", requestId: "req-7" });
    },
  ],
])("where %s, words are enough", async (_why, answer) => {
  const { callsOf, user, dialog } = await open(answer);
  await waitFor(() => expect(callsOf("AuditionTimes")).toEqual([{ pK: "PRJ#1" }]));
  await user.type(within(dialog).getByLabelText(/^When instead/), "After two.");
  expect(within(dialog).queryByRole("combobox")).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Ask for another time" }));
  await waitFor(() =>
    expect(callsOf("OtherTime")).toEqual([
      { pK: "PRJ#1", sK: "SUB#7#1", reason: "After two.", auditionIds: [] },
    ]),
  );
});
