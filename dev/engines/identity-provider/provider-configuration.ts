import { interactionPolicy } from "oidc-provider";
import type { Account as ProviderAccount, Configuration, FindAccount, Provider } from "oidc-provider";
import type { Pool } from "pg";
import type { Account, Accounts } from "./accounts.ts";
import { errorPage, signedOutPage, signOutPage } from "./interaction/pages.ts";
import { createPayloadStore } from "./payload-store.ts";
import { SIGNING_ALGORITHM } from "./signing-keys.ts";
import type { ProviderKeys } from "./signing-keys.ts";

/** Path of the realm in Keycloak's format, so that one client works with both. */
export const REALM_PATH = "/auth/realms/callboard";
const CLIENT_ID = "callboard-web";
/** The audience of access tokens. */
const AUDIENCE = "callboard-api";

const PROTOCOL = "/protocol/openid-connect";
/** A resource must be an absolute URI; its audience is the plain name. */
const API_RESOURCE = "urn:callboard:api";
const SCOPE = "openid profile email";
const DAYS_14 = 14 * 86_400;
const INTERACTION_SECONDS = 1800;

export type ProviderSettings = {
  readonly pool: Pool;
  readonly accounts: Accounts;
  readonly keys: ProviderKeys;
  readonly origin: string;
  readonly accessTokenSeconds: number;
  /** Internal URL for notifications of ended sessions; if absent, there are none. */
  readonly logoutUrl?: string | undefined;
};

function profileClaims(account: Account): Record<string, unknown> {
  return {
    email: account.email,
    email_verified: account.emailVerified,
    preferred_username: account.email,
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
  };
}

/**
 * A disabled or deleted account counts as missing: its refresh tokens are rejected, and silent sign-in ends as a
 * guest.
 */
function findAccount(accounts: Accounts): FindAccount {
  return async (_context, id): Promise<ProviderAccount | undefined> => {
    const account = await accounts.byId(id);
    if (account === null || !account.enabled) return undefined;
    return { accountId: id, claims: () => ({ sub: id, ...profileClaims(account) }) };
  };
}

function prompts(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const gone = new interactionPolicy.Check(
    "account_gone",
    "the account is no longer there",
    "login_required",
    (context) => Boolean(context.oidc.session?.accountId) && context.oidc.account === undefined,
  );
  policy.get("login")?.checks.add(gone);
  policy.add(new interactionPolicy.Prompt({ name: "create", requestable: true }), 0);
  return policy;
}

/** Consent for our own client is implied: uses the session's grant, or a new one. */
const loadExistingGrant: NonNullable<Configuration["loadExistingGrant"]> = async (context) => {
  const { client, session, account, provider } = context.oidc;
  if (client === undefined || account === undefined) return undefined;
  const grantId = session?.grantIdFor(client.clientId);
  const stored = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (stored !== undefined && stored.accountId === account.accountId) return stored;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(API_RESOURCE, SCOPE);
  await grant.save();
  return grant;
};

function features(accessTokenSeconds: number): NonNullable<Configuration["features"]> {
  return {
    devInteractions: { enabled: false },
    revocation: { enabled: true },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.body = signOutPage(form);
      },
      postLogoutSuccessSource: (context) => {
        context.body = signedOutPage();
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => API_RESOURCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: SCOPE,
        audience: AUDIENCE,
        accessTokenFormat: "jwt",
        accessTokenTTL: accessTokenSeconds,
        jwt: { sign: { alg: SIGNING_ALGORITHM } },
      }),
    },
  };
}

/** Additional claims of every access token, in Keycloak's format. */
function extraTokenClaims(accounts: Accounts): NonNullable<Configuration["extraTokenClaims"]> {
  return async ({ oidc }, token) => {
    if (!("accountId" in token)) return undefined;
    const account = await accounts.byId(token.accountId);
    if (account === null) return undefined;
    return {
      ...profileClaims(account),
      typ: "Bearer",
      azp: token.clientId,
      // The same session id as in logout tokens.
      sid: token.sid ?? token.sessionUid,
      auth_time: oidc.entities.AuthorizationCode?.authTime ?? oidc.entities.RefreshToken?.authTime,
      realm_access: { roles: [...account.roles] },
    };
  };
}

