import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { respond } from "@callboard/kit/graphql/respond.ts";
import { fail } from "@callboard/kit/result.ts";
import { abortUpload } from "#app/abort-upload.ts";
import { completeUpload } from "#app/complete-upload.ts";
import { createUpload } from "#app/create-upload.ts";
import { listUploadParts } from "#app/list-upload-parts.ts";
import type { Deps } from "#app/ports.ts";
import { signUploadPart } from "#app/sign-upload-part.ts";
import type { Resolvers } from "#gen/graphql.ts";
import {
  readMediaKey,
  toMediaItem,
  toUploadPart,
  toUploadPartLink,
  toUploadTicket,
  type SignDownload,
} from "./wire.ts";

/** The id of an upload, for those who are members; whether it is theirs is the use case's to say. */
async function readUpload(actor: Actor, key: string): Promise<string> {
  await respond(requireMember(actor));
  return respond(readMediaKey(key, "key"));
}

/** The resolvers of media. */
export function createResolvers(deps: Deps, sign: SignDownload): Resolvers {
  return {
    Query: {
      async getMediaItem(_parent, { key }, context) {
        await respond(requireMember(context.actor));
        const id = await respond(readMediaKey(key, "key"));
        const file = await context.files.load(id);
        return file ? toMediaItem(file, sign) : respond(fail(notFound("file")));
      },
      async listUploadParts(_parent, { key }, { actor }) {
        const id = await readUpload(actor, key);
        return (await respond(listUploadParts(deps, actor, id))).map(toUploadPart);
      },
    },
    Mutation: {
      createUpload: async (_parent, { file }, { actor }) =>
        toUploadTicket(await respond(createUpload(deps, actor, file))),
      async signUploadPart(_parent, { key, parts }, { actor }) {
        const id = await readUpload(actor, key);
        return (await respond(signUploadPart(deps, actor, { id, parts }))).map(toUploadPartLink);
      },
      async completeUpload(_parent, { key }, { actor }) {
        const id = await readUpload(actor, key);
        return toMediaItem(await respond(completeUpload(deps, actor, id)), sign);
      },
      async abortUpload(_parent, { key }, { actor }) {
        const id = await readUpload(actor, key);
        await respond(abortUpload(deps, actor, id));
        return { Status: "OK" };
      },
    },
    MediaItem: {
      async __resolveReference(reference: { PK: string }, context) {
        const id = readMediaKey(reference.PK, "PK");
        const file = id.ok ? await context.files.load(id.value) : null;
        return file ? toMediaItem(file, sign) : null;
      },
    },
  };
}
