import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Pool } from "pg";
import type { Registration } from "#dev/engines/identity-provider/accounts.ts";

/** Minutes that a code is valid. */
export const CODE_MINUTES = 15;
/** Wrong attempts after which a code is invalid. */
const CODE_TRIES = 5;
/** Minimum number of seconds between two codes. */
export const RESEND_SECONDS = 60;

/** What an interaction does once its code is verified. */
export type PendingVerification = {
  readonly email: string;
  /** Null if the address already has an account: then no code is correct. */
  readonly accountId: string | null;
  readonly registration: Registration | null;
};

type CodeCheck =
  | { readonly outcome: "right"; readonly pending: PendingVerification & { readonly accountId: string } }
  | { readonly outcome: "wrong" | "spent" };

export type VerificationCodes = {
  /** Creates the code of an interaction, replacing an earlier one, and returns it in plain text for the mail. */
  start: (interactionUid: string, pending: PendingVerification) => Promise<string>;
  /** A new code for the pending verification; `wait` within the cool-down; null if nothing is pending. */
  renew: (
    interactionUid: string,
  ) => Promise<{ code: string; pending: PendingVerification } | { wait: number } | null>;
  /** Checks a code; the attempt is counted before it is compared. */
  check: (interactionUid: string, code: string) => Promise<CodeCheck>;
};

type Row = {
  email: string;
  account_id: string | null;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  code_hash: string;
  age: number;
};

function toPending(row: Row): PendingVerification {
  return {
    email: row.email,
    accountId: row.account_id,
    registration:
      row.password_hash === null
        ? null
        : { passwordHash: row.password_hash, firstName: row.first_name ?? "", lastName: row.last_name ?? "" },
  };
}

const START = `
  insert into verification (interaction_uid, email, account_id, password_hash, first_name, last_name, code_hash, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => ${CODE_MINUTES}))
  on conflict (interaction_uid) do update set email = excluded.email, account_id = excluded.account_id,
    password_hash = excluded.password_hash, first_name = excluded.first_name, last_name = excluded.last_name,
    code_hash = excluded.code_hash, tries = 0, sent_at = now(), expires_at = excluded.expires_at`;

const COUNT_TRY = `
  update verification set tries = tries + 1
  where interaction_uid = $1 and tries < ${CODE_TRIES} and expires_at > now()
  returning *, extract(epoch from now() - sent_at)::float8 as age`;

/** The provider's six-digit codes; `key` keys their stored hashes. */
export function createVerificationCodes(pool: Pool, key: string): VerificationCodes {
  const hash = (uid: string, code: string): string =>
    createHmac("sha256", key).update(`${uid}:${code}`).digest("base64url");
  const fresh = (): string => String(randomInt(1_000_000)).padStart(6, "0");
  const start: VerificationCodes["start"] = async (uid, pending) => {
    const code = fresh();
    await pool.query(START, [
      uid,
      pending.email,
      pending.accountId,
      pending.registration?.passwordHash ?? null,
      pending.registration?.firstName ?? null,
      pending.registration?.lastName ?? null,
      hash(uid, code),
    ]);
    return code;
  };
  return {
    start,
    renew: async (uid) => {
      const { rows } = await pool.query<Row>(
        "select *, extract(epoch from now() - sent_at)::float8 as age from verification where interaction_uid = $1",
        [uid],
      );
      const row = rows[0];
      if (row === undefined) return null;
      if (row.age < RESEND_SECONDS) return { wait: Math.ceil(RESEND_SECONDS - row.age) };
      const pending = toPending(row);
      return { code: await start(uid, pending), pending };
    },
    check: async (uid, code) => {
      const row = (await pool.query<Row>(COUNT_TRY, [uid])).rows[0];
      if (row === undefined) return { outcome: "spent" };
      const right = timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hash(uid, code)));
      if (!right || row.account_id === null) return { outcome: "wrong" };
      await pool.query("delete from verification where interaction_uid = $1", [uid]);
      return { outcome: "right", pending: { ...toPending(row), accountId: row.account_id } };
    },
  };
}
