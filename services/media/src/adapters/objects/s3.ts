import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Blank } from "@callboard/catalog/files/film-facts.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { blankedStream } from "./blanked-stream.ts";
import type { ObjectStore, StoredObject } from "./object-store.ts";
import type { S3Settings } from "./s3-settings.ts";
import { createS3Links } from "./s3-links.ts";
import { createS3Parts, S3Client } from "./s3-parts.ts";
import { ensureBucket, listUploads } from "./s3-bucket.ts";
import { callS3, isMissing } from "./s3-errors.ts";

interface S3Parts {
  readonly log: Log;
  readonly clock: () => Date;
}

/** The object store of a cluster. The bucket is created before its first use. */
export function openS3Store(settings: S3Settings, { log, clock }: S3Parts): ObjectStore {
  const client = createClient(settings);
  const { bucket } = settings;
  const links = createS3Links(settings, clock);
  let made: Promise<void> | null = null;
  const call = <T>(work: () => Promise<T>): Promise<T> =>
    callS3(log, async () => {
      made ??= ensureBucket(client, settings, log);
      try {
        await made;
      } catch (error) {
        made = null;
        throw error;
      }
      return work();
    });
  const orNull = <T>(work: () => Promise<T>): Promise<T | null> =>
    call(work).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  const stat = (key: string): Promise<StoredObject | null> =>
    orNull(async () => {
      const { size, metaData } = await client.statObject(bucket, key);
      return { size, contentType: String(metaData["content-type"] ?? "application/octet-stream") };
    });
  const remove = (keys: readonly string[]): Promise<void> =>
    call(async () => {
      if (keys.length > 0) await client.removeObjects(bucket, [...keys]);
    });
  return {
    parts: createS3Parts({ client, bucket, links, call, stat, remove }),
    // By then the bucket exists; otherwise the link would fail for the browser.
    signUpload: (key, announced) => call(async () => links.upload(key, announced)),
    signDownload: links.download,
    write: (key, bytes, contentType) =>
      call(async () => {
        await client.putObject(bucket, key, bytes, bytes.length, { "Content-Type": contentType });
      }),
    read: (key) => call(async () => buffer(await client.getObject(bucket, key))),
    readPart: (key, from, length) =>
      orNull(async () => buffer(await client.getPartialObject(bucket, key, from, length))),
    stat,
    copy: async (from, to) =>
      (await orNull(() => client.copyObject(bucket, to, `/${bucket}/${from}`))) !== null,
    blank: (key, blanks) => call(() => blankObject(client, bucket, key, blanks)),
    remove,
    listUploads: (before, page) => call(() => listUploads(client, bucket, { before, ...page })),
  };
}

/** As one new object under the same key, piece by piece: the film may be larger than memory. */
async function blankObject(
  client: S3Client,
  bucket: string,
  key: string,
  blanks: readonly Blank[],
): Promise<void> {
  const { size, metaData } = await client.statObject(bucket, key);
  const clean = Readable.from(blankedStream(blanks)(await client.getObject(bucket, key)));
  await client.putObject(bucket, key, clean, size, { "Content-Type": String(metaData["content-type"]) });
}

function createClient({ url, region, accessKey, secretKey }: S3Settings): S3Client {
  const place = new URL(url);
  const useSSL = place.protocol === "https:";
  return new S3Client({
    endPoint: place.hostname,
    port: Number(place.port || (useSSL ? "443" : "80")),
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    // Retries would write to the console, and the caller can retry anyway.
    retryOptions: { disableRetry: true },
  });
}
