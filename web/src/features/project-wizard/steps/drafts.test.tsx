import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { wizardOptions as options, wizardProject as project } from "#test/wizard.ts";
import { WizardPage } from "../wizard-page.tsx";

type Facts = Readonly<Record<string, unknown>>;

const BEFORE = {
  CastingDirName: "Nora",
  CastingDirEmail: "nora@vale.test",
  ContactInformation: "Room 1",
  LastCompletedStep: 2,
};
const STALE = "Load their version";

/** Opens the contact step with the server's current data. */
function openContact(server: () => Facts, save: (contactInfo: Facts) => unknown = () => project()) {
  return renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=contact",
    answers: {
      getProjectById: () => project(server()),
      updateContactInfo: ({ contactInfo }: { contactInfo: Facts }) => save(contactInfo),
    },
  });
}

beforeEach(() => localStorage.clear());

test("what is typed while a step is saved is kept, and nothing is sent twice", async () => {
  const saved = Promise.withResolvers<void>();
  const sent: Facts[] = [];
  const server = { ...BEFORE };
  const first = await openContact(
    () => server,
    async (contactInfo) => {
      sent.push(contactInfo);
      await saved.promise;
      return project({ ...BEFORE, CastingDirName: "Nora V.", Version: 4 });
    },
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Casting director"), " V.");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const office = screen.getByLabelText("Production contact");
  await user.type(office, ", floor 2");
  await user.keyboard("{Control>}s{/Control}");
  saved.resolve();
  expect(await screen.findByText(/Draft kept on this device/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(office).toHaveValue("Room 1, floor 2");
  expect(screen.queryByRole("button", { name: STALE })).not.toBeInTheDocument();
  first.unmount();
  await openContact(() => ({ ...BEFORE, CastingDirName: "Nora V.", Version: 4 }));
  expect(await screen.findByLabelText("Production contact")).toHaveValue("Room 1, floor 2");
});

/** Leaves an unsaved director's name and reopens the step after someone else has saved `theirs`. */
async function reopened(theirs: Facts, save?: (contactInfo: Facts) => unknown) {
  const first = await openContact(() => BEFORE);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Casting director"), " V.");
  first.unmount();
  await openContact(() => ({ ...BEFORE, ...theirs, Version: 4 }), save);
  expect(await screen.findByLabelText("Casting director")).toHaveValue("Nora V.");
  return user;
}

test("an old draft says where somebody else has saved another value of what it changes", async () => {
  const user = await reopened({ CastingDirName: "Theirs" });
  await user.click(screen.getByRole("button", { name: STALE }));
  expect(await screen.findByLabelText("Casting director")).toHaveValue("Theirs");
});

test("an old draft puts nothing back that it does not change", async () => {
  const sent: Facts[] = [];
  const user = await reopened({ ContactInformation: "Room 9" }, (contactInfo) => {
    sent.push(contactInfo);
    return project({ ...BEFORE, ...contactInfo, Version: 5 });
  });
  expect(screen.queryByRole("button", { name: STALE })).not.toBeInTheDocument();
  expect(screen.getByLabelText("Production contact")).toHaveValue("Room 9");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ Version: 4, CastingDirName: "Nora V.", ContactInformation: "Room 9" });
});

test("after a save that came too late, what was not touched is theirs", async () => {
  const sent: Facts[] = [];
  await openContact(
    () => (sent.length === 0 ? BEFORE : { ...BEFORE, ContactInformation: "Room 9", Version: 4 }),
    (contactInfo) => {
      sent.push(contactInfo);
      if (sent.length === 1) throw refusal({ code: "CONFLICT", rule: "STALE" });
      return project({ ...BEFORE, ...contactInfo, Version: 5 });
    },
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Casting director"), " V.");
  await user.keyboard("{Control>}s{/Control}");
  await screen.findByRole("button", { name: STALE });
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ Version: 4, CastingDirName: "Nora V.", ContactInformation: "Room 9" });
});

test("what is missing and what is no address is said on all fields at once", async () => {
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=contact",
    answers: { getProjectById: project() },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Casting director's email"), "nora");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  expect(await screen.findByText("Enter an email address, such as name@example.com.")).toBeInTheDocument();
  expect(screen.getByText("This field is required.")).toBeInTheDocument();
});

test("a number that is refused stays as it was typed, and its field says why", async () => {
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=info",
    answers: { getProjectById: project() },
  });
  const user = userEvent.setup();
  const pay = await screen.findByLabelText("Pay rate");
  const roles = screen.getByLabelText("Number of roles");
  await user.type(pay, "abc");
  await user.type(roles, "-3");
  await user.tab();
  expect(await screen.findByText("Enter a number in digits, such as 1500.")).toBeInTheDocument();
  expect(await screen.findByText("Enter 0 or more.")).toBeInTheDocument();
  expect(pay).toHaveValue("abc");
  expect(roles).toHaveValue("-3");
  expect(pay).toBeInvalid();
});

test("beside the audition times it says that Save is for the rest", async () => {
  await renderPage(<WizardPage />, {
    ...options,
    address: "/create-project/1?step=location",
    answers: { getProjectById: project(), getAuditionTimes: { Auditions: [] } },
  });
  const section = await screen.findByRole("region", { name: "Audition times" });
  expect(section).toHaveTextContent("Each time is saved when you add it.");
});
