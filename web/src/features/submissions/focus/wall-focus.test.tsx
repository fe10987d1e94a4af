import { screen, waitFor, within } from "@testing-library/react";
import { dialogOf, market, openWall } from "#test/wall.tsx";

const SLOT = {
  PK: "PRJ#p",
  SK: "AUD#4",
  Data: {
    Date: "2126-12-01",
    StartsAt: "2126-12-01T18:00:00Z",
    Zone: "UTC",
    LengthMinutes: 15,
    Place: "Studio 4",
  },
};

const answers = () => ({
  ...market().answers,
  getAuditionTimes: { Auditions: [SLOT] },
  getUserPosts: { Posts: [] },
});

test.each([
  [
    "b",
    "Book Ana Bell?",
    (dialog: HTMLElement) => within(dialog).getByRole("button", { name: "Don't book" }),
  ],
  ["a", "Audition request for Ana Bell", (dialog: HTMLElement) => within(dialog).getByRole("radio")],
  ["m", "Message to Ana Bell", (dialog: HTMLElement) => within(dialog).getByLabelText("Subject")],
] as const)(
  "%s: the focus begins in the dialog, and is back on the card after Esc",
  async (key, title, first) => {
    const { user, cardOf } = await openWall(answers());
    await user.keyboard(`{ArrowRight}{ArrowLeft}${key}`);
    const dialog = await dialogOf(title);
    await waitFor(() => expect(first(dialog)).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(cardOf("Ana Bell")).toHaveFocus();
  },
);

test("where nothing had the focus, the current card has it after a dialog", async () => {
  const { user, cardOf } = await openWall(answers());
  await user.keyboard(" ");
  const reel = await screen.findByRole("dialog", { name: "Ana Bell" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(reel).not.toBeInTheDocument());
  expect(cardOf("Ana Bell")).toHaveFocus();
});

test("Esc leaves a comparison for the card, and then nobody is selected any more", async () => {
  const { user, cardOf } = await openWall(answers());
  await user.keyboard("x{Shift>}{ArrowRight}{/Shift}c");
  const dialog = await dialogOf("Compare 2 people");
  await waitFor(() => expect(within(dialog).getByRole("switch")).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(cardOf("Bo Cruz")).toHaveFocus();
  expect(screen.getAllByRole("gridcell", { selected: true })).toHaveLength(2);
  await user.keyboard("{Escape}");
  expect(screen.queryAllByRole("gridcell", { selected: true })).toEqual([]);
});

test("Esc closes the details first, and clears the selection next", async () => {
  const { user, router } = await openWall(answers());
  await user.keyboard("xi");
  await screen.findByRole("complementary", { name: "Ana Bell" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.getAllByRole("gridcell", { selected: true })).toHaveLength(1);
  await user.keyboard("{Escape}");
  expect(screen.queryAllByRole("gridcell", { selected: true })).toEqual([]);
});
