import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { NoticeKind, NoticeMode } from "@callboard/catalog/events/notices.ts";
import { newId } from "@callboard/kit/ids.ts";
import { countedTotal, MAX_COUNTED, pageOf, type Page } from "@callboard/kit/paging/page.ts";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import type {
  Notice,
  NoticeFacts,
  NoticeList,
  NoticeReads,
  NoticeWrites,
} from "#app/notices/notice-ports.ts";
import { noticesChanged } from "#domain/live-event.ts";
import { DIGEST_PAGE } from "@callboard/catalog/events/notice-path.ts";
import { DEFAULT_SETTINGS, isMandatory, modeOf } from "#domain/notices/notices.ts";
import { cursorTime } from "#adapters/store/rows.ts";
import { erasedOf } from "#adapters/store/erased-people.ts";
import { DAILY_MAIL } from "#domain/unsubscribe/unsubscription.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { closePushes, queuePushes } from "./pushes.ts";
import { readSettings } from "./settings.ts";

/** Days to keep a notification. */
const RETENTION_DAYS = 180;

export interface NoticeDraft {
  readonly userIds: readonly string[];
  /** The page to which the notification of a browser leads, by person; by default their list. */
  readonly paths?: ReadonlyMap<string, string>;
  /** Notifications of a person with the same key share one row, which counts them. */
  readonly groupKey: string;
  readonly happening: string;
  readonly kind: NoticeKind;
  readonly facts: NoticeFacts;
  /** When this notification is wanted, if later than its kind. */
  readonly mode?: NoticeMode;
  /** How many it is about; by default one. */
  readonly count?: number;
}

/** Notifies people according to their settings, in one statement; skips people who turned this kind off. */
export async function addNotices(tx: Transaction<Tables>, drafts: readonly NoticeDraft[]): Promise<void> {
  const wanted = drafts.flatMap(({ userIds, groupKey, happening, kind, facts, mode = "Now", count = 1 }) =>
    [...new Set(userIds)].map((userId) => ({
      id: newId(),
      user_id: userId,
      group_key: groupKey,
      happening,
      kind,
      facts,
      mandatory: isMandatory(kind),
      usual: modeOf(kind, DEFAULT_SETTINGS),
      latest: mode,
      count,
    })),
  );
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: string; user_id: string; group_key: string }>`
    insert into notification (id, user_id, group_key, happening, kind, facts, count, digest)
    select w.id, w.user_id, w.group_key, w.happening, w.kind, w.facts, w.count,
      arrives.mode = 'Daily' and coalesce(s.daily_mail, true)
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id uuid, user_id uuid, group_key text,
      happening text, kind text, facts jsonb, mandatory boolean, usual text, latest text, count int)
    left join notification_setting s on s.user_id = w.user_id
    cross join lateral (select coalesce(s.modes ->> w.kind, w.usual) as mode) chosen
    cross join lateral (
      select case when w.mandatory then 'Now' when chosen.mode = 'Now' then w.latest else chosen.mode end as mode) arrives
    where arrives.mode <> 'Never' order by w.user_id, w.group_key
    on conflict (user_id, group_key) do update set count = notification.count + excluded.count, facts = excluded.facts,
      read_at = null, digested_at = null, created_at = now()
    returning id, user_id, group_key`.execute(tx);
  await logLiveEvents(tx, noticesChanged([...new Set(rows.map((row) => row.user_id))]));
  await queuePushes(
    tx,
    rows.flatMap(({ id, user_id: userId, group_key }) => {
      const draft = drafts.findLast((one) => one.groupKey === group_key && one.userIds.includes(userId));
      if (!draft) return [];
      const { happening, kind, mode = "Now", facts } = draft;
      const path = draft.paths?.get(userId) ?? DIGEST_PAGE;
      return [{ userId, about: id, happening, kind, mode, words: placesIn(facts), path }];
    }),
  );
}

/** What a notification is about, without people: their names would be read by whoever passes. */
const placesIn = ({ file, project, role, company }: NoticeFacts): readonly string[] =>
  [file, project, role, company].flatMap((name) => (name ? [name] : []));

