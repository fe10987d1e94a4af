import type { Kysely } from "kysely";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { Tables } from "./tables.ts";

/** Retention of codes in days: a code is valid for minutes, the count per address for a day. */
const CODE_DAYS = 2;

/** Retention of sessions in days after their last use: two weeks at most may pass until the next. */
const SESSION_ROW_DAYS = 30;

/** Retention of access tokens in days after their end. */
const TOKEN_ROW_DAYS = 30;

/** Deletes codes, counts, sessions, access tokens, invitations of clients and data exports past their retention. The audit log is append-only. */
export async function purgeIdentity(db: Kysely<Tables>): Promise<void> {
  await purgeRows(db, "password_reset", olderThan("sent_at", CODE_DAYS));
  await purgeRows(db, "registration_code", olderThan("sent_at", CODE_DAYS));
  await purgeRows(db, "phone_code", olderThan("expires_at", 0));
  await purgeRows(db, "member_session", olderThan("last_used_at", SESSION_ROW_DAYS));
  await purgeRows(db, "access_token", olderThan("expires_at", TOKEN_ROW_DAYS));
  await purgeRows(db, "client_invitation", olderThan("expires_at", 0));
  await purgeRows(db, "data_export", olderThan("expires_at", 0));
}
