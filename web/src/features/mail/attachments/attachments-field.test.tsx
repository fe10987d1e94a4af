import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { decodedPhoto, fakeHeicDecoder, heicPhoto } from "#test/files/fake-heic.ts";
import { fakeStore, media } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { AttachButton, AttachmentsField } from "./attachments-field.tsx";
import { useAttachments } from "./use-attachments.ts";

const decoder = fakeHeicDecoder();
fakeStore();

/** Renders the attachments of a message, with a button that submits once all are uploaded. */
async function open() {
  const sent: Array<readonly string[] | null> = [];
  function Message() {
    const attachments = useAttachments(
      "mail.1",
      () => [],
      () => undefined,
    );
    const send = async () => {
      const files = await attachments.settled();
      sent.push(files?.map(({ key }) => key) ?? null);
    };
    return (
      <>
        <AttachmentsField attachments={attachments} />
        <AttachButton attachments={attachments} />
        <button type="button" onClick={() => void send()}>
          Send
        </button>
      </>
    );
  }
  const view = await renderPage(<Message />, { answers: media().answers, texts: ["mail"] });
  const user = userEvent.setup();
  return {
    ...view,
    sent,
    user,
    choose: (...files: File[]) => user.upload(screen.getByLabelText("Files to attach"), files),
    send: () => user.click(screen.getByRole("button", { name: "Send" })),
    attach: () => screen.getByRole("button", { name: /Attach files/ }),
  };
}

/** Lets a test decide when a photo has been decoded. */
function holdDecoder(): { answer: (jpeg: Blob | null) => void } {
  const held = { answer: (_jpeg: Blob | null): void => undefined };
  decoder.decode = () => new Promise((resolve) => (held.answer = resolve));
  return held;
}

test("a message waits for a HEIC photo, which is attached as a JPEG", async () => {
  const held = holdDecoder();
  const { choose, send, attach, sent, callsOf } = await open();
  await choose(heicPhoto());
  await send();
  expect(attach()).toHaveAttribute("aria-busy", "true");
  expect(sent).toEqual([]);
  held.answer(decodedPhoto());
  await waitFor(() => expect(sent).toEqual([["M1"]]));
  expect(callsOf("CreateUpload")).toMatchObject([
    { file: { FileName: "IMG_1.jpg", ContentType: "image/jpeg" } },
  ]);
  expect(attach()).toHaveAttribute("aria-busy", "false");
});

test("a message stays where its photo cannot be read, and leaves without it when it is sent again", async () => {
  const held = holdDecoder();
  const { choose, send, sent } = await open();
  await choose(heicPhoto());
  await send();
  held.answer(null);
  expect(await screen.findByText(/IMG_1\.HEIC is a HEIC photo that can't be read/)).toBeVisible();
  await waitFor(() => expect(sent).toEqual([null]));
  await send();
  await waitFor(() => expect(sent).toEqual([null, []]));
});
