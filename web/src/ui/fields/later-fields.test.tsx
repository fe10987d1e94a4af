import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form, Input } from "antd";
import { inLanguage } from "#test/render-page.tsx";
import { LaterCatalogMultiSelect, LaterCatalogSelect } from "./later-fields.tsx";

const COLOURS = ["Green", "Blue"];

/** Each kind of field in a form, next to one that is there immediately; the form has their values from the start. */
const fields = [
  {
    kind: "one",
    field: <LaterCatalogSelect options={COLOURS} />,
    value: "Green",
    role: "combobox",
    shown: "Green",
  },
  {
    kind: "many",
    field: <LaterCatalogMultiSelect options={COLOURS} />,
    value: ["Blue"],
    role: "combobox",
    shown: "Blue",
  },
] as const;

test.each(fields)(
  "$kind: the form is there before the field, which takes the focus over and loses nothing",
  async ({ field, value, role, shown }) => {
    await inLanguage("en", []);
    const sent: unknown[] = [];
    const { container } = render(
      <Form name="later" initialValues={{ later: value }} onFinish={(values) => sent.push(values)}>
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
        <Form.Item name="later" label="Later">
          {field}
        </Form.Item>
        <button type="submit">Send</button>
      </Form>,
    );
    const place = screen.getByRole("textbox", { name: "Later" });
    expect(place).toHaveAttribute("readonly");
    place.focus();
    const come = await screen.findByRole(role, { name: "Later" });
    await waitFor(() => expect(come).toHaveFocus());
    expect(place).not.toBeInTheDocument();
    expect(container.innerHTML).toContain(shown);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText("Name"), "Maya");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(sent).toEqual([{ name: "Maya", later: value }]));
  },
);
