import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { PRODUCER, STEP_EDITS, wizardOptions as options, wizardProject as project } from "#test/wizard.ts";
import { WizardPage } from "./wizard-page.tsx";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "en";
});

test("without a company there is no project, and the page says what comes first", async () => {
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project",
    viewer: { ...PRODUCER, companyKey: null },
    answers: {},
  });
  expect(await screen.findByRole("link", { name: "Create company" })).toHaveAttribute(
    "href",
    "/company-info",
  );
});

test("work goes on after the last saved step; what the server refuses is shown at its field", async () => {
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
        if (contactInfo.CastingDirEmail === "nora@vale.tes") {
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
  expect(await screen.findByText("Step 2 of 6")).toBeInTheDocument();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Casting director"), "Nora Vale");
  await user.type(screen.getByLabelText("Casting director's email"), "nora@vale.tes");
  await user.type(screen.getByLabelText("Casting director's phone"), "12");
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText("This is an address.")).toBeInTheDocument();
  expect(screen.getByText("This is a number.")).toBeInTheDocument();
  expect(screen.getByLabelText("Casting director's email")).toBeInvalid();
  expect(screen.getByLabelText("Casting director")).toHaveValue("Nora Vale");
  const summary = screen.getByText("2 fields need attention").closest<HTMLElement>("[role=alert]");
  await user.click(within(summary!).getByRole("button", { name: "Casting director's phone" }));
  expect(screen.getByLabelText("Casting director's phone")).toHaveFocus();

  await user.type(screen.getByLabelText("Casting director's email"), "t");
  await user.clear(screen.getByLabelText("Casting director's phone"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(router.state.location.search).toBe("?step=additional"));
  expect(sent.at(-1)).toMatchObject({ PK: "PRJ#1", Version: 3, CastingDirEmail: "nora@vale.test" });
  expect(localStorage).toHaveLength(0);
});

test("what was typed and not saved is there again after a reload", async () => {
  const given = { ...options, address: "/create-project/1", answers: { getProjectById: project() } };
  const first = await renderPage(<WizardPage />, given);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Casting director"), "Nora");
  first.unmount();
  await renderPage(<WizardPage />, given);
  expect(await screen.findByLabelText("Casting director")).toHaveValue("Nora");
  expect(screen.getByText("Not saved yet. What you typed is kept on this device.")).toBeInTheDocument();
});

test("a lost response creates nothing twice: the same content keeps its key", async () => {
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
    await user.type(await screen.findByRole("combobox", { name: label }), option);
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

test("somebody else's newer version is reported, and one's own text remains until it is given up", async () => {
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

test("documents are added on the step of the additional information, and the next save has their version", async () => {
  const sent: unknown[] = [];
  let keys = ["MED#1"];
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=additional",
    answers: {
      getProjectById: () =>
        project({
          Version: keys.length === 1 ? 3 : 4,
          SupportingDocs: keys.map((PK) => ({ PK, SK: PK })),
          ViewerCan: [...STEP_EDITS, "saveSupportingDocs"],
        }),
      getProjectDocs: () =>
        keys.map((PK) => ({ PK, SK: PK, Data: { FileName: `${PK}.pdf`, Status: "Ready" } })),
      saveSupportingDocs: ({ media }: { media: { SupportingDocs: string[] } }) => {
        keys = media.SupportingDocs;
        return { Status: "OK" };
      },
      createAdditionalInfo: ({ additionalInformation }: { additionalInformation: unknown }) => {
        sent.push(additionalInformation);
        return project({ LastCompletedStep: 3, Version: 5 });
      },
    },
  });
  const user = userEvent.setup();
  const typed = "Bring boots.";
  await user.type(await screen.findByLabelText("Additional information"), typed);
  await user.click(await screen.findByRole("button", { name: "More: MED#1.pdf" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  expect(await screen.findByText("No documents yet")).toBeVisible();
  expect(screen.getByLabelText("Additional information")).toHaveValue(typed);
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(sent).toMatchObject([{ Version: 4, AdditionalInformation: typed }]));
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
