import type { Cut } from "#ui/crop/drawn-cut.ts";
import { realFile } from "./real-files.ts";

/** The worker's result for a photo: a JPEG, or null if it cannot be decoded. */
type Decode = (file: File) => Promise<Blob | null>;

type FakeWorkers = {
  /** Our decoder. */
  decode: Decode;
  /** The browser's own, which has no HEIC unless a test gives it some. */
  cut: (cut: Cut) => Promise<Blob | null>;
};

/** Replaces the workers that read pictures by fake ones, for a test file. */
export function fakeHeicDecoder(): FakeWorkers {
  const fake: FakeWorkers = { decode: async () => null, cut: async () => null };
  const real = globalThis.Worker;
  class FakeWorker extends EventTarget {
    postMessage(message: File | Cut): void {
      const made = "kept" in message ? fake.cut(message) : fake.decode(message);
      void made.then((data) => this.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate(): void {}
  }
  beforeAll(() => void Object.assign(globalThis, { Worker: FakeWorker }));
  afterAll(() => void Object.assign(globalThis, { Worker: real }));
  beforeEach(() => {
    fake.decode = async () => decodedPhoto();
    fake.cut = async () => null;
  });
  return fake;
}

/** What the decoder makes of a photo. */
export const decodedPhoto = (): Blob => realFile("jpeg", { name: "decoded", type: "image/jpeg" });

/** A photo in the form in which some phones save it. */
export const heicPhoto = (name = "IMG_1.HEIC"): File => realFile("heic", { name });
