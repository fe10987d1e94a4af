import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { send } from "@fastify/send";
import type { FastifyInstance } from "fastify";
import { FailureError, forbidden, notFound } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { finish, pathOf } from "./disk-files.ts";
import type { Grant, LinkSigner } from "./link-signer.ts";
import { dispositionOf, type ObjectStore } from "./object-store.ts";
import { partsFolderOf } from "./parts/disk-part-files.ts";
import { receivePart } from "./parts/disk-part-writers.ts";

/** Why a link does not do what is asked of it. The bytes may be fine: then the link was signed for others. */
const REFUSALS = {
  expired: "This link has expired.",
  changed: "This link isn't valid.",
  type: "This link was made for another content type.",
  size: "This link was made for another number of bytes.",
} as const;

const refused = (reason: keyof typeof REFUSALS): FailureError =>
  new FailureError(forbidden("OWNERSHIP", REFUSALS[reason]));

/** Bytes beyond what a link allows that are still read, so that the refusal is heard. */
const MAX_EXCESS_BYTES = 16 * 1024 ** 2;

interface Route {
  Params: { "*": string };
  Querystring: Record<string, string>;
}

/**
 * Serves the disk store under /objects, like a cluster's S3. Streams all bytes instead of buffering them in memory.
 */
export async function serveDiskStore(
  app: FastifyInstance,
  options: { folder: string; signer: LinkSigner; objects: ObjectStore },
): Promise<void> {
  await app.register(async (scope) => {
    // No gateway is in front of it: what a refusal costs would tell strangers whether the thing exists.
    scope.addHook("onSend", async (_request, reply) => void reply.removeHeader("server-timing"));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.put<Route>("/objects/*", { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
      const grant = options.signer.check("PUT", request.params["*"], request.query);
      if (typeof grant === "string") throw refused(grant);
      if (!grant.part && request.headers["content-type"] !== grant.detail) throw refused("type");
      if (Number(request.headers["content-length"] ?? grant.size) !== grant.size) throw refused("size");
      await receive(options.folder, grant, request.body as Readable);
      return reply.code(200).send();
    });
    scope.get<Route>("/objects/*", async (request, reply) => {
      const key = request.params["*"];
      const grant = options.signer.check("GET", key, request.query);
      if (typeof grant === "string") throw refused(grant);
      const stored = await options.objects.stat(key);
      if (!stored) throw new FailureError(notFound("file"));
      const contentType = grant.contentType ?? stored.contentType;
      const found = await send(request.raw, `/${key}`, { root: options.folder, cacheControl: false });
      return reply
        .code(found.statusCode)
        .headers({
          ...found.headers,
          "content-type": contentType,
          "content-disposition": dispositionOf({ fileName: grant.detail, contentType }),
          "cache-control": `private, max-age=${Math.max(0, grant.expires - Math.floor(Date.now() / 1_000))}`,
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
          "cross-origin-resource-policy": "same-origin",
        })
        .send(found.stream);
    });
  });
}

/** Stores the bytes of a link once all have arrived: as the object, or as one of its parts. */
async function receive(folder: string, grant: Grant, body: Readable): Promise<void> {
  const { key, part } = grant;
  const all = (to: Writable): Promise<void> => pipeline(body, granted(grant), to);
  if (!part) return receiveObject(pathOf(folder, key), grant, all);
  const place = partsFolderOf(folder, { key, uploadId: part.uploadId });
  const isPlaced = await receivePart(place, { part: part.number, size: grant.size }, all);
  if (!isPlaced) throw new FailureError(notFound("upload"));
}

async function receiveObject(
  path: string,
  { detail }: Grant,
  all: (to: Writable) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const at = `${path}.${newId()}.part`;
  try {
    await all(createWriteStream(at));
    await finish(at, path, detail);
  } catch (error) {
    await rm(at, { force: true });
    throw error;
  }
}

/** Passes on exactly as many bytes as a link allows; fails if there are more or fewer. */
function granted({ size }: Grant) {
  return async function* (source: AsyncIterable<Buffer>) {
    let received = 0;
    for await (const chunk of source) {
      received += chunk.length;
      // The rest is read and forgotten: a proxy takes a connection that closes while it sends for the answer.
      if (received <= size) yield chunk;
      else if (received > size + MAX_EXCESS_BYTES) throw refused("size");
    }
    if (received !== size) throw refused("size");
  };
}