function client({ origin, logoutUrl }: ProviderSettings): NonNullable<Configuration["clients"]>[number] {
  return {
    client_id: CLIENT_ID,
    application_type: "web",
    token_endpoint_auth_method: "none",
    response_types: ["code"],
    grant_types: ["authorization_code", "refresh_token"],
    // compared exactly
    redirect_uris: [`${origin}/signed-in`, `${origin}/silent-check-sso.html`],
    post_logout_redirect_uris: [`${origin}/`],
    id_token_signed_response_alg: SIGNING_ALGORITHM,
    ...(logoutUrl ? { backchannel_logout_uri: logoutUrl, backchannel_logout_session_required: true } : {}),
  };
}

/**
 * The provider's only request goes to the gateway, at an address from our own settings. The library's guard blocks
 * loopback addresses, because other providers' clients register addresses themselves.
 */
const fetchInside: NonNullable<Configuration["fetch"]> = (url, options) => {
  const { dispatcher: _guard, ...rest } = options as RequestInit & { dispatcher?: unknown };
  return fetch(url, rest);
};

const ROUTES = {
  authorization: `${PROTOCOL}/auth`,
  token: `${PROTOCOL}/token`,
  end_session: `${PROTOCOL}/logout`,
  jwks: `${PROTOCOL}/certs`,
  userinfo: `${PROTOCOL}/userinfo`,
  revocation: `${PROTOCOL}/revoke`,
  introspection: `${PROTOCOL}/token/introspect`,
};

/** A configuration of oidc-provider that is compatible with keycloak-js. */
export function providerConfiguration(settings: ProviderSettings): Configuration {
  const { origin, accounts, keys, accessTokenSeconds } = settings;
  return {
    adapter: createPayloadStore(settings.pool),
    jwks: { keys: [keys.signing] },
    responseTypes: ["code"],
    scopes: ["openid", "offline_access"],
    clients: [client(settings)],
    fetch: fetchInside,
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name", "preferred_username"],
      email: ["email", "email_verified"],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_context, requestOrigin) => requestOrigin === origin,
    extraParams: ["kc_action"],
    routes: ROUTES,
    cookies: {
      keys: [...keys.cookies],
      long: { path: "/auth", signed: true, httpOnly: true, sameSite: "lax" },
      short: { signed: true, httpOnly: true, sameSite: "lax" },
    },
    features: features(accessTokenSeconds),
    issueRefreshToken: (_context, requester) => requester.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: () => true,
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: INTERACTION_SECONDS,
      Session: DAYS_14,
      Grant: DAYS_14,
      RefreshToken: DAYS_14,
    },
    extraTokenClaims: extraTokenClaims(accounts),
    findAccount: findAccount(accounts),
    loadExistingGrant,
    // Clients learn from it that registration is offered here (prompt=create).
    discovery: { prompt_values_supported: ["none", "login", "consent", "create"] },
    interactions: {
      policy: prompts(),
      // a separate path per interaction scopes its cookie, so that two tabs do not interfere
      url: (_context, interaction) => `${origin}/auth/interaction/${interaction.uid}`,
    },
    renderError: (context, out) => {
      context.type = "html";
      context.body = errorPage(out.error_description ?? out.error);
    },
  };
}

/**
 * keycloak-js decodes refresh tokens as JWTs, but those of oidc-provider are opaque. With this prefix (`e30` is `{}`)
 * they decode to an empty object.
 */
export function makeRefreshTokensDecodable(provider: Provider): void {
  const prototype = provider.RefreshToken.prototype as unknown as { generateTokenId: () => string };
  const original = prototype.generateTokenId;
  prototype.generateTokenId = function decodable(this: unknown): string {
    return `r.e30.${original.call(this as typeof prototype)}`;
  };
}
