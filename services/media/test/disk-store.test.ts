import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request, type ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { serveDiskStore } from "../src/adapters/objects/disk-routes.ts";
import { openDiskStore } from "../src/adapters/objects/disk.ts";
import { createLinkSigner } from "../src/adapters/objects/link-signer.ts";
import { partsOf, type Part, type PartedUpload } from "../src/domain/parts.ts";
import { describeObjectStore } from "../src/adapters/objects/contract/object-store.contract.ts";

async function openDisk() {
  const folder = await mkdtemp(join(tmpdir(), "objects-"));
  const signer = createLinkSigner("a secret for the test", "http://localhost");
  const store = openDiskStore(folder, signer);
  const app = createHttpServer(createLog("objects", "silent"));
  await serveDiskStore(app, { folder, signer, objects: store });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const close = async (): Promise<void> => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { store, origin, folder, close };
}

describeObjectStore("disk", async () => {
  const { store, origin, close } = await openDisk();
  const parameters = { end: "e", signature: "s", part: "p", upload: "u" };
  const endOf = (link: URL): Date => new Date(Number(link.searchParams.get("e")) * 1_000);
  return { store, origin, parameters, endOf, marginSeconds: 0, close };
});

test("a part without a stated length that is too long gets a response with the refusal, and its bytes are discarded", async () => {
  const { store, origin, close } = await openDisk();
  const key = `uploads/${newId()}`;
  const { url } = await store.signUpload(key, { contentType: "image/png", size: 10 });
  const body = new ReadableStream({
    start(controller) {
      for (let piece = 0; piece < 50; piece += 1) controller.enqueue(new Uint8Array(64 * 1024));
      controller.close();
    },
  });
  const headers = { "content-type": "image/png" };
  const answer = await fetch(new URL(url, origin), { method: "PUT", headers, body, duplex: "half" });
  expect([answer.status, await store.stat(key)]).toEqual([403, null]);
  await close();
});

describe("a part on its way", () => {
  const film = { contentType: "video/mp4", size: 200_000 };
  const [first, second] = partsOf(film.size, 100_000) as [Part, Part];
  const bytesOf = (word: string): Buffer => Buffer.alloc(first.size, word);
  let disk: Awaited<ReturnType<typeof openDisk>>;
  let upload: PartedUpload;
  const late: ClientRequest[] = [];
  const linkOf = (part: Part): URL => new URL(disk.store.parts.sign(upload, part).url, disk.origin);
  const send = async (part: Part, word: string): Promise<number> =>
    (await fetch(linkOf(part), { method: "PUT", body: new Uint8Array(bytesOf(word)) })).status;
  const folderOf = (): string => join(disk.folder, `${upload.key}.${upload.uploadId}.parts`);
  const half = (word: string): Buffer => bytesOf(word).subarray(0, first.size / 2);

  beforeEach(async () => {
    disk = await openDisk();
    const key = `uploads/${newId()}`;
    upload = { key, uploadId: await disk.store.parts.begin(key, film, first.size) };
  });
  afterEach(async () => {
    for (const one of late.splice(0)) one.destroy();
    await disk.close();
  });

  /** Sends the first half of a part, which has been written when this resolves. */
  async function beginSending(part: Part, word: string): Promise<ClientRequest> {
    const headers = { "content-length": part.size };
    const one = request(linkOf(part), { method: "PUT", headers });
    one.on("error", () => undefined);
    late.push(one);
    one.write(half(word));
    await waitFor("the first bytes are on the disk", () => isOnDisk(half(word)));
    return one;
  }
  /** Whether a file of the upload contains these bytes. */
  async function isOnDisk(bytes: Buffer): Promise<boolean> {
    const files = (await readdir(folderOf())).map((name) => readFile(join(folderOf(), name)));
    return (await Promise.all(files)).some((file) => file.includes(bytes));
  }
  /** Sends the rest; resolves with the status, or null if the connection was closed. */
  function sendRest(one: ClientRequest, word: string): Promise<number | null> {
    return new Promise((resolve) => {
      one.once("response", ({ statusCode }) => resolve(statusCode ?? null));
      one.once("close", () => resolve(null));
      one.end(half(word));
    });
  }

  test("is written once, to its place in the future object", async () => {
    const one = await beginSending(first, "one ");
    expect((await readdir(folderOf())).toSorted()).toEqual(["bytes", "upload.json"]);
    expect(await disk.store.parts.list(upload)).toEqual([]);
    expect(await sendRest(one, "one ")).toBe(200);
    expect(await disk.store.parts.list(upload)).toEqual([first]);
  });

  test("ends when the same part has arrived from elsewhere, and changes none of its bytes", async () => {
    const one = await beginSending(first, "old ");
    expect(await send(first, "new ")).toBe(200);
    expect(await sendRest(one, "old ")).not.toBe(200);
    expect(await send(second, "two ")).toBe(200);
    expect(await disk.store.parts.complete(upload, film, [first, second])).toBe(true);
    expect(await disk.store.read(upload.key)).toEqual(Buffer.concat([bytesOf("new "), bytesOf("two ")]));
  });

  test("finishes while completing is refused because it is missing", async () => {
    expect(await send(second, "two ")).toBe(200);
    const one = await beginSending(first, "one ");
    expect(await disk.store.parts.complete(upload, film, [first, second])).toBe(false);
    expect(await sendRest(one, "one ")).toBe(200);
    expect(await disk.store.parts.complete(upload, film, [first, second])).toBe(true);
    expect(await disk.store.read(upload.key)).toEqual(Buffer.concat([bytesOf("one "), bytesOf("two ")]));
  });

  test("that no one announced cannot change an object that has been completed", async () => {
    const unannounced = { part: 1, size: first.size - 1 };
    const one = await beginSending(unannounced, "bad ");
    expect(await send(first, "one ")).toBe(200);
    expect(await send(second, "two ")).toBe(200);
    const again = await beginSending(unannounced, "bad ");
    expect(await disk.store.parts.complete(upload, film, [first, second])).toBe(true);
    for (const open of [one, again]) expect(await sendRest(open, "bad ")).not.toBe(200);
    expect(await disk.store.read(upload.key)).toEqual(Buffer.concat([bytesOf("one "), bytesOf("two ")]));
  });

  test.each([
    ["aborted", () => disk.store.parts.abort(upload)],
    ["swept", () => disk.store.parts.sweep(new Date(Date.now() + 3_600_000))],
  ])("leaves nothing once its upload is %s", async (_case, end) => {
    const one = await beginSending(first, "one ");
    await end();
    expect(await sendRest(one, "one ")).not.toBe(200);
    expect(await disk.store.parts.list(upload)).toBeNull();
    expect(await readdir(join(disk.folder, "uploads"))).toEqual([]);
  });
});
