import { uploadStore } from "#lib/uploads/upload-store.ts";

export const MEGABYTE = 1024 ** 2;

/** What the browser sent: the address and the number of bytes. */
type Sent = { readonly url: string; readonly size: number };

/** The object store as a browser sees it: statuses by address, 0 for a broken connection, null for no response. */
export class FakeRequest {
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

/** Replaces the browser's requests by the store for a test file, and empties both before each test. */
export function fakeStore(): void {
  const real = globalThis.XMLHttpRequest;
  beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
  afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: real }));
  beforeEach(() => {
    localStorage.clear();
    reload();
    FakeRequest.sent = [];
    FakeRequest.answer = () => 200;
  });
}

/** Clears what a reload clears. */
export function reload(): void {
  uploadStore.setState({ uploads: [] });
}

export const partsSent = () => FakeRequest.sent.map(({ url }) => url.split("/").at(-1)).toSorted();

/** Media with parts of two megabytes; uploads are identified by their ClientKey. */
export function media() {
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
    completeUpload: ({ key }: { key: string }) => ({
      PK: key,
      SK: key,
      Data: { FileName: "poster.png", Status: "Ready", ContentUrl: "/objects/shown" },
    }),
  };
  return { answers, uploads };
}
