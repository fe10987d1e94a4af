import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { engineAddress, hasEngine, type EngineName } from "@callboard/testkit/engine-address.ts";
import { startOrigin } from "../../../dev/origin/origin.ts";
import { CLOCK_MARGIN_SECONDS } from "../src/adapters/objects/s3-links.ts";
import { describeObjectStore } from "../src/adapters/objects/contract/object-store.contract.ts";
import type { S3Settings } from "../src/adapters/objects/s3-settings.ts";
import { S3Client } from "../src/adapters/objects/s3-parts.ts";
import { openS3Store } from "../src/adapters/objects/s3.ts";

const log = createLog("media", "silent");
const png = { fileName: "a.png", contentType: "image/png" };
const bytes = Buffer.from("0123456789".repeat(100));

function settingsOf(name: EngineName, publicUrl: string, changes: Partial<S3Settings> = {}): S3Settings {
  const { url, user = "", password = "" } = engineAddress(name);
  const keys = { accessKey: user, secretKey: password };
  const place = {
    region: "us-east-1",
    bucket: "objects",
    publicUrl: `${publicUrl}/objects`,
    origin: publicUrl,
  };
  return { url, ...keys, ...place, ...changes };
}

/** The public origin in front of the server, as browsers reach it. */
async function openOrigin(name: EngineName) {
  const web = await mkdtemp(join(tmpdir(), "no-pages-"));
  await writeFile(join(web, "index.html"), "");
  const port = await getPort();
  const publicUrl = `http://localhost:${port}`;
  const routes = [{ path: "/objects", url: engineAddress(name).url, holdsObjects: true }];
  const origin = await startOrigin({
    host: "localhost",
    port,
    publicUrl,
    routes,
    web,
  });
  const close = async (): Promise<void> => {
    await origin.stop();
    await rm(web, { recursive: true });
  };
  return { publicUrl, close };
}

/** The options for the server's own client. */
function clientOf(name: EngineName) {
  const { url, user = "", password = "" } = engineAddress(name);
  const { hostname, port } = new URL(url);
  const keys = { accessKey: user, secretKey: password };
  return { endPoint: hostname, port: Number(port), useSSL: false, region: "us-east-1", ...keys };
}

const engines: EngineName[] = hasEngine("minio") ? ["s3", "minio"] : ["s3"];

for (const name of engines) {
  describeObjectStore(name === "s3" ? "SeaweedFS" : "MinIO", async () => {
    const { publicUrl, close } = await openOrigin(name);
    const store = openS3Store(settingsOf(name, publicUrl), { log, clock: () => new Date() });
    const endOf = (link: URL): Date => {
      const [, year, month, day, hour, minute, second] =
        /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(link.searchParams.get("X-Amz-Date") ?? "") ?? [];
      const from = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return new Date(from + Number(link.searchParams.get("X-Amz-Expires")) * 1_000);
    };
    const own = { end: "X-Amz-Expires", signature: "X-Amz-Signature" };
    const parameters = { ...own, part: "partNumber", upload: "uploadId" };
    return { store, origin: publicUrl, parameters, endOf, marginSeconds: CLOCK_MARGIN_SECONDS, close };
  });
}

