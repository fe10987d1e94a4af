import type { Log } from "@callboard/kit/log/log.ts";

/** Why Keycloak cannot be used. */
export type Trouble = "silent" | "broken" | "realm" | "credentials" | "rights";

type Place = {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  readonly log: Pick<Log, "info" | "error">;
};

const MEANWHILE =
  "Until then passwords cannot be reset, and roles given or taken there are not seen; the rest goes on.";

function sentence(trouble: Trouble, { url, realm, clientId }: Place): string {
  switch (trouble) {
    case "silent":
      return `Keycloak does not answer at ${url}: start it, or set IDP_URL to where it listens. ${MEANWHILE}`;
    case "broken":
      return `Keycloak at ${url} fails to answer: look into its log. ${MEANWHILE}`;
    case "realm":
      return `Keycloak at ${url} has no realm "${realm}": apply the realm, or set IDP_REALM. ${MEANWHILE}`;
    case "credentials":
      return `Keycloak refuses the client "${clientId}": set IDP_CLIENT_ID and IDP_CLIENT_SECRET to what the realm has. ${MEANWHILE}`;
    case "rights":
      return `Keycloak's client "${clientId}" lacks rights: its service account needs manage-users, view-users, query-users, view-realm and view-events of realm-management. ${MEANWHILE}`;
  }
}

/** Tells the log what is wrong and what to do about it, once for each turn of things and never with a secret. */
export function createTroubleReport(place: Place) {
  let current: Trouble | null = null;
  return {
    trouble: (trouble: Trouble): void => {
      if (trouble === current) return;
      current = trouble;
      place.log.error({ engine: "Keycloak", trouble }, sentence(trouble, place));
    },
    fine: (): void => {
      if (current === null) return;
      current = null;
      place.log.info({ engine: "Keycloak" }, "Keycloak answers again");
    },
  };
}
