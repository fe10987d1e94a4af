import { LIMITS } from "@callboard/catalog/limits.ts";
import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { forbidden, invalidField, limitReached } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { groupReceivers, type Conversation, type Correspondent } from "#domain/conversation.ts";
import { findAllCorrespondents, findCorrespondents } from "./correspondents.ts";
import type { Deps } from "./ports.ts";
import {
  keyedCall,
  readAgain,
  readWords,
  start,
  withFiles,
  type NewConversationInput,
} from "./start-conversation.ts";
import { requireTogether } from "./with-minors.ts";

export interface StartGroupInput {
  /** Bare ids of files. */
  readonly attachmentIds: readonly string[];
  readonly receiverIds: readonly string[];
  /** A group of casting instead of receivers. */
  readonly groupId: string | null;
  readonly projectId: string | null;
  readonly announce: boolean;
  readonly conversation: NewConversationInput;
}

/**
 * Starts a conversation with several members: given ones, each of whom the sender must be allowed to write to, or a
 * group of the sender's company, leaving out people whom the sender may not write to. Once per ClientKey.
 */
export const startGroup = forMembers<Deps, StartGroupInput, Conversation>(
  null,
  async (deps, member, input) => {
    const { conversation, projectId, announce, receiverIds, groupId, attachmentIds } = input;
    const call = keyedCall(member, "createGroupConversation", conversation, {
      receiverIds,
      groupId,
      projectId,
      announce,
    });
    const stored = await storedResponse<string>(deps.transaction, call);
    if (stored) return stored.ok ? readAgain(deps, member, stored.value) : stored;
    const people = groupId === null ? await named(deps, member, input) : await ofGroup(deps, member, input);
    if (!people.ok && people.failure.code !== "VALIDATION") return people;
    const read = combineValidations({ people, words: readWords(conversation, attachmentIds) });
    if (!read.ok) return read;
    const senderId = member.userId;
    const together = await requireTogether(deps, read.value.people, announce ? senderId : null);
    if (!together.ok) return together;
    const content = await withFiles(deps, member, read.value.words);
    if (!content.ok) return content;
    const { subject, message } = content.value;
    const started = await deps.transaction((unit) =>
      unit.once(call, async () => {
        await unit.savePeople(read.value.people);
        return start(unit, member, {
          id: newId(),
          kind: "Group",
          announce,
          subject,
          projectId,
          senderId,
          receiverIds: read.value.people.map(({ id }) => id).filter((id) => id !== senderId),
          message,
        });
      }),
    );
    return started.ok ? readAgain(deps, member, started.value) : started;
  },
);

async function named(
  deps: Deps,
  member: Member,
  input: StartGroupInput,
): Promise<Result<readonly Correspondent[]>> {
  const path = "conversation.ReceiverIds";
  const receiverIds = [...new Set(input.receiverIds)];
  if (receiverIds.length === 0)
    return fail(invalidField(path, "REQUIRED", "Name at least one receiver, or a group."));
  const max = groupReceivers(member.roles);
  if (receiverIds.length > max) return fail(limitReached("GROUP_RECEIVERS", max));
  return findAllCorrespondents(deps, { senderId: member.userId, receiverIds, path });
}

/** The people of a group in casting; group names are private to the company. */
async function ofGroup(
  deps: Deps,
  member: Member,
  { groupId, projectId }: StartGroupInput,
): Promise<Result<readonly Correspondent[]>> {
  const path = "conversation.GroupId";
  const { organisationId: companyId } = member;
  if (!hasRole(member, "Production") || companyId === null) return fail(forbidden("ROLE"));
  if (projectId === null)
    return fail(invalidField("conversation.ProjectId", "REQUIRED", "Name the project of the group."));
  const max = LIMITS.groupReceivers.Production;
  const found = await deps.upstreams.listGroupMembers(
    { companyId, projectId, groupId: groupId ?? "" },
    max + 1,
  );
  if (!found.ok) return found;
  if (found.value.length > max) return fail(limitReached("GROUP_RECEIVERS", max));
  const wanted = { senderId: member.userId, receiverIds: found.value, path };
  const people = await findCorrespondents(deps, wanted);
  if (!people.ok) return people;
  const { sender, reached } = people.value;
  return reached.length > 0
    ? ok([sender, ...reached])
    : fail(invalidField(path, "REQUIRED", "Nobody in this group can be messaged."));
}