describe.each(engines)("S3 by %s", (name) => {
  let origin: Awaited<ReturnType<typeof openOrigin>>;
  beforeAll(async () => {
    origin = await openOrigin(name);
  });
  afterAll(() => origin.close());
  const open = (changes: Partial<S3Settings> = {}, clock = () => new Date()) =>
    openS3Store(settingsOf(name, origin.publicUrl, changes), { log, clock });

  test.each([
    ["five minutes slow", -300_000],
    ["five minutes fast", 300_000],
  ])("links of a clock that is %s are good", async (_name, off) => {
    const store = open({}, () => new Date(Date.now() + off));
    const key = `uploads/${newId()}`;
    const { url } = await store.signUpload(key, { contentType: "image/png", size: bytes.length });
    const put = await fetch(new URL(url, origin.publicUrl), {
      method: "PUT",
      headers: { "content-type": "image/png" },
      body: new Uint8Array(bytes),
    });
    expect(put.status).toBe(200);
    expect((await fetch(new URL(store.signDownload(key, png), origin.publicUrl))).status).toBe(200);
    const uploadId = await store.parts.begin(key, { contentType: "video/mp4", size: 10 }, 10);
    const upload = { key, uploadId };
    const part = new URL(store.parts.sign(upload, { part: 1, size: 10 }).url, origin.publicUrl);
    expect((await fetch(part, { method: "PUT", body: new Uint8Array(10) })).status).toBe(200);
    expect(await store.parts.list(upload)).toEqual([{ part: 1, size: 10 }]);
    await store.parts.abort(upload);
  });

  test("a link that is over is refused", async () => {
    const store = open({}, () => new Date(Date.now() - 3_600_000));
    const key = `uploads/${newId()}`;
    await open().write(key, bytes, "image/png");
    expect((await fetch(new URL(store.signDownload(key, png), origin.publicUrl))).status).toBe(403);
  });

  test.each<[string, Partial<S3Settings>, string]>([
    ["an unknown key", { accessKey: "nobody" }, "S3_ACCESS_KEY"],
    ["a wrong secret", { secretKey: "another secret" }, "S3_SECRET_KEY"],
    ["an address where nothing listens", { url: "http://127.0.0.1:1" }, "S3_URL"],
  ])(
    "%s is UNAVAILABLE, and the log says what to correct without the secret",
    async (_name, changes, setting) => {
      const lines: string[] = [];
      const testLog = createLog("media", "debug", { write: (line: string) => void lines.push(line) });
      const settings = settingsOf(name, origin.publicUrl, changes);
      const stat = openS3Store(settings, { log: testLog, clock: () => new Date() }).stat(
        `uploads/${newId()}`,
      );
      await expect(stat).rejects.toMatchObject({ failure: { code: "UNAVAILABLE", dependency: "files" } });
      expect(lines.join("\n")).toContain(setting);
      expect(lines.join("\n")).not.toContain(settings.secretKey);
    },
  );

  test("an object of many megabytes comes back as it was", async () => {
    const key = `uploads/${newId()}`;
    const large = Buffer.alloc(20 * 1024 * 1024, "reel");
    await open().write(key, large, "video/mp4");
    expect(await open().stat(key)).toEqual({ size: large.length, contentType: "video/mp4" });
    expect((await open().read(key)).equals(large)).toBe(true);
  });

  test("a new bucket gets a rule that removes abandoned uploads, where the server takes such a rule", async () => {
    const bucket = `rules-${newId()}`;
    const client = new S3Client({ ...clientOf(name), pathStyle: true });
    await open({ bucket }).write(`uploads/${newId()}`, bytes, "image/png");
    const rules = await client.getBucketLifecycle(bucket).catch(() => null);
    // MinIO rejects the rule; it removes parts older than a day by itself.
    expect(JSON.stringify(rules)).toEqual(
      name === "minio" ? "null" : expect.stringContaining("AbortIncompleteMultipartUpload"),
    );
  });

  test("the first link that is given leads into a bucket", async () => {
    const bucket = `first-${newId()}`;
    const { url } = engineAddress(name);
    const key = `uploads/${newId()}`;
    const store = open({ bucket, publicUrl: `${url}/${bucket}` });
    const link = await store.signUpload(key, { contentType: "image/png", size: bytes.length });
    const headers = { "content-type": "image/png" };
    const put = await fetch(link.url, { method: "PUT", headers, body: new Uint8Array(bytes) });
    expect(put.status).toBe(200);
    expect(await store.stat(key)).toEqual({ size: bytes.length, contentType: "image/png" });
  });

  test("rules that somebody else gave the bucket stay", async () => {
    const bucket = `rules-${newId()}`;
    const client = new S3Client({ ...clientOf(name), pathStyle: true });
    await client.makeBucket(bucket, "us-east-1");
    const own = { ID: "own", Status: "Enabled", Filter: { Prefix: "reports/" }, Expiration: { Days: 30 } };
    await client.setBucketLifecycle(bucket, { Rule: [own] });
    await open({ bucket }).write(`uploads/${newId()}`, bytes, "image/png");
    expect(JSON.stringify(await client.getBucketLifecycle(bucket))).toContain("reports/");
  });
});
