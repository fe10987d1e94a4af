import type Keycloak from "keycloak-js";
import type { KeycloakConfig, KeycloakInitOptions, KeycloakLoginOptions } from "keycloak-js";
import { inTime } from "#lib/in-time.ts";

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
  /** Deletes what this browser shows of the last member without a session; unsaved input stays theirs. */
  readonly forgetResponses: () => Promise<void>;
  /** The provider's id of the last member here whose session has not ended since; otherwise empty. */
  readonly remembered: () => string;
  /** Whether this site responds at all. */
  readonly isReachable: () => Promise<boolean>;
  /** Called with the provider's id of the member before any page is shown. */
  readonly welcome: (member: string) => void;
};

/** The longest that a check waits for the site or the provider. */
export const CHECK_TIMEOUT_MS = 6_000;
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
  /** `email` is filled in at the provider, which may leave it out. */
  readonly signIn: (email?: string) => Promise<void>;
  readonly signUp: () => Promise<void>;
  /** Lets the provider ask for a second step from now on, such as codes of an app. */
  readonly addSecondStep: () => Promise<void>;
  /** Signs the member in once more, for actions that require a recent sign-in. */
  readonly signInAgain: () => Promise<void>;
  /** Clears all stored state, notifies the other tabs and signs out at the provider. */
  readonly signOut: () => Promise<void>;
};

/** False after this time. */
export function timeout(milliseconds: number): Promise<false> {
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

/** `no`: the provider has said that nobody is signed in. `unknown`: it has said nothing. */
type Found = "yes" | "no" | "unknown";

async function check(candidate: Provider, origin: string): Promise<Found> {
  const response = candidate.init(initOptions(origin)).then(
    (isFound): Found => (isFound ? "yes" : "no"),
    (): Found => "unknown",
  );
  return Promise.race([timeout(CHECK_TIMEOUT_MS).then((): Found => "unknown"), response]);
}

/**
 * Whether someone is signed in. `away`: the site cannot be reached, and the last member's session has not ended.
 * `ended`: the provider says that it has.
 */
async function identify(
  { origin, remembered, isReachable }: Ports,
  provider: Provider,
): Promise<"member" | "away" | "guest" | "ended"> {
  const isOffline = remembered() === "" ? Promise.resolve(false) : isReachable().then((is) => !is);
  const found = check(provider, origin);
  // Offline, don't wait for the provider to time out.
  const first = await Promise.race([found, isOffline.then((is) => (is ? "unknown" : found))]);
  if (first === "yes") return "member";
  if (first === "no") return remembered() === "" ? "guest" : "ended";
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
function createKeeper({ origin, connect, leaveFor, isReachable, forgetResponses }: Ports): Keeper {
  const { state, subscribe, become } = createState();
  let provider = connect(providerConfig(origin));
  let owner: string | undefined;
  let restoring: Promise<boolean> | null = null;

  async function recheck(): Promise<boolean> {
    // An instance can be initialized once only, so a lost session is looked up with a new one.
    const fresh = connect(providerConfig(origin));
    const found = await check(fresh, origin);
    const isFound = found === "yes";
    if (found === "no") await forgetResponses();
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

/** What a person goes to the provider for. */
function waysIn(
  goTo: (options: KeycloakLoginOptions) => Promise<void>,
): Pick<Session, "signIn" | "signUp" | "signInAgain" | "addSecondStep"> {
  return {
    signIn: (email) => goTo(email === undefined ? {} : { loginHint: email }),
    // A plain OpenID provider has no register(); prompt=create means the same to both.
    signUp: () => goTo({ prompt: "create" } as unknown as KeycloakLoginOptions),
    signInAgain: () => goTo({ prompt: "login" }),
    addSecondStep: () => goTo({ action: "CONFIGURE_TOTP" }),
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
      if (who === "ended") await ports.forgetResponses();
      become(who === "guest" || who === "ended" ? "guest" : "member");
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
    ...waysIn(goTo),
    signOut: async () => {
      await forget();
      tabs.postMessage("signed-out");
      await provider().logout({ redirectUri: `${origin}/` });
    },
  };
}
