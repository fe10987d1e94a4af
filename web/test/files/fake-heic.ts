import { realFile } from "./real-files.ts";

/** The worker's result for a photo: a JPEG, or null if it cannot be decoded. */
type Decode = (file: File) => Promise<Blob | null>;

/** Replaces the worker with our decoder by a fake one, for a test file. */
export function fakeHeicDecoder(): { decode: Decode } {
  const fake: { decode: Decode } = { decode: async () => null };
  const real = globalThis.Worker;
  class FakeWorker extends EventTarget {
    postMessage(file: File): void {
      void fake.decode(file).then((data) => this.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate(): void {}
  }
  beforeAll(() => void Object.assign(globalThis, { Worker: FakeWorker }));
  afterAll(() => void Object.assign(globalThis, { Worker: real }));
  beforeEach(() => {
    fake.decode = async () => decodedPhoto();
  });
  return fake;
}

/** What the decoder makes of a photo. */
export const decodedPhoto = (): Blob => realFile("jpeg", { name: "decoded", type: "image/jpeg" });

/** A photo in the form in which some phones save it. */
export const heicPhoto = (name = "IMG_1.HEIC"): File => realFile("heic", { name });
