import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { WizardPage } from "./wizard-page.tsx";

jest.setTimeout(90_000);

const producer = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;

const EDIT = ["updateProjectInfo", "updateContactInfo", "updateAdditionalInfo", "updateLocationlInfo"];

function project(facts: Readonly<Record<string, unknown>> = {}) {
  const Data = {
    Name: "Harbour Lights",
    Description: "Nights at sea.",
    ProjectType: "Short Film",
    Union: "Union",
    Public: true,
    Status: "Draft",
    LastCompletedStep: 1,
    Version: 3,
    View: "owner",
    ViewerCan: [...EDIT, "submitProjectApproval"],
    ...facts,
  };
  return { PK: "PRJ#1", SK: "PRJ#1", Data };
}

const options = {
  texts: ["project-wizard", "breakdown"],
  viewer: producer,
  path: "/create-project/:id?",
} as const;

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = "en";
});

test("without a company there is no project, and the page says what comes first", async () => {
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project",
    viewer: { ...producer, companyKey: null },
    answers: {},
  });
  expect(await screen.findByRole("link", { name: "Create company" })).toHaveAttribute(
    "href",
    "/company-info",
  );
});

test("work goes on after the last saved step; what the server refuses stands on its field", async () => {
  const sent: unknown[] = [];
  const { container, router } = await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1",
    answers: {
      getProjectById: project(),
      createContactInfo: ({
        contactInfo,
      }: {
        contactInfo: { CastingDirEmail: string; CastingDirName: string };
      }) => {
        sent.push(contactInfo);
        if (contactInfo.CastingDirEmail === "nora") {
          throw refusal({
            code: "VALIDATION",
            fields: [
              {
                path: "contactInfo.CastingDirEmail",
                rule: "EMAIL",
                message: "CastingDirEmail is an address.",
              },
              { path: "contactInfo.CastingDirPhone", rule: "PHONE", message: "CastingDirPhone is a number." },
            ],
          });
        }
        return project({ ...contactInfo, LastCompletedStep: 2, Version: 4 });
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "Contact" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Casting director"), "Nora Vale");
  await user.type(screen.getByLabelText("Casting director's email"), "nora");
  await user.type(screen.getByLabelText("Casting director's phone"), "12");
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText("This is an address.")).toBeInTheDocument();
  expect(screen.getByText("This is a number.")).toBeInTheDocument();
  expect(screen.getByLabelText("Casting director's email")).toBeInvalid();
  expect(screen.getByLabelText("Casting director")).toHaveValue("Nora Vale");

  await user.type(screen.getByLabelText("Casting director's email"), "@vale.test");
  await user.clear(screen.getByLabelText("Casting director's phone"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(router.state.location.search).toBe("?step=additional"));
  expect(sent.at(-1)).toMatchObject({ PK: "PRJ#1", Version: 3, CastingDirEmail: "nora@vale.test" });
  expect(sessionStorage).toHaveLength(0);
});

test("what was typed and not saved is there again after a reload", async () => {
  const given = { ...options, address: "/create-project/1", answers: { getProjectById: project() } };
  const first = await renderPage(<WizardPage />, given);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Casting director"), "Nora");
  first.unmount();
  await renderPage(<WizardPage />, given);
  expect(await screen.findByLabelText("Casting director")).toHaveValue("Nora");
  expect(screen.getByText("Not saved yet. Your draft is kept in this browser tab.")).toBeInTheDocument();
});

test("an answer that was lost creates nothing twice: the same content keeps its key", async () => {
  const keys: string[] = [];
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project",
    answers: {
      createProjectInfo: ({ projectInfo }: { projectInfo: { ClientKey: string } }) => {
        keys.push(projectInfo.ClientKey);
        throw refusal({ code: "UNAVAILABLE" });
      },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Title"), "Harbour Lights");
  await user.type(screen.getByLabelText("Description"), "Nights at sea.");
  for (const [label, option] of [
    ["Project type", "Short film"],
    ["Union status", "Union"],
  ] as const) {
    await user.type(screen.getByLabelText(label), option);
    await user.click(await screen.findByText(option, { selector: ".ant-select-item-option-content" }));
  }
  const next = screen.getByRole("button", { name: "Save and continue" });
  await user.click(next);
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(next).not.toHaveClass("ant-btn-loading"));
  await user.click(next);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test("somebody else's newer version is told, and one's own text stays until it is given up", async () => {
  let version = 3;
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=contact",
    answers: {
      getProjectById: () => project({ Version: version, CastingDirName: version > 3 ? "Theirs" : "Before" }),
      createContactInfo: () => {
        version = 4;
        throw refusal({ code: "CONFLICT", rule: "STALE" });
      },
    },
  });
  const user = userEvent.setup();
  const name = await screen.findByLabelText("Casting director");
  await user.clear(name);
  await user.type(name, "Mine");
  await user.type(screen.getByLabelText("Casting director's email"), "me@mine.test");
  await user.keyboard("{Control>}s{/Control}");
  await user.click(await screen.findByRole("button", { name: "Load their version" }));
  await waitFor(() => expect(screen.getByLabelText("Casting director")).toHaveValue("Theirs"));
});

test("a second save waits for the newer version, so that it is refused only once", async () => {
  const newer = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=contact",
    answers: {
      getProjectById: async () => {
        if (sent.length > 0) await newer.promise;
        return project({ Version: sent.length > 0 ? 4 : 3 });
      },
      createContactInfo: ({ contactInfo }: { contactInfo: { Version: number } }) => {
        sent.push(contactInfo.Version);
        if (contactInfo.Version === 3) throw refusal({ code: "CONFLICT", rule: "STALE" });
        return project({ Version: 5 });
      },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Casting director"), "Mine");
  await user.type(screen.getByLabelText("Casting director's email"), "me@mine.test");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(sent).toEqual([3]));
  await user.keyboard("{Control>}s{/Control}");
  newer.resolve();
  await screen.findByRole("button", { name: "Load their version" });
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(sent).toEqual([3, 4]));
});

test("submitting names what is missing, with a link to its step", async () => {
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=review",
    answers: {
      getProjectById: project({ LastCompletedStep: 5 }),
      submitProjectApproval: () => {
        throw refusal({
          code: "VALIDATION",
          fields: [{ path: "positionInfo", rule: "REQUIRED", message: "Add at least one role." }],
        });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit for approval" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Add at least one role.");
  expect(within(alert).getByRole("link", { name: "Roles" })).toHaveAttribute(
    "href",
    "/create-project/1?step=positions",
  );
});

test("a project that an administrator looks at cannot be changed", async () => {
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=info",
    answers: { getProjectById: project({ Status: "Pending", ViewerCan: [] }) },
  });
  expect(await screen.findByText("This project is in review")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
});
