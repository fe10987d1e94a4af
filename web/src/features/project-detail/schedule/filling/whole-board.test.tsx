import { screen, waitFor } from "@testing-library/react";
import { board, openSchedule as open, person, slot } from "#test/pages/schedule.tsx";

beforeEach(() => localStorage.clear());

test.each([
  [120, 1],
  [100, 1],
  [99, 0],
])("a day with %s auditions is whole on the board, after %s more pages", async (count, pages) => {
  const asked: string[] = [];
  const full = slot("1", 9, { Capacity: count });
  const entries = Array.from({ length: count }, (_, index) => ({
    Id: String(index),
    Cursor: `c${index}`,
    Kind: "Audition",
    Project: { ProjectId: "PRJ#1" },
    Position: { PositionId: "ROLE#7", Name: "Captain" },
    Submission: person(`P${index}`, { BookingStatus: "AuditionConfirmed", AuditionId: "AUD#1" }),
  }));
  await open(
    board({
      getAuditionTimes: { Auditions: [full] },
      getCalendar: ({ criteria: { After } }: { criteria: { After?: string } }) => {
        if (!After) return entries.slice(0, 100);
        asked.push(After);
        return entries.slice(Number(After.slice(1)) + 1);
      },
    }),
  );
  expect(await screen.findByRole("button", { name: new RegExp(`P${count - 1} Bell`) })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(pages));
  expect(screen.getByText(`${count} of ${count}`)).toBeVisible();
});
