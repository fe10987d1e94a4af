import { brokerSettings } from "../../deploy/keycloak/broker-settings.ts";
import { mailServerOf } from "../../deploy/keycloak/mail-server.ts";
import { realm } from "../../deploy/keycloak/realm.ts";
import { reconcileRealm } from "../../deploy/keycloak/reconcile-realm.ts";
import type { EngineAddress } from "#dev/engines/real/engine.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

interface RealmOptions {
  readonly keycloak: EngineAddress;
  readonly publicUrl: string;
  readonly clientSecret: string;
  readonly smtpUrl: string;
  readonly logoutUrl: string;
  /** Whether text messages are sent, so that members sign in by phone. */
  readonly phones: boolean;
}

/** The external providers configured in the environment. Throws every invalid variable, without its value. */
function brokersOf(environment: NodeJS.ProcessEnv) {
  const parsed = brokerSettings.safeParse(environment);
  if (parsed.success) return parsed.data.brokers;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
  throw new EngineRefused(lines.join("\n"));
}

/** Updates Keycloak's realm to match the code, for this origin, mail server and external providers. */
export async function prepareRealm(options: RealmOptions): Promise<void> {
  const { keycloak, publicUrl, clientSecret } = options;
  const wanted = realm({
    publicUrl,
    clientSecret,
    logoutUrl: options.logoutUrl,
    phones: options.phones,
    mail: mailServerOf(options.smtpUrl, `no-reply@${new URL(publicUrl).hostname}`),
    ...brokersOf(process.env),
  });
  await reconcileRealm(
    { url: keycloak.url, user: keycloak.user ?? "", password: keycloak.password ?? "" },
    wanted,
  );
}
