import { sql, type Transaction } from "kysely";
import type { Attachment } from "#domain/attachment.ts";
import type { Tables } from "./tables.ts";

/** The files of a message `m` in order, as JSON. */
export const ATTACHMENTS = sql<readonly Attachment[]>`(
  select coalesce(json_agg(json_build_object('mediaId', a.media_id, 'fileName', a.file_name,
    'contentType', a.content_type, 'size', a.size) order by a.place), '[]')
  from message_attachment a where a.message_id = m.id)`;

/** Attaches files to a message; false if one of them is attached to another. */
export async function addAttachments(
  tx: Transaction<Tables>,
  messageId: string,
  files: readonly Attachment[],
): Promise<boolean> {
  const added = await tx
    .insertInto("message_attachment")
    .values(
      files.map(({ mediaId, fileName, contentType, size }, place) => ({
        media_id: mediaId,
        message_id: messageId,
        place,
        file_name: fileName,
        content_type: contentType,
        size,
      })),
    )
    .onConflict((conflict) => conflict.column("media_id").doNothing())
    .returning("media_id")
    .execute();
  return added.length === files.length;
}
