import { requireMember } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { respond } from "@callboard/kit/graphql/respond.ts";
import { fail } from "@callboard/kit/result.ts";
import { completeUpload } from "#app/complete-upload.ts";
import { createUpload } from "#app/create-upload.ts";
import type { Deps } from "#app/ports.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { readMediaKey, toMediaItem, toUploadTicket, type SignDownload } from "./wire.ts";

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
    },
    Mutation: {
      createUpload: async (_parent, { file }, { actor }) =>
        toUploadTicket(await respond(createUpload(deps, actor, file))),
      async completeUpload(_parent, { key }, { actor }) {
        const member = await respond(requireMember(actor));
        const id = await respond(readMediaKey(key, "key"));
        return toMediaItem(await respond(completeUpload(deps, member, id)), sign);
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
