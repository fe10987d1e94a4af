import { mailServerOf } from "../../deploy/keycloak/mail-server.ts";
import { realm } from "../../deploy/keycloak/realm.ts";
import { reconcileRealm } from "../../deploy/keycloak/reconcile-realm.ts";
import type { EngineAddress } from "#dev/engines/real/engine.ts";

interface RealmOptions {
  readonly keycloak: EngineAddress;
  readonly publicUrl: string;
  readonly clientSecret: string;
  readonly smtpUrl: string;
}

/** Brings Keycloak's realm to what the code says, for this origin and this mail server. */
export async function prepareRealm(options: RealmOptions): Promise<void> {
  const { keycloak, publicUrl, clientSecret } = options;
  const wanted = realm({
    publicUrl,
    clientSecret,
    mail: mailServerOf(options.smtpUrl, `no-reply@${new URL(publicUrl).hostname}`),
  });
  await reconcileRealm(
    { url: keycloak.url, user: keycloak.user ?? "", password: keycloak.password ?? "" },
    wanted,
  );
}
