import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FULL_POSITION, positionFields } from "#test/full-position.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { WizardPage } from "../wizard-page.tsx";

type Facts = Readonly<Record<string, unknown>>;

function position(facts: Facts, id = "1") {
  return { PK: "PRJ#1", SK: `POS#${id}`, Data: { ...facts, Version: 7, RoleStatus: "Open", ViewerCan: [] } };
}

async function openWizard(step: "positions" | "review", { Positions }: { readonly Positions: unknown[] }) {
  const sent: Facts[] = [];
  const Data = {
    Name: "Harbour Lights",
    Status: "Draft",
    LastCompletedStep: 5,
    ViewerCan: ["updateProjectInfo"],
    Positions,
  };
  const project = { PK: "PRJ#1", SK: "PRJ#1", Data };
  const page = await renderPage(<WizardPage />, {
    texts: ["project-wizard", "breakdown"],
    viewer: { ...talent, roles: ["Production"], companyKey: "CMP#1" },
    path: "/create-project/:id?",
    address: `/create-project/1?step=${step}`,
    answers: {
      getProjectById: project,
      updateProjectPosition: ({ positionInfo }: { positionInfo: Facts }) => {
        sent.push(positionInfo);
        return project;
      },
    },
  });
  return { ...page, sent };
}

async function openForm(facts: Facts = FULL_POSITION) {
  const { sent } = await openWizard("positions", { Positions: [position(facts)] });
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText("Edit: Captain"));
  await screen.findByLabelText("Role name");
  return { user, sent };
}

function shownFields(): string[] {
  const labels = document.querySelectorAll<HTMLLabelElement>("label[for^=position_]");
  return [...labels].map((label) => label.htmlFor.replace("position_", ""));
}

beforeEach(() => localStorage.clear());

test("the form has every field of a position", async () => {
  const { user } = await openForm();
  const ofCast = shownFields();
  await user.click(screen.getByLabelText("Crew"));
  await screen.findByLabelText("Crew position");
  expect([...new Set([...ofCast, ...shownFields()])].toSorted()).toEqual(positionFields().toSorted());
});

test("what was not touched is sent as it was", async () => {
  const { user, sent } = await openForm();
  await user.click(screen.getByText("Save role"));
  await waitFor(() => expect(sent).toEqual([{ ...FULL_POSITION, PK: "PRJ#1", SK: "POS#1", Version: 7 }]));
});

test("fields that a crew job does not have, and those below a No, are cleared", async () => {
  const { user, sent } = await openForm({ ...FULL_POSITION, PositionSubType: "Gaffer" });
  await user.click(screen.getByLabelText("Crew"));
  for (const no of screen.getAllByLabelText("No")) await user.click(no);
  await user.click(screen.getByText("Save role"));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    PositionSubType: "Gaffer",
    RoleType: null,
    AgeRange: null,
    NudityDescription: null,
    AdultSceneDescription: null,
    Description: FULL_POSITION.Description,
  });
});

test("a draft of a position keeps unchanged fields as the newer version has them, and reports that version", async () => {
  const first = await openWizard("positions", { Positions: [position(FULL_POSITION)] });
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText("Edit: Captain"));
  await user.type(await screen.findByLabelText("Role name"), " Ruth");
  first.unmount();
  const newer = { ...FULL_POSITION, PositionName: "Skipper", Weight: "Light" };
  const Positions = [{ ...position(newer), Data: { ...position(newer).Data, Version: 8 } }];
  const { sent } = await openWizard("positions", { Positions });
  await user.click(await screen.findByLabelText("Edit: Skipper"));
  expect(await screen.findByLabelText("Role name")).toHaveValue("Captain Ruth");
  expect(screen.getByRole("button", { name: "Load their version" })).toBeInTheDocument();
  await user.click(screen.getByText("Save role"));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ PositionName: "Captain Ruth", Weight: "Light", Version: 8 });
});

test("their version of a position takes the place of what was typed", async () => {
  const first = await openWizard("positions", { Positions: [position(FULL_POSITION)] });
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText("Edit: Captain"));
  await user.type(await screen.findByLabelText("Role name"), " Ruth");
  first.unmount();
  await openWizard("positions", { Positions: [position({ ...FULL_POSITION, PositionName: "Skipper" })] });
  await user.click(await screen.findByLabelText("Edit: Skipper"));
  await user.click(await screen.findByRole("button", { name: "Load their version" }));
  expect(await screen.findByLabelText("Role name")).toHaveValue("Skipper");
  expect(localStorage).toHaveLength(0);
});

type Variant = readonly [field: string, full: Facts];

/** RoleType and PositionSubType exclude each other: the kind of position decides which one it has. */
const CREW = { ...FULL_POSITION, PositionType: "Crew", RoleType: null, PositionSubType: "Gaffer" };
/** One variant per field. The kind has none of its own, since it shows in which of the two fields is set. */
const VARIANTS = positionFields()
  .filter((field) => field !== "PositionType")
  .map((field): Variant => [field, field === "PositionSubType" ? CREW : FULL_POSITION]);

function lacking(field: string, full: Facts): Facts {
  const value = full[field];
  return { ...full, [field]: Array.isArray(value) ? [] : typeof value === "boolean" ? false : null };
}

test("the breakdown shows every field of a position", async () => {
  const Positions = VARIANTS.flatMap(([field, full]) => [
    position(full, `${field}-full`),
    position(lacking(field, full), `${field}-lacking`),
  ]);
  const { container } = await openWizard("review", { Positions });
  await screen.findAllByText("Captain");
  const shown = [...container.querySelectorAll(".role-card")].map(({ textContent }) => textContent);
  expect(shown).toHaveLength(Positions.length);
  const hidden = VARIANTS.filter((_, index) => shown[2 * index] === shown[2 * index + 1]);
  expect(hidden.map(([field]) => field)).toEqual([]);
});
