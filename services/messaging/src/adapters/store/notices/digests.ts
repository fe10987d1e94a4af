import { sql, type Kysely, type Transaction } from "kysely";
import type { NoticeFacts } from "#app/notices/notice-ports.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** The hour in the person's zone from which the daily mail is sent. */
const DIGEST_HOUR = 8;
/** People per sweep, and lines per mail. */
const BATCH = 50;
const MAX_LINES = 20;

export interface DueDigest {
  readonly userId: string;
  /** The day in the person's zone, which identifies the mail. */
  readonly day: string;
  /** Pending notifications were read up to this time. */
  readonly until: string;
  readonly total: number;
  readonly lines: readonly {
    readonly happening: string;
    readonly count: number;
    readonly facts: NoticeFacts;
  }[];
}

/**
 * People with pending notifications of daily kinds for whom it is morning: in their own zone, otherwise in that of the
 * company that a notification is about.
 */
export async function dueDigests(db: Kysely<Tables>): Promise<readonly DueDigest[]> {
  const { rows } = await sql<{
    user_id: string;
    day: string;
    until: string;
    total: number;
    lines: DueDigest["lines"];
  }>`
    with due as (
      select waiting.user_id, to_char(local.at, 'YYYY-MM-DD') as day, waiting.total
      from (
        select user_id, count(*)::int as total, max(facts ->> 'zone') as zone from notification
        where digest and digested_at is null group by user_id) waiting
      left join notification_setting s on s.user_id = waiting.user_id
      cross join lateral (select now() at time zone coalesce(nullif(s.zone, 'UTC'), waiting.zone, 'UTC') as at) local
      where extract(hour from local.at) >= ${DIGEST_HOUR}
        and coalesce(s.daily_mail, true) and (s.digested_on is null or s.digested_on < local.at::date)
      order by waiting.user_id limit ${BATCH})
    select due.user_id, due.day, due.total, now()::text as until, (
      select jsonb_agg(jsonb_build_object('happening', n.happening, 'count', n.count, 'facts', n.facts))
      from (
        select happening, count, facts from notification
        where user_id = due.user_id and digest and digested_at is null
        order by created_at desc, id desc limit ${MAX_LINES}) n) as lines
    from due`.execute(db);
  return rows.map(({ user_id, ...digest }) => ({ userId: user_id, ...digest }));
}

/** Records that people received their pending notifications up to the day's mail. */
export async function markDigested(
  tx: Transaction<Tables>,
  digests: readonly Pick<DueDigest, "userId" | "day" | "until">[],
): Promise<void> {
  const [ids, days] = [digests.map(({ userId }) => userId), digests.map(({ day }) => day)];
  // Notifications that arrive in the meantime are in the next mail.
  const until = digests[0]?.until ?? null;
  await sql`
    with kept as (
      insert into notification_setting (user_id, digested_on)
      select * from unnest(${ids}::uuid[], ${days}::date[]) as done (user_id, day) order by user_id
      on conflict (user_id) do update set digested_on = excluded.digested_on)
    update notification set digested_at = now()
    where user_id = any(${ids}::uuid[]) and digest and digested_at is null
      and created_at <= ${until}::timestamptz`.execute(tx);
}
