import { check, sleep } from "k6";
import crypto from "k6/crypto";
import encoding from "k6/encoding";
import exec from "k6/execution";
import http, { type CookieJar, type RefinedResponse } from "k6/http";
import { refusedByLimit, signInDuration } from "./measures.ts";
import { ACCOUNTS, ORIGIN, within, type Account } from "./settings.ts";

const REALM = "/auth/realms/callboard/protocol/openid-connect";
const REDIRECT = `${ORIGIN}/signed-in`;
const TRIES = 6;
const MAX_REDIRECTS = 6;
/** Access tokens live for five minutes. */
const FRESH_MS = 240_000;

type FormResponse = RefinedResponse<"text">;

/** A signed-in person. */
export interface Session {
  readonly kind: Account["kind"];
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly at: number;
}

const locationOf = (response: FormResponse): string => response.headers["Location"] ?? "";
const isRedirect = ({ status }: FormResponse): boolean => status >= 300 && status < 400;

function get(jar: CookieJar, address: string): FormResponse {
  return http.get(within(address), { jar, redirects: 0, responseType: "text", tags: { name: "sign-in" } });
}

/** Submits the form: the embedded provider's takes JSON; Keycloak's page contains its target. */
function sendForm(jar: CookieJar, form: FormResponse, { email, password }: Account): FormResponse {
  const params = { jar, redirects: 0, responseType: "text", tags: { name: "sign-in" } } as const;
  const action = /action="([^"]+)"/.exec(form.body)?.[1]?.replaceAll("&amp;", "&");
  if (action) return http.post(within(action), { username: email, password, credentialId: "" }, params);
  const headers = { "content-type": "application/json", origin: ORIGIN };
  const responseCallback = http.expectedStatuses({ min: 200, max: 399 }, 429);
  const body = JSON.stringify({ login: email, password });
  return http.post(within(form.url), body, { ...params, headers, responseCallback });
}

/** The code that the provider passes in the redirect to the client's page. */
function codeOf(jar: CookieJar, first: string): string | undefined {
  let next = first;
  for (let hop = 0; hop < MAX_REDIRECTS && !next.startsWith(REDIRECT); hop += 1)
    next = locationOf(get(jar, next));
  return /[#&?]code=([^&]+)/.exec(next)?.[1];
}

function tokens(fields: Readonly<Record<string, string>>, jar: CookieJar | null): FormResponse {
  const headers = { origin: ORIGIN };
  const form = { client_id: "callboard-web", ...fields };
  const params = { headers, responseType: "text", tags: { name: "token" }, ...(jar && { jar }) } as const;
  return http.post(within(`${REALM}/token`), form, params);
}

function sessionOf(account: Pick<Account, "kind" | "email">, response: FormResponse): Session | null {
  if (response.status !== 200) return null;
  const { access_token: token, refresh_token: refreshToken } = JSON.parse(response.body) as Record<
    string,
    string
  >;
  if (!token || !refreshToken) return null;
  return { kind: account.kind, email: account.email, token, refreshToken, at: Date.now() };
}

/** Opens the provider's form as the web client does; returns the page with the URL to submit it to. */
function openForm(jar: CookieJar, challenge: string): FormResponse {
  const query = Object.entries({
    client_id: "callboard-web",
    redirect_uri: REDIRECT,
    response_type: "code",
    response_mode: "fragment",
    scope: "openid profile email",
    state: "load",
    code_challenge: challenge,
    code_challenge_method: "S256",
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const response = get(jar, `${REALM}/auth?${query.join("&")}`);
  if (!isRedirect(response)) return response;
  return get(jar, locationOf(response));
}

type Attempt = Session | { readonly retryAfter: number } | null;

function attempt(account: Account): Attempt {
  const jar = new http.CookieJar();
  const verifier = encoding.b64encode(crypto.randomBytes(32), "rawurl");
  const form = openForm(jar, crypto.sha256(verifier, "base64rawurl"));
  const sent = sendForm(jar, form, account);
  if (sent.status === 429) return { retryAfter: Number(sent.headers["Retry-After"] ?? 5) };
  const redirect = isRedirect(sent) ? locationOf(sent) : redirectOf(sent);
  const code = redirect && codeOf(jar, redirect);
  if (!code) return null;
  const exchange = {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
  };
  return sessionOf(account, tokens(exchange, jar));
}

function redirectOf({ body }: FormResponse): string | undefined {
  try {
    return (JSON.parse(body) as { redirect?: string }).redirect;
  } catch {
    return undefined;
  }
}

/**
 * Signs in through the form as a browser does, and waits as long as the provider demands if too many people sign in
 * at once.
 */
export function signIn(account: Account): Session | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const began = Date.now();
    const result = attempt(account);
    const isRefused = result !== null && "retryAfter" in result;
    refusedByLimit.add(isRefused);
    if (!isRefused) {
      check(result, { "is signed in": (session) => session !== null });
      if (result) signInDuration.add(Date.now() - began);
      return result;
    }
    sleep(result.retryAfter + Math.random());
  }
  return null;
}

/** This person's account of a kind; people with the same number share one. */
export function ownAccount(kind: Account["kind"]): Account {
  const fitting = ACCOUNTS.filter((account) => account.kind === kind);
  const own = fitting[exec.vu.idInTest % fitting.length];
  if (!own) throw new Error(`There is no account of a ${kind}.`);
  return own;
}

const sessions = new Map<Account["kind"], Session>();

/** This person's session, signed in or renewed if necessary; null if that was rejected. */
export function sessionAs(kind: Account["kind"]): Session | null {
  const known = sessions.get(kind);
  if (known && Date.now() - known.at < FRESH_MS) return known;
  const fields = { grant_type: "refresh_token", refresh_token: known?.refreshToken ?? "" };
  const renewed = known ? sessionOf(known, tokens(fields, null)) : null;
  const session = renewed ?? signIn(ownAccount(kind));
  if (session) sessions.set(kind, session);
  return session;
}
