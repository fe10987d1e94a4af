import { sql } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { openListener } from "@callboard/kit/postgres/listener.ts";
import type { Database } from "@callboard/kit/postgres/pool.ts";
import { KEPT_MS, MAX_ENDED, type EndedSessions } from "./ended-sessions.ts";

const CHANNEL = "ended_session";
/** A row may become visible after later ones, so rows this recent are read again. */
const OVERLAP_MS = 60_000;

/** Ends sessions in every replica of the gateway. */
export interface SharedLogout {
  /**
   * Ends a session here immediately and in other replicas with the next notification; throws if they cannot be
   * notified.
   */
  end(sid: string): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly database: Pick<Database<unknown>, "db" | "url">;
  readonly ended: EndedSessions;
  readonly log: Log;
}

/**
 * Reads the sessions ended by other replicas, including those ended before it started or while it was disconnected.
 */
export async function openSharedLogout({ database, ended, log }: Options): Promise<SharedLogout> {
  const { db, url } = database;
  let readUntil = new Date(0);
  const read = async (): Promise<void> => {
    const { rows } = await sql<{ sid: string; ended_at: Date }>`
      select sid, ended_at from ended_session
      where ended_at > greatest(${readUntil}::timestamptz - make_interval(secs => ${OVERLAP_MS / 1_000}),
        now() - make_interval(secs => ${KEPT_MS / 1_000}))
      order by ended_at desc limit ${MAX_ENDED}`.execute(db);
    for (const { sid } of rows) if (!ended.has(sid)) ended.end(sid);
    readUntil = rows[0]?.ended_at ?? readUntil;
  };
  const onWake = (): void => {
    read().catch((error: unknown) =>
      log.warn({ event: "logout_read_failed", err: error }, "sessions that have ended could not be read"),
    );
  };
  const listener = await openListener({ url, name: "gateway-logout", channel: CHANNEL, log, onWake });
  // Before the first request: sessions that ended while this process was not running.
  await read();
  return {
    async end(sid) {
      ended.end(sid);
      await sql`
        with added as (insert into ended_session (sid) values (${sid}) on conflict (sid) do nothing)
        select pg_notify(${CHANNEL}, '')`.execute(db);
    },
    close: () => listener.close(),
  };
}

/** Deletes sessions whose access tokens have all expired. */
export async function purgeEndedSessions({ db }: Options["database"]): Promise<void> {
  await sql`delete from ended_session where ended_at < now() - make_interval(secs => ${(4 * KEPT_MS) / 1_000})`.execute(
    db,
  );
}
