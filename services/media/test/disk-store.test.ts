import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { serveDiskStore } from "../src/adapters/objects/disk-routes.ts";
import { openDiskStore } from "../src/adapters/objects/disk.ts";
import { createLinkSigner } from "../src/adapters/objects/link-signer.ts";
import { describeObjectStore } from "../src/adapters/objects/contract/object-store.contract.ts";

describeObjectStore("disk", async () => {
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
  const parameters = { end: "e", signature: "s", part: "p", upload: "u" };
  const endOf = (link: URL): Date => new Date(Number(link.searchParams.get("e")) * 1_000);
  return { store, origin, parameters, endOf, marginSeconds: 0, close };
});

test("a part without a stated length that is too long gets a response with the refusal, and its bytes are discarded", async () => {
  const folder = await mkdtemp(join(tmpdir(), "objects-"));
  const signer = createLinkSigner("a secret for the test", "http://localhost");
  const store = openDiskStore(folder, signer);
  const app = createHttpServer(createLog("objects", "silent"));
  await serveDiskStore(app, { folder, signer, objects: store });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
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
  await app.close();
  await rm(folder, { recursive: true });
});
