import { connect, type Socket } from "node:net";
import { newId } from "@callboard/kit/ids.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { partsOf, type Part, type PartedUpload } from "#domain/parts.ts";
import type { OpenedStore } from "./opened-store.ts";

/** The smallest part that S3 accepts, so that the suite moves no more bytes than necessary. */
const PART = 5 * 1024 ** 2;
const video = { contentType: "video/mp4", size: 2 * PART + 10 };
const parts = partsOf(video.size, PART);
/** Bytes that identify their part. */
const bytesOf = ({ part, size }: Part): Buffer => Buffer.alloc(size, `part ${part}.`);
const HOUR_MS = 3_600_000;

/** The contract of uploads in parts, for every object store. */
export function testParts(open: () => OpenedStore): void {
  const begin = async (partBytes = PART): Promise<PartedUpload> => {
    const key = `uploads/${newId()}`;
    return { key, uploadId: await open().store.parts.begin(key, video, partBytes) };
  };
  const linkOf = (upload: PartedUpload, part: Part): URL =>
    new URL(open().store.parts.sign(upload, part).url, open().origin);
  const put = async (link: URL, bytes: Buffer): Promise<number> =>
    (await fetch(link, { method: "PUT", body: new Uint8Array(bytes) })).status;
  const sendPart = async (upload: PartedUpload, part: Part): Promise<void> => {
    expect(await put(linkOf(upload, part), bytesOf(part))).toBe(200);
  };
  const [first = { part: 1, size: PART }, second = first, last = first] = parts;

  test("parts that were sent in any order become one object of the announced kind, read whole and in ranges", async () => {
    const { store, origin } = open();
    const upload = await begin();
    for (const part of parts.toReversed()) await sendPart(upload, part);
    expect(await store.stat(upload.key)).toBeNull();
    expect(await store.parts.complete(upload, video, parts)).toBe(true);
    expect(await store.stat(upload.key)).toEqual(video);
    expect((await store.read(upload.key)).equals(Buffer.concat(parts.map(bytesOf)))).toBe(true);
    const link = store.signDownload(upload.key, { fileName: "a.mp4", contentType: "video/mp4" });
    const range = { range: `bytes=${PART - 7}-${PART + 6}` };
    const border = await fetch(new URL(link, origin), { headers: range });
    expect(border.status).toBe(206);
    expect(await border.text()).toBe(`${bytesOf(first).subarray(-7).toString()}part 2.`);
  });

  test("what has arrived is listed by number and size, and a part may be sent again", async () => {
    const { store } = open();
    const upload = await begin();
    expect(await store.parts.list(upload)).toEqual([]);
    await sendPart(upload, last);
    await sendPart(upload, first);
    await sendPart(upload, first);
    expect(await store.parts.list(upload)).toEqual([first, last]);
    expect(await store.parts.list({ ...upload, uploadId: newId() })).toBeNull();
  });

  test("of a part that was sent again with other bytes the later ones count", async () => {
    const { store } = open();
    const upload = await begin();
    expect(await put(linkOf(upload, first), Buffer.alloc(first.size, "broken"))).toBe(200);
    // A store with times in seconds may need the part once more, and shows this by not listing it.
    await waitFor("the later bytes count", async () => {
      await sendPart(upload, first);
      return (await store.parts.list(upload))?.some(({ part }) => part === first.part);
    });
    for (const part of parts.slice(1)) await sendPart(upload, part);
    expect(await store.parts.complete(upload, video, parts)).toBe(true);
    expect((await store.readPart(upload.key, 0, 6))?.toString()).toBe("part 1");
  });

  test("more than a thousand parts are all listed", async () => {
    const { store } = open();
    const upload = await begin(1);
    const many = partsOf(1_001, 1);
    for (let from = 0; from < many.length; from += 20) {
      await Promise.all(many.slice(from, from + 20).map((part) => sendPart(upload, part)));
    }
    expect(await store.parts.list(upload)).toEqual(many);
    await store.parts.abort(upload);
  });

  test.each([
    ["more bytes", (link: URL) => put(link, bytesOf({ part: 3, size: last.size + 1 }))],
    ["fewer bytes", (link: URL) => put(link, bytesOf({ part: 3, size: last.size - 1 }))],
    [
      "another number",
      (link: URL) => {
        const { part } = open().parameters;
        link.searchParams.set(part, "2");
        return put(link, bytesOf(last));
      },
    ],
    [
      "another upload",
      async (link: URL) => {
        const { upload } = open().parameters;
        link.searchParams.set(upload, (await begin()).uploadId);
        return put(link, bytesOf(last));
      },
    ],
    ["reading", async (link: URL) => (await fetch(link)).status],
  ])("a link for a part is refused for %s, and nothing counts", async (_case, attempt) => {
    const upload = await begin();
    expect(await attempt(linkOf(upload, last))).toBe(403);
    expect(await open().store.parts.list(upload)).toEqual([]);
  });

  test("completing fails while a part is missing, and goes on when it has come", async () => {
    const { store } = open();
    const upload = await begin();
    expect(await store.parts.complete(upload, video, parts)).toBe(false);
    await sendPart(upload, first);
    await sendPart(upload, last);
    expect(await store.parts.complete(upload, video, parts)).toBe(false);
    expect(await store.stat(upload.key)).toBeNull();
    await sendPart(upload, second);
    expect(await store.parts.complete(upload, video, parts)).toBe(true);
  });

  test.each([
    ["other sizes", video, parts.map((one) => (one.part === 3 ? { ...one, size: 11 } : one))],
    ["another sum", { ...video, size: video.size + 1 }, parts],
    ["another kind", { ...video, contentType: "image/png" }, parts],
  ])("completing with %s than announced fails and leaves no object", async (_case, announced, wanted) => {
    const { store } = open();
    const upload = await begin();
    for (const part of parts) await sendPart(upload, part);
    expect(await store.parts.complete(upload, announced, wanted)).toBe(false);
    expect(await store.stat(upload.key)).toBeNull();
  });

  test("completing twice, and by two at once, makes one object; nothing can be sent to it any more", async () => {
    const { store } = open();
    const upload = await begin();
    for (const part of parts) await sendPart(upload, part);
    const complete = (): Promise<boolean> => store.parts.complete(upload, video, parts);
    expect(await complete()).toBe(true);
    expect(await Promise.all([complete(), complete()])).toEqual([true, true]);
    expect(await put(linkOf(upload, last), Buffer.alloc(last.size))).toBe(404);
    expect((await store.read(upload.key)).subarray(-last.size).equals(bytesOf(last))).toBe(true);
    expect(await store.parts.list(upload)).toBeNull();
  });

  test("an upload that came in one piece meanwhile is complete", async () => {
    const { store } = open();
    const upload = await begin();
    await sendPart(upload, first);
    await store.write(upload.key, Buffer.alloc(video.size), video.contentType);
    expect(await store.parts.complete(upload, video, parts)).toBe(true);
    expect(await store.parts.list(upload)).toBeNull();
  });

  test("aborting removes all parts; twice, of an unknown upload or of a complete one it is no error", async () => {
    const { store } = open();
    const [upload, done] = [await begin(), await begin()];
    await sendPart(upload, first);
    await store.parts.abort(upload);
    await store.parts.abort(upload);
    await store.parts.abort({ ...upload, uploadId: newId() });
    expect(await store.parts.list(upload)).toBeNull();
    expect(await put(linkOf(upload, first), bytesOf(first))).toBe(404);
    expect(await store.parts.complete(upload, video, parts)).toBe(false);
    for (const part of parts) await sendPart(done, part);
    await store.parts.complete(done, video, parts);
    await store.parts.abort(done);
    expect(await store.stat(done.key)).toEqual(video);
  });

  test("a connection that breaks in the middle of a part leaves nothing that counts, and the part can be sent again", async () => {
    const { store } = open();
    const upload = await begin();
    await sendPart(upload, last);
    await breakOff(linkOf(upload, first), { announced: first.size, sent: first.size / 2 });
    expect(await store.parts.list(upload)).toEqual([last]);
    expect(await store.parts.complete(upload, video, parts)).toBe(false);
    await sendPart(upload, first);
    await sendPart(upload, second);
    expect(await store.parts.complete(upload, video, parts)).toBe(true);
    expect((await store.read(upload.key)).equals(Buffer.concat(parts.map(bytesOf)))).toBe(true);
  });

  test("a part that has arrived stays when its repetition breaks off", async () => {
    const { store } = open();
    const upload = await begin();
    for (const part of parts) await sendPart(upload, part);
    await breakOff(linkOf(upload, first), { announced: first.size, sent: first.size / 2 });
    expect(await store.parts.list(upload)).toEqual(parts);
    expect(await store.parts.complete(upload, video, parts)).toBe(true);
    expect((await store.read(upload.key)).equals(Buffer.concat(parts.map(bytesOf)))).toBe(true);
  });

  test("after a connection that broke, aborting leaves nothing", async () => {
    const { store } = open();
    const upload = await begin();
    await breakOff(linkOf(upload, first), { announced: first.size, sent: first.size / 2 });
    await store.parts.abort(upload);
    expect(await store.parts.list(upload)).toBeNull();
  });

  test.each([
    ["completed", (upload: PartedUpload) => open().store.parts.complete(upload, video, parts)],
    ["aborted", (upload: PartedUpload) => open().store.parts.abort(upload)],
  ])("a part that is still on its way when the upload is %s changes nothing", async (_case, end) => {
    const { store } = open();
    const upload = await begin();
    const late = await beginSending(linkOf(upload, first), { announced: first.size, sent: first.size / 2 });
    for (const part of parts) await sendPart(upload, part);
    const completed = (await end(upload)) === true;
    await new Promise((resolve) => late.write(Buffer.alloc(first.size / 2), resolve));
    // Any response will do: once there is one, the late connection has had its effect.
    await new Promise((resolve) => late.once("data", resolve).once("close", resolve));
    late.destroy();
    expect(await store.parts.list(upload)).toBeNull();
    expect(await store.stat(upload.key)).toEqual(completed ? video : null);
    if (completed)
      expect((await store.read(upload.key)).equals(Buffer.concat(parts.map(bytesOf)))).toBe(true);
  });

  test("uploads that were begun before a moment are swept, younger ones and objects stay", async () => {
    const { store } = open();
    const [upload, done] = [await begin(), await begin()];
    await sendPart(upload, first);
    for (const part of parts) await sendPart(done, part);
    await store.parts.complete(done, video, parts);
    await store.parts.sweep(new Date(Date.now() - HOUR_MS));
    expect(await store.parts.list(upload)).toEqual([first]);
    await store.parts.sweep(new Date(Date.now() + HOUR_MS));
    expect(await store.parts.list(upload)).toBeNull();
    expect(await store.stat(done.key)).toEqual(video);
  });
}

interface Sending {
  readonly announced: number;
  readonly sent: number;
}

/** Sends only some of the announced bytes. */
async function beginSending(link: URL, { announced, sent }: Sending): Promise<Socket> {
  const socket = connect(Number(link.port), link.hostname);
  const lines = [`PUT ${link.pathname}${link.search} HTTP/1.1`, `Host: ${link.host}`];
  socket.write(`${lines.join("\r\n")}\r\nContent-Length: ${announced}\r\n\r\n`);
  await new Promise((resolve) => socket.write(Buffer.alloc(sent), resolve));
  return socket;
}

/** The same, and then drops the connection. */
async function breakOff(link: URL, sending: Sending): Promise<void> {
  const socket = await beginSending(link, sending);
  socket.destroy();
  await new Promise((resolve) => socket.once("close", resolve));
}
