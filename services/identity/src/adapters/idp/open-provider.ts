import type { Log } from "@callboard/kit/log/log.ts";
import { outsideTransactions } from "@callboard/kit/postgres/transaction-scope.ts";
import type { IdentityProvider } from "#app/identity-provider.ts";
import type { ProviderConfig } from "#config.ts";
import { createEmbeddedProvider } from "./embedded.ts";
import { createKeycloakProvider } from "./keycloak.ts";

/** Creates the configured identity provider. Its methods throw if they are called inside a transaction. */
export function openProvider(config: ProviderConfig, log: Log, clock: () => Date): IdentityProvider {
  return outsideTransactions("identity provider", createProvider(config, log, clock));
}

function createProvider(config: ProviderConfig, log: Log, clock: () => Date): IdentityProvider {
  if (config.IDP_KIND === "embedded")
    return createEmbeddedProvider({ url: config.IDP_URL, secret: config.IDP_SECRET });
  return createKeycloakProvider({
    url: config.IDP_URL,
    realm: config.IDP_REALM,
    clientId: config.IDP_CLIENT_ID,
    clientSecret: config.IDP_CLIENT_SECRET,
    log,
    clock,
  });
}
