import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { certificateFault } from "@callboard/kit/log/certificate-fault.ts";
import type { DependencyState } from "@callboard/kit/http/health.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";

/** The provider's keys are unavailable or invalid, so the token cannot be verified. */
export class KeysUnavailable extends Error {}

export interface ProviderKeys {
  readonly keyOf: JWTVerifyGetKey;
  /** `up` once the keys have been fetched. */
  state(): Promise<DependencyState>;
}

/**
 * The provider's public keys, fetched when an unknown key id appears, at most every 30 s. Failures are logged with
 * their cause.
 */
export function remoteKeys(url: string, log: Log): ProviderKeys {
  const remote = createRemoteJWKSet(new URL(url), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 3_000,
  });
  const unavailable = (error: unknown): KeysUnavailable => {
    warnThrottled(log, { event: "signing_keys_unavailable", dependency: "identity provider" }, advise(error));
    return new KeysUnavailable("The identity provider's signing keys are unavailable.");
  };
  return {
    async keyOf(header, token) {
      try {
        return await remote(header, token);
      } catch (error) {
        throw isAboutToken(error) ? error : unavailable(error);
      }
    },
    async state() {
      try {
        if (remote.jwks() === undefined) await remote.reload();
        return "up";
      } catch (error) {
        unavailable(error);
        return "down";
      }
    },
  };
}

function advise(error: unknown): string {
  const fault = certificateFault(error);
  return fault
    ? `The identity provider's certificate ${fault}. The server is the one in JWKS_URL`
    : "The identity provider's signing keys cannot be fetched: start it, or correct JWKS_URL";
}

/** Whether the keys were available, but none of them matches the token. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
