import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { hasEngine } from "@callboard/testkit/engine-address.ts";
import { hasSmallDisks, mountSmallDisk, type SmallDisk } from "@callboard/testkit/small-disk.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { cacheFolder } from "../../../dev/engines/real/provisioning/cache.ts";
import type { RunningEngine } from "../../../dev/engines/real/engine.ts";
import { startMinio } from "../../../dev/engines/real/servers/minio.ts";
import { startSeaweedfs } from "../../../dev/engines/real/servers/seaweedfs.ts";
import { openS3Store } from "../src/adapters/objects/s3.ts";
import type { ObjectStore } from "../src/adapters/objects/object-store.ts";
import { partsOf, type Part } from "../src/domain/parts.ts";

const MEGABYTES = 300;
const MEBIBYTE = 1024 ** 2;
const TIMEOUT_MS = 90_000;
const origin = "http://localhost";
const video = { contentType: "video/mp4", size: 10 * MEBIBYTE };
const parts = partsOf(video.size, 5 * MEBIBYTE);

const onDisk = hasSmallDisks() ? describe : describe.skip;
const servers: [string, typeof startMinio][] = [["SeaweedFS", startSeaweedfs]];
if (hasEngine("minio")) servers.push(["MinIO", startMinio]);

onDisk.each(servers)("%s on a small disk that is full (mounted by root)", (_name, startServer) => {
  let folder: string;
  let disk: SmallDisk | null = null;
  let server: RunningEngine | undefined;
  let store: ObjectStore | undefined;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "callboard-full-"));
    disk = mountSmallDisk(join(folder, "data"), MEGABYTES);
    server = await startServer({ folder, cache: cacheFolder() });
    const { url, user = "", password = "" } = server.address;
    const place = { bucket: "objects", publicUrl: `${url}/objects`, origin };
    const settings = { url, region: "us-east-1", accessKey: user, secretKey: password, ...place };
    const clock = (): Date => new Date();
    // A server that has just started may have no writable volume yet; the log under test must not contain that.
    const first = openS3Store(settings, { log: createLog("media", "silent"), clock });
    const written = (): Promise<boolean> =>
      first.write("uploads/first", Buffer.from("first"), "text/plain").then(
        () => true,
        () => false,
      );
    await waitFor("the first object", written, TIMEOUT_MS, 500);
    const log = createLog("media", "debug", { write: (line: string) => void lines.push(line) });
    store = openS3Store(settings, { log, clock });
  });
  afterAll(async () => {
    await server?.stop();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test("refuses what is new in words that say what to do, still reads, and goes on when there is room", async () => {
    if (!store || !disk || !server) throw new Error("It did not start.");
    const { parts: parted, ...objects } = store;
    const [kept, key] = [`uploads/${newId()}`, `uploads/${newId()}`];
    const sendPart = async (uploadId: string, part: Part): Promise<number> => {
      const { url } = parted.sign({ key, uploadId }, part);
      return (await fetch(url, { method: "PUT", body: new Uint8Array(part.size) })).status;
    };
    await objects.write(kept, Buffer.from("kept"), "text/plain");
    const uploadId = await parted.begin(key, video, 5 * MEBIBYTE);
    const [first = { part: 1, size: 1 }, last = first] = parts;
    expect(await sendPart(uploadId, first)).toBe(200);

    disk.fill();
    const large = Buffer.alloc(8 * MEBIBYTE);
    const refused = objects.write(`uploads/${newId()}`, large, "video/mp4");
    await expect(refused).rejects.toMatchObject({ failure: { code: "UNAVAILABLE", dependency: "files" } });
    expect(lines.join("\n")).toMatch(/S3 .*free space on its disk/);
    // The server itself rejects the browser, which tries again later. SeaweedFS still finds room for small objects.
    expect(await sendPart(uploadId, last)).toBeGreaterThanOrEqual(500);
    expect(await parted.list({ key, uploadId })).toEqual([first]);
    expect((await objects.read(kept)).toString()).toBe("kept");

    disk.makeRoom();
    await waitFor("room", async () => (await sendPart(uploadId, last)) === 200, TIMEOUT_MS, 500);
    expect(await parted.complete({ key, uploadId }, video, parts)).toBe(true);
    await objects.write(kept, large, "video/mp4");
    expect(await objects.stat(kept)).toEqual({ size: large.length, contentType: "video/mp4" });
    expect(lines.join("\n")).not.toContain(server.address.password);
  });
});
