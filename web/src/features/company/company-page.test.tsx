import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { fakeStore, media } from "#test/fake-uploads.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { CompanyPage } from "./company-page.tsx";

const options = { texts: ["company"], viewer: { ...talent, roles: ["Production"] } } as const;

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = "en";
});

test("a company is made once; what is refused is shown at its field and nothing typed is lost", async () => {
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

test("what is missing and what is no address is said on all fields at once", async () => {
  const { callsOf } = await renderPage(<CompanyPage />, { ...options, answers: {} });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Business email"), "nora");
  await user.click(screen.getByRole("button", { name: "Create company" }));
  expect(await screen.findByText("This field is required.")).toBeInTheDocument();
  expect(screen.getByText("Enter an email address, such as name@example.com.")).toBeInTheDocument();
  expect(callsOf("SaveCompany")).toEqual([]);
});

const member = (key: string, first: string, Owner: boolean) => ({
  Owner,
  User: { PK: key, SK: key, Data: { FirstName: first, LastName: "Vale", Email: `${first}@vale.test` } },
});

const invitation = {
  PK: "INV#1",
  SK: "INV#1",
  Data: { Email: "new@vale.test", Owner: false, ExpiresAt: "2026-12-05T12:00:00Z" },
};

const company = {
  PK: "CMP#1",
  SK: "CMP#1",
  Data: {
    Name: "Vale Pictures",
    Invitations: [invitation],
    ViewerCan: ["saveCompany", "inviteCompanyMember", "removeCompanyMember"],
  },
};

const ofCompany = { ...options, viewer: { ...options.viewer, companyKey: "CMP#1" } };

test("an owner removes a colleague, takes an invitation back, and cannot be removed alone", async () => {
  let members = [member("USR#1", "Ana", true), member("USR#2", "Ben", false)];
  const { callsOf, container } = await renderPage(<CompanyPage />, {
    ...ofCompany,
    answers: {
      getCompanyById: company,
      getCompanyMembers: () => ({ Total: members.length, Members: members }),
      removeCompanyMember: () => {
        members = members.slice(0, 1);
        return company;
      },
      endCompanyInvitation: { Status: "OK" },
    },
  });
  expect(await screen.findByRole("heading", { name: "2 members" })).toBeVisible();
  expect(screen.getByText("A company needs an owner. Invite another one first.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Leave the company" })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  screen.getByRole("button", { name: "Remove Ben Vale" }).focus();
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove Ben Vale" }));
  expect(await screen.findByText("Ben Vale has been removed from the company.")).toBeVisible();
  expect(callsOf("RemoveMember")).toEqual([{ company: "CMP#1", user: "USR#2" }]);
  expect(await screen.findByRole("heading", { name: "1 member" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Withdraw the invitation to new@vale.test" }));
  await waitFor(() => expect(callsOf("EndInvitation")).toEqual([{ id: "INV#1" }]));
});

test("a colleague is invited; what is refused is shown at the field, and only owners invite owners", async () => {
  const sent: unknown[] = [];
  await renderPage(<CompanyPage />, {
    ...ofCompany,
    answers: {
      getCompanyById: company,
      getCompanyMembers: { Total: 2, Members: [member("USR#9", "Ana", true), member("USR#1", "Ben", false)] },
      inviteCompanyMember: ({ invitation: given }: { invitation: { Email: string } }) => {
        sent.push(given);
        if (given.Email === "nobody") {
          const message = "Email must be an email address";
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "invitation.Email", rule: "EMAIL", message }],
          });
        }
        return invitation;
      },
    },
  });
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Email of a colleague");
  expect(screen.queryByLabelText("Make them an owner")).toBeNull();
  expect(screen.getByRole("button", { name: "Leave the company" })).toBeVisible();
  await user.type(field, "nobody{Enter}");
  expect(await screen.findByText("This must be an email address")).toBeVisible();
  expect(field).toHaveValue("nobody");
  await user.clear(field);
  await user.type(field, "cy@vale.test{Enter}");
  expect(await screen.findByText("cy@vale.test has been invited.")).toBeVisible();
  expect(sent.at(-1)).toEqual({ CompanyId: "CMP#1", Email: "cy@vale.test", Owner: false });
});

test("somebody without a company joins the one that has invited them (Arabic)", async () => {
  const { callsOf, container } = await renderPage(<CompanyPage />, {
    ...options,
    language: "ar",
    answers: {
      me: {
        PK: "USR#1",
        SK: "USR#1",
        Data: {
          CompanyInvitations: [{ ...invitation, Data: { ...invitation.Data, Company: company } }],
        },
      },
      acceptCompanyInvitation: invitation,
    },
  });
  const join = await screen.findByRole("button", { name: /^الانضمام إلى/ });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(join);
  await waitFor(() => expect(callsOf("AcceptInvitation")).toEqual([{ id: "INV#1" }]));
});

describe("the logo", () => {
  fakeStore();
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => "blob:logo", revokeObjectURL: () => undefined });
  });

  test("is chosen, cropped, shown and removed", async () => {
    const saved: unknown[] = [];
    const files = media();
    const withLogo = (Logo: string | null) => ({
      ...company,
      Data: {
        ...company.Data,
        Logo: Logo
          ? { PK: Logo, SK: Logo, Data: { ContentUrl: "/logo.png", ContentThumbNailUrl: null } }
          : null,
      },
    });
    const { container } = await renderPage(<CompanyPage />, {
      ...ofCompany,
      answers: {
        ...files.answers,
        getCompanyById: company,
        getCompanyMembers: { Total: 0, Members: [] },
        saveCompany: ({ company: input }: { company: { readonly Logo: string | null } }) => {
          saved.push(input);
          return withLogo(input.Logo);
        },
      },
    });
    const user = userEvent.setup();
    const file = realFile("png", { name: "lumen.png", size: 900, type: "image/png" });
    await user.upload(await screen.findByLabelText("Choose a logo"), file);
    await user.click(await screen.findByRole("button", { name: "Keep the whole logo" }));
    expect(await screen.findByText("Logo saved.")).toBeVisible();
    expect(screen.getByRole("img", { name: "Logo of Vale Pictures" })).toHaveAttribute("src", "/logo.png");
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole("button", { name: "Remove the logo" }));
    expect(await screen.findByText("Logo removed.")).toBeVisible();
    expect(screen.getByLabelText("Choose a logo")).toBeInTheDocument();
    expect(saved).toEqual([
      { PK: "CMP#1", Logo: "M1" },
      { PK: "CMP#1", Logo: null },
    ]);
  });
});
