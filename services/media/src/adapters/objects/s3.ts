import { buffer } from "node:stream/consumers";
import { Client } from "minio";
import type { Log } from "@callboard/kit/log.ts";
import type { ObjectStore } from "./object-store.ts";
import type { S3Settings } from "./s3-settings.ts";
import { createS3Links } from "./s3-links.ts";
import { askS3, isMissing } from "./s3-trouble.ts";

/** Days after which parts that no write finished are removed by the server. */
const ABANDONED_DAYS = 1;

interface S3Parts {
  readonly log: Log;
  readonly clock: () => Date;
}

/** The object store of a cluster. The bucket is made before it is first used. */
export function openS3Store(settings: S3Settings, { log, clock }: S3Parts): ObjectStore {
  const client = createClient(settings);
  const { bucket } = settings;
  const links = createS3Links(settings, clock);
  let made: Promise<void> | null = null;
  const ask = <T>(work: () => Promise<T>): Promise<T> =>
    askS3(log, async () => {
      made ??= ensureBucket(client, settings);
      try {
        await made;
      } catch (error) {
        made = null;
        throw error;
      }
      return work();
    });
  const orNull = <T>(work: () => Promise<T>): Promise<T | null> =>
    ask(work).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  return {
    signUpload: links.upload,
    signDownload: links.download,
    write: (key, bytes, contentType) =>
      ask(async () => {
        await client.putObject(bucket, key, bytes, bytes.length, { "Content-Type": contentType });
      }),
    read: (key) => ask(async () => buffer(await client.getObject(bucket, key))),
    readStart: (key, length) =>
      orNull(async () => buffer(await client.getPartialObject(bucket, key, 0, length))),
    stat: (key) =>
      orNull(async () => {
        const { size, metaData } = await client.statObject(bucket, key);
        return { size, contentType: String(metaData["content-type"] ?? "application/octet-stream") };
      }),
    remove: (keys) =>
      ask(async () => {
        if (keys.length > 0) await client.removeObjects(bucket, [...keys]);
      }),
  };
}

function createClient({ url, region, accessKey, secretKey }: S3Settings): Client {
  const place = new URL(url);
  const useSSL = place.protocol === "https:";
  return new Client({
    endPoint: place.hostname,
    port: Number(place.port || (useSSL ? "443" : "80")),
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
  });
}

/** Makes the bucket when it is missing, and lets the server remove what uploads left behind. */
async function ensureBucket(client: Client, { bucket, region }: S3Settings): Promise<void> {
  if (!(await client.bucketExists(bucket))) {
    await client.makeBucket(bucket, region).catch((error: unknown) => {
      // Another process was faster.
      if (!(error instanceof Error && "code" in error && error.code === "BucketAlreadyOwnedByYou"))
        throw error;
    });
  }
  await client.setBucketLifecycle(bucket, {
    Rule: [
      {
        ID: "abandoned-uploads",
        Status: "Enabled",
        Filter: { Prefix: "" },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: ABANDONED_DAYS },
      },
    ],
  });
}
