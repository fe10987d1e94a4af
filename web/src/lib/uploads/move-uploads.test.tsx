import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeStore, media } from "#test/fake-uploads.ts";
import { renderPage } from "#test/render-page.tsx";
import { realFile } from "#test/files/real-files.ts";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { inTurn } from "./attach.ts";
import { uploadStore } from "./upload-store.ts";
import type { UploadPlace } from "./upload-store.ts";
import { moveUploads } from "./uploads.ts";

const NEW: UploadPlace = { kind: "form", name: "photos.new" };

type Media = { readonly media: { readonly Media: readonly string[] } };

fakeStore();

test.each([
  ["behind the other pictures", {}, ["MED#1", "M1"]],
  ["as the poster", { first: true }, ["M1", "MED#1"]],
] as const)(
  "a file that has arrived and waits for its turn goes to the place it was given meanwhile, %s",
  async (_name, first, expected) => {
    const written: (readonly string[])[] = [];
    await renderPage(
      <FileUpload purpose="Gallery" place={NEW} label="Add photos" onUploaded={() => undefined} />,
      {
        texts: [],
        answers: {
          ...media().answers,
          getProjectById: { PK: "PRJ#1", SK: "PRJ#1", Data: { Media: [{ PK: "MED#1", SK: "MED#1" }] } },
          saveProjectMedia: ({ media: sent }: Media) => {
            written.push(sent.Media);
            return { PK: "PRJ#1", SK: "PRJ#1" };
          },
        },
      },
    );
    const before = Promise.withResolvers<void>();
    void inTurn(() => before.promise);
    await userEvent.upload(
      screen.getByLabelText("Add photos"),
      realFile("png", { name: "a.png", type: "image/png" }),
    );
    await waitFor(() => expect(uploadStore.getState().uploads[0]?.media?.key).toBe("M1"));
    moveUploads(NEW, { place: { kind: "pictures", project: "PRJ#1", ...first }, page: "/projects" });
    before.resolve();
    await waitFor(() => expect(uploadStore.getState().uploads[0]?.status).toBe("done"));
    expect(written).toEqual([expected]);
  },
);
