import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { fakeStore, media } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { ProjectPictures } from "./project-pictures.tsx";
import { useProjectPictures } from "./use-project-pictures.ts";

/** The pictures of a project as a server stores them. */
function pictures(first: readonly string[] = ["MED#1", "MED#2", "MED#3"]) {
  let keys = first;
  const captions: Record<string, string | null> = {
    "MED#1": "The pier at night",
    "MED#2": null,
    "MED#3": null,
  };
  const written: (readonly string[])[] = [];
  return {
    written,
    answers: {
      getProjectById: () => ({
        PK: "PRJ#1",
        SK: "PRJ#1",
        Data: {
          Media: keys.map((PK) => ({
            PK,
            SK: PK,
            Data: { ContentThumbNailUrl: `/objects/${PK}`, AltText: captions[PK] ?? null, Status: "Ready" },
          })),
        },
      }),
      saveProjectMedia: ({ media: { Media } }: { media: { Media: string[] } }) => {
        written.push(Media);
        keys = Media;
        return { PK: "PRJ#1", SK: "PRJ#1", Data: { Version: 4 + written.length } };
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
    new File(["x"], "a.png", { type: "image/png" }),
  );
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  await choose(user, "The pier at night", "Remove");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(written).toEqual([["MED#1", "M1"], ["M1"], ["MED#1", "M1"]]));
});

test("who may not change the pictures sees them alone", async () => {
  await open(pictures().answers, false);
  expect(await screen.findByText("The pier at night")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
