import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { USER_ROLES } from "@callboard/catalog/people.ts";
import { identityProviders } from "./identity-providers.ts";
import type { BrokerSettings } from "./identity-providers.ts";
import type { MailServer } from "./mail-server.ts";
import { USER_PROFILE } from "./user-profile.ts";

export const REALM = "callboard";
/** The web client, by the name that keycloak-js uses. */
const WEB_CLIENT = "callboard-web";
/** The client with which the identity service calls the admin API. */
export const SERVICE_CLIENT = "callboard-identity";
/** The audience that the gateway requires of an access token. */
const AUDIENCE = "callboard-api";
/** The identity service's only permissions in the realm. */
export const SERVICE_RIGHTS = ["manage-users", "view-users", "query-users", "view-realm", "view-events"];

const MINUTE = 60;
const DAY = 86_400;
const SESSION_SECONDS = 14 * DAY;
/** Retention of events in seconds: the identity service reads them, and scans all accounts after a longer pause. */
const EVENTS_SECONDS = 7 * DAY;

export type RealmSettings = {
  /** The public origin, without a trailing slash. */
  readonly publicUrl: string;
  /** The secret of SERVICE_CLIENT. */
  readonly clientSecret: string;
  /** Internal URL at which the gateway is notified of ended sessions. */
  readonly logoutUrl?: string;
  /** The mail server of the realm. */
  readonly mail: MailServer;
  /** Whether members sign in by phone: the number that they have proved is their username. */
  readonly phones: boolean;
  readonly google?: BrokerSettings;
  readonly apple?: BrokerSettings;
};

function webClient({ publicUrl, logoutUrl }: RealmSettings) {
  return {
    clientId: WEB_CLIENT,
    name: "Callboard",
    enabled: true,
    protocol: "openid-connect",
    publicClient: true,
    standardFlowEnabled: true,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    serviceAccountsEnabled: false,
    consentRequired: false,
    // Tokens contain only the product's roles.
    fullScopeAllowed: false,
    rootUrl: publicUrl,
    baseUrl: `${publicUrl}/`,
    redirectUris: [`${publicUrl}/signed-in`, `${publicUrl}/silent-check-sso.html`],
    webOrigins: [publicUrl],
    defaultClientScopes: ["basic", "profile", "email", "roles"],
    optionalClientScopes: [] as string[],
    attributes: {
      "pkce.code.challenge.method": "S256",
      "post.logout.redirect.uris": `${publicUrl}/`,
      "access.token.header.type.rfc9068": "true",
      "use.refresh.tokens": "true",
      ...(logoutUrl
        ? { "backchannel.logout.url": logoutUrl, "backchannel.logout.session.required": "true" }
        : {}),
    },
    protocolMappers: [
      {
        name: AUDIENCE,
        protocol: "openid-connect",
        protocolMapper: "oidc-audience-mapper",
        config: {
          "included.custom.audience": AUDIENCE,
          "access.token.claim": "true",
          "introspection.token.claim": "true",
          "id.token.claim": "false",
        },
      },
    ],
  };
}

function serviceClient({ clientSecret }: RealmSettings) {
  return {
    clientId: SERVICE_CLIENT,
    name: "Identity service",
    enabled: true,
    protocol: "openid-connect",
    publicClient: false,
    clientAuthenticatorType: "client-secret",
    secret: clientSecret,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    fullScopeAllowed: true,
    redirectUris: [] as string[],
    webOrigins: [] as string[],
    defaultClientScopes: ["basic", "roles"],
    optionalClientScopes: [] as string[],
    attributes: { "access.token.lifespan": String(5 * MINUTE) },
    protocolMappers: [] as object[],
  };
}

