import type { Log } from "@callboard/kit/log/log.ts";

/** Reasons why Keycloak cannot be used. */
export type KeycloakError = "unreachable" | "broken" | "realm" | "credentials" | "permissions";

interface Connection {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  readonly log: Pick<Log, "info" | "error">;
}

const MEANWHILE =
  "Until then passwords cannot be reset, and roles given or taken in Keycloak have no effect; everything else works.";

function adviceOn(error: KeycloakError, { url, realm, clientId }: Connection, fault: string | null): string {
  switch (error) {
    case "unreachable":
      if (fault) return `Keycloak's certificate at ${url} ${fault}. ${MEANWHILE}`;
      return `Keycloak is not reachable at ${url}. Start it or check IDP_URL. ${MEANWHILE}`;
    case "broken":
      return `Keycloak at ${url} fails. Check its log. ${MEANWHILE}`;
    case "realm":
      return `Keycloak at ${url} has no realm "${realm}". Apply the realm or check IDP_REALM. ${MEANWHILE}`;
    case "credentials":
      return `Keycloak rejects the client "${clientId}". Set IDP_CLIENT_ID and IDP_CLIENT_SECRET to those of the realm. ${MEANWHILE}`;
    case "permissions":
      return `Keycloak's client "${clientId}" lacks permissions. Its service account needs manage-users, view-users, query-users, view-realm and view-events of realm-management. ${MEANWHILE}`;
  }
}

/** Logs an error with its remedy when it begins or changes, and the recovery. Never logs a secret. */
export function createHealthReporter(connection: Connection) {
  const { log } = connection;
  let current: string | null = null;
  return {
    /** `fault` describes the certificate error if that is why Keycloak is unreachable. */
    failed: (error: KeycloakError, fault: string | null = null): void => {
      const advice = adviceOn(error, connection, fault);
      if (advice === current) return;
      current = advice;
      log.error({ event: "idp_unavailable", dependency: "Keycloak", reason: error }, advice);
    },
    recovered: (): void => {
      if (current === null) return;
      current = null;
      log.info({ event: "idp_recovered", dependency: "Keycloak" }, "Keycloak is available again");
    },
  };
}
