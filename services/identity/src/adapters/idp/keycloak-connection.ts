import { certificateFault } from "@callboard/kit/log/certificate-fault.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { z } from "zod";
import { createHealthReporter, type KeycloakError } from "./keycloak-errors.ts";

/** Name of the dependency in failures. */
export const DEPENDENCY = "Keycloak";
const DEADLINE_MS = 3_000;
/** A token is renewed this many milliseconds before it expires. */
const EXPIRY_MARGIN_MS = 20_000;

export interface KeycloakOptions {
  /** Keycloak's internal address with its relative path: `http://127.0.0.1:8080/auth`. */
  readonly url: string;
  readonly realm: string;
  /** A confidential client whose service account has realm-management permissions. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly log: Pick<Log, "info" | "error">;
  readonly clock: () => Date;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export interface Response {
  readonly status: number;
  readonly body: unknown;
  /** URL of a created resource. */
  readonly location: string;
}

/** Authenticated calls to the realm's admin API. */
export interface KeycloakConnection {
  /** Any status below 500 except 401 and 403 is a success. Anything else is UNAVAILABLE, and its cause is logged. */
  readonly call: (call: Call) => Promise<Result<Response>>;
}

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() });

interface Token {
  readonly text: string;
  readonly validFrom: number;
  readonly validUntil: number;
}

interface Tokens {
  readonly get: () => Promise<Token | KeycloakError>;
  readonly forget: (text: string) => void;
}

async function readBody(response: globalThis.Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function classifyTokenError(status: number): KeycloakError {
  if (status === 404) return "realm";
  return status >= 500 ? "broken" : "credentials";
}

/** The service account's token: requested once for all concurrent callers, and cached while it is valid. */
function createTokens({ url, realm, clientId, clientSecret, clock }: KeycloakOptions): Tokens {
  let cached: Token | null = null;
  let requesting: Promise<Token | KeycloakError> | null = null;
  const request = async (): Promise<Token | KeycloakError> => {
    const response = await fetch(`${url}/realms/${realm}/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const body = tokenShape.safeParse(await readBody(response));
    if (!response.ok) return classifyTokenError(response.status);
    if (!body.success) return "broken";
    const validFrom = clock().getTime();
    const life = Math.max(body.data.expires_in * 1000 - EXPIRY_MARGIN_MS, 0);
    cached = { text: body.data.access_token, validFrom, validUntil: validFrom + life };
    return cached;
  };
  return {
    get: () => {
      const now = clock().getTime();
      // If the clock was set back, do not keep a token past its expiry.
      if (cached !== null && now >= cached.validFrom && now < cached.validUntil)
        return Promise.resolve(cached);
      requesting ??= request().finally(() => {
        requesting = null;
      });
      return requesting;
    },
    forget: (text) => {
      if (cached?.text === text) cached = null;
    },
  };
}

async function send(options: KeycloakOptions, token: Token, { method, path, body }: Call): Promise<Response> {
  const response = await fetch(`${options.url}/admin/realms/${options.realm}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token.text}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(DEADLINE_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: await readBody(response),
    location: response.headers.get("location") ?? "",
  };
}

function classifyError({ status }: Response): KeycloakError | null {
  if (status === 401) return "credentials";
  if (status === 403) return "permissions";
  return status >= 500 ? "broken" : null;
}

/**
 * Creates a connection without opening it: the first call requests a token. A token that Keycloak rejects is renewed
 * once.
 */
export function createKeycloakConnection(options: KeycloakOptions): KeycloakConnection {
  const tokens = createTokens(options);
  const health = createHealthReporter(options);
  const attempt = async (call: Call, mayRenew: boolean): Promise<Response | KeycloakError> => {
    const token = await tokens.get();
    if (typeof token === "string") return token;
    const response = await send(options, token, call);
    if (response.status !== 401) return classifyError(response) ?? response;
    tokens.forget(token.text);
    return mayRenew ? attempt(call, false) : "credentials";
  };
  return {
    call: async (call) => {
      let fault: string | null = null;
      const response = await attempt(call, true).catch((error: unknown): KeycloakError => {
        fault = certificateFault(error);
        return "unreachable";
      });
      if (typeof response === "string") {
        health.failed(response, fault);
        return fail(unavailable(DEPENDENCY));
      }
      health.recovered();
      return ok(response);
    },
  };
}
