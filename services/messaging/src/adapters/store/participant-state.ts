import { sql, type Transaction } from "kysely";
import type { ChangedState, OwnState } from "#app/ports.ts";
import type { StateChange } from "#domain/mail-state.ts";
import { closePushes } from "./notices/pushes.ts";
import type { Tables } from "./tables.ts";

/** Locks those of the conversations in which the member takes part, in the order of their ids. */
export async function lockOwn(
  tx: Transaction<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnState>> {
  const { rows } = await sql<{ id: string; hidden: boolean; version: number }>`
    select c.id, p.hidden, c.version from conversation c
    join participant p on p.conversation_id = c.id and p.user_id = ${userId}
    where c.id = any(${[...ids]}::uuid[]) order by c.id for update of c`.execute(tx);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** Removes conversations from the member's view, including all messages so far. */
export async function hideConversations(
  tx: Transaction<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    with hidden as (
      update participant set hidden = true, visible_from = clock_timestamp(), unread = 0, marked_unread = false,
        preview = null, preview_file = null, preview_files = 0, last_from = null, message_count = 0, starred = false, important = false, labels = '{}',
        folder = 'inbox'
      where user_id = ${userId} and conversation_id = any(${[...ids]}::uuid[]))
    update conversation set version = version + 1 where id = any(${[...ids]}::uuid[])`.execute(tx);
  await closePushes(
    tx,
    ids.map((about) => ({ userId, about })),
  );
}

/** Changes the member's view of conversations, in one statement; returns those that changed. */
export async function changeState(
  tx: Transaction<Tables>,
  userId: string,
  ids: readonly string[],
  change: StateChange,
): Promise<readonly ChangedState[]> {
  const { read, starred, important, muted, folder } = change;
  const [add, remove] = [[...change.addLabels], [...change.removeLabels]];
  const { rows } = await sql<{ id: string; was_read: boolean; version: number }>`
    with wanted as (
      select conversation_id as id, unread > 0 or marked_unread as is_unread,
        case when ${read}::boolean then 0 else unread end as unread,
        case when ${read}::boolean is null then marked_unread else not ${read}::boolean and unread = 0 end as marked_unread,
        coalesce(${starred}::boolean, starred) as starred, coalesce(${important}::boolean, important) as important,
        coalesce(${muted}::boolean, muted) as muted, coalesce(${folder}::text, folder) as folder,
        array(select distinct label from unnest(labels || ${add}::text[]) label
          where label <> all(${remove}::text[]) order by label) as labels
      from participant where user_id = ${userId} and conversation_id = any(${[...ids]}::uuid[])),
    changed as (
      update participant p set unread = w.unread, marked_unread = w.marked_unread, starred = w.starred,
        important = w.important, muted = w.muted, folder = w.folder, labels = w.labels,
        read_up_to = case when ${read}::boolean then clock_timestamp() else p.read_up_to end
      from wanted w where p.conversation_id = w.id and p.user_id = ${userId}
        and (p.unread, p.marked_unread, p.starred, p.important, p.muted, p.folder, p.labels)
          is distinct from (w.unread, w.marked_unread, w.starred, w.important, w.muted, w.folder, w.labels)
      returning w.id, w.is_unread and w.unread = 0 and not w.marked_unread as was_read)
    update conversation c set version = version + 1 from changed where c.id = changed.id
    returning c.id, changed.was_read, c.version`.execute(tx);
  await closePushes(
    tx,
    rows.flatMap(({ id, was_read }) => (was_read ? [{ userId, about: id }] : [])),
  );
  return rows.map((row) => ({ conversationId: row.id, wasRead: row.was_read, version: row.version }));
}
