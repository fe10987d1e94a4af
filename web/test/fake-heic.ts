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
    fake.decode = async () => new Blob(["jpeg"], { type: "image/jpeg" });
  });
  return fake;
}

/** A photo in the form in which some phones save it. */
export const heicPhoto = (name = "IMG_1.HEIC"): File => new File(["heic"], name, { lastModified: 7 });
