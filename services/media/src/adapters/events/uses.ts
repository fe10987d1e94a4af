import type { Transaction } from "kysely";
import type { EventPayload, EventSchema } from "@callboard/bus/event.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import {
  CompanyCreatedSchema,
  CompanyMemberRemovedSchema,
  CompanyUpdatedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import {
  ProjectDeletedSchema,
  ProjectDocsChangedSchema,
  ProjectMediaChangedSchema,
  ProjectRestoredSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { MessageSentSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import { PostPublishedSchema, PostRemovedSchema } from "@callboard/proto/talent/v1/events_pb.ts";
import { keepSent } from "#adapters/store/attachments.ts";
import { handToCompany } from "#adapters/store/privacy.ts";
import {
  endUses,
  keepForCompany,
  keepPersonal,
  keepUse,
  resumeUses,
  type FileUse,
} from "#adapters/store/uses.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Records what shows which file, so that only the files of a project are deleted with it. */
export function useHandlers(): readonly EventHandler<Tables>[] {
  const keep = <S extends EventSchema>(
    schema: S,
    toUse: (payload: EventPayload<S>) => FileUse,
  ): EventHandler<Tables> =>
    on({ schema, apply: (tx: Transaction<Tables>, _, payload) => keepUse(tx, toUse(payload)) });
  return [
    on({
      schema: PostPublishedSchema,
      async apply(tx: Transaction<Tables>, _, { postId, userId, mediaIds, releasedMediaIds }) {
        const use = { usedBy: `post:${postId}`, holderId: postId };
        await keepUse(tx, { ...use, fileIds: mediaIds, releasedIds: releasedMediaIds });
        await keepPersonal(tx, userId, mediaIds);
      },
    }),
    ...companyHandlers(),
    keep(PostRemovedSchema, ({ postId, releasedMediaIds }) => ({
      usedBy: `post:${postId}`,
      holderId: postId,
      fileIds: [],
      releasedIds: releasedMediaIds,
    })),
    on({
      schema: MessageSentSchema,
      apply: (tx: Transaction<Tables>, _, { mediaIds }, { occurredAt }) => keepSent(tx, mediaIds, occurredAt),
    }),
    keep(ProjectMediaChangedSchema, (changed) => ofProject("media", changed)),
    keep(ProjectDocsChangedSchema, (changed) => ofProject("documents", changed)),
    on({
      schema: ProjectDeletedSchema,
      apply: (tx: Transaction<Tables>, _, { projectId }, { occurredAt }) =>
        endUses(tx, projectId, occurredAt),
    }),
    on({
      schema: ProjectRestoredSchema,
      apply: (tx: Transaction<Tables>, _, { projectId }) => resumeUses(tx, projectId),
    }),
  ];
}

/** What belongs to a company: what it shows, and what is left by those who leave it. */
function companyHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: CompanyCreatedSchema,
      apply: (tx: Transaction<Tables>, _, { companyId, mediaIds }) => keepShown(tx, companyId, mediaIds, []),
    }),
    on({
      schema: CompanyUpdatedSchema,
      apply: (tx: Transaction<Tables>, _, { companyId, mediaIds, releasedMediaIds }) =>
        keepShown(tx, companyId, mediaIds, releasedMediaIds),
    }),
    on({
      schema: CompanyMemberRemovedSchema,
      apply: (tx: Transaction<Tables>, _, { userId, companyId }) => handToCompany(tx, userId, companyId),
    }),
  ];
}

async function keepShown(
  tx: Transaction<Tables>,
  companyId: string,
  fileIds: readonly string[],
  releasedIds: readonly string[],
): Promise<void> {
  await keepUse(tx, { usedBy: `company:${companyId}`, holderId: companyId, fileIds, releasedIds });
  await keepForCompany(tx, companyId, fileIds);
}

function ofProject(
  list: string,
  changed: EventPayload<typeof ProjectMediaChangedSchema | typeof ProjectDocsChangedSchema>,
): FileUse {
  const { projectId, mediaIds, releasedMediaIds } = changed;
  return {
    usedBy: `project:${projectId}:${list}`,
    holderId: projectId,
    fileIds: mediaIds,
    releasedIds: releasedMediaIds,
  };
}
