import Keycloak from "keycloak-js";
import type { KeycloakConfig, KeycloakInitOptions, KeycloakLoginOptions } from "keycloak-js";
import { claimDrafts, draftsOwner } from "#lib/forms/drafts.ts";
import { inTime } from "#lib/in-time.ts";
import { ANSWERS_DATABASE, SHELL_CACHES, UPLOADS_DATABASE, WAITING_DATABASE } from "#lib/offline/database.ts";
import { announceLeaving, forgetAll } from "./leaving.ts";

/**
 * The state of the session with the identity provider. `expired`: the member was signed in here and the provider no
 * longer says so; the page keeps what it shows until they sign in again, in another tab.
 */
export type SessionState = "checking" | "guest" | "member" | "expired";

/** Why there is no token: the provider cannot be reached (try again), or the session has ended. */
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
  /** The tabs of one browser notify each other here. */
  readonly tabs: Pick<BroadcastChannel, "postMessage"> & {
    onmessage: ((event: MessageEvent) => void) | null;
  };
  /** Leaves this page for another one of this site. */
  readonly leaveFor: (path: string) => void;
  readonly forget: () => Promise<void>;
  /** The provider's id of the last member here who has not signed out since; otherwise empty. */
  readonly remembered: () => string;
  /** Whether this site responds at all. */
  readonly isReachable: () => Promise<boolean>;
  /** Called with the provider's id of the member before any page is shown. */
  readonly welcome: (member: string) => void;
};

const CHECK_TIMEOUT_MS = 6_000;
/** The longest that signing out waits for stored data to be deleted. */
const FORGET_TIMEOUT_MS = 2_000;
/** A token that expires sooner than this is renewed before it is used. */
const MIN_VALIDITY_S = 20;

export type Session = {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Checks with the provider, once and for at most 6 s, whether someone is signed in. If the site cannot be reached,
   * the last member stays signed in without a token and reads what this browser has stored for them. Never rejects.
   */
  readonly start: () => Promise<void>;
  /** Continues as a guest without a check (the provider has just sent the person here to sign in). */
  readonly startAsGuest: () => void;
  /** A token that is valid for the next seconds. Rejects with NoToken. */
  readonly token: () => Promise<string>;
  /** A fresh token after the server rejected the last one. Rejects with NoToken. */
  readonly renew: () => Promise<string>;
  readonly signIn: () => Promise<void>;
  readonly signUp: () => Promise<void>;
  /** Signs the member in once more, for actions that require a recent sign-in. */
  readonly signInAgain: () => Promise<void>;
  /** Clears all stored state, notifies the other tabs and signs out at the provider. */
  readonly signOut: () => Promise<void>;
};

function timeout(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}

function providerConfig(origin: string): KeycloakConfig {
  const issuer = `${origin}/auth/realms/callboard`;
  const endpoints = `${issuer}/protocol/openid-connect`;
  // Given inline, this saves a request on each load; both identity providers serve these addresses.
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
  /** Sets whose session this is, once that is known. */
  readonly own: (member: string) => void;
  readonly restore: () => Promise<boolean>;
};

async function check(candidate: Provider, origin: string): Promise<boolean> {
  const answer = candidate.init(initOptions(origin)).catch(() => false);
  return Promise.race([timeout(CHECK_TIMEOUT_MS), answer]);
}

