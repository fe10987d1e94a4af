import aws4 from "aws4";
import type { Announced, SignedLink } from "#app/ports.ts";
import type { Part, PartedUpload } from "#domain/parts.ts";
import {
  dispositionOf,
  DOWNLOAD_WINDOW_SECONDS,
  MAX_DOWNLOAD_SECONDS,
  UPLOAD_SECONDS,
  type OfferedObject,
} from "./object-store.ts";
import type { S3Settings } from "./s3-settings.ts";

/**
 * Seconds by which our clock may be behind the server's, which counts from the time in the link. A link signed by a
 * correct clock is valid for this much longer.
 */
export const CLOCK_MARGIN_SECONDS = 300;

/** Signs links as S3 checks them (signature version 4 in the query). */
export interface S3Links {
  upload(key: string, announced: Announced): SignedLink;
  part(upload: PartedUpload, part: Part): SignedLink;
  download(key: string, offered: OfferedObject): string;
}

/** Signs links with the given clock. They work even if it is five minutes off. */
export function createS3Links(settings: S3Settings, clock: () => Date): S3Links {
  const place = new URL(settings.publicUrl);
  const credentials = { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey };
  const link = (
    method: "PUT" | "GET",
    key: string,
    query: URLSearchParams,
    headers: Record<string, string>,
  ): string => {
    const path = `${place.pathname.replace(/\/$/, "")}/${key}?${query.toString()}`;
    const request = {
      service: "s3",
      region: settings.region,
      method,
      path,
      host: place.host,
      headers,
      signQuery: true,
    };
    const { path: signed } = aws4.sign(request, credentials);
    // On the public origin the link needs no host.
    return place.origin === new URL(settings.origin).origin ? (signed ?? "") : `${place.origin}${signed}`;
  };
  const put = (key: string, headers: Record<string, string>, more: Record<string, string>): SignedLink => {
    const now = clock();
    const query = validity(now, UPLOAD_SECONDS);
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    const expiresAt = new Date(now.getTime() + UPLOAD_SECONDS * 1_000);
    return { url: link("PUT", key, query, headers), expiresAt };
  };
  return {
    upload: (key, { contentType, size }) =>
      put(key, { "Content-Type": contentType, "Content-Length": String(size) }, {}),
    part: ({ key, uploadId }, { part, size }) =>
      put(key, { "Content-Length": String(size) }, { partNumber: String(part), uploadId }),
    download(key, offered) {
      const windowMs = DOWNLOAD_WINDOW_SECONDS * 1_000;
      const startedAt = new Date(Math.floor(clock().getTime() / windowMs) * windowMs);
      const query = validity(startedAt, MAX_DOWNLOAD_SECONDS + CLOCK_MARGIN_SECONDS);
      query.set("response-cache-control", `private, max-age=${DOWNLOAD_WINDOW_SECONDS}`);
      query.set("response-content-type", offered.contentType);
      query.set("response-content-disposition", dispositionOf(offered));
      return link("GET", key, query, {});
    },
  };
}

function validity(from: Date, seconds: number): URLSearchParams {
  const moment = from.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  return new URLSearchParams({ "X-Amz-Date": moment, "X-Amz-Expires": String(seconds) });
}
