import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readFile } from "node:fs/promises";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { FakeRequest, MEGABYTE, fakeStore, media, partsSent, reload } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { pauseUpload, resumeUpload } from "#lib/uploads/uploads.ts";
import { uploadStore } from "#lib/uploads/upload-store.ts";
import { FileUpload } from "./file-upload.tsx";

const large = realFile("png", { name: "poster.png", size: 5 * MEGABYTE, type: "image/png" });
async function open(answers: Readonly<Record<string, unknown>>, language = "en") {
  const uploaded: string[] = [];
  const view = await renderPage(
    <FileUpload
      purpose="Poster"
      place={{ kind: "form", name: "poster.new" }}
      altText="Poster of Harbour"
      label="Choose a poster"
      onUploaded={({ key }) => uploaded.push(key)}
    />,
    { answers, texts: [], language },
  );
  const choose = (file: File) => userEvent.upload(screen.getByLabelText("Choose a poster"), file);
  return { ...view, uploaded, choose };
}

/** An upload of which nothing has arrived when the page is reloaded. */
async function beginAndReload(answers: Readonly<Record<string, unknown>>): Promise<void> {
  const view = await open(answers);
  FakeRequest.answer = () => null;
  await view.choose(large);
  await screen.findByRole("button", { name: "Cancel upload" });
  view.unmount();
  reload();
  FakeRequest.answer = () => 200;
}

fakeStore();

test("a large picture is sent in parts and shown", async () => {
  const { answers } = media();
  const { uploaded, choose } = await open(answers);
  await choose(large);
  await waitFor(() => expect(uploaded).toEqual(["M1"]));
  expect(partsSent()).toEqual(["1", "2", "3"]);
  expect(FakeRequest.sent.map(({ size }) => size).toSorted()).toEqual([MEGABYTE, 2 * MEGABYTE, 2 * MEGABYTE]);
  expect(localStorage.length).toBe(0);
});

test("after a reload the same file goes on where it stopped", async () => {
  const { answers } = media();
  const before = await open(answers);
  FakeRequest.answer = (url) => (url.endsWith("/2") ? null : 200);
  await before.choose(large);
  await waitFor(() => expect(partsSent()).toEqual(["1", "3"]));
  before.unmount();
  reload();

  FakeRequest.sent = [];
  FakeRequest.answer = () => 200;
  const after = await open(answers);
  await after.choose(new File([large], "poster.png", { type: "image/png", lastModified: 7 }));
  await waitFor(() => expect(after.uploaded).toEqual(["M1"]));
  expect(partsSent()).toEqual(["2"]);
});

test("another file of the same name is another upload", async () => {
  const { answers } = media();
  await beginAndReload(answers);
  const second = await open(answers);
  await second.choose(new File([large], "poster.png", { type: "image/png", lastModified: 8 }));
  await waitFor(() => expect(second.uploaded).toEqual(["M2"]));
});

test("an upload that the server has given up begins from the start", async () => {
  const { answers } = media();
  await beginAndReload(answers);
  let gone = 1;
  const createUpload = (input: { file: { ClientKey: string } }) => {
    if ((gone -= 1) === 0) throw refusal({ code: "CONFLICT", rule: "UPLOAD_GONE" });
    return answers.createUpload(input);
  };
  const second = await open({ ...answers, createUpload });
  await second.choose(large);
  await waitFor(() => expect(second.uploaded).toEqual(["M2"]));
});

test("cancelling has the server remove what has arrived, and says nothing", async () => {
  const { answers, uploads } = media();
  const { choose, callsOf, uploaded, container } = await open(answers);
  FakeRequest.answer = (url) => (url.endsWith("/1") ? 200 : null);
  await choose(large);
  const cancel = await screen.findByRole("button", { name: "Cancel upload" });
  expect(await axe(container)).toHaveNoViolations();
  await waitFor(() => expect(partsSent()).toEqual(["1"]));
  await userEvent.click(cancel);
  await screen.findByRole("button", { name: "Choose a poster" });
  expect(callsOf("AbortUpload")).toEqual([{ key: "M1" }]);
  expect([uploads.size, uploaded, localStorage.length]).toEqual([0, [], 0]);
  expect(screen.queryByText(/poster\.png/)).toBeNull();
});

