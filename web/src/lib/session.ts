import Keycloak from "keycloak-js";
import type { KeycloakConfig, KeycloakInitOptions, KeycloakLoginOptions } from "keycloak-js";

/**
 * Where the person stands with the identity provider.
 * `expired`: was signed in here and the provider no longer says so; what is on the screen is kept until they
 * sign in again, in another tab.
 */
export type SessionState = "checking" | "guest" | "member" | "expired";

/** Why no token can be had: the provider cannot be reached (try again), or the session has ended. */
export class NoToken extends Error {
  readonly kind: "unreachable" | "ended";
  constructor(kind: "unreachable" | "ended") {
    super(`No token: the session is ${kind}`);
    this.name = "NoToken";
    this.kind = kind;
  }
}

type Provider = Pick<
  Keycloak,
  "init" | "login" | "logout" | "updateToken" | "token" | "authenticated" | "isTokenExpired" | "subject"
>;

type Ports = {
  readonly origin: string;
  readonly connect: (config: KeycloakConfig) => Provider;
  /** Tabs of one browser tell each other here. */
  readonly tabs: Pick<BroadcastChannel, "postMessage"> & { onmessage: ((event: MessageEvent) => void) | null };
  /** Leaves this page for another one of this site. */
  readonly leaveFor: (path: string) => void;
  readonly forget: () => void;
};

const CHECK_TIMEOUT_MS = 6_000;
/** A token that lives shorter than this is renewed before it is used. */
const MIN_VALIDITY_S = 20;

export type Session = {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the provider, once and at most 6 s, whether somebody is signed in. Never rejects. */
  readonly start: () => Promise<void>;
  /** Goes on as a guest without asking (the provider has just sent the person here to sign in). */
  readonly startAsGuest: () => void;
  /** A token that is good for the next seconds. Rejects with NoToken. */
  readonly token: () => Promise<string>;
  /** To be called when the server refused the token: a fresh one, or NoToken. */
  readonly renew: () => Promise<string>;
  readonly signIn: () => Promise<void>;
  readonly signUp: () => Promise<void>;
  /** Clears all stored state, tells the other tabs and signs out at the provider. */
  readonly signOut: () => Promise<void>;
};

function timeout(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}

function providerConfig(origin: string): KeycloakConfig {
  const issuer = `${origin}/auth/realms/callboard`;
  const endpoints = `${issuer}/protocol/openid-connect`;
  // Given inline, it saves a request on each load; both identity providers answer at these addresses.
  return {
    clientId: "callboard-web",
    oidcProvider: {
      issuer,
      authorization_endpoint: `${endpoints}/auth`,
      token_endpoint: `${endpoints}/token`,
      end_session_endpoint: `${endpoints}/logout`,
    },
  };
}

function initOptions(origin: string): KeycloakInitOptions {
  return {
    onLoad: "check-sso",
    silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
    silentCheckSsoFallback: false,
    checkLoginIframe: false,
    pkceMethod: "S256",
    scope: "openid profile email",
    redirectUri: `${origin}/signed-in`,
  };
}

/** The session of this tab. Tokens live in its memory and nowhere else. */
export function createSession(ports: Ports): Session {
  const { origin } = ports;
  const listeners = new Set<() => void>();
  let state: SessionState = "checking";
  let provider = ports.connect(providerConfig(origin));
  let restoring: Promise<boolean> | null = null;
  let owner: string | undefined;

  function become(next: SessionState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function check(candidate: Provider): Promise<boolean> {
    const answer = candidate.init(initOptions(origin)).catch(() => false);
    return Promise.race([timeout(CHECK_TIMEOUT_MS), answer]);
  }

  /** An instance can be initialised once, so a lost session is looked for with a fresh one. */
  function restore(): Promise<boolean> {
    restoring ??= (async () => {
      const fresh = ports.connect(providerConfig(origin));
      const found = await check(fresh);
      if (found && owner !== undefined && fresh.subject !== owner) ports.leaveFor("/dashboard");
      if (found) provider = fresh;
      become(found ? "member" : "expired");
      return found;
    })().finally(() => {
      restoring = null;
    });
    return restoring;
  }

  async function tokenWith(minValidity: number): Promise<string> {
    try {
      await provider.updateToken(minValidity);
    } catch {
      if (provider.authenticated && provider.token !== undefined && !provider.isTokenExpired(0)) return provider.token;
      if (provider.authenticated) throw new NoToken("unreachable");
      if (!(await restore())) throw new NoToken("ended");
    }
    if (provider.token === undefined) throw new NoToken("ended");
    return provider.token;
  }

  function goTo(options: KeycloakLoginOptions): Promise<void> {
    return ready.then(() => provider.login({ redirectUri: `${origin}/signed-in`, ...options }));
  }

  let ready: Promise<void> = Promise.resolve();

  ports.tabs.onmessage = (event) => {
    if (event.data === "signed-out" && state !== "guest") {
      ports.forget();
      ports.leaveFor("/login?signed-out");
    }
    if (event.data === "signed-in" && state === "expired") void restore();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      const member = await check(provider);
      owner = member ? provider.subject : undefined;
      if (member) ports.tabs.postMessage("signed-in");
      become(member ? "member" : "guest");
    },
    startAsGuest: () => {
      // login() builds its address from what init() prepares; without onLoad nothing is asked.
      const { onLoad: _asked, silentCheckSsoRedirectUri: _frame, ...quiet } = initOptions(origin);
      ready = provider.init(quiet).then(() => undefined, () => undefined);
      become("guest");
    },
    token: () => tokenWith(MIN_VALIDITY_S),
    renew: () => tokenWith(-1),
    signIn: () => goTo({}),
    // register() is not there with a plain OpenID provider; prompt=create means the same to both.
    signUp: () => goTo({ prompt: "create" } as unknown as KeycloakLoginOptions),
    signOut: async () => {
      ports.forget();
      ports.tabs.postMessage("signed-out");
      await provider.logout({ redirectUri: `${origin}/` });
    },
  };
}

/** Empties everything that this site keeps in the browser. */
function forgetStoredState(): void {
  localStorage.clear();
  sessionStorage.clear();
  if ("caches" in globalThis) {
    void caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  }
}

/** The session over the real provider, in a browser. */
export function browserSession(): Session {
  return createSession({
    origin: location.origin,
    connect: (config) => new Keycloak(config),
    tabs: new BroadcastChannel("callboard.session"),
    leaveFor: (path) => location.replace(path),
    forget: forgetStoredState,
  });
}
