import type { Pool } from "pg";

/** What is counted. Mails count like failures, because too many to one address are a nuisance. */
export type AttemptKind = "sign-in" | "code" | "mail";

/** Number of free attempts per hour before each further one has to wait. */
export const FREE_ATTEMPTS = 5;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;

/** Mails per hour that one address may cause before it has to wait: an office registers its people in a day. */
export const FREE_MAILS = 60;

/** Seconds to wait after the latest of `failures` attempts: 0 for the free ones, then 5, 10, 20 … 900. */
export function waitAfter(failures: number, free = FREE_ATTEMPTS): number {
  if (failures < free) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(failures - free, 10), LONGEST_WAIT_SECONDS);
}

export type AttemptLimit = {
  /**
   * Counts an attempt of a subject from an address as failed before it is made, so that concurrent attempts are
   * limited too. If it has to wait, returns the seconds instead and counts nothing.
   */
  begin: (kind: AttemptKind, subject: string, address: string) => Promise<{ retryAfterSeconds: number }>;
  /** The subject has authenticated: its failures are cleared, for the address too. */
  forgive: (kind: AttemptKind, subject: string) => Promise<void>;
  /** Removes expired counts. */
  sweep: () => Promise<void>;
};

const COUNT = `
  select count(*)::int as failures, extract(epoch from now() - max(at))::float8 as age
  from attempt where kind = $1 and at > now() - interval '1 hour' and `;

type Count = { failures: number; age: number | null };

function secondsLeft(row: Count | undefined, free = FREE_ATTEMPTS): number {
  if (row === undefined || row.age === null) return 0;
  return Math.max(0, Math.ceil(waitAfter(row.failures, free) - row.age));
}

/** Opens the counters in the provider's database. */
export function createAttemptLimit(pool: Pool): AttemptLimit {
  return {
    begin: async (kind, subject, address) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        // one lock order for all, so that two attempts sharing a subject or an address cannot deadlock
        await client.query("select pg_advisory_xact_lock(hashtext('subject:' || $1))", [subject]);
        await client.query("select pg_advisory_xact_lock(hashtext('address:' || $1))", [address]);
        const bySubject = await client.query<Count>(`${COUNT} subject = $2`, [kind, subject]);
        // many people may share an address: it has more mails than a recipient, and codes are counted by account alone
        const byAddress =
          kind === "code" ? null : await client.query<Count>(`${COUNT} address = $2`, [kind, address]);
        const free = kind === "mail" ? FREE_MAILS : FREE_ATTEMPTS;
        const retryAfterSeconds = Math.max(
          secondsLeft(bySubject.rows[0]),
          secondsLeft(byAddress?.rows[0], free),
        );
        if (retryAfterSeconds === 0)
          await client.query("insert into attempt (kind, subject, address) values ($1, $2, $3)", [
            kind,
            subject,
            address,
          ]);
        await client.query("commit");
        return { retryAfterSeconds };
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
    forgive: async (kind, subject) => {
      await pool.query("delete from attempt where kind = $1 and subject = $2", [kind, subject]);
    },
    sweep: async () => {
      await pool.query("delete from attempt where at < now() - interval '1 day'");
    },
  };
}
