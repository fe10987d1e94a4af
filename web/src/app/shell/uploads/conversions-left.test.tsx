import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FakeRequest, fakeStore, media, reload } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { begunUpload, begunUploads, rememberConversion, uploadId } from "#lib/uploads/begun-uploads.ts";
import { conversions } from "#lib/uploads/film/conversions.ts";
import { startUploads } from "#lib/uploads/uploads.ts";
import { UploadTray } from "./upload-tray.tsx";

fakeStore();
afterEach(() => conversions.clear());

const film = {
  file: realFile("mp4", { name: "reel.mov", type: "video/quicktime" }),
  purpose: "Reel" as const,
  altText: "reel.mov",
  place: { kind: "post", type: "Reel" } as const,
  page: "/profile?tab=media",
};
const id = uploadId(film);
const lineOf = async (name: string) => within((await screen.findByText(name)).closest("li")!);
const remembered = () => begunUploads(Date.now()).map(([, { isConverting }]) => isConverting ?? false);

/** A conversion that gets half as far, and then waits for `end`. */
function halfway(end: Promise<File | null>): void {
  conversions.set(id, {
    go(_signal, onProgress) {
      onProgress(0.5);
      return end;
    },
    cancel: async () => undefined,
  });
}

test.each([
  [
    "en",
    "Its page was closed while this film was being converted. Choose the film again: the conversion starts from the beginning.",
  ],
  ["ar", "أُغلقت صفحته أثناء تحويل هذا الفيلم. اختره من جديد ليبدأ التحويل من أوله."],
])(
  "a film whose page was left while it was converted says that this begins again (%s)",
  async (language, words) => {
    begunUpload(id, film, "a tab that is gone");
    rememberConversion(id);
    reload();
    await renderPage(<UploadTray />, { answers: media().answers, texts: [], language });
    expect((await lineOf("reel.mov")).getByText(words)).toBeVisible();
    halfway(new Promise(() => undefined));
    await userEvent.upload(document.querySelector<HTMLInputElement>("li input")!, film.file);
    await waitFor(() => expect(screen.getByRole("listitem")).toHaveAttribute("data-status", "converting"));
    expect(remembered()).toEqual([true]);
  },
);

test("a film that could not be converted after all is sent as it is, and its sending is shown as that", async () => {
  const end = Promise.withResolvers<File | null>();
  halfway(end.promise);
  FakeRequest.answer = () => null;
  const { client } = await renderPage(<UploadTray />, { answers: media().answers, texts: [] });
  await act(async () => startUploads(client, [film]));
  expect(await (await lineOf("reel.mov")).findByText(/^Converting the film, 50/)).toBeVisible();
  await act(async () => end.reject(new Error("The encoder gave up.")));
  await waitFor(() => expect(screen.getByRole("listitem")).toHaveAttribute("data-status", "sending"));
});

test("a film that was converted is left as any other upload", async () => {
  halfway(Promise.resolve(realFile("mp4", { name: "reel.mp4", type: "video/mp4" })));
  FakeRequest.answer = () => null;
  const { client } = await renderPage(<UploadTray />, { answers: media().answers, texts: [] });
  await act(async () => startUploads(client, [film]));
  await waitFor(() => expect(screen.getByRole("listitem")).toHaveAttribute("data-status", "sending"));
  expect(remembered()).toEqual([false]);
});
