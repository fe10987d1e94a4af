import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { z } from "zod";
import { createTroubleReport } from "./keycloak-trouble.ts";
import type { Trouble } from "./keycloak-trouble.ts";

/** The name under which failures speak of the engine. */
export const ENGINE = "Keycloak";
const DEADLINE_MS = 3_000;
/** Milliseconds before the end of a token's life in which it is no longer used. */
const SPARE_MS = 20_000;

export type KeycloakOptions = {
  /** Keycloak's address with its relative path, from inside: `http://127.0.0.1:8080/auth`. */
  readonly url: string;
  readonly realm: string;
  /** A confidential client whose service account has realm-management rights. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly log: Pick<Log, "info" | "error">;
  readonly clock: () => Date;
};

export type Call = { readonly method: string; readonly path: string; readonly body?: unknown };
export type Answer = {
  readonly status: number;
  readonly body: unknown;
  /** Where a created thing is. */
  readonly location: string;
};

/** Calls of the realm's admin API, authenticated. */
export type KeycloakConnection = {
  /** Any status below 500 but 401 and 403 is an answer; everything else is UNAVAILABLE, and its reason is logged. */
  readonly call: (call: Call) => Promise<Result<Answer>>;
};

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() });

type Token = { readonly text: string; readonly freshFrom: number; readonly freshUntil: number };
type Tokens = { readonly get: () => Promise<Token | Trouble>; readonly forget: (text: string) => void };

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function troubleOfToken(status: number): Trouble {
  if (status === 404) return "realm";
  return status >= 500 ? "broken" : "credentials";
}

/** The service account's token, asked for once however many wait for it, and kept while it is fresh. */
function createTokens({ url, realm, clientId, clientSecret, clock }: KeycloakOptions): Tokens {
  let kept: Token | null = null;
  let asking: Promise<Token | Trouble> | null = null;
  const ask = async (): Promise<Token | Trouble> => {
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
    if (!response.ok) return troubleOfToken(response.status);
    if (!body.success) return "broken";
    const freshFrom = clock().getTime();
    const life = Math.max(body.data.expires_in * 1000 - SPARE_MS, 0);
    kept = { text: body.data.access_token, freshFrom, freshUntil: freshFrom + life };
    return kept;
  };
  return {
    get: () => {
      const now = clock().getTime();
      // A clock that was set back must not keep a token for longer than it lives.
      if (kept !== null && now >= kept.freshFrom && now < kept.freshUntil) return Promise.resolve(kept);
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget: (text) => {
      if (kept?.text === text) kept = null;
    },
  };
}

async function send(options: KeycloakOptions, token: Token, { method, path, body }: Call): Promise<Answer> {
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

function troubleOf({ status }: Answer): Trouble | null {
  if (status === 401) return "credentials";
  if (status === 403) return "rights";
  return status >= 500 ? "broken" : null;
}

/** Opens nothing yet: the first call asks for a token. A token that Keycloak no longer takes is renewed once. */
export function createKeycloakConnection(options: KeycloakOptions): KeycloakConnection {
  const tokens = createTokens(options);
  const report = createTroubleReport(options);
  const attempt = async (call: Call, again: boolean): Promise<Answer | Trouble> => {
    const token = await tokens.get();
    if (typeof token === "string") return token;
    const answer = await send(options, token, call);
    if (answer.status !== 401) return troubleOf(answer) ?? answer;
    tokens.forget(token.text);
    return again ? attempt(call, false) : "credentials";
  };
  return {
    call: async (call) => {
      const answer = await attempt(call, true).catch((): Trouble => "silent");
      if (typeof answer === "string") {
        report.trouble(answer);
        return fail(unavailable(ENGINE));
      }
      report.fine();
      return ok(answer);
    },
  };
}
