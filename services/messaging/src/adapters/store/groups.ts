import { sql, type Kysely, type Transaction } from "kysely";
import type { GroupMember, Participant, UnitOfWork } from "#app/ports.ts";
import type { Conversation } from "#domain/conversation.ts";
import type { Tables } from "./tables.ts";

interface Row {
  conversation_id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  left: boolean;
}

/**
 * Current and former participants of conversations, longest-standing first; their number is bounded like that of a
 * group.
 */
export async function membersOf(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly GroupMember[]>> {
  const { rows } = await sql<Row>`
    select p.conversation_id, p.user_id, n.first_name, n.last_name, p.left_at is not null as left
    from participant p join person n on n.user_id = p.user_id
    where p.conversation_id = any(${[...ids]}::uuid[])
    order by p.conversation_id, p.visible_from nulls first, p.user_id`.execute(db);
  const members = rows.map(({ conversation_id, user_id, first_name, last_name, left }) => ({
    conversationId: conversation_id,
    id: user_id,
    firstName: first_name,
    lastName: last_name,
    left,
  }));
  return Map.groupBy(members, ({ conversationId }) => conversationId);
}

/** Who takes part in a conversation now. */
export async function participantsOf(db: Kysely<Tables>, id: string): Promise<readonly Participant[]> {
  const { rows } = await sql<{ user_id: string; minor: boolean | null }>`
    select p.user_id, n.minor from participant p join person n on n.user_id = p.user_id
    where p.conversation_id = ${id} and p.left_at is null`.execute(db);
  return rows.map(({ user_id, minor }) => ({ userId: user_id, minor }));
}

/** Writes the members of groups. */
export function groupWrites(tx: Transaction<Tables>) {
  return {
    addMembers: (group, userIds) => addMembers(tx, group, userIds),
    removeMembers: (group, userIds) => removeMembers(tx, group, userIds),
    async countMembers(id) {
      const { rows } = await sql<{ present: number; ever: number }>`
        select count(*) filter (where left_at is null) as present, count(*) as ever
        from participant where conversation_id = ${id}`.execute(tx);
      return rows[0] ?? { present: 0, ever: 0 };
    },
    async peopleOf(id, userIds) {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from participant
        where conversation_id = ${id} and user_id = any(${[...userIds]}::uuid[])`.execute(tx);
      return rows.map(({ user_id }) => user_id);
    },
    async raiseConversation(id) {
      const { rows } = await sql<{ version: number }>`
        update conversation set version = version + 1 where id = ${id} returning version`.execute(tx);
      return rows[0]?.version ?? 0;
    },
  } satisfies Partial<UnitOfWork>;
}

/** Adds people, also former members, who see messages from now on; returns who was not in the group. */
async function addMembers(
  tx: Transaction<Tables>,
  { id, ownerId }: Conversation,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into participant (conversation_id, user_id, other_id, visible_from)
    select ${id}, added, ${ownerId}, clock_timestamp() from unnest(${[...userIds]}::uuid[]) added
    on conflict (conversation_id, user_id) do update set left_at = null, visible_from = clock_timestamp(),
      hidden = false, unread = 0, marked_unread = false, preview = null, preview_file = null, preview_files = 0, last_from = null, message_count = 0,
      folder = 'inbox', updated_at = now()
    where participant.left_at is not null
    returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Removes people, who keep messages sent until now; returns who was in the group. */
async function removeMembers(
  tx: Transaction<Tables>,
  { id }: Conversation,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update participant set left_at = clock_timestamp()
    where conversation_id = ${id} and user_id = any(${[...userIds]}::uuid[]) and left_at is null
    returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
