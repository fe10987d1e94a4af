/** The product's client at an external provider. Apple's secret is a token valid for at most six months. */
export type BrokerSettings = { readonly clientId: string; readonly clientSecret: string };

type Brokers = { readonly google?: BrokerSettings; readonly apple?: BrokerSettings };

const COMMON = {
  enabled: true,
  updateProfileFirstLoginMode: "on",
  trustEmail: true,
  storeToken: false,
  addReadTokenRoleOnCreate: false,
  linkOnly: false,
};

function google({ clientId, clientSecret }: BrokerSettings) {
  const config = { clientId, clientSecret, defaultScope: "openid profile email", syncMode: "IMPORT" };
  return { ...COMMON, alias: "google", displayName: "Google", providerId: "google", config };
}

/**
 * Apple returns name and address only with a POST, which Keycloak's broker does not accept. It is therefore used only
 * to identify the person, who fills in the rest in the form of the first sign-in.
 */
function apple({ clientId, clientSecret }: BrokerSettings) {
  const config = {
    clientId,
    clientSecret,
    clientAuthMethod: "client_secret_post",
    issuer: "https://appleid.apple.com",
    authorizationUrl: "https://appleid.apple.com/auth/authorize",
    tokenUrl: "https://appleid.apple.com/auth/token",
    jwksUrl: "https://appleid.apple.com/auth/keys",
    useJwksUrl: "true",
    validateSignature: "true",
    disableUserInfo: "true",
    defaultScope: "openid",
    pkceEnabled: "true",
    pkceMethod: "S256",
    syncMode: "IMPORT",
  };
  return { ...COMMON, alias: "apple", displayName: "Apple", providerId: "oidc", trustEmail: false, config };
}

/** The external providers that are configured. */
export function identityProviders(settings: Brokers) {
  return [
    ...(settings.google === undefined ? [] : [google(settings.google)]),
    ...(settings.apple === undefined ? [] : [apple(settings.apple)]),
  ];
}
