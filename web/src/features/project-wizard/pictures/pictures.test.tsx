import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { refusal } from "#test/fake-graph.ts";
import { FakeRequest, fakeStore, media } from "#test/fake-uploads.ts";
import { inLanguage, renderPage } from "#test/render-page.tsx";
import { STEP_EDITS, wizardOptions as options, wizardProject as project } from "#test/wizard.ts";
import { realFile } from "#test/files/real-files.ts";
import { WizardPage } from "../wizard-page.tsx";

type Facts = Readonly<Record<string, unknown>>;
type Media = { readonly media: { readonly PK: string; readonly Media: string[] } };

const photo = (name: string) =>
  realFile("png", { name: `${name}.png`, size: 99 + name.length, type: "image/png" });
const picture = (PK: string) => ({
  PK,
  SK: PK,
  Data: { ContentThumbNailUrl: `/objects/${PK}`, AltText: null, Status: "Ready" },
});

/** A server that creates one project and stores its pictures. */
function server(first: readonly string[] = []) {
  let keys = first;
  const written: (readonly string[])[] = [];
  const uploads = media().answers;
  const stored = (facts: Facts = {}) =>
    project({ Media: keys.map(picture), ViewerCan: [...STEP_EDITS, "saveProjectMedia"], ...facts });
  return {
    written,
    /** What another tab does. */
    become: (next: readonly string[]) => {
      keys = next;
    },
    answers: {
      ...uploads,
      getProjectById: () => stored(),
      createProjectInfo: () => stored(),
      saveProjectMedia: ({ media: sent }: Media) => {
        written.push(sent.Media);
        keys = sent.Media;
        return stored({ Version: 3 + written.length });
      },
    } as Readonly<Record<string, unknown>>,
  };
}

const open = (answers: Facts, address = "/create-project", language = "en") =>
  renderPage(<WizardPage />, { ...options, address, answers, language });

const photos = () => screen.findByRole("group", { name: "Photos" });
const tiles = async () => within(await photos()).queryAllByRole("listitem");

async function add(...names: string[]): Promise<void> {
  const field = await screen.findByLabelText("Add photos");
  const before = (await tiles()).length;
  await userEvent.upload(field, names.map(photo));
  await waitFor(async () => expect(await tiles()).toHaveLength(before + names.length));
}

async function choose(name: string, what: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: `More: ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: what }));
}

/** Fills in what a new project requires, and saves it. */
async function create(): Promise<void> {
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
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  await screen.findByRole("heading", { name: "Contact" });
}

fakeStore();
afterEach(async () => {
  document.documentElement.dir = "ltr";
  await inLanguage("en", []);
});

test("photos wait for a new project in their order, also over a reload, and are saved with it", async () => {
  const { answers, written } = server();
  const first = await open(answers);
  await add("a", "b", "c");
  await choose("Photo 3", "Use as poster");
  await choose("Photo 2", "Move later");
  await choose("Photo 3", "Remove");
  expect(await screen.findByText("Photo 3 removed.")).toBeVisible();
  expect(await tiles()).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await tiles()).toHaveLength(3));
  expect(written).toEqual([]);
  first.unmount();
  const again = await open(answers);
  expect(await tiles()).toHaveLength(3);
  expect(await axe(again.container)).toHaveNoViolations();
  await create();
  await waitFor(() => expect(written).toEqual([["M3", "M2", "M1"]]));
  expect(localStorage).toHaveLength(0);
});

test("a poster comes before the photos, and the one it replaced can return", async () => {
  const { answers, written } = server(["MED#1", "MED#2"]);
  await open(answers, "/create-project/1?step=info");
  await userEvent.upload(await screen.findByLabelText("Replace the poster"), photo("poster"));
  await waitFor(() => expect(written).toEqual([["M1", "MED#2"]]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(written.at(-1)).toEqual(["MED#1", "MED#2"]));
});

test("what another tab has added since stays when the order is changed here", async () => {
  const { answers, written, become } = server(["MED#1", "MED#2"]);
  await open(answers, "/create-project/1?step=info");
  await screen.findByRole("button", { name: "More: Photo 2" });
  become(["MED#1", "MED#2", "MED#9"]);
  await choose("Photo 2", "Use as poster");
  await waitFor(() => expect(written).toEqual([["MED#2", "MED#1", "MED#9"]]));
  await waitFor(async () => expect(await tiles()).toHaveLength(3));
});

test("after a photo is removed the focus is on the next one", async () => {
  const { answers } = server(["MED#1", "MED#2", "MED#3"]);
  await open(answers, "/create-project/1?step=info");
  await choose("Photo 2", "Remove");
  await waitFor(async () => expect(await tiles()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole("button", { name: "More: Photo 2" })).toHaveFocus());
});

test("a photo that the server refuses is named with the reason", async () => {
  const { answers } = server();
  const Data = { FileName: "notes.png", Status: "Rejected", RejectReason: "FILE_KIND" };
  await open({ ...answers, completeUpload: { PK: "M1", SK: "M1", Data } });
  await userEvent.upload(await screen.findByLabelText("Add photos"), photo("notes"));
  const refused = await within(await photos()).findByText("notes.png");
  expect(refused.closest("li")).toHaveTextContent("notes.png: This file type isn't supported");
});

test("a full gallery says so and takes no more", async () => {
  const { answers } = server(Array.from({ length: LIMITS.mediaPerProject }, (_, place) => `MED#${place}`));
  await open(answers, "/create-project/1?step=info");
  const group = within(await photos());
  expect(await group.findByText("This project can't have any more files. Remove one first.")).toBeVisible();
  expect(group.getByText("30 / 30")).toBeVisible();
  expect(group.queryByRole("button", { name: "Add photos" })).not.toBeInTheDocument();
});

