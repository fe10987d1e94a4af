import { parseConfig, serviceConfig, type ServiceConfig } from "@callboard/kit/process/config.ts";
import type { TestKeys } from "./as-actor.ts";

/** The settings that every service needs, for a test: free ports, and the test's databases and keys. */
export function serviceSettings(
  name: string,
  parts: { readonly database: { url: string }; readonly bus: { url: string }; readonly keys: TestKeys },
): ServiceConfig {
  return parseConfig(serviceConfig, {
    HTTP_PORT: "0",
    GRPC_PORT: "0",
    DATABASE_URL: parts.database.url,
    BUS_URL: parts.bus.url,
    INTERNAL_KEY: JSON.stringify(parts.keys.key(name)),
    INTERNAL_JWKS: JSON.stringify(parts.keys.jwks),
    LOG_LEVEL: "error",
  });
}
