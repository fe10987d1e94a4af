import { sql, type Kysely, type Transaction } from "kysely";
import type { NoticeSettings } from "#domain/notices/notices.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** How people want to be notified; people without settings are missing. */
export async function readSettings(
  db: Kysely<Tables> | Transaction<Tables>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSettings>> {
  const { rows } = await sql<{
    user_id: string;
    modes: NoticeSettings["modes"];
    zone: string;
    quiet_from: string | null;
    quiet_to: string | null;
    daily_mail: boolean;
  }>`select * from notification_setting where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ user_id, modes, zone, quiet_from, quiet_to, daily_mail }) => [
      user_id,
      { modes, zone, quietFrom: quiet_from, quietTo: quiet_to, dailyMail: daily_mail },
    ]),
  );
}
