import type { Log } from "@callboard/kit/log/log.ts";
import { migrate } from "@callboard/kit/postgres/migrate.ts";
import { awaitDatabase, openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { createQuota, purgeQuotas, type Quota } from "@callboard/kit/postgres/quota.ts";
import type { Config } from "#config.ts";
import type { EndedSessions } from "#session/ended-sessions.ts";
import { openSharedLogout, purgeEndedSessions, type SharedLogout } from "#session/shared-logout.ts";

const PURGE_MS = 3_600_000;

/** State shared by all replicas of the gateway, in its own database. */
export interface SharedState {
  readonly logout: SharedLogout;
  /** Counts a guest's request against the quota of its network. */
  readonly guests: Quota;
  readonly state: Database<unknown>["state"];
  close(): Promise<void>;
}

/** Opens the gateway's database and applies its migrations. */
export async function openSharedState(config: Config, ended: EndedSessions, log: Log): Promise<SharedState> {
  const url = config.DATABASE_URL;
  const database = openDatabase<unknown>({ url, name: "gateway", log, poolSize: config.POOL_SIZE });
  await awaitDatabase(database.db, log, "DATABASE_URL");
  await migrate(url, [{ set: "gateway", folder: new URL("../migrations/", import.meta.url) }]);
  const logout = await openSharedLogout({ database, ended, log });
  const purge = setInterval(() => {
    Promise.all([purgeQuotas(database.db), purgeEndedSessions(database)]).catch((error: unknown) =>
      log.warn({ event: "maintenance_failed", err: error }, "maintenance failed and runs again in an hour"),
    );
  }, PURGE_MS).unref();
  return {
    logout,
    guests: createQuota(database.pool, {
      limit: "GUEST_REQUESTS_PER_MINUTE",
      max: config.GUEST_REQUESTS_PER_MINUTE,
      seconds: 60,
      countsAlone: true,
    }),
    state: database.state,
    async close() {
      clearInterval(purge);
      await logout.close();
      await database.close();
    },
  };
}
