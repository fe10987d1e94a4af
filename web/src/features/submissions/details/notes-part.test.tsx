import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { SubmissionDetails_SubmissionFragment } from "#gen/graphql.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { producer } from "#test/wall.tsx";
import { NotesPart } from "./notes-part.tsx";

const by = (PK: string, FirstName: string) => ({ PK, SK: PK, Data: { FirstName, LastName: "Marsh" } });
const note = (NoteId: string, Text: string, CreatedBy: object) => ({
  NoteId,
  Text,
  CreatedBy,
  CreateDate: "2026-11-20T10:00:00Z",
  UpdateDate: "2026-11-20T10:00:00Z",
});
const record = {
  PK: "PRJ#p",
  SK: "SUB#r#1",
  Data: {
    Notes: [
      note("NOTE#1", "Good voice.", by("USR#9", "Helena")),
      note("NOTE#2", "Tall enough.", by("USR#9", "Helena")),
      note("NOTE#3", "Seen before.", by("USR#8", "Ian")),
    ],
  },
} as unknown as SubmissionDetails_SubmissionFragment;

type Sent = { readonly note: { readonly NoteId?: string; readonly Text: string } };

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const sent: Array<readonly [string | undefined, string]> = [];
  const view = await renderPage(<NotesPart record={record} />, {
    answers: {
      saveNote: ({ note: { NoteId, Text } }: Sent) => {
        sent.push([NoteId, Text]);
        return { PK: "PRJ#p", SK: "SUB#r#1" };
      },
      ...answers,
    },
    texts: ["submissions"],
    viewer: producer,
  });
  const itemOf = (text: string) => screen.getByText(text).closest("li") as HTMLElement;
  return {
    ...view,
    sent,
    user: userEvent.setup(),
    edit: (text: string) => within(itemOf(text)).getByRole("button", { name: "Edit" }),
    itemOf,
    newNote: () => screen.getByRole("textbox", { name: "New note" }),
    edited: () => screen.getByRole("textbox", { name: "Edit note" }),
  };
}

test("editing a note leaves a new one that is being typed as it is, and both are saved as what they are", async () => {
  const { user, edit, newNote, edited, sent, container } = await open();
  await user.type(newNote(), "Ask for a reel");
  await user.click(edit("Good voice."));
  expect(edited()).toHaveFocus();
  expect(edited()).toHaveValue("Good voice.");
  expect(await axe(container)).toHaveNoViolations();
  await user.type(edited(), " Low, too.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(edit("Good voice.")).toHaveFocus());
  expect(newNote()).toHaveValue("Ask for a reel");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(newNote()).toHaveValue(""));
  expect(sent).toEqual([
    ["NOTE#1", "Good voice. Low, too."],
    [undefined, "Ask for a reel"],
  ]);
});

test("after a reload, what was being changed is still a change of the same note", async () => {
  const before = await open();
  await before.user.click(before.edit("Tall enough."));
  await before.user.type(before.edited(), " With boots.");
  before.unmount();
  const { user, edited, newNote, sent } = await open();
  expect(newNote()).toHaveValue("");
  expect(edited()).toHaveValue("Tall enough. With boots.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toEqual([["NOTE#2", "Tall enough. With boots."]]));
});

test("an edit that is cancelled changes nothing, now or after a reload", async () => {
  const before = await open();
  await before.user.click(before.edit("Good voice."));
  await before.user.type(before.edited(), " Or not.");
  await before.user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(before.edit("Good voice.")).toHaveFocus();
  before.unmount();
  const { edit, sent } = await open();
  expect(edit("Good voice.")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Edit note" })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test("a note that cannot be removed stays, and why is said", async () => {
  const { user, itemOf } = await open({
    deleteNote: () => {
      throw refusal({ code: "FORBIDDEN" });
    },
  });
  await user.click(within(itemOf("Good voice.")).getByRole("button", { name: "Remove" }));
  const confirm = (await screen.findByText("Remove this note?")).closest(".ant-popover") as HTMLElement;
  await user.click(within(confirm).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("You don't have permission to do this.")).toBeVisible();
  expect(screen.getByText("Good voice.")).toBeVisible();
});
