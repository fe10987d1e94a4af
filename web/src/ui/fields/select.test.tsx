import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AutoComplete, Select } from "./select.tsx";

const options = ["Red", "Green", "Blue"].map((value) => ({ value, label: value }));

/** Each kind of list with its value next to it, and a following field for Tab. */
const KINDS = {
  multiple: function Multiple() {
    const [value, setValue] = useState(["Green"]);
    return (
      <Held value={value.join(",")}>
        <Select<string[]>
          aria-label="list"
          mode="multiple"
          value={value}
          options={options}
          onChange={setValue}
        />
      </Held>
    );
  },
  single: function Single() {
    const [value, setValue] = useState("Green");
    return (
      <Held value={value}>
        <Select aria-label="list" value={value} options={options} onChange={setValue} />
      </Held>
    );
  },
  searchable: function Searchable() {
    const [value, setValue] = useState("Green");
    return (
      <Held value={value}>
        <Select aria-label="list" showSearch value={value} options={options} onChange={setValue} />
      </Held>
    );
  },
  clearable: function Clearable() {
    const [value, setValue] = useState(["Green"]);
    return (
      <Held value={value.join(",")}>
        <Select<string[]>
          aria-label="list"
          mode="multiple"
          allowClear
          value={value}
          options={options}
          onChange={setValue}
        />
      </Held>
    );
  },
  suggesting: function Suggesting() {
    const [value, setValue] = useState("Green");
    return (
      <Held value={value}>
        <AutoComplete aria-label="list" value={value} options={options} onChange={setValue} />
      </Held>
    );
  },
};

function Held({ value, children }: { readonly value: string; readonly children: React.ReactNode }) {
  return (
    <>
      {children}
      <output>{value}</output>
      <button type="button">next</button>
    </>
  );
}

const kinds = Object.keys(KINDS) as Array<keyof typeof KINDS>;

const CODES = { ArrowDown: 40, Enter: 13, Tab: 9 };

/**
 * Fires a key press with its code, which antd reads and user-event leaves out. Returns whether it was let through.
 */
function press(list: HTMLElement, key: keyof typeof CODES): boolean {
  return fireEvent.keyDown(list, { key, code: key, keyCode: CODES[key] });
}

async function open(kind: keyof typeof KINDS) {
  const user = userEvent.setup();
  const Kind = KINDS[kind];
  render(<Kind />);
  await user.tab();
  const list = screen.getByRole("combobox");
  expect(list).toHaveFocus();
  press(list, "ArrowDown");
  await waitFor(() => expect(list).toHaveAttribute("aria-expanded", "true"));
  const first = list.getAttribute("aria-activedescendant");
  press(list, "ArrowDown");
  await waitFor(() => expect(list.getAttribute("aria-activedescendant")).not.toBe(first));
  return { user, list };
}

test.each(kinds)("%s: Tab leaves an open list without changing what is chosen", async (kind) => {
  const { user, list } = await open(kind);
  expect(press(list, "Tab")).toBe(true);
  await user.tab();
  expect(list).not.toHaveFocus();
  await waitFor(() => expect(list).toHaveAttribute("aria-expanded", "false"));
  expect(screen.getByRole("status")).toHaveTextContent(/^Green$/);
});

test.each(kinds)("%s: Enter chooses the option that is active", async (kind) => {
  const { list } = await open(kind);
  press(list, "Enter");
  await waitFor(() => expect(screen.getByRole("status")).not.toHaveTextContent(/^Green$/));
});
