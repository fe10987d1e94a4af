import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { fakeStore, media } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { ProjectPictures } from "./project-pictures.tsx";
import { useProjectPictures } from "./use-project-pictures.ts";

type Save = { readonly media: { readonly Media: string[]; readonly Version: number } };

/** The pictures of a project as a server stores them; `before` happens between a page's reading of the list and its save. */
function pictures(
  first: readonly string[] = ["MED#1", "MED#2", "MED#3"],
  before: () => void = () => undefined,
) {
  let keys = first;
  let version = 4;
  const captions: Record<string, string | null> = {
    "MED#1": "The pier at night",
    "MED#2": null,
    "MED#3": null,
  };
  const written: (readonly string[])[] = [];
  return {
    written,
    /** A colleague saves a list. */
    become: (next: readonly string[]) => {
      keys = next;
      version += 1;
    },
    answers: {
      getProjectById: () => ({
        PK: "PRJ#1",
        SK: "PRJ#1",
        Data: {
          Version: version,
          Media: keys.map((PK) => ({
            PK,
            SK: PK,
            Data: { ContentThumbNailUrl: `/objects/${PK}`, AltText: captions[PK] ?? null, Status: "Ready" },
          })),
        },
      }),
      saveProjectMedia: ({ media: { Media, Version } }: Save) => {
        before();
        if (Version !== version) throw refusal({ code: "CONFLICT", rule: "STALE" });
        written.push(Media);
        keys = Media;
        version += 1;
        return { PK: "PRJ#1", SK: "PRJ#1", Data: { Version: version } };
      },
      updateMediaItem: ({ media: { PK, AltText } }: { media: { PK: string; AltText: string } }) => {
        if (AltText === "!") throw refusal({ code: "UNAVAILABLE" });
        captions[PK] = AltText;
        return { PK, SK: PK, Data: { AltText, Status: "Ready" } };
      },
    },
  };
}

type StoredProps = { readonly mayChange: boolean; readonly onChanged: () => Promise<unknown> };

function StoredPictures({ mayChange, onChanged }: StoredProps) {
  const pictures = useProjectPictures({ projectKey: "PRJ#1", onChanged });
  return (
    <ProjectPictures
      pictures={pictures}
      mayChange={mayChange}
      place={{ kind: "pictures", project: "PRJ#1" }}
      onUploaded={pictures.again}
    />
  );
}

async function open(answers: Readonly<Record<string, unknown>>, mayChange = true) {
  let versions = 0;
  const changed = () => Promise.resolve((versions += 1));
  const view = await renderPage(<StoredPictures mayChange={mayChange} onChanged={changed} />, {
    answers,
    texts: ["breakdown"],
  });
  return { ...view, versions: () => versions, user: userEvent.setup() };
}

async function choose(user: ReturnType<typeof userEvent.setup>, picture: string, what: string) {
  await user.click(await screen.findByRole("button", { name: `More: ${picture}` }));
  await user.click(await screen.findByRole("menuitem", { name: what }));
}

fakeStore();

test("the first picture is the poster; another is made it, and the project has a new version", async () => {
  const { answers, written } = pictures();
  const { container, user, versions } = await open(answers);
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
  await choose(user, "Photo 3", "Use as poster");
  expect(await screen.findByText("Photo 3 is the poster now.")).toBeVisible();
  expect(written).toEqual([["MED#3", "MED#1", "MED#2"]]);
  const [first] = screen.getAllByRole("listitem");
  expect(within(first!).getByText("Poster")).toBeVisible();
  expect(within(first!).getByRole("img")).toHaveAttribute("src", "/objects/MED#3");
  expect(versions()).toBe(1);
});

test("a picture is described; what is not saved stays, with why, and is there after a reload", async () => {
  const { answers } = pictures();
  const { user, unmount } = await open(answers);
  await choose(user, "Photo 2", "Describe");
  const field = await screen.findByLabelText("Description");
  await user.type(field, "!{Control>}{Enter}{/Control}");
  expect(await screen.findByText(/^This isn't available right now/)).toBeInTheDocument();
  expect(field).toHaveValue("!");
  unmount();
  const again = await open(answers);
  await choose(again.user, "Photo 2", "Describe");
  const kept = await screen.findByLabelText("Description");
  expect(kept).toHaveValue("!");
  await again.user.clear(kept);
  await again.user.type(kept, "Two boats");
  await again.user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Two boats", { selector: "figcaption" })).toBeInTheDocument();
});

test("a picture is added behind the others, and one is removed and put back", async () => {
  const { answers, written } = pictures(["MED#1"]);
  const { user } = await open({ ...media().answers, ...answers });
  await user.upload(
    await screen.findByLabelText("Add photos"),
    realFile("png", { name: "a.png", type: "image/png" }),
  );
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  await choose(user, "The pier at night", "Remove");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(written).toEqual([["MED#1", "M1"], ["M1"], ["MED#1", "M1"]]));
});

test("a picture that a colleague adds within the same moment stays, beside the one added here", async () => {
  const theirs = ["MED#2", "MED#3"];
  const { answers, written, become } = pictures(["MED#1"], () => {
    const next = theirs.shift();
    if (next !== undefined) become([...answers.getProjectById().Data.Media.map(({ PK }) => PK), next]);
  });
  const { user } = await open({ ...media().answers, ...answers });
  await user.upload(
    await screen.findByLabelText("Add photos"),
    realFile("png", { name: "a.png", type: "image/png" }),
  );
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4));
  expect(written).toEqual([["MED#1", "MED#2", "MED#3", "M1"]]);
});

test("a new order is made again on what a colleague has saved meanwhile, and undone on it too", async () => {
  const theirs = [["MED#2", "MED#3"]];
  const { answers, written, become } = pictures(undefined, () => {
    const next = theirs.shift();
    if (next) become(next);
  });
  const { user } = await open(answers);
  await choose(user, "Photo 3", "Use as poster");
  expect(await screen.findByText("Photo 3 is the poster now.")).toBeVisible();
  expect(written).toEqual([["MED#3", "MED#2"]]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(written.at(-1)).toEqual(["MED#2", "MED#3"]));
});

test("a list that others never stop changing is refused in the end, with the reason", async () => {
  let saves = 0;
  const { answers, written, become } = pictures(["MED#1", "MED#2"], () => {
    saves += 1;
    become(["MED#1", "MED#2"]);
  });
  const { user } = await open(answers);
  await choose(user, "Photo 2", "Use as poster");
  expect(await screen.findByText(/^Someone else just changed this/)).toBeVisible();
  expect(written).toEqual([]);
  expect(saves).toBeLessThan(10);
});

test("who may not change the pictures sees them alone", async () => {
  await open(pictures().answers, false);
  expect(await screen.findByText("The pier at night")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
