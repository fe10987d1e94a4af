import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, Form } from "antd";
import { inLanguage } from "#test/render-page.tsx";
import { NumberItem } from "./number-item.tsx";

test("reads digits of any script, keeps what is no number and says so", async () => {
  await inLanguage("en", []);
  const user = userEvent.setup();
  const sent = jest.fn();
  render(
    <Form onFinish={sent} initialValues={{ Minutes: 15 }}>
      <NumberItem name="Minutes" label="Minutes" min={5} max={480} />
      <Button htmlType="submit">Send</Button>
    </Form>,
  );
  const field = screen.getByLabelText("Minutes");
  expect(field).toHaveValue("15");
  await user.clear(field);
  await user.type(field, "half an hour");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Enter a number in digits, such as 1500.")).toBeVisible();
  expect(field).toHaveValue("half an hour");
  await user.clear(field);
  await user.type(field, "٣٠");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByDisplayValue("٣٠");
  expect(sent.mock.calls).toEqual([[{ Minutes: 30 }]]);
});
