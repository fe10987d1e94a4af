import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { WordsField } from "./words-field.tsx";

const LATER_MS = 30;

/** A page whose address follows a moment after each key. */
function Page() {
  const [words, setWords] = useState("");
  return (
    <>
      <WordsField label="Find" words={words} onWords={(next) => setTimeout(() => setWords(next), LATER_MS)} />
      <button type="button" onClick={() => setWords("")}>
        Clear all
      </button>
      <output>{words}</output>
    </>
  );
}

test("no key is lost while the address follows", async () => {
  render(<Page />);
  const field = screen.getByRole("textbox", { name: "Find" });
  await userEvent.type(field, "Long Night");
  expect(field).toHaveValue("Long Night");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Long Night"));
});

test("words that are taken out of the address elsewhere leave the field as well", async () => {
  render(<Page />);
  const field = screen.getByRole("textbox", { name: "Find" });
  await userEvent.type(field, "Long");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Long"));
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(field).toHaveValue("");
});
