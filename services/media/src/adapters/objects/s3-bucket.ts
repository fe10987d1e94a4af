import type { Client } from "minio";
import type { Log } from "@callboard/kit/log/log.ts";
import type { S3Settings } from "./s3-settings.ts";
import { codeOf } from "./s3-errors.ts";

/** Days after which the server removes parts of unfinished uploads. */
const ABANDONED_DAYS = 1;
const ABANDONED = {
  Rule: [
    {
      ID: "abandoned-uploads",
      Status: "Enabled",
      Filter: { Prefix: "" },
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: ABANDONED_DAYS },
    },
  ],
};

/**
 * Error codes of servers that do not support such a rule (MinIO removes the parts itself) or deny the right to set
 * it.
 */
const NO_RULE: ReadonlySet<string> = new Set([
  "InvalidArgument",
  "MalformedXML",
  "NotImplemented",
  "AccessDenied",
]);

/**
 * Creates the bucket if it is missing, and has the server remove abandoned uploads if it can. This covers days on
 * which media is down; otherwise its own sweep does the same. Existing rules of the bucket are kept.
 */
export async function ensureBucket(client: Client, settings: S3Settings, log: Log): Promise<void> {
  const { bucket, region } = settings;
  if (!(await client.bucketExists(bucket))) {
    await client.makeBucket(bucket, region).catch((error: unknown) => {
      // Another process was faster.
      if (codeOf(error) !== "BucketAlreadyOwnedByYou") throw error;
    });
  }
  try {
    if (!(await hasRules(client, bucket))) await client.setBucketLifecycle(bucket, ABANDONED);
  } catch (error) {
    if (!NO_RULE.has(codeOf(error))) throw error;
    log.info(
      { event: "upload_expiry_unsupported", dependency: "S3", code: codeOf(error) },
      "S3 takes no rule for abandoned uploads; media sweeps them",
    );
  }
}

async function hasRules(client: Client, bucket: string): Promise<boolean> {
  try {
    return (await client.getBucketLifecycle(bucket)) !== null;
  } catch (error) {
    if (codeOf(error) === "NoSuchLifecycleConfiguration") return false;
    throw error;
  }
}

interface UploadPage {
  readonly before: Date;
  readonly after: string | null;
  readonly max: number;
}

/** Keys of uploads last written before a time, sorted: at most `max` after `after`. */
export async function listUploads(
  client: Client,
  bucket: string,
  { before, after, max }: UploadPage,
): Promise<readonly string[]> {
  const found: string[] = [];
  const listed = client.listObjectsV2(bucket, "uploads/", true, after ?? "");
  for await (const item of listed as AsyncIterable<{ name?: string; lastModified?: Date }>) {
    if (item.name && item.lastModified && item.lastModified < before) found.push(item.name);
    if (found.length === max) break;
  }
  return found;
}
