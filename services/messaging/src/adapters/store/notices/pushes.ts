import { sql, type Kysely, type Transaction } from "kysely";
import type { NoticeKind, NoticeMode } from "@callboard/catalog/events/notices.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import { erasedOf } from "#adapters/store/erased-people.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { PushBrowser, PushReads, PushWrites } from "#app/notices/notice-ports.ts";
import { DEFAULT_SETTINGS } from "#domain/notices/notices.ts";
import { pushTime, type Push } from "#domain/push/push.ts";
import { readSettings } from "./settings.ts";

/** Days for which it is known what a browser shows. */
const RETENTION_DAYS = 35;
const BATCH = 50;
/** Seconds before the second try; each later pause is three times as long. */
const MIN_PAUSE_S = 10;
const MAX_PAUSE_S = 3_600;
/** A notification that could not be sent for so long is news no more. */
const MAX_HOURS = 24;

/** A notification for one person, and what it is about: the id of its row, or of its conversation. */
export interface PushDraft extends Pick<Push, "about" | "words" | "path"> {
  readonly userId: string;
  readonly happening: string;
  readonly kind: NoticeKind;
  readonly mode: NoticeMode;
  /** How long it waits for being read elsewhere; by default not at all. */
  readonly afterSeconds?: number;
}

/** Queues what people want in their browsers, due at the end of their quiet hours. */
export async function queuePushes(tx: Transaction<Tables>, drafts: readonly PushDraft[]): Promise<void> {
  const people = [...new Set(drafts.map(({ userId }) => userId))];
  if (people.length === 0) return;
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from push_browser where user_id = any(${people}::uuid[])`.execute(tx);
  const reachable = new Set(rows.map(({ user_id }) => user_id));
  if (reachable.size === 0) return;
  const settings = await readSettings(tx, [...reachable]);
  const now = Date.now();
  const wanted = drafts.flatMap(({ userId, kind, mode, afterSeconds = 0, ...draft }) => {
    if (!reachable.has(userId)) return [];
    const at = new Date(now + afterSeconds * 1_000);
    const due = pushTime(kind, settings.get(userId) ?? DEFAULT_SETTINGS, at, mode);
    return due === null ? [] : [{ ...draft, user_id: userId, kind, due }];
  });
  await sql`
    insert into push (browser_id, about, happening, words, path, next_try_at)
    select b.id, w.about, w.happening, w.words, w.path, w.due
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w (user_id uuid, kind text, about uuid, happening text, words text[], path text, due timestamptz)
    join push_browser b on b.user_id = w.user_id and w.kind = any(b.kinds)
    order by b.id, w.about
    on conflict (browser_id, about) do update set happening = excluded.happening, words = excluded.words,
      path = excluded.path, next_try_at = excluded.next_try_at, tries = 0, sent_at = null, created_at = now()`.execute(
    tx,
  );
}

/** Closes what people have read in all their browsers; what none has shown yet is never shown. */
export async function closePushes(
  tx: Transaction<Tables>,
  seen: readonly { readonly userId: string; readonly about: string }[],
): Promise<void> {
  if (seen.length === 0) return;
  await sql`
    with read as (
      select p.browser_id, p.about, p.shown
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen ("userId" uuid, about uuid)
      join push_browser b on b.user_id = seen."userId"
      join push p on p.browser_id = b.id and p.about = seen.about and p.happening is not null
      order by p.browser_id, p.about for update of p),
    dropped as (
      delete from push using read
      where push.browser_id = read.browser_id and push.about = read.about and not read.shown)
    update push set happening = null, words = '{}', path = '', tries = 0, next_try_at = now(), sent_at = null
    from read where push.browser_id = read.browser_id and push.about = read.about and read.shown`.execute(tx);
}

/** The part of the unit of work for browsers. */
export function pushWrites(tx: Transaction<Tables>): PushWrites {
  return {
    async savePushBrowser(userId, { endpoint, publicKey, secret, kinds, language }) {
      if ((await erasedOf(tx, [userId])).length > 0) return;
      // Whoever else had this browser before does not any more.
      await sql`delete from push_browser where endpoint = ${endpoint} and user_id <> ${userId}`.execute(tx);
      await sql`
        insert into push_browser (user_id, endpoint, public_key, secret, kinds, language)
        values (${userId}, ${endpoint}, ${publicKey}, ${secret}, ${[...kinds]}, ${language})
        on conflict (endpoint) do update set public_key = excluded.public_key, secret = excluded.secret,
          kinds = excluded.kinds, language = excluded.language`.execute(tx);
      await sql`
        delete from push_browser where id in (
          select id from push_browser where user_id = ${userId}
          order by endpoint = ${endpoint} desc, created_at desc, id offset ${LIMITS.pushBrowsers})`.execute(
        tx,
      );
    },
    async removePushBrowser(userId, endpoint) {
      await sql`delete from push_browser where user_id = ${userId} and endpoint = ${endpoint}`.execute(tx);
    },
  };
}

/** Forgets all browsers of a person. */
export async function removePushBrowsers(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`delete from push_browser where user_id = ${userId}`.execute(tx);
}

/** Reads browsers. */
export function pushReads(db: Kysely<Tables>): PushReads {
  return {
    async pushBrowsers(userId) {
      const { rows } = await sql<PushBrowser>`
        select endpoint, kinds from push_browser where user_id = ${userId}
        order by created_at, id limit ${LIMITS.pushBrowsers}`.execute(db);
      return rows;
    },
  };
}

/** A notification that is due, with the browser that it is for. */
export interface WaitingPush extends Push {
  readonly browserId: string;
  readonly endpoint: string;
  readonly publicKey: string;
  readonly secret: string;
  readonly tries: number;
  /** Queued so long ago that this attempt is its last. */
  readonly late: boolean;
}

/** Takes one batch of due notifications, and postpones the next attempt of each. */
export async function takeWaitingPushes(db: Kysely<Tables>): Promise<readonly WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    update push p set tries = p.tries + 1, shown = p.shown or p.happening is not null,
      next_try_at = now() + make_interval(secs => least(${MIN_PAUSE_S} * power(3, least(p.tries, 9)), ${MAX_PAUSE_S}))
    from push_browser b
    where b.id = p.browser_id and (p.browser_id, p.about) in (
      select browser_id, about from push where sent_at is null and next_try_at <= now()
      order by next_try_at limit ${BATCH} for update skip locked)
    returning p.browser_id as "browserId", p.about, p.happening, p.words, p.path, p.tries, b.language, b.endpoint,
      b.public_key as "publicKey", b.secret,
      p.created_at < now() - make_interval(hours => ${MAX_HOURS}) as late`.execute(db);
  return rows;
}

