import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { ReactNode } from "react";
import { renderPage } from "#test/render-page.tsx";
import { Confirm } from "./confirm.tsx";

type QuestionProps = {
  readonly danger: boolean;
  readonly onConfirm?: () => void;
  readonly children?: ReactNode;
};

function Question({ danger, onConfirm, children }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Opener
      </button>
      <Confirm
        open={open}
        danger={danger}
        title="Go on?"
        confirm="Go on"
        onClose={close}
        onConfirm={() => {
          onConfirm?.();
          close();
        }}
      >
        {children}
      </Confirm>
    </>
  );
}

async function openQuestion(props: QuestionProps) {
  await renderPage(<Question {...props} />, { answers: {}, texts: [] });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Opener" }));
  await screen.findByRole("dialog");
  return user;
}

test.each([
  { what: "of something that would be lost", danger: true, first: "Keep it" },
  { what: "of anything else", danger: false, first: "Go on" },
])("the focus of a question $what begins on “$first”", async ({ danger, first }) => {
  await openQuestion({ danger, children: "This is what happens." });
  await waitFor(() => expect(screen.getByRole("button", { name: first })).toHaveFocus());
});

test("a question with a field begins in the field", async () => {
  await openQuestion({ danger: true, children: <input aria-label="Name" /> });
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
});

test.each([
  { danger: true, key: "Enter", confirmed: 0 },
  { danger: true, key: " ", confirmed: 0 },
  { danger: false, key: "Enter", confirmed: 1 },
  { danger: false, key: "Escape", confirmed: 0 },
])("danger $danger: $key confirms $confirmed times, and the focus is back", async (row) => {
  let confirmed = 0;
  const onConfirm = () => {
    confirmed += 1;
  };
  const user = await openQuestion({ danger: row.danger, onConfirm });
  await waitFor(() => expect(document.activeElement).toHaveClass("ant-btn"));
  await user.keyboard(`{${row.key}}`);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(confirmed).toBe(row.confirmed);
  expect(screen.getByRole("button", { name: "Opener" })).toHaveFocus();
});
