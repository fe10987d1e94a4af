import Keycloak from "keycloak-js";
import type { KeycloakConfig, KeycloakInitOptions, KeycloakLoginOptions } from "keycloak-js";
import { claimDrafts } from "#lib/forms/drafts.ts";
import { announceLeaving } from "./leaving.ts";

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

type Provider = Pick<Keycloak, "init" | "login" | "logout" | "updateToken" | "isTokenExpired"> & {
  readonly token?: string | undefined;
  readonly subject?: string | undefined;
  readonly authenticated: boolean;
};

type Ports = {
  readonly origin: string;
  readonly connect: (config: KeycloakConfig) => Provider;
  /** Tabs of one browser notify each other here. */
  readonly tabs: Pick<BroadcastChannel, "postMessage"> & {
    onmessage: ((event: MessageEvent) => void) | null;
  };
  /** Leaves this page for another one of this site. */
  readonly leaveFor: (path: string) => void;
  readonly forget: () => void;
  /** Called with who the member is, by the provider's name for them, before any page is shown. */
  readonly welcome: (member: string) => void;
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
  /** Clears all stored state, notifies the other tabs and signs out at the provider. */
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

type Keeper = Pick<Session, "state" | "subscribe" | "token" | "renew"> & {
  readonly provider: () => Provider;
  readonly become: (next: SessionState) => void;
  /** Remembers whose session this is, once it is known. */
  readonly found: () => void;
  readonly restore: () => Promise<boolean>;
};

async function check(candidate: Provider, origin: string): Promise<boolean> {
  const answer = candidate.init(initOptions(origin)).catch(() => false);
  return Promise.race([timeout(CHECK_TIMEOUT_MS), answer]);
}

function createState(): Pick<Keeper, "state" | "subscribe" | "become"> {
  const listeners = new Set<() => void>();
  let state: SessionState = "checking";
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next) => {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Holds the provider's client and the state, and gives out tokens. */
function createKeeper({ origin, connect, leaveFor }: Ports): Keeper {
  const { state, subscribe, become } = createState();
  let provider = connect(providerConfig(origin));
  let owner: string | undefined;
  let restoring: Promise<boolean> | null = null;

  async function lookAgain(): Promise<boolean> {
    // An instance can be initialised once, so a lost session is looked for with a fresh one.
    const fresh = connect(providerConfig(origin));
    const isFound = await check(fresh, origin);
    if (isFound && owner !== undefined && fresh.subject !== owner) leaveFor("/dashboard");
    if (isFound) provider = fresh;
    become(isFound ? "member" : "expired");
    return isFound;
  }

  function restore(): Promise<boolean> {
    restoring ??= lookAgain().finally(() => {
      restoring = null;
    });
    return restoring;
  }

  async function tokenWith(minValidity: number): Promise<string> {
    try {
      await provider.updateToken(minValidity);
    } catch {
      const { authenticated, token } = provider;
      if (authenticated && token !== undefined && !provider.isTokenExpired(0)) return token;
      if (authenticated) throw new NoToken("unreachable");
      if (!(await restore())) throw new NoToken("ended");
    }
    if (provider.token === undefined) throw new NoToken("ended");
    return provider.token;
  }

  return {
    state,
    subscribe,
    provider: () => provider,
    become,
    found: () => {
      owner = provider.subject;
    },
    restore,
    token: () => tokenWith(MIN_VALIDITY_S),
    renew: () => tokenWith(-1),
  };
}

/** The session of this tab. Tokens live in its memory and nowhere else. */
export function createSession(ports: Ports): Session {
  const { origin, tabs, forget, leaveFor, welcome } = ports;
  const { state, subscribe, token, renew, provider, become, found, restore } = createKeeper(ports);
  let ready: Promise<void> = Promise.resolve();

  function goTo(options: KeycloakLoginOptions): Promise<void> {
    return ready.then(() => provider().login({ redirectUri: `${origin}/signed-in`, ...options }));
  }

  tabs.onmessage = (event) => {
    if (event.data === "signed-out" && state() !== "guest") {
      forget();
      leaveFor("/login?signed-out");
    }
    if (event.data === "signed-in" && state() === "expired") void restore();
  };

  return {
    state,
    subscribe,
    token,
    renew,
    start: async () => {
      const member = await check(provider(), origin);
      if (member) {
        found();
        welcome(provider().subject ?? "");
        tabs.postMessage("signed-in");
      }
      become(member ? "member" : "guest");
    },
    startAsGuest: () => {
      // login() builds its address from what init() prepares; without onLoad nothing is asked.
      const { onLoad: _asked, silentCheckSsoRedirectUri: _frame, ...quiet } = initOptions(origin);
      ready = provider()
        .init(quiet)
        .then(
          () => undefined,
          () => undefined,
        );
      become("guest");
    },
    signIn: () => goTo({}),
    // register() is not there with a plain OpenID provider; prompt=create means the same to both.
    signUp: () => goTo({ prompt: "create" } as unknown as KeycloakLoginOptions),
    signOut: async () => {
      forget();
      tabs.postMessage("signed-out");
      await provider().logout({ redirectUri: `${origin}/` });
    },
  };
}

/** Empties everything that this site keeps in the browser, after what waits to be saved is on its way. */
function forgetStoredState(): void {
  announceLeaving();
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
    welcome: claimDrafts,
  });
}
