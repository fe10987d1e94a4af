import { Client } from "minio";
import type { ObjectParts } from "#app/ports.ts";
import { areSameParts, type PartedUpload } from "#domain/parts.ts";
import { isAnnounced, type StoredObject } from "./object-store.ts";
import type { S3Links } from "./s3-links.ts";
import { isMissing } from "./s3-errors.ts";

/** The prefix of uploads; other keys in the bucket are left alone. */
const UPLOADS = "uploads/";

/** A part as S3 lists it; its tag identifies the bytes when the object is completed. */
interface S3Part {
  readonly part: number;
  readonly size: number;
  readonly etag: string;
  readonly lastModified?: Date;
}

/** The client's method for listing parts is protected. */
export class S3Client extends Client {
  /** The parts that have arrived, read in pages of a thousand; null if there is no such upload. */
  async partsOf(bucket: string, { key, uploadId }: PartedUpload): Promise<readonly S3Part[] | null> {
    try {
      const parts = await this.listParts(bucket, key, uploadId);
      return withoutOlder(parts);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}

/**
 * The newest version of each part, sorted by number. SeaweedFS keeps a resent part next to the previous one, with
 * times in seconds: of two with different bytes in the same second, neither counts.
 */
function withoutOlder(parts: readonly S3Part[]): readonly S3Part[] {
  const sentAt = ({ lastModified }: S3Part): number => lastModified?.getTime() ?? 0;
  const newest = [...Map.groupBy(parts, ({ part }) => part).values()].flatMap((sent) => {
    const latest = Math.max(...sent.map(sentAt));
    const last = sent.filter((one) => sentAt(one) === latest);
    return last.every(({ etag }) => etag === last[0]?.etag) ? last.slice(0, 1) : [];
  });
  return newest.toSorted((one, other) => one.part - other.part);
}

interface S3PartsOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly links: S3Links;
  readonly call: <T>(work: () => Promise<T>) => Promise<T>;
  readonly stat: (key: string) => Promise<StoredObject | null>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

/**
 * Uploads in parts to S3. Does not use the client's own upload of large objects: it numbers parts from two, and can
 * confuse parts when it resumes an interrupted upload.
 */
export function createS3Parts({ client, bucket, links, call, stat, remove }: S3PartsOptions): ObjectParts {
  const abort = ({ key, uploadId }: PartedUpload): Promise<void> =>
    call(() => client.abortMultipartUpload(bucket, key, uploadId)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  return {
    begin: (key, { contentType }) =>
      call(() => client.initiateNewMultipartUpload(bucket, key, { "Content-Type": contentType })),
    sign: links.part,
    list: async (upload) => {
      const parts = await call(() => client.partsOf(bucket, upload));
      return parts?.map(({ part, size }) => ({ part, size })) ?? null;
    },
    async complete(upload, announced, parts) {
      const { key, uploadId } = upload;
      if (isAnnounced(await stat(key), announced)) {
        await abort(upload);
        return true;
      }
      const arrived = await call(() => client.partsOf(bucket, upload));
      if (!arrived || !areSameParts(arrived, parts)) return false;
      await call(() => client.completeMultipartUpload(bucket, key, uploadId, [...arrived]));
      if (isAnnounced(await stat(key), announced)) return true;
      await remove([key]);
      return false;
    },
    abort,
    async sweep(before) {
      for (const upload of await call(() => unfinished(client, bucket, before))) await abort(upload);
    },
  };
}

/**
 * All uploads in parts begun before a time, read in pages. MinIO lists only those begun since it started, and removes
 * older parts by itself after a day.
 */
async function unfinished(client: Client, bucket: string, before: Date): Promise<PartedUpload[]> {
  const found: PartedUpload[] = [];
  let [key, upload] = ["", ""];
  for (;;) {
    const page = await client.listIncompleteUploadsQuery(bucket, "", key, upload, "");
    for (const { key: of, uploadId, initiated } of page.uploads) {
      if (initiated < before && of.startsWith(UPLOADS)) found.push({ key: of, uploadId });
    }
    if (!page.isTruncated) return found;
    [key, upload] = [page.nextKeyMarker, page.nextUploadIdMarker];
  }
}