/** The part of the unit of work for notifications. */
export function noticeWrites(tx: Transaction<Tables>): NoticeWrites {
  return {
    async markNoticesRead(userId, ids) {
      const which = ids === null ? sql`` : sql`and id = any(${[...ids]}::uuid[])`;
      const { rows } = await sql<{ id: string }>`
        update notification set read_at = now() where user_id = ${userId} and read_at is null ${which}
        returning id`.execute(tx);
      if (rows.length > 0) await logLiveEvents(tx, noticesChanged([userId]));
      await closePushes(
        tx,
        rows.map(({ id }) => ({ userId, about: id })),
      );
      return rows.length;
    },
    async saveNoticeSettings(userId, { modes, zone, quietFrom, quietTo, dailyMail }) {
      await sql`
        insert into notification_setting (user_id, modes, zone, quiet_from, quiet_to, daily_mail)
        values (${userId}, ${JSON.stringify(modes)}::jsonb, ${zone}, ${quietFrom}, ${quietTo}, ${dailyMail})
        on conflict (user_id) do update set modes = excluded.modes, zone = excluded.zone,
          quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, daily_mail = excluded.daily_mail`.execute(
        tx,
      );
    },
    async stopMails(userId, target) {
      if ((await erasedOf(tx, [userId])).length > 0) return;
      const isDaily = target === DAILY_MAIL;
      const modes = isDaily ? {} : { [target]: "ListOnly" };
      // Whoever turned the kind off altogether gets no line in the list by it.
      await sql`
        insert into notification_setting (user_id, modes, daily_mail)
        values (${userId}, ${JSON.stringify(modes)}::jsonb, ${!isDaily})
        on conflict (user_id) do update set modes = notification_setting.modes || excluded.modes,
          daily_mail = notification_setting.daily_mail and excluded.daily_mail
        where ${isDaily} and notification_setting.daily_mail
          or not ${isDaily} and coalesce(notification_setting.modes ->> ${target}, '') not in ('Never', 'ListOnly')`.execute(
        tx,
      );
    },
  };
}

/** Reads notifications. */
export function noticeReads(db: Kysely<Tables>): NoticeReads {
  return {
    notices: (userId, wanted) => listNotices(db, userId, wanted),
    async countUnreadNotices(userId) {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (
          select from notification where user_id = ${userId} and read_at is null limit ${MAX_COUNTED}) unread`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
    noticeSettings: (userIds) => readSettings(db, userIds),
  };
}

async function listNotices(
  db: Kysely<Tables>,
  userId: string,
  { unread, kind, page }: NoticeList,
): Promise<Page<Notice>> {
  const { size, skip, after, order } = page;
  let own = db.selectFrom("notification").where("user_id", "=", userId);
  if (unread) own = own.where("read_at", "is", null);
  if (kind !== null) own = own.where("kind", "=", kind);
  let query = own
    .selectAll()
    .select(cursorTime("created_at").as("place"))
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(size + 1);
  if (after) {
    const beyond = order === "desc" ? sql`<` : sql`>`;
    query = query.where(
      sql<boolean>`(created_at, id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  } else query = query.offset(skip);
  const counting = db
    .selectFrom(
      own
        .select("id")
        .limit(MAX_COUNTED + 1)
        .as("found"),
    )
    .select(sql<number>`count(*)`.as("n"));
  const [rows, count] = await Promise.all([
    query.execute(),
    page.count ? counting.executeTakeFirstOrThrow() : null,
  ]);
  const { items, ...found } = pageOf(rows, page, count ? countedTotal(count.n) : null, (row) => [
    row.place,
    row.id,
  ]);
  return { ...found, items: items.map(toNotice) };
}

function toNotice(row: Selectable<Tables["notification"]>): Notice {
  return {
    id: row.id,
    userId: row.user_id,
    happening: row.happening,
    kind: row.kind,
    facts: row.facts,
    count: row.count,
    read: row.read_at !== null,
    createdAt: row.created_at,
  };
}

/** Deletes notifications older than 180 days. */
export function purgeNotices(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "notification", olderThan("created_at", RETENTION_DAYS));
}
