/** What the worker makes of a photo: a JPEG, or null where it cannot be read. */
type Decode = (file: File) => Promise<Blob | null>;

/** Puts a decoder in the place of the worker that has ours, for a file of tests. */
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

/** A photo as some phones keep it. */
export const heicPhoto = (name = "IMG_1.HEIC"): File => new File(["heic"], name, { lastModified: 7 });
