import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { ImageUpload } from "./image-upload.tsx";

const MEGABYTE = 1024 ** 2;

/** What the browser sent: to where, how many bytes. */
type Sent = { readonly url: string; readonly size: number };

/** The object store as a browser meets it: statuses by address, 0 for a connection that breaks, null for no answer. */
class FakeRequest {
  static sent: Sent[] = [];
  static answer: (url: string) => number | null = () => 200;
  static took: (url: string) => void = () => undefined;
  upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  #url = "";
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(): void {}
  abort(): void {
    this.onabort?.();
  }
  send(body: Blob): void {
    const status = FakeRequest.answer(this.#url);
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: body.size / 2 });
      if (status === null) return;
      if (status === 0) return this.onerror?.();
      FakeRequest.sent.push({ url: this.#url, size: body.size });
      if (status === 200) FakeRequest.took(this.#url);
      this.status = status;
      this.onload?.();
    });
  }
}

const realRequest = globalThis.XMLHttpRequest;
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: realRequest }));

const large = new File([new Uint8Array(5 * MEGABYTE)], "poster.png", { type: "image/png", lastModified: 7 });
const Data = { FileName: "poster.png", Status: "Ready", ContentUrl: "/objects/shown" };

/** Media with parts of two megabytes; uploads are told apart by their ClientKey. */
function media() {
  const uploads = new Map<string, { key: string; parts: Set<number> }>();
  const byKey = (key: string) => [...uploads.values()].find((upload) => upload.key === key);
  FakeRequest.took = (url) => {
    const [, , , key = "", part] = url.split("/");
    byKey(key)?.parts.add(Number(part));
  };
  const answers = {
    createUpload({ file }: { file: { ClientKey: string } }) {
      const upload = uploads.get(file.ClientKey) ?? { key: `M${uploads.size + 1}`, parts: new Set() };
      uploads.set(file.ClientKey, upload);
      return {
        PK: upload.key,
        UploadUrl: "/whole",
        Method: "PUT",
        ContentType: "image/png",
        PartSize: 2 * MEGABYTE,
      };
    },
    listUploadParts: ({ key }: { key: string }) =>
      [...(byKey(key)?.parts ?? [])].map((Part) => ({ Part, Size: 2 * MEGABYTE })),
    signUploadPart: ({ key, parts }: { key: string; parts: number[] }) =>
      parts.map((Part) => ({ Part, Size: 1, UploadUrl: `/objects/uploads/${key}/${Part}` })),
    abortUpload: ({ key }: { key: string }) => {
      for (const [clientKey, upload] of uploads) if (upload.key === key) uploads.delete(clientKey);
      return { Status: "OK" };
    },
    completeUpload: ({ key }: { key: string }) => ({ PK: key, SK: key, Data }),
  };
  return { answers, uploads };
}

async function open(answers: Readonly<Record<string, unknown>>, language = "en") {
  const uploaded: string[] = [];
  const view = await renderPage(
    <ImageUpload
      purpose="Poster"
      altText="Poster of Harbour"
      label="Choose a poster"
      onUploaded={({ key }) => uploaded.push(key)}
    />,
    { answers, texts: [], language },
  );
  const choose = (file: File) => userEvent.upload(screen.getByLabelText("Choose a poster"), file);
  return { ...view, uploaded, choose };
}

beforeEach(() => {
  localStorage.clear();
  FakeRequest.sent = [];
  FakeRequest.answer = () => 200;
});

const partsSent = () => FakeRequest.sent.map(({ url }) => url.split("/").at(-1)).toSorted();

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

  FakeRequest.sent = [];
  FakeRequest.answer = () => 200;
  const after = await open(answers);
  await after.choose(new File([large], "poster.png", { type: "image/png", lastModified: 7 }));
  await waitFor(() => expect(after.uploaded).toEqual(["M1"]));
  expect(partsSent()).toEqual(["2"]);
});

test("another file of the same name is another upload", async () => {
  const { answers } = media();
  const first = await open(answers);
  FakeRequest.answer = () => null;
  await first.choose(large);
  await screen.findByRole("button", { name: "Cancel upload" });
  first.unmount();
  FakeRequest.answer = () => 200;
  const second = await open(answers);
  await second.choose(new File([large], "poster.png", { type: "image/png", lastModified: 8 }));
  await waitFor(() => expect(second.uploaded).toEqual(["M2"]));
});

test("what the server has given up is begun anew", async () => {
  const { answers } = media();
  const first = await open(answers);
  FakeRequest.answer = () => null;
  await first.choose(large);
  await screen.findByRole("button", { name: "Cancel upload" });
  first.unmount();
  FakeRequest.answer = () => 200;
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
