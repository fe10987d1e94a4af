import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { renderPage } from "#test/render-page.tsx";
import { dialogOf, submission } from "#test/wall.tsx";
import { BulkBookDialog } from "./bulk-book-dialog.tsx";
import { useBulk } from "./use-bulk.tsx";

const people = Array.from({ length: 51 }, (_, index) =>
  submission({ id: String(index + 1), name: "Ana Bell", status: "Submitted", groups: [] }),
) as unknown as readonly WallCard_SubmissionFragment[];

test.each([
  [2, 5, true],
  [2, undefined, false],
] as const)(
  "a booking of %s people who were read, of %s, says whom it has not checked",
  async (read, count, hasWarning) => {
    const props = { books: true, onClose: () => undefined, onConfirm: () => undefined };
    const all = count === undefined ? {} : { count };
    await renderPage(<BulkBookDialog {...props} {...all} people={people.slice(0, read)} />, {
      answers: {},
      texts: ["submissions", "requests", "bulk"],
    });
    const dialog = await dialogOf(`Book ${count ?? read} people?`);
    const text = "Only the 2 people loaded so far were checked, not the other 3.";
    expect(within(dialog).queryAllByText(text)).toHaveLength(hasWarning ? 1 : 0);
  },
);

test.each([
  [true, 0],
  [false, 1],
])(
  "own days of the people that were checked (%s) or not are no secret of the dialog",
  async (checked, warnings) => {
    const props = { books: true, onClose: () => undefined, onConfirm: () => undefined };
    const shown = people.slice(0, 2);
    const Submissions = shown.map(({ PK, SK }) => ({
      PK,
      SK,
      Data: { Clashes: checked ? [] : null, OwnDaysChecked: checked ? true : null },
    }));
    const { callsOf } = await renderPage(<BulkBookDialog {...props} people={shown} />, {
      answers: { getPositionSubmissions: { Submissions } },
      texts: ["submissions", "requests", "bulk"],
    });
    const dialog = await dialogOf("Book 2 people?");
    await waitFor(() => expect(callsOf("ClashesOfMany")).toMatchObject([{ dates: [] }]));
    await waitFor(() => expect(within(dialog).queryAllByRole("alert")).toHaveLength(warnings));
  },
);

test.each([
  [1, 8, "1 place, 8 selected. Select fewer people to book them."],
  [0, 2, "0 places, 2 selected. Select fewer people to book them."],
])("with %s places left, %s people are not booked: the dialog says why", async (left, selected, text) => {
  const props = { books: true, onClose: () => undefined, onConfirm: () => undefined };
  await renderPage(<BulkBookDialog {...props} left={left} people={people.slice(0, selected)} />, {
    answers: {},
    texts: ["submissions", "bulk"],
  });
  const dialog = await dialogOf(`Book ${selected} people?`);
  expect(within(dialog).getByText(text)).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Book" })).not.toBeInTheDocument();
});

function Messages() {
  const { run, dialogs } = useBulk(() => undefined);
  return (
    <>
      <button type="button" onClick={() => run({ kind: "message" }, people)}>
        All
      </button>
      <button type="button" onClick={() => run({ kind: "message" }, people.slice(1))}>
        Fewer
      </button>
      {dialogs}
    </>
  );
}

test("a message that the server would refuse for its many receivers is not written in vain", async () => {
  await renderPage(<Messages />, { answers: {}, texts: ["submissions", "bulk"] });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "All" }));
  expect(await screen.findByText("A message can go to at most 50 people at a time.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Fewer" }));
  expect(await dialogOf("Message to 50 people")).toBeVisible();
});
