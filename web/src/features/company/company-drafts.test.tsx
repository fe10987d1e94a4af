import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { CompanyPage } from "./company-page.tsx";

type Facts = Readonly<Record<string, unknown>>;

const COMPANY: Facts = {
  Name: "Vale Pictures",
  City: "Seattle",
  Bio: "Film and stage.",
  ViewerCan: ["saveCompany"],
};

/** Opens the company with what the server has now; returns what is sent. */
async function openCompany(server: Facts) {
  const sent: Facts[] = [];
  const record = (data: Facts) => ({ PK: "CMP#1", SK: "CMP#1", Data: data });
  const page = await renderPage(<CompanyPage />, {
    texts: ["company"],
    viewer: { ...talent, roles: ["Production"], companyKey: "CMP#1" },
    answers: {
      getCompanyById: () => record(server),
      saveCompany: ({ company }: { company: Facts }) => {
        sent.push(company);
        return record({ ...server, ...company });
      },
    },
  });
  return { ...page, sent };
}

beforeEach(() => localStorage.clear());

test("after a reload, what was typed is there and what a colleague saved meanwhile is kept", async () => {
  const first = await openCompany(COMPANY);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("City"), ", WA");
  first.unmount();
  const { sent } = await openCompany({ ...COMPANY, Bio: "Film, stage and audio." });
  expect(await screen.findByLabelText("City")).toHaveValue("Seattle, WA");
  expect(screen.queryByRole("button", { name: "Load their version" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toMatchObject([{ City: "Seattle, WA", Bio: "Film, stage and audio." }]));
  await waitFor(() => expect(localStorage.getItem("callboard.draft.company.CMP#1")).toBeNull());
});

test("where both changed the same field, the page says so and can load the other's version", async () => {
  const first = await openCompany(COMPANY);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("City"), ", WA");
  first.unmount();
  await openCompany({ ...COMPANY, City: "Tacoma" });
  expect(await screen.findByLabelText("City")).toHaveValue("Seattle, WA");
  await user.click(screen.getByRole("button", { name: "Load their version" }));
  expect(screen.getByLabelText("City")).toHaveValue("Tacoma");
  expect(screen.queryByRole("button", { name: "Load their version" })).not.toBeInTheDocument();
});