test.each([
  ["en", /This file type isn't supported/],
  ["tr", /poster\.png/],
  ["ar", /poster\.png/],
])("what the server refuses is said in words (%s) and not begun again", async (language, words) => {
  const { answers } = media();
  const completeUpload = () => {
    throw refusal({ code: "VALIDATION", fields: [{ path: "key", rule: "FILE_KIND", message: "" }] });
  };
  const { choose } = await open({ ...answers, completeUpload }, language);
  await choose(large);
  expect(await screen.findByText(words)).toBeVisible();
  expect(localStorage.length).toBe(0);
});

test.each([
  [
    "of another kind",
    realFile("gif", { name: "me.png", type: "image/png" }),
    /Choose a photo: JPEG, HEIC, PNG, WebP or AVIF\./,
  ],
  ["of no bytes", new File([], "me.png", { type: "image/png" }), /This file is empty/],
  [
    "of too many bytes",
    realFile("jpeg", { name: "me.png", size: 21 * MEGABYTE }),
    /a photo can have at most 20 MB/,
  ],
])("a file %s is refused by its content before any byte is sent", async (_case, file, words) => {
  const { answers } = media();
  const { choose, callsOf } = await open(answers);
  await choose(file);
  expect(await screen.findByText(words)).toBeVisible();
  expect([callsOf("CreateUpload"), FakeRequest.sent, localStorage.length]).toEqual([[], [], 0]);
});

test("the kind that the content has is announced, whatever the file is called", async () => {
  const { answers } = media();
  const { choose, callsOf, uploaded } = await open(answers);
  await choose(realFile("jpeg", { name: "me.png", type: "application/octet-stream" }));
  await waitFor(() => expect(uploaded).toEqual(["M1"]));
  expect(callsOf("CreateUpload")).toMatchObject([
    { file: { FileName: "me.png", ContentType: "image/jpeg" } },
  ]);
});

test("of several files dropped at once the refused ones are named, and the others go up", async () => {
  const { answers } = media();
  const uploaded: string[] = [];
  await renderPage(
    <FileUpload
      purpose="Poster"
      place={{ kind: "form", name: "posters.new" }}
      label="Add posters"
      atOnce={4}
      onUploaded={({ fileName }) => uploaded.push(fileName)}
    />,
    { answers, texts: [] },
  );
  const files = [
    realFile("gif", { name: "a.gif" }),
    realFile("png", { name: "b.png" }),
    realFile("mp4", { name: "c.jpg" }),
    realFile("jpeg", { name: "d.jpg" }),
  ];
  fireEvent.drop(screen.getByLabelText("Add posters", { selector: "input" }), { dataTransfer: { files } });
  await waitFor(() => expect(uploaded).toHaveLength(2));
  expect(await screen.findByText("a.gif")).toBeVisible();
  expect(screen.getByText("c.jpg")).toBeVisible();
});

test("bytes that could not be sent are said to go on with the same file", async () => {
  const { answers } = media();
  const createUpload = (input: { file: { ClientKey: string } }) => ({
    ...answers.createUpload(input),
    PartSize: null,
  });
  const { choose } = await open({ ...answers, createUpload });
  FakeRequest.answer = () => 0;
  await choose(large);
  expect(await screen.findByText(/Choose the same file again/)).toBeVisible();
  expect(localStorage.length).toBe(1);
});

test("a page that was left finds its file when it is opened again", async () => {
  const { answers } = media();
  const first = await open(answers);
  FakeRequest.answer = () => null;
  await first.choose(large);
  await screen.findByRole("button", { name: "Cancel upload" });
  first.unmount();
  const later = await open(answers);
  expect(await screen.findByRole("button", { name: "Cancel upload" })).toBeVisible();
  expect(later.uploaded).toEqual([]);
  later.unmount();
  // It arrives while no page is waiting for it.
  pauseUpload(uploadStore.getState().uploads[0]!.id);
  FakeRequest.answer = () => 200;
  resumeUpload(later.client, uploadStore.getState().uploads[0]!.id);
  await waitFor(() => expect(uploadStore.getState().uploads[0]).toMatchObject({ status: "done" }));
  const last = await open(answers);
  await waitFor(() => expect(last.uploaded).toEqual(["M1"]));
});

const HEVC = new URL("../../../../services/media/test/files/hevc.mov", import.meta.url);

test.each([
  ["en", /many casting computers show this film without a picture/],
  ["tr", /birçok bilgisayar bu filmi görüntüsüz oynatır/],
  ["ar", /كثير من أجهزة فرق الاختيار تعرض هذا الفيلم بلا صورة/],
])(
  "the sender of a film that some cannot see reads so (%s), and the film goes up",
  async (language, words) => {
    const { answers } = media();
    const uploaded: string[] = [];
    const film = new File([new Uint8Array(await readFile(HEVC))], "IMG_1.MOV", { lastModified: 7 });
    await renderPage(
      <FileUpload
        purpose="Reel"
        place={{ kind: "form", name: "reels.new" }}
        label="Add a reel"
        accept="video/mp4"
        onUploaded={({ key }) => uploaded.push(key)}
      />,
      { answers, texts: [], language },
    );
    fireEvent.drop(screen.getByLabelText("Add a reel", { selector: "input" }), {
      dataTransfer: { files: [film] },
    });
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(uploaded).toHaveLength(1));
  },
);
