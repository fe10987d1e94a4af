import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, invalidField, limitReached, notFound } from "@callboard/kit/failure.ts";
import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { groupReceivers, mayAdd, type Conversation, type Correspondent } from "#domain/conversation.ts";
import { findCorrespondents, type Correspondents } from "./correspondents.ts";
import type { OwnKey } from "./delete-conversations.ts";
import type { Deps, UnitOfWork } from "./ports.ts";
import { apart, findApart } from "./with-minors.ts";

/** The most people that a group can have over its lifetime. */
const MAX_PEOPLE = 200;

export interface MembersInput extends OwnKey {
  readonly userIds: readonly string[];
}

/** The result for one person of a call. */
export interface MemberOutcome {
  readonly userId: string;
  /** Null: done, or already so. */
  readonly rule: FailureRule | "NOT_FOUND" | null;
}

/** The group, for its owner only. */
async function ownGroup(deps: Deps, { userId }: Member, key: OwnKey): Promise<Result<Conversation>> {
  const found = key.userId === userId ? await deps.reads.conversation(key.conversationId, userId) : null;
  if (!found) return fail(notFound("conversation"));
  return found.kind === "Group" && found.ownerId === userId ? ok(found) : fail(forbidden("OWNERSHIP"));
}

/** The distinct people of a call. */
function readPeople({ userIds }: MembersInput): Result<readonly string[]> {
  if (userIds.length === 0) return fail(invalidField("UserIds", "REQUIRED", "Name at least one member."));
  if (userIds.length > MAX_PEOPLE) return fail(limitReached("GROUP_RECEIVERS", MAX_PEOPLE));
  return ok([...new Set(userIds)]);
}

/** The owner adds people, who see messages from then on. People whom the owner may not write to are skipped. */
export const addMembers = forMembers<Deps, MembersInput, readonly MemberOutcome[]>(
  null,
  async (deps, member, input) => {
    const group = await ownGroup(deps, member, input);
    if (!group.ok) return group;
    const ids = readPeople(input);
    if (!ids.ok) return ids;
    const wanted = { senderId: member.userId, receiverIds: ids.value, path: "UserIds" };
    const found = await findCorrespondents(deps, wanted);
    const people = found.ok ? await withoutStrangers(deps, group.value, found.value) : found;
    if (!people.ok) return people;
    const { reached, refused } = people.value;
    return deps.transaction(async (unit): Promise<Result<readonly MemberOutcome[]>> => {
      const locked = await unit.lockConversation(group.value.id, member.userId);
      if (!locked) return fail(notFound("conversation"));
      const open = mayAdd(locked.status);
      if (!open.ok) return open;
      await unit.savePeople(reached);
      const added = await unit.addMembers(
        locked,
        reached.map(({ id }) => id),
      );
      const room = await hasRoom(unit, member, locked.id);
      if (!room.ok) return room;
      await publish(unit, member, locked.id, { added, removed: [] });
      return ok(
        ids.value.map((userId) => {
          const failure = refused.get(userId);
          return {
            userId,
            rule: failure ? (failure.rule ?? failure.fields?.[0]?.rule ?? "NOT_FOUND") : null,
          };
        }),
      );
    });
  },
);

/** Refuses people who may not be with those present, or added before them, because one of the two is a minor. */
async function withoutStrangers(
  deps: Deps,
  { id, announce, ownerId }: Conversation,
  found: Correspondents,
): Promise<Result<Correspondents>> {
  const present = await deps.reads.participants(id);
  const members = await deps.upstreams.batchGetMembers(present.map(({ userId }) => userId));
  if (!members.ok) return members;
  const added = found.reached.filter((person) => !members.value.has(person.id));
  const everybody = [...members.value.values(), ...added];
  const pairs = await findApart(deps, everybody, announce ? ownerId : null);
  if (!pairs.ok) return pairs;
  const refused = new Map(found.refused);
  for (const person of added) {
    const others = pairs.value
      .filter(({ minor, adult }) => minor.id === person.id || adult.id === person.id)
      .map(({ minor, adult }) => (minor.id === person.id ? adult : minor));
    const isEarlier = (other: Correspondent): boolean =>
      !refused.has(other.id) && everybody.indexOf(other) < everybody.indexOf(person);
    if (others.some(isEarlier)) refused.set(person.id, apart());
  }
  return ok({ ...found, refused, reached: found.reached.filter((person) => !refused.has(person.id)) });
}

/** `LIMIT` if the group has more people than its owner may write to at once. */
async function hasRoom(unit: UnitOfWork, { roles }: Member, id: string): Promise<Result<void>> {
  const { present, ever } = await unit.countMembers(id);
  const max = groupReceivers(roles);
  // The owner does not count as a receiver.
  if (present - 1 > max) return fail(limitReached("GROUP_RECEIVERS", max));
  return ever > MAX_PEOPLE ? fail(limitReached("GROUP_RECEIVERS", MAX_PEOPLE)) : ok();
}

/** The owner removes people, who keep messages sent until then. */
export const removeMembers = forMembers<Deps, MembersInput, readonly MemberOutcome[]>(
  null,
  async (deps, member, input) => {
    const group = await ownGroup(deps, member, input);
    if (!group.ok) return group;
    const ids = readPeople(input);
    if (!ids.ok) return ids;
    return deps.transaction(async (unit): Promise<Result<readonly MemberOutcome[]>> => {
      const locked = await unit.lockConversation(group.value.id, member.userId);
      if (!locked) return fail(notFound("conversation"));
      const others = ids.value.filter((id) => id !== member.userId);
      const known = new Set(await unit.peopleOf(locked.id, others));
      const removed = await unit.removeMembers(locked, others);
      await publish(unit, member, locked.id, { added: [], removed });
      return ok(
        ids.value.map((userId) => {
          if (userId === member.userId) return { userId, rule: "SELF" };
          return { userId, rule: known.has(userId) ? null : "NOT_FOUND" };
        }),
      );
    });
  },
);

/** A member leaves a group for good; its owner cannot. Leaving again succeeds. */
export const leaveConversation = forMembers<Deps, OwnKey, void>(null, async (deps, member, key) => {
  const found =
    key.userId === member.userId ? await deps.reads.conversation(key.conversationId, member.userId) : null;
  if (!found) return fail(notFound("conversation"));
  if (found.kind !== "Group" || found.ownerId === member.userId) return fail(forbidden("OWNERSHIP"));
  return deps.transaction(async (unit): Promise<Result<void>> => {
    const locked = await unit.lockConversation(found.id, member.userId);
    if (!locked) return fail(notFound("conversation"));
    const removed = await unit.removeMembers(locked, [member.userId]);
    await publish(unit, member, locked.id, { added: [], removed });
    return ok();
  });
});

async function publish(
  unit: UnitOfWork,
  member: Member,
  conversationId: string,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  if (added.length + removed.length === 0) return;
  const version = await unit.raiseConversation(conversationId);
  await unit.addEvents(member, [
    { kind: "ConversationMembersChanged", conversationId, added, removed, version },
  ]);
}