/** Whether someone is signed in. `away`: the site cannot be reached, and the last member has not signed out. */
async function identify(
  { origin, remembered, isReachable }: Ports,
  provider: Provider,
): Promise<"member" | "away" | "guest"> {
  const isOffline = remembered() === "" ? Promise.resolve(false) : isReachable().then((is) => !is);
  const found = check(provider, origin);
  // Offline, don't wait for the provider to time out.
  if (await Promise.race([found, isOffline.then((is) => !is && found)])) return "member";
  return (await isOffline) ? "away" : "guest";
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

/** Holds the provider's client and the state, and provides tokens. */
function createKeeper({ origin, connect, leaveFor, isReachable }: Ports): Keeper {
  const { state, subscribe, become } = createState();
  let provider = connect(providerConfig(origin));
  let owner: string | undefined;
  let restoring: Promise<boolean> | null = null;

  async function recheck(): Promise<boolean> {
    // An instance can be initialized once only, so a lost session is looked up with a new one.
    const fresh = connect(providerConfig(origin));
    const isFound = await check(fresh, origin);
    const isOwner = isFound && (owner === undefined || fresh.subject === owner);
    // Someone else has signed in: nothing that this page still holds may be sent with their token.
    if (isFound && !isOwner) leaveFor("/dashboard");
    if (isOwner) provider = fresh;
    become(isOwner ? "member" : "expired");
    return isOwner;
  }

  function restore(): Promise<boolean> {
    restoring ??= recheck().finally(() => {
      restoring = null;
    });
    return restoring;
  }

  async function tokenWith(minValidity: number): Promise<string> {
    try {
      await inTime(provider.updateToken(minValidity));
    } catch {
      const { authenticated, token } = provider;
      if (authenticated && token !== undefined && !provider.isTokenExpired(0)) return token;
      if (authenticated) throw new NoToken("unreachable");
      if (!(await isReachable())) throw new NoToken("unreachable");
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
    own: (member) => {
      owner = member;
    },
    restore,
    token: () => tokenWith(MIN_VALIDITY_S),
    renew: () => tokenWith(-1),
  };
}

/** The session of this tab. Tokens live in its memory and nowhere else. */
export function createSession(ports: Ports): Session {
  const { origin, tabs, forget, leaveFor, welcome, remembered } = ports;
  const { state, subscribe, token, renew, provider, become, own, restore } = createKeeper(ports);
  let ready: Promise<void> = Promise.resolve();

  function goTo(options: KeycloakLoginOptions): Promise<void> {
    return ready.then(() => provider().login({ redirectUri: `${origin}/signed-in`, ...options }));
  }

  tabs.onmessage = (event) => {
    if (event.data === "signed-out" && state() !== "guest") {
      void forget().finally(() => leaveFor("/login?signed-out"));
    }
    if (event.data === "signed-in" && state() === "expired") void restore();
  };

  return {
    state,
    subscribe,
    token,
    renew,
    start: async () => {
      const who = await identify(ports, provider());
      if (who === "away") own(remembered());
      if (who === "member") {
        const { subject = "" } = provider();
        own(subject);
        welcome(subject);
        tabs.postMessage("signed-in");
      }
      become(who === "guest" ? "guest" : "member");
    },
    startAsGuest: () => {
      // login() builds its address from what init() prepares; without onLoad, nothing is requested.
      const { onLoad: _onLoad, silentCheckSsoRedirectUri: _frame, ...quiet } = initOptions(origin);
      ready = provider()
        .init(quiet)
        .then(
          () => undefined,
          () => undefined,
        );
      become("guest");
    },
    signIn: () => goTo({}),
    // A plain OpenID provider has no register(); prompt=create means the same to both.
    signUp: () => goTo({ prompt: "create" } as unknown as KeycloakLoginOptions),
    signInAgain: () => goTo({ prompt: "login" }),
    signOut: async () => {
      await forget();
      tabs.postMessage("signed-out");
      await provider().logout({ redirectUri: `${origin}/` });
    },
  };
}

/** Deletes everything that this site stores of a person in the browser, after unsaved changes have been sent. */
async function forgetStoredState(): Promise<void> {
  announceLeaving();
  localStorage.clear();
  sessionStorage.clear();
  // deleteDatabase waits for the last page that has it open, so the records are deleted first.
  await Promise.race([forgetAll(), timeout(FORGET_TIMEOUT_MS)]);
  for (const name of [WAITING_DATABASE, UPLOADS_DATABASE, ANSWERS_DATABASE]) indexedDB.deleteDatabase(name);
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter((name) => !name.startsWith(SHELL_CACHES));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether anything of this site responds; the worker does not serve this file. */
async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  return fetch("/robots.txt", { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

/** The session with the real provider, in a browser. */
export function browserSession(): Session {
  return createSession({
    origin: location.origin,
    connect: (config) => new Keycloak(config),
    tabs: new BroadcastChannel("callboard.session"),
    leaveFor: (path) => location.replace(path),
    forget: forgetStoredState,
    remembered: draftsOwner,
    isReachable: siteAnswers,
    welcome: claimDrafts,
  });
}