test("a project whose photos are refused is created, and they can be tried again", async () => {
  const { answers, written } = server();
  let refused = 0;
  await open({
    ...answers,
    saveProjectMedia: (sent: Media) => {
      if ((refused += 1) === 1) throw refusal({ code: "CONFLICT", rule: "MEDIA_NOT_READY" });
      return (answers["saveProjectMedia"] as (sent: Media) => unknown)(sent);
    },
  });
  await add("a");
  await create();
  expect(await screen.findByText(/photos couldn't be added.*isn't ready yet/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(written).toEqual([["M1"]]));
});

test("photos chosen together stand in the order of choice, whichever arrives first", async () => {
  const { answers, written } = server();
  const first = Promise.withResolvers<void>();
  const complete = answers["completeUpload"] as (sent: { key: string }) => unknown;
  await open({
    ...answers,
    completeUpload: async (sent: { key: string }) => {
      if (sent.key === "M1") await first.promise;
      return complete(sent);
    },
  });
  await userEvent.upload(await screen.findByLabelText("Add photos"), [photo("a"), photo("b"), photo("c")]);
  await waitFor(async () => expect(await tiles()).toHaveLength(2));
  first.resolve();
  await waitFor(async () => expect(await tiles()).toHaveLength(3));
  await create();
  await waitFor(() => expect(written).toEqual([["M1", "M2", "M3"]]));
});

test("a photo that is still being sent when the project is created follows", async () => {
  const { answers, written } = server();
  const arrived = Promise.withResolvers<void>();
  const complete = answers["completeUpload"] as (sent: { key: string }) => unknown;
  await open({
    ...answers,
    completeUpload: async (sent: { key: string }) => {
      await arrived.promise;
      return complete(sent);
    },
  });
  await userEvent.upload(await screen.findByLabelText("Add photos"), photo("late"));
  await waitFor(() => expect(FakeRequest.sent).not.toEqual([]));
  await create();
  expect(written).toEqual([]);
  arrived.resolve();
  await waitFor(() => expect(written).toEqual([["M1"]]));
});

test("a photo that arrives when the next step is open does not make that step outdated", async () => {
  const { answers, written } = server(["MED#1"]);
  const arrived = Promise.withResolvers<void>();
  const complete = answers["completeUpload"] as (sent: { key: string }) => unknown;
  const sent: unknown[] = [];
  await open(
    {
      ...answers,
      completeUpload: async (about: { key: string }) => {
        await arrived.promise;
        return complete(about);
      },
      updateProjectInfo: answers["getProjectById"],
      createContactInfo: ({ contactInfo }: { contactInfo: { Version: number } }) => {
        sent.push(contactInfo.Version);
        return (answers["getProjectById"] as () => unknown)();
      },
    },
    "/create-project/1?step=info",
  );
  await userEvent.upload(await screen.findByLabelText("Add photos"), photo("late"));
  await waitFor(() => expect(FakeRequest.sent).not.toEqual([]));
  await userEvent.click(screen.getByRole("button", { name: "Save and continue" }));
  await screen.findByRole("heading", { name: "Contact" });
  arrived.resolve();
  await waitFor(() => expect(written).toEqual([["MED#1", "M1"]]));
  await userEvent.type(screen.getByLabelText("Casting director"), "Nora");
  await userEvent.type(screen.getByLabelText("Casting director's email"), "nora@mine.test");
  await userEvent.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() => expect(sent).toEqual([4]));
});

test("photos that wait for their project stay beside one that came first", async () => {
  const { answers, written, become } = server();
  let tried = 0;
  await open({
    ...answers,
    saveProjectMedia: (sent: Media) => {
      tried += 1;
      if (tried === 1) {
        become(["MED#9"]);
        throw refusal({ code: "CONFLICT", rule: "STALE" });
      }
      return (answers["saveProjectMedia"] as (sent: Media) => unknown)(sent);
    },
  });
  await add("a");
  await create();
  await waitFor(() => expect(written).toEqual([["M1", "MED#9"]]));
});

test("in Arabic the photos have no violations from right to left", async () => {
  document.documentElement.dir = "rtl";
  const { answers } = server(["MED#1", "MED#2"]);
  const { container } = await open(answers, "/create-project/1?step=info", "ar");
  const group = await screen.findByRole("group", { name: "الصور" });
  expect(within(group).getAllByRole("listitem")).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});
