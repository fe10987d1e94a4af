import { decodeJwt } from "jose";

type Environment = Readonly<Record<string, string | undefined>>;

/** The setting by which identity knows when secrets of clients expire. */
type ExpirySettings = Readonly<Record<string, string>>;

/** When a secret that is a JWT expires, in seconds of the epoch; null for any other secret. */
function expiryOf(secret: string): number | null {
  try {
    return decodeJwt(secret).exp ?? null;
  } catch {
    return null;
  }
}

/**
 * Identity's setting with the expiry of the clients' secrets at Google and Apple; empty if none expires. Apple's secret is a
 * JWT of at most six months, which nobody renews by itself.
 */
export function clientSecretExpiry(environment: Environment): ExpirySettings {
  const known = (["google", "apple"] as const).flatMap((provider) => {
    const expiry = expiryOf(environment[`${provider.toUpperCase()}_CLIENT_SECRET`] ?? "");
    return expiry === null ? [] : [[provider, expiry] as const];
  });
  return known.length === 0 ? {} : { CLIENT_SECRETS_EXPIRE: JSON.stringify(Object.fromEntries(known)) };
}
