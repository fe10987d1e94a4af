import { join } from "node:path";
import { startIdentityProvider } from "#dev/engines/identity-provider/start-identity-provider.ts";
import { startPostgres, type PostgresEngine } from "#dev/engines/postgres.ts";
import { freePort } from "#dev/free-port.ts";
import { createEngineLog } from "./engine-log.ts";
import type { DataFolder } from "./data-folder.ts";
import type { Running } from "./processes.ts";
import type { Places } from "./settings.ts";

/**
 * The embedded database server, shared by the services, the bus and the identity provider. With `DATABASE_FSYNC=off`,
 * writes are not flushed to disk: test data need not survive a power failure.
 */
export async function startEmbeddedDatabase(data: DataFolder): Promise<PostgresEngine> {
  return startPostgres({
    folder: data.folder("postgres"),
    port: await freePort(),
    logFile: join(data.folder("logs"), "postgres.log"),
    ...(process.env["DATABASE_FSYNC"] === "off" && { settings: { fsync: "off", full_page_writes: "off" } }),
  });
}

/** The embedded identity provider; its mail goes to the development mailbox. */
export function startEmbeddedProvider(places: Places, data: DataFolder): Promise<Running> {
  const { secrets } = data;
  return startIdentityProvider({
    databaseUrl: places.databaseUrl("identity_provider"),
    origin: places.publicUrl,
    port: places.http.identityProvider,
    adminSecret: secrets.identityProviderAdmin,
    dataFolder: data.folder("identity-provider"),
    logoutUrl: `http://127.0.0.1:${places.http.gateway}/backchannel-logout`,
    log: createEngineLog(places.logFile("identity-provider")),
    async mail(message) {
      const response = await fetch(`http://127.0.0.1:${places.http.mailbox}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${secrets.mailbox}` },
        body: JSON.stringify(message),
      });
      if (!response.ok) throw new Error(`the mailbox responded with ${response.status}`);
    },
  });
}
