import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { FakeRequest, MEGABYTE, fakeStore, media, reload } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { begunUpload, uploadId } from "#lib/uploads/begun-uploads.ts";
import type { WantedUpload } from "#lib/uploads/begun-uploads.ts";
import { changeUpload, uploadStore } from "#lib/uploads/upload-store.ts";
import { FILES_AT_ONCE, startUploads } from "#lib/uploads/uploads.ts";
import { UploadTray } from "./upload-tray.tsx";

fakeStore();

const picture = (name: string) => realFile("png", { name, size: 5 * MEGABYTE, type: "image/png" });

const wanted = (name: string, place: WantedUpload["place"] = { kind: "form", name: "poster.new" }) => ({
  file: picture(name),
  purpose: "Poster" as const,
  altText: name,
  place,
  page: "/create-project",
});

async function open(answers: Readonly<Record<string, unknown>>, language = "en") {
  const view = await renderPage(<UploadTray />, { answers, texts: [], language });
  const start = (...files: WantedUpload[]) => act(async () => startUploads(view.client, files));
  return { ...view, start };
}

const lineOf = async (name: string) => within((await screen.findByText(name)).closest("li")!);
const lines = () => screen.getAllByRole("listitem").map(({ dataset }) => dataset["status"]);

test("several files go at once, the others wait for their turn, and the end is announced", async () => {
  const { answers } = media();
  FakeRequest.answer = () => null;
  const { start, container } = await open(answers);
  await start(...["a.png", "b.png", "c.png", "d.png"].map((name) => wanted(name)));
  await waitFor(() => expect(lines().filter((status) => status === "sending")).toHaveLength(FILES_AT_ONCE));
  expect(lines()[3]).toBe("waiting");
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  // A paused upload makes room for a waiting one.
  await user.click(await screen.findByRole("button", { name: "Pause a.png" }));
  await waitFor(() => expect(lines()).toEqual(["paused", "sending", "sending", "sending"]));
  FakeRequest.answer = () => 200;
  for (const name of ["b.png", "c.png", "d.png"]) {
    await user.click(screen.getByRole("button", { name: `Pause ${name}` }));
    await user.click(screen.getByRole("button", { name: `Resume ${name}` }));
  }
  await waitFor(() => expect(lines()).toEqual(["paused", "done", "done", "done"]));
  expect(screen.getAllByRole("status")[0]).toHaveTextContent("3 files uploaded");
  expect(screen.getByRole("button", { name: "1 upload needs you" })).toHaveAttribute("aria-expanded", "true");
});

test("by keyboard: paused, gone on with, cancelled; the focus stays in the tray", async () => {
  const { answers, uploads } = media();
  FakeRequest.answer = (url) => (url.endsWith("/1") ? 200 : null);
  const { start, callsOf } = await open(answers);
  await start(wanted("a.png"), wanted("b.png"));
  const user = userEvent.setup();
  const pause = await screen.findByRole("button", { name: "Pause a.png" });
  act(() => pause.focus());
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Resume a.png" })).toHaveFocus();
  expect((await lineOf("a.png")).getByText(/^Paused at \d+%$/)).toBeVisible();
  await user.keyboard("{Tab}{Enter}");
  await waitFor(() => expect(screen.queryByText("a.png")).toBeNull());
  await waitFor(() => expect(callsOf("AbortUpload")).toEqual([{ key: "M1" }]));
  expect(uploads.size).toBe(1);
  const head = screen.getByRole("button", { name: /Uploading 1 file/ });
  expect(head).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(head).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("uploads of an earlier page are offered again; the browser lets the person choose a file that it does not have", async () => {
  const { answers } = media();
  const left = wanted("reel.png");
  begunUpload(uploadId(left), left, "a tab that is gone");
  reload();
  await open(answers);
  const line = await lineOf("reel.png");
  expect(line.getByText("Not finished yet. Choose the file again to resume.")).toBeVisible();
  expect(screen.getAllByRole("status")[0]).toHaveTextContent("1 upload needs you");
  const user = userEvent.setup();
  const input = screen.getByLabelText("Choose reel.png again", { selector: "input" });
  await user.upload(input, picture("other.png"));
  expect(await screen.findByText("That's a different file. Choose reel.png.")).toBeVisible();
  await user.upload(input, picture("reel.png"));
  // The page it belongs to is not open, so the tray links there.
  expect(await screen.findByRole("link", { name: "Open its page to use it" })).toHaveAttribute(
    "href",
    "/create-project",
  );
  expect(localStorage.length).toBe(0);
});

test.each(["en", "ar"])(
  "a file that its place refuses is tried again without its bytes (%s)",
  async (language) => {
    const { answers } = media();
    let refused = true;
    const saved: unknown[] = [];
    const { start } = await open(
      {
        ...answers,
        getUserPosts: { Posts: [] },
        savePost: ({ post }: { post: unknown }) => {
          if (refused) throw refusal({ code: "UNAVAILABLE" });
          saved.push(post);
          return { PK: "USR#1", SK: "POST#1" };
        },
      },
      language,
    );
    await start(wanted("a.png", { kind: "post", type: "Headshot" }));
    await waitFor(() => expect(lines()).toEqual(["failed"]));
    const sent = FakeRequest.sent.length;
    refused = false;
    await userEvent.click((await lineOf("a.png")).getAllByRole("button")[0]!);
    await waitFor(() => expect(lines()).toEqual(["done"]));
    expect(saved).toEqual([{ Type: "Headshot", IsPublic: true, Contents: ["M1"] }]);
    expect(FakeRequest.sent).toHaveLength(sent);
  },
);

test("files that arrive together are all in the post", async () => {
  const { answers } = media();
  let contents: string[] = [];
  const { start } = await open({
    ...answers,
    getUserPosts: () => ({
      Posts:
        contents.length === 0
          ? []
          : [
              {
                PK: "USR#1",
                SK: "POST#1",
                Data: { Type: "Headshot", Contents: contents },
              },
            ],
    }),
    savePost: ({ post }: { post: { Contents: string[] } }) => {
      contents = post.Contents;
      return { PK: "USR#1", SK: "POST#1" };
    },
  });
  const place = { kind: "post", type: "Headshot" } as const;
  await start(wanted("a.png", place), wanted("b.png", place), wanted("c.png", place));
  await waitFor(() => expect(lines()).toEqual(["done", "done", "done"]));
  expect(contents.toSorted()).toEqual(["M1", "M2", "M3"]);
});

test.each([
  [undefined, 0],
  [true, 1],
] as const)(
  "a completed upload leaves the tray by itself, but not a film that some browsers show without a picture: %s",
  async (isHardToShow, left) => {
    const { start } = await open(media().answers);
    FakeRequest.answer = () => 200;
    await start(wanted("a.png"));
    await waitFor(() => expect(lines()).toEqual(["done"]));
    jest.useFakeTimers();
    try {
      const [upload] = uploadStore.getState().uploads;
      act(() => changeUpload(upload?.id ?? "", { claimed: true, ...(isHardToShow && { isHardToShow }) }));
      act(() => jest.advanceTimersByTime(20_000));
      expect(screen.queryAllByRole("listitem")).toHaveLength(left);
    } finally {
      jest.useRealTimers();
    }
  },
);
