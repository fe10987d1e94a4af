import { fireEvent, screen, waitFor } from "@testing-library/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import userEvent from "@testing-library/user-event";
import { decodedPhoto, fakeHeicDecoder, heicPhoto } from "#test/files/fake-heic.ts";
import { fakeStore, media } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { FileUpload } from "./file-upload.tsx";

const worker = fakeHeicDecoder();
fakeStore();

type Options = {
  readonly purpose?: "Gallery" | "Document";
  readonly accept?: string;
  readonly language?: string;
};

async function open({ purpose = "Gallery", accept, language = "en" }: Options = {}) {
  const uploaded: string[] = [];
  const view = await renderPage(
    <FileUpload
      purpose={purpose}
      place={{ kind: "form", name: "pictures.new" }}
      label="Add photos"
      atOnce={3}
      onUploaded={({ key }) => uploaded.push(key)}
      {...(accept && { accept })}
    />,
    { answers: media().answers, texts: [], language },
  );
  const input = screen.getByLabelText("Add photos", { selector: "input" });
  const declared = () =>
    view
      .callsOf("CreateUpload")
      .map((sent) => (sent as { file: { FileName: string; ContentType: string } }).file)
      .map(({ FileName, ContentType }) => [FileName, ContentType]);
  return { ...view, input, uploaded, declared, user: userEvent.setup() };
}

test("a HEIC photo goes up as a JPEG, and the button is busy meanwhile", async () => {
  let answer: (jpeg: Blob) => void = () => undefined;
  let asked = false;
  worker.decode = () => {
    asked = true;
    return new Promise((resolve) => (answer = resolve));
  };
  const { user, input, uploaded, declared } = await open();
  await user.upload(input, heicPhoto());
  const busy = await screen.findByRole("button", { name: "Saving…" });
  expect(busy).toHaveAttribute("aria-busy", "true");
  await waitFor(() => expect(asked).toBe(true));
  answer(decodedPhoto());
  await waitFor(() => expect(uploaded).toEqual(["M1"]));
  expect(declared()).toEqual([["IMG_1.jpg", "image/jpeg"]]);
  expect(await screen.findByRole("button", { name: "Add photos" })).toHaveAttribute("aria-busy", "false");
});

test.each([
  ["en", /IMG_1\.HEIC.* is a HEIC photo that can't be read\. Save it as JPEG/],
  ["tr", /IMG_1\.HEIC.* adlı HEIC fotoğrafı okunamıyor/],
  ["ar", /تعذرت قراءة .*IMG_1\.HEIC/],
])(
  "of what is dropped, a photo that cannot be read is named (%s), and the rest goes up",
  async (language, words) => {
    worker.decode = async ({ name }) => (name === "IMG_1.HEIC" ? null : decodedPhoto());
    const { input, uploaded, declared } = await open({ language });
    const files = [
      heicPhoto(),
      heicPhoto("IMG_2.heif"),
      realFile("png", { name: "c.png", type: "image/png" }),
    ];
    fireEvent.drop(input, { dataTransfer: { files } });
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(uploaded).toHaveLength(2));
    expect(declared().toSorted()).toEqual([
      ["IMG_2.jpg", "image/jpeg"],
      ["c.png", "image/png"],
    ]);
  },
);

test("where no pictures are taken, a HEIC photo is refused as it is", async () => {
  worker.decode = () => Promise.reject(new Error("Nothing is to be converted."));
  const { input, declared } = await open({ accept: "application/pdf", purpose: "Document" });
  fireEvent.drop(input, { dataTransfer: { files: [heicPhoto()] } });
  expect(await screen.findByText(/Choose a PDF/)).toBeVisible();
  expect(declared()).toEqual([]);
});

/** A photo of more bytes than a picture may have, as cameras save them. */
const largePhoto = (): File =>
  realFile("jpeg", { name: "DSC_1.JPG", type: "image/jpeg", size: LIMITS.imageBytes + 1 });

test("a photo that is too large goes up as a smaller one", async () => {
  const { user, input, uploaded, declared } = await open();
  await user.upload(input, largePhoto());
  await waitFor(() => expect(uploaded).toEqual(["M1"]));
  expect(declared()).toEqual([["DSC_1.jpg", "image/jpeg"]]);
});

test("one that cannot be made smaller is refused with the limit, before any byte is sent", async () => {
  worker.decode = async () => null;
  const { user, input, declared } = await open();
  await user.upload(input, largePhoto());
  expect(await screen.findByText(/20 MB/)).toBeVisible();
  expect(declared()).toEqual([]);
});