/** Notes that pushes are taken or given up, unless something newer has come; one that closed something is forgotten. */
export async function endPushes(db: Kysely<Tables>, ended: readonly WaitingPush[]): Promise<void> {
  if (ended.length === 0) return;
  const which = JSON.stringify(
    ended.map(({ browserId, about, tries, happening }) => ({ browserId, about, tries, happening })),
  );
  await sql`
    with ended as (
      select * from jsonb_to_recordset(${which}::jsonb) as w ("browserId" uuid, about uuid, tries int, happening text)),
    closed as (
      delete from push p using ended e
      where p.browser_id = e."browserId" and p.about = e.about and p.tries = e.tries
        and p.happening is null and e.happening is null)
    update push p set sent_at = now() from ended e
    where p.browser_id = e."browserId" and p.about = e.about and p.tries = e.tries and p.happening = e.happening`.execute(
    db,
  );
}

/** Forgets browsers that want nothing more. */
export async function forgetBrowsers(db: Kysely<Tables>, gone: readonly WaitingPush[]): Promise<void> {
  if (gone.length === 0) return;
  await sql`
    delete from push_browser where id = any(${gone.map(({ browserId }) => browserId)}::uuid[])`.execute(db);
}

/** Deletes what was queued more than 35 days ago: nobody closes it any more. */
export function purgePushes(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "push", olderThan("created_at", RETENTION_DAYS));
}