function signingIn({ phones }: RealmSettings) {
  return {
    // The product registers: a form of Keycloak tells whether an address has an account (docs/decisions/0019).
    registrationAllowed: false,
    // The identity service writes a proven phone number there, and the user profile lets nobody else (docs/decisions/0020).
    registrationEmailAsUsername: !phones,
    editUsernameAllowed: phones,
    loginWithEmailAllowed: true,
    duplicateEmailsAllowed: false,
    verifyEmail: true,
    // Password reset is handled by the product's own page, with a code instead of a link.
    resetPasswordAllowed: false,
    rememberMe: true,
    sslRequired: "external",
    passwordPolicy: "length(8) and maxLength(200) and notUsername(undefined) and notEmail(undefined)",
    bruteForceProtected: true,
    permanentLockout: false,
    bruteForceStrategy: "MULTIPLE",
    failureFactor: 5,
    waitIncrementSeconds: MINUTE,
    maxFailureWaitSeconds: 15 * MINUTE,
    maxDeltaTimeSeconds: 60 * MINUTE,
    // Submitting a form twice in quick succession must not lock anyone out.
    quickLoginCheckMilliSeconds: 0,
    minimumQuickLoginWaitSeconds: 0,
  };
}

function lifespans() {
  return {
    accessTokenLifespan: 5 * MINUTE,
    accessCodeLifespan: MINUTE,
    accessCodeLifespanLogin: 30 * MINUTE,
    accessCodeLifespanUserAction: 15 * MINUTE,
    actionTokenGeneratedByUserLifespan: 15 * MINUTE,
    ssoSessionIdleTimeout: SESSION_SECONDS,
    ssoSessionMaxLifespan: SESSION_SECONDS,
    ssoSessionIdleTimeoutRememberMe: SESSION_SECONDS,
    ssoSessionMaxLifespanRememberMe: SESSION_SECONDS,
    // A refresh token works once; a second use revokes its whole family. A browser whose response was lost signs in
    // again with the session cookie, without a form.
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
    offlineSessionMaxLifespanEnabled: true,
    offlineSessionMaxLifespan: SESSION_SECONDS,
  };
}

function events() {
  return {
    eventsEnabled: true,
    eventsExpiration: EVENTS_SECONDS,
    // Events are only stored, for admins to read. A log would contain the address of a failed sign-in.
    eventsListeners: [] as string[],
    enabledEventTypes: [
      "REGISTER",
      "UPDATE_EMAIL",
      "UPDATE_PROFILE",
      "VERIFY_EMAIL",
      "DELETE_ACCOUNT",
      "IDENTITY_PROVIDER_FIRST_LOGIN",
      "FEDERATED_IDENTITY_LINK",
      "REMOVE_FEDERATED_IDENTITY",
      "UPDATE_CREDENTIAL",
      "LOGIN_ERROR",
      "USER_DISABLED_BY_TEMPORARY_LOCKOUT",
    ],
    adminEventsEnabled: true,
    adminEventsDetailsEnabled: true,
  };
}

function mail({ mail: { host, port, from, user, password, encryption } }: RealmSettings) {
  return {
    host,
    port: String(port),
    from,
    fromDisplayName: "Callboard",
    ssl: String(encryption === "tls"),
    starttls: String(encryption === "starttls"),
    auth: String(user !== undefined),
    ...(user === undefined ? {} : { user, password: password ?? "" }),
  };
}

const HEADERS = {
  contentSecurityPolicy:
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "font-src 'self' data:; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
  contentSecurityPolicyReportOnly: "",
  xContentTypeOptions: "nosniff",
  xRobotsTag: "none",
  xFrameOptions: "SAMEORIGIN",
  referrerPolicy: "same-origin",
  strictTransportSecurity: "max-age=31536000; includeSubDomains",
};

/** The product's realm in Keycloak's representation; secrets come only from the settings. */
export function realm(settings: RealmSettings) {
  return {
    realm: REALM,
    enabled: true,
    displayName: "Callboard",
    ...signingIn(settings),
    ...lifespans(),
    ...events(),
    loginTheme: "callboard",
    internationalizationEnabled: true,
    supportedLocales: [...LANGUAGE_TAGS],
    defaultLocale: "en",
    smtpServer: mail(settings),
    browserSecurityHeaders: HEADERS,
    attributes: {
      adminEventsExpiration: String(EVENTS_SECONDS),
    },
    userProfile: USER_PROFILE,
    roles: { realm: USER_ROLES.map((name) => ({ name })) },
    clients: [webClient(settings), serviceClient(settings)],
    scopeMappings: [{ client: WEB_CLIENT, roles: [...USER_ROLES] as string[] }],
    identityProviders: identityProviders(settings),
    serviceRights: { client: SERVICE_CLIENT, rights: SERVICE_RIGHTS },
  };
}

export type Realm = ReturnType<typeof realm>;
