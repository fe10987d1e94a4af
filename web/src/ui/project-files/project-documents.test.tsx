import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { fakeStore, media } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { ProjectDocuments } from "./project-documents.tsx";

const NAMES: Readonly<Record<string, string>> = {
  "MED#1": "Sides.pdf",
  "MED#2": "Map.pdf",
  "MED#3": "NDA.pdf",
  M1: "Script.pdf",
};

type Save = { readonly media: { readonly SupportingDocs: string[]; readonly Version: number } };

/** Documents of a project as a server stores them; `refuse` may throw for writes. */
function documents(refuse: () => void = () => undefined) {
  let version = 4;
  let keys: readonly string[] = ["MED#1", "MED#2", "MED#3"];
  const names = { ...NAMES };
  const written: (readonly string[])[] = [];
  return {
    written,
    /** A colleague adds a document. */
    interfere: () => {
      keys = [...keys, "M1"];
      version += 1;
    },
    answers: {
      getProjectById: () => ({
        PK: "PRJ#1",
        SK: "PRJ#1",
        Data: { Version: version, SupportingDocs: keys.map((PK) => ({ PK, SK: PK })) },
      }),
      getProjectDocs: () =>
        keys.map((PK) => ({
          PK,
          SK: PK,
          Data: {
            FileName: names[PK],
            ContentType: "application/pdf",
            ContentUrl: `/objects/${PK}`,
            Size: 1_400_000,
            Status: "Ready",
          },
        })),
      saveSupportingDocs: ({ media: { SupportingDocs, Version } }: Save) => {
        refuse();
        if (Version !== version) throw refusal({ code: "CONFLICT", rule: "STALE" });
        written.push(SupportingDocs);
        keys = SupportingDocs;
        version += 1;
        return { Status: "OK" };
      },
      updateMediaItem: ({ media: { PK, FileName } }: { media: { PK: string; FileName: string } }) => {
        if (FileName === "Bad.pdf")
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "media.FileName", rule: "TEXT", message: "FileName is taken." }],
          });
        names[PK] = FileName;
        return { PK, SK: PK, Data: { FileName, Status: "Ready" } };
      },
    },
  };
}

async function open(
  answers: Readonly<Record<string, unknown>>,
  { mayChange = true, language = "en" }: { readonly mayChange?: boolean; readonly language?: string } = {},
) {
  let versions = 0;
  const changed = () => Promise.resolve((versions += 1));
  const view = await renderPage(
    <ProjectDocuments projectKey="PRJ#1" mayChange={mayChange} onChanged={changed} />,
    { answers, texts: ["breakdown"], language },
  );
  return { ...view, versions: () => versions, user: userEvent.setup() };
}

const shownNames = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

async function choose(user: ReturnType<typeof userEvent.setup>, document: string, what: string) {
  await user.click(await screen.findByRole("button", { name: `More: ${document}` }));
  await user.click(await screen.findByRole("menuitem", { name: what }));
}

fakeStore();

test("each document says its name, kind and size, and leads to the file", async () => {
  const { container } = await open(documents().answers, { mayChange: false });
  const row = (await screen.findByRole("link", { name: "Sides.pdf" })).closest("li")!;
  expect(within(row).getByText("PDF · 1.4 MB")).toBeVisible();
  expect(screen.getByRole("link", { name: "Sides.pdf" })).toHaveAttribute("href", "/objects/MED#1");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("a document is moved by its menu, shown there at once, and moved back", async () => {
  const { answers, written } = documents();
  const { user, versions } = await open(answers);
  await choose(user, "NDA.pdf", "Move up");
  expect(shownNames()).toEqual(["Sides.pdf", "NDA.pdf", "Map.pdf"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(written).toEqual([
      ["MED#1", "MED#3", "MED#2"],
      ["MED#1", "MED#2", "MED#3"],
    ]),
  );
  await waitFor(() => expect(shownNames()).toEqual(["Sides.pdf", "Map.pdf", "NDA.pdf"]));
  expect(versions()).toBe(2);
});

test("a document is removed; undone, it is back where it was, beside what was added since", async () => {
  const { answers, written } = documents();
  const { user } = await open({ ...media().answers, ...answers });
  await choose(user, "Map.pdf", "Remove");
  await waitFor(() => expect(shownNames()).toEqual(["Sides.pdf", "NDA.pdf"]));
  const undo = await screen.findByRole("button", { name: "Undo" });
  const script = realFile("pdf", { name: "Script.pdf", type: "application/pdf" });
  await user.upload(screen.getByLabelText("Add documents (PDF)"), script);
  expect(await screen.findByRole("link", { name: "Script.pdf" })).toBeVisible();
  await user.click(undo);
  await waitFor(() => expect(written.at(-1)).toEqual(["MED#1", "MED#2", "MED#3", "M1"]));
});

test("a removal that a colleague's document has come before is made again, and keeps that document", async () => {
  let first = true;
  const { answers, written, interfere } = documents(() => {
    if (first) interfere();
    first = false;
  });
  const { user } = await open(answers);
  await choose(user, "Map.pdf", "Remove");
  expect(await screen.findByText("Map.pdf removed.")).toBeVisible();
  expect(written).toEqual([["MED#1", "MED#3", "M1"]]);
  await waitFor(() => expect(shownNames()).toEqual(["Sides.pdf", "NDA.pdf", "Script.pdf"]));
});

test("what is refused says why, and the list is as the server has it", async () => {
  const { answers } = documents(() => {
    throw refusal({ code: "CONFLICT", rule: "MEDIA_NOT_READY" });
  });
  const { user } = await open(answers);
  await choose(user, "Sides.pdf", "Remove");
  expect(await screen.findByText("This file isn't ready yet, or it was rejected.")).toBeVisible();
  await waitFor(() => expect(shownNames()).toEqual(["Sides.pdf", "Map.pdf", "NDA.pdf"]));
});

test("a document is renamed by keys alone and keeps its kind; a refused name stays, with why", async () => {
  const { user } = await open(documents().answers);
  await choose(user, "Sides.pdf", "Rename");
  const field = await screen.findByLabelText("Name");
  expect(field).toHaveValue("Sides");
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.type(field, "Bad{Enter}");
  expect(await screen.findByText("This is taken.")).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveValue("Bad");
  await user.clear(field);
  await user.type(field, "Sides for Captain{Enter}");
  expect(await screen.findByRole("link", { name: "Sides for Captain.pdf" })).toBeInTheDocument();
});

test("without documents there is a word about whom they are for; when they cannot be read, a way to try again", async () => {
  const { unmount } = await open({ getProjectDocs: [] });
  expect(await screen.findByText("No documents yet")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add documents (PDF)" })).toBeVisible();
  unmount();
  await open({
    getProjectDocs: () => {
      throw refusal({ code: "UNAVAILABLE" });
    },
  });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

test("in Arabic the moves are said in Arabic, and the file keeps its name", async () => {
  const { user } = await open(documents().answers, { language: "ar" });
  const more = await screen.findAllByRole("button", { name: /المزيد/ });
  await user.click(more[0]!);
  await user.click(await screen.findByRole("menuitem", { name: "نقل إلى أسفل" }));
  expect(shownNames()).toEqual(["Map.pdf", "Sides.pdf", "NDA.pdf"]);
});
