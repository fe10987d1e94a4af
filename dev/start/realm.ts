import { realm } from "../../deploy/keycloak/realm.ts";
import { reconcileRealm } from "../../deploy/keycloak/reconcile-realm.ts";
import type { EngineAddress } from "#dev/engines/real/engine.ts";

const SMTP_PORT = 25;

interface RealmOptions {
  readonly keycloak: EngineAddress;
  readonly publicUrl: string;
  readonly clientSecret: string;
  readonly smtpUrl: string;
}

/** Brings Keycloak's realm to what the code says, for this origin and this mail server. */
export async function prepareRealm(options: RealmOptions): Promise<void> {
  const { keycloak, publicUrl, clientSecret } = options;
  const smtp = new URL(options.smtpUrl);
  const wanted = realm({
    publicUrl,
    clientSecret,
    mail: {
      host: smtp.hostname,
      port: Number(smtp.port || SMTP_PORT),
      from: `no-reply@${new URL(publicUrl).hostname}`,
      ...(smtp.username
        ? { user: decodeURIComponent(smtp.username), password: decodeURIComponent(smtp.password) }
        : {}),
    },
  });
  await reconcileRealm(
    { url: keycloak.url, user: keycloak.user ?? "", password: keycloak.password ?? "" },
    wanted,
  );
}
