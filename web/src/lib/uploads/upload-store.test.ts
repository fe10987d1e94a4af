import { dropUploads, putUpload, showProgress, uploadOf, uploadStore } from "./upload-store.ts";
import type { Upload } from "./upload-store.ts";

test("the page is drawn again for each percent of an upload, not for each piece of it", () => {
  putUpload({ id: "upload.film", progress: 0 } as Upload);
  const drawn: Array<number | undefined> = [];
  const stop = uploadStore.subscribe(() => drawn.push(uploadOf("upload.film")?.progress));
  for (const progress of [0, 0.001, 0.004, 0.006, 0.011, 0.014, 0.02, 0.999, 1, 0]) {
    showProgress("upload.film", progress);
  }
  stop();
  dropUploads(["upload.film"]);
  expect(drawn).toEqual([0.006, 0.02, 0.999, 0]);
});
