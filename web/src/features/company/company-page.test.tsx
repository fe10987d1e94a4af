import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { CompanyPage } from "./company-page.tsx";

jest.setTimeout(60_000);

const options = { texts: ["company"], viewer: { ...talent, roles: ["Production"] } } as const;

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = "en";
});

test("a company is made once; what is refused stands on its field and nothing typed is lost", async () => {
  const sent: Array<Readonly<Record<string, unknown>>> = [];
  const { container } = await renderPage(<CompanyPage />, {
    ...options,
    answers: {
      saveCompany: ({ company }: { company: Readonly<Record<string, unknown>> }) => {
        sent.push(company);
        if (company["Phone"] === "12") {
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "company.Phone", rule: "PHONE", message: "Write it with its country code." }],
          });
        }
        return { PK: "CMP#1", SK: "CMP#1", Data: { ...company, ViewerCan: [] } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Create company" }));
  expect(await screen.findByText("This field is required.")).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText("Company name"), "Vale Pictures");
  await user.type(screen.getByLabelText("Business phone"), "12");
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText("Write it with its country code.")).toBeInTheDocument();
  expect(screen.getByLabelText("Company name")).toHaveValue("Vale Pictures");
  expect(await axe(container)).toHaveNoViolations();
  await user.clear(screen.getByLabelText("Business phone"));
  await user.click(screen.getByRole("button", { name: "Create company" }));
  expect(await screen.findByText(/Company created/)).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(sent.at(-1)).toMatchObject({ Name: "Vale Pictures", ClientKey: expect.any(String) });
});
