import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { FULL_POSITION } from "#test/full-position.ts";
import { inLanguage, renderPage } from "#test/render-page.tsx";
import { wizardOptions as options, wizardProject as project } from "#test/wizard.ts";
import { WizardPage } from "../wizard-page.tsx";

const WIDE = "(min-width: 1280px)";

/** A window with room for the preview beside the form. */
function widen(): void {
  const narrow = globalThis.matchMedia;
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) => ({ ...narrow(query), matches: query === WIDE }));
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  document.documentElement.dir = "ltr";
  await inLanguage("en", []);
});

const company = { PK: "CMP#1", SK: "CMP#1", Data: { Name: "Marsh Lane Pictures" } };

async function openNew(language = "en") {
  const answers = { getCompanyById: company };
  return renderPage(<WizardPage />, { ...options, address: "/create-project", answers, language });
}

async function openStep(step: string, facts: Readonly<Record<string, unknown>> = {}) {
  return renderPage(<WizardPage />, {
    ...options,
    address: `/create-project/1?step=${step}`,
    answers: { getProjectById: project(facts), getAuditionTimes: { Auditions: [] } },
  });
}

const preview = () => screen.findByRole("complementary", { name: "Preview" });

test("the breakdown beside the form shows what is typed before anything is saved", async () => {
  widen();
  const { container, callsOf } = await openNew();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Title"), "Harbour Lights");
  await user.type(screen.getByLabelText("Description"), "We shoot nights.");
  const shown = within(await preview());
  expect(await shown.findByRole("heading", { name: "Harbour Lights" })).toBeVisible();
  expect(shown.getByText("We shoot nights.")).toBeVisible();
  expect((await shown.findAllByText("Marsh Lane Pictures"))[0]).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(callsOf("CreateInfo")).toEqual([]);
});

test("it comes after the form for the keyboard, and has one stop", async () => {
  widen();
  await openNew();
  const shown = await preview();
  await within(shown).findByText("About the project");
  const next = screen.getByRole("button", { name: "Save and continue" });
  expect(next.compareDocumentPosition(shown) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  next.focus();
  await userEvent.tab();
  expect(shown).toHaveFocus();
  await userEvent.tab();
  expect(shown).not.toContainElement(document.activeElement as HTMLElement);
});

test("drafts of other steps are in it, and nothing that talent may not read", async () => {
  widen();
  const facts = { CastingDirName: "Nora Vale", CastingDirEmail: "nora@vale.test", LastCompletedStep: 5 };
  const first = await openStep("contact", facts);
  const name = await screen.findByLabelText("Casting director");
  await userEvent.clear(name);
  await userEvent.type(name, "Ada Quay");
  first.unmount();
  await openStep("location", facts);
  await userEvent.type(await screen.findByLabelText("City"), "Dover");
  const shown = within(await preview());
  expect(await shown.findByText("Ada Quay")).toBeVisible();
  expect((await shown.findAllByText("Dover"))[0]).toBeVisible();
  expect(shown.queryByText("nora@vale.test")).not.toBeInTheDocument();
});

test("a role is shown as its form has it", async () => {
  widen();
  const role = {
    PK: "PRJ#1",
    SK: "ROLE#6",
    Data: { ...FULL_POSITION, PositionName: "Mate", Version: 1, ViewerCan: [] },
  };
  const { container } = await openStep("positions", { Positions: [role] });
  await userEvent.click(await screen.findByRole("button", { name: "Edit: Mate" }));
  const drawer = within(await screen.findByRole("dialog"));
  await userEvent.type(await drawer.findByLabelText("Role name"), " of the ferry");
  const column = container.querySelector<HTMLElement>(".wizard-preview")!;
  await waitFor(() => expect(column).toHaveTextContent("Mate of the ferry"));
});

test("with less room it opens from the form, which stays as it is", async () => {
  await openStep("info");
  const title = await screen.findByLabelText("Title");
  await userEvent.clear(title);
  await userEvent.type(title, "Tide");
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  const drawer = await screen.findByRole("dialog", { name: "Preview" });
  expect(await within(drawer).findByRole("heading", { name: "Tide" })).toBeInTheDocument();
  await userEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  expect(title).toHaveValue("Tide");
});

test("the review shows the whole breakdown itself", async () => {
  widen();
  await openStep("review", { LastCompletedStep: 5 });
  expect(await screen.findByRole("region", { name: "Preview" })).toBeVisible();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

test("in Arabic it is named and has no violations from right to left", async () => {
  widen();
  document.documentElement.dir = "rtl";
  const { container } = await openNew("ar");
  const shown = await screen.findByRole("complementary", { name: "معاينة" });
  expect(await within(shown).findByText("هذا ما سيراه الممثلون، ويتغيّر مع ما تكتبه.")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
