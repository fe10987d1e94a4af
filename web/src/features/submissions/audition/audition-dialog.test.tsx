import { screen, waitFor, within } from "@testing-library/react";
import { dialogOf, market, openWall, submission } from "#test/wall.tsx";

const SLOT = {
  PK: "PRJ#p",
  SK: "AUD#1",
  Data: {
    StartsAt: "2126-12-01T14:00:00.000Z",
    LengthMinutes: 15,
    Zone: "Europe/Berlin",
    Place: "Studio 2",
    Link: null,
    PlacesLeft: 0,
  },
};

test("a place is offered to several only when that is chosen, with a time to respond", async () => {
  const { answers } = market();
  const { user, callsOf } = await openWall({
    ...answers,
    getAuditionTimes: { Auditions: [SLOT] },
    requestAudition: submission({ id: "1", name: "Ana Bell", status: "AuditionRequested", groups: [] }),
  });
  await user.keyboard("a");
  const dialog = await dialogOf("Audition request for Ana Bell");
  await waitFor(() => expect(within(dialog).getByRole("radio")).toBeVisible());
  await user.click(within(dialog).getByRole("radio"));
  const several = within(dialog).getByRole("checkbox", { name: "Offer this place to several people" });
  expect(several).not.toBeChecked();
  await user.click(several);
  await user.click(within(dialog).getByRole("combobox", { name: "Time to respond" }));
  await user.click(await screen.findByTitle("3 days"));
  const before = Date.now();
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [call] = callsOf("RequestAudition") as { request: { Shared?: boolean; ExpiresAt?: string } }[];
  expect(call?.request.Shared).toBe(true);
  const hours = (Date.parse(call?.request.ExpiresAt ?? "") - before) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThanOrEqual(72);
});
