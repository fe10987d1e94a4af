import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Client } from "minio";
import { z } from "zod";
import { measure, type Manifest } from "./manifest.ts";

/** A key created by media; other files beside the objects, such as parts of an unfinished upload, do not match. */
const KEY = /^[a-z]+\/[0-9a-f-]{36}(\.(?!json$)[a-z0-9]+)?$/;
const AT_ONCE = 8;
const factsSchema = z.object({ contentType: z.string() });

/** Location and credentials of the objects on a real S3 server. */
export interface Bucket {
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  readonly bucket: string;
}

export type Counted = Manifest["objects"];

/** Keys of the objects in a folder of the disk store, or in a backup, which has the same layout. */
export async function keysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => KEY.test(name)).toSorted();
}

/** Number of objects in a folder, and one checksum over all their bytes. */
export async function count(folder: string): Promise<Counted> {
  const hash = createHash("sha256");
  const keys = await keysIn(folder);
  let bytes = 0;
  for (const key of keys) {
    const one = await measure(join(folder, key));
    hash.update(`${key} ${one.sha256}\n`);
    bytes += one.bytes;
  }
  return { count: keys.length, bytes, sha256: hash.digest("hex") };
}

/** Processes several keys concurrently. */
async function eachOf(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let key = keys[next++]; key !== undefined; key = keys[next++]) await work(key);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Skips an object that was removed after it was listed. */
async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== "ENOENT" && code !== "NotFound" && code !== "NoSuchKey") throw error;
  }
}

/** Copies the objects of the disk store with their metadata, while it is in use. */
export async function copyFromDisk(folder: string, target: string): Promise<void> {
  const copyOne = async (key: string): Promise<void> => {
    const [source, copy] = [join(folder, key), join(target, key)];
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(`${source}.json`, `${copy}.json`);
    await copyFile(source, copy);
  };
  await eachOf(await keysIn(folder), (key) => unlessGone(copyOne(key)));
}

/** Media's bucket according to its settings. */
export function bucketOf(settings: Readonly<Record<string, string>>): Bucket {
  const { S3_URL: url = "", S3_ACCESS_KEY: accessKey = "", S3_SECRET_KEY: secretKey = "" } = settings;
  const { S3_REGION: region = "us-east-1", S3_BUCKET: bucket = "objects" } = settings;
  return { url, accessKey, secretKey, region, bucket };
}

function clientOf({ url, region, accessKey, secretKey }: Bucket): Client {
  const place = new URL(url);
  const useSSL = place.protocol === "https:";
  const port = Number(place.port || (useSSL ? "443" : "80"));
  return new Client({
    endPoint: place.hostname,
    port,
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
  });
}

/** Copies the objects of a bucket into a folder, in the layout of the disk store. */
export async function copyFromBucket(from: Bucket, target: string): Promise<void> {
  const client = clientOf(from);
  const keys: string[] = [];
  const listed = client.listObjectsV2(from.bucket, "", true);
  for await (const item of listed as AsyncIterable<{ name?: string }>) if (item.name) keys.push(item.name);
  const copyOne = async (key: string): Promise<void> => {
    const copy = join(target, key);
    await mkdir(dirname(copy), { recursive: true });
    const { metaData } = await client.statObject(from.bucket, key);
    await client.fGetObject(from.bucket, key, copy);
    const contentType = String(metaData["content-type"] ?? "application/octet-stream");
    await writeFile(`${copy}.json`, JSON.stringify({ contentType }));
  };
  await eachOf(keys, (key) => unlessGone(copyOne(key)));
}

/** Uploads the objects of a folder into a bucket, which is created if missing. */
export async function copyIntoBucket(folder: string, to: Bucket): Promise<void> {
  const client = clientOf(to);
  if (!(await client.bucketExists(to.bucket))) await client.makeBucket(to.bucket, to.region);
  await eachOf(await keysIn(folder), async (key) => {
    const { contentType } = factsSchema.parse(
      JSON.parse(await readFile(join(folder, `${key}.json`), "utf8")),
    );
    await client.fPutObject(to.bucket, key, join(folder, key), { "Content-Type": contentType });
  });
}
