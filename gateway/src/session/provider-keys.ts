import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import type { DependencyState } from "@callboard/kit/http/health.ts";

/** The provider cannot be asked for its keys, or answers something else: nothing is known of the token. */
export class KeysUnavailable extends Error {}

export interface ProviderKeys {
  readonly keyOf: JWTVerifyGetKey;
  /** `up` once the keys have been seen. */
  state(): Promise<DependencyState>;
}

/** The provider's public keys, fetched when an unknown key id shows, at most every 30 s. */
export function remoteKeys(url: string): ProviderKeys {
  const remote = createRemoteJWKSet(new URL(url), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 3_000,
  });
  return {
    async keyOf(header, token) {
      try {
        return await remote(header, token);
      } catch (error) {
        throw isAboutToken(error)
          ? error
          : new KeysUnavailable("The identity provider's signing keys are unavailable.");
      }
    },
    async state() {
      if (remote.jwks() === undefined) await remote.reload();
      return "up";
    },
  };
}

/** Whether the keys were there, and none of them is the token's. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
