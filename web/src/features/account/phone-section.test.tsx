import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { PhoneSection } from "./phone-section.tsx";

const options = { texts: ["account"], address: "/profile?tab=security" } as const;
const OK = { Status: "OK" };
const PHONE = "+905321234567";

function refusedField(path: string, rule: string, message: string): never {
  throw refusal({ code: "VALIDATION", fields: [{ path, rule, message }] });
}

test("a number is proved by its code, by key, and then shown as the one that signs in", async () => {
  let number: string | null = null;
  let tries = 0;
  const { container, callsOf } = await renderPage(<PhoneSection />, {
    ...options,
    answers: {
      getMyPhone: () => ({ IsOffered: true, Number: number }),
      requestPhoneCode: OK,
      confirmPhone: () => {
        tries += 1;
        if (tries === 1) refusedField("code", "WRONG_CODE", "That code is wrong or has expired.");
        number = PHONE;
        return OK;
      },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Phone number"), "0090 (532) 123 45 67{Enter}");
  const code = await screen.findByLabelText("Code from the text message");
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(callsOf("RequestPhoneCode")).toEqual([{ phone: PHONE, language: "en" }]);
  expect(await screen.findByText("+90 532 123 45 67")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send a new code" })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(code, "123456{Enter}");
  expect(await screen.findByText("That code is wrong or has expired.")).toBeVisible();
  await user.type(code, "{Backspace}7{Enter}");
  expect(await screen.findByText(/You can sign in with$|You can sign in with \+/)).toBeVisible();
  expect(callsOf("ConfirmPhone").at(-1)).toEqual({ phone: PHONE, code: "123457" });
  expect(screen.getByRole("button", { name: "Text a code to the new number" })).toBeVisible();
});

test("a number that is none, and too many codes, are said where one types", async () => {
  let tries = 0;
  await renderPage(<PhoneSection />, {
    ...options,
    answers: {
      getMyPhone: { IsOffered: true, Number: null },
      requestPhoneCode: () => {
        tries += 1;
        if (tries === 1) refusedField("phone", "PHONE", "must be a phone number");
        throw refusal({ code: "LIMIT", rule: "PHONE_CODES" });
      },
    },
  });
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Phone number");
  await user.type(field, "0532{Enter}");
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByLabelText("Code from the text message")).not.toBeInTheDocument();
  await user.type(field, " 1{Enter}");
  expect(await screen.findByText(/requested too many codes/)).toBeVisible();
});

test("a number is removed, and another can be used before a code has come", async () => {
  let number: string | null = PHONE;
  const { callsOf } = await renderPage(<PhoneSection />, {
    ...options,
    answers: {
      getMyPhone: () => ({ IsOffered: true, Number: number }),
      requestPhoneCode: OK,
      removePhone: () => {
        number = null;
        return OK;
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Remove number" }));
  const begin = await screen.findByRole("button", { name: "Text me a code" });
  expect(callsOf("RemovePhone")).toHaveLength(1);
  await user.type(screen.getByLabelText("Phone number"), PHONE);
  await user.click(begin);
  await user.click(await screen.findByRole("button", { name: "Use another number" }));
  expect(await screen.findByLabelText("Phone number")).toHaveValue("");
});

test("where no text messages are sent there is nothing about phones", async () => {
  const { container, callsOf } = await renderPage(<PhoneSection />, {
    ...options,
    answers: { getMyPhone: { IsOffered: false, Number: null } },
  });
  await waitFor(() => expect(callsOf("MyPhone")).toHaveLength(1));
  expect(container).not.toHaveTextContent("phone");
});
